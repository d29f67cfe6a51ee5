// What a page does for its readers; all but the search works without it.
"use strict";
(() => {
  const root = (document.currentScript.getAttribute("src") ?? "site.js").slice(0, -"site.js".length);
  const language = document.documentElement.lang;
  const rows = [...document.querySelectorAll(".row[id]")];
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  // In the frame of another version of the page, which waits for these rules.
  if (window.name === "hig-beside") {
    parent.postMessage(rows.map(row => [row.id, row.querySelector(".cell").lang, row.querySelector(".cell").innerHTML]), "*");
    return;
  }

  // The rule that a reader sees: that of the address, or the first one in view.
  const isInView = ({ top, bottom }) => bottom > 40 && top < innerHeight;
  const ruleInView = () => {
    const target = document.querySelector(".row:target");
    if (target && isInView(target.getBoundingClientRect())) return target;
    return scrollY < 100 ? null : rows.find(row => isInView(row.getBoundingClientRect()));
  };

  for (const link of document.querySelectorAll(".versions a, .called a")) {
    link.addEventListener("click", () => { link.hash = encodeURI(ruleInView()?.id ?? ""); });
  }

  // Another version of the page beside this one. A page on disk may not read it, but it may send its rules.
  const versions = [...document.querySelectorAll(".versions a:not([aria-current])")];
  const choice = document.getElementById("beside");
  // Kept from page to page, unless the browser forbids it.
  const memory = (() => { try { return sessionStorage; } catch { return {}; } })();
  let frame, added = [];
  const showBeside = () => {
    const link = versions[choice.selectedIndex - 1];
    memory.beside = choice.value;
    [frame, ...added].forEach(element => element?.remove());
    added = [];
    document.body.classList.toggle("columns-1", !link);
    document.body.classList.toggle("columns-2", link !== undefined);
    frame = link && make("iframe", { src: link.href, name: "hig-beside", hidden: true, title: link.textContent });
    if (frame) document.body.append(frame);
  };
  const cellOf = (name, lang, html) => {
    const cell = make("div", { className: "cell", lang, innerHTML: html });
    cell.prepend(make("p", { className: "name", textContent: name }));
    return cell;
  };
  const missing = () => make("div", { className: "cell missing", textContent: choice.dataset.missing });
  addEventListener("message", event => {
    if (!frame || event.source !== frame.contentWindow) return;
    const others = new Map(event.data.map(([id, lang, html]) => [id, cellOf(frame.title, lang, html)]));
    added = rows.map(row => {
      const cell = others.get(row.id) ?? missing();
      others.delete(row.id);
      row.querySelector(".cells").append(cell);
      return cell;
    });
    // What only the other version has.
    const rest = [...others.values()].map(cell =>
      make("div", { className: "row" }, make("div", { className: "cells" }, missing(), cell)));
    rest.unshift(...rest.length > 0 ? [make("h2", { className: "depth-0", textContent: frame.title })] : []);
    document.querySelector(".topic").append(...rest);
    added.push(...rest);
  });
  if (choice && versions.length > 0) {
    choice.append(make("option", { textContent: "–", value: "" }),
      ...versions.map(({ textContent, lang }) => make("option", { textContent, lang, value: textContent })));
    choice.addEventListener("change", showBeside);
    choice.parentElement.hidden = false;
    choice.value = memory.beside ?? "";
    if (choice.selectedIndex < 0) choice.value = "";
    if (choice.value !== "") showBeside();
  }

  // One of the languages of a page that has several.
  for (const radio of document.querySelectorAll("input[name=language]")) {
    radio.addEventListener("change", () => {
      for (const element of document.querySelectorAll("[data-language]")) {
        element.hidden = radio.value !== "" && element.dataset.language !== radio.value;
      }
    });
  }

  // Tables that are long enough can be sorted.
  const order = new Intl.Collator(language, { numeric: true });
  for (const { rows: [head, ...body] } of document.querySelectorAll(".table table")) {
    if (body.length < 4) continue;
    [...head.cells].filter(cell => cell.localName === "th").forEach(cell => {
      const button = make("button", { type: "button" }, ...cell.childNodes);
      cell.append(button);
      button.addEventListener("click", () => {
        const sign = cell.ariaSort === "ascending" ? -1 : 1;
        for (const other of head.cells) other.ariaSort = null;
        cell.ariaSort = sign > 0 ? "ascending" : "descending";
        const textOf = row => row.cells[cell.cellIndex].textContent;
        head.after(...body.sort((one, other) => sign * order.compare(textOf(one), textOf(other))));
      });
    });
  }

  // Search.
  const input = document.getElementById("filter");
  const count = document.getElementById("count");
  const main = document.querySelector("main");
  const besideSearch = document.querySelectorAll(".side > nav, .tools > :is(fieldset, p:has(select))");
  const list = make("ol");
  const answers = make("main", { id: "answers", hidden: true }, list);
  main.after(answers);
  document.querySelector(".tools").hidden = false;

  // The index of a page that is alone.
  const indexOfPage = names => {
    const textOf = element => element?.textContent ?? "";
    const pages = [...document.querySelectorAll(".topic")].map(topic => {
      const [title, ...others] = (topic.querySelector(".title") ?? document.querySelector("h1")).children;
      const rules = [...topic.querySelectorAll(".row")].map(row => {
        const text = row.querySelector(".lead") ?? row.querySelector(".cell :is(p:not(.name, .missing), li, td)");
        return [row.id, textOf(text), textOf(row.parentElement.querySelector("[class^=depth]")), names.asked[row.id] ?? "",
          [...row.querySelectorAll(".cell")].map(textOf).join(" ")];
      });
      return [topic.id, textOf(title), "", "", false, others.map(textOf), rules];
    });
    return { pages, ...names, terms: names.terms.map(term => [-1, ...term]) };
  };

  let index, isLoading;
  const use = data => {
    index = data;
    higSearch.prepare(data);
    search(false);
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const names = document.getElementById("names");
    if (names) return use(indexOfPage(JSON.parse(names.textContent)));
    const script = make("script", { src: `${root}search-${language}.js` });
    script.addEventListener("load", () => use(window.higIndex));
    document.head.append(script);
  };

  // Appends a text with what a query matches in marks.
  const appendMarked = (element, text, patterns) => {
    const letters = higSearch.hiragana(text.toLowerCase());
    const isMarked = new Array(text.length).fill(false);
    for (const pattern of patterns) {
      for (const match of letters.matchAll(new RegExp(pattern, "g"))) {
        isMarked.fill(true, match.index, match.index + match[0].length);
      }
    }
    for (let start = 0, end; start < text.length; start = end) {
      end = start + 1;
      while (end < text.length && isMarked[end] === isMarked[start]) end += 1;
      element.append(make(isMarked[start] ? "mark" : "span", { textContent: text.slice(start, end) }));
    }
  };

  const item = ({ page, anchor, text }, patterns) => {
    const [topic, title, address, group] = index.pages[page];
    const href = address === "" ? "#" + encodeURI(anchor || topic)
      : root + address + (anchor === "" ? "" : "#" + encodeURI(anchor));
    const link = make("a", { href });
    appendMarked(link, text, patterns);
    link.append(make("small", { textContent: anchor === "" ? group : title }));
    return make("li", {}, link);
  };

  const search = isComposing => {
    if (!index) return load();
    const text = input.value.trim();
    const found = higSearch.find(text, isComposing);
    const patterns = higSearch.patternsOf(text);
    list.replaceChildren(...found.map(answer => item(answer, patterns)));
    answers.hidden = text === "";
    main.hidden = text !== "";
    for (const element of besideSearch) element.classList.toggle("away", text !== "");
    const label = found.length === 0 ? "none" : found.length === 1 ? "one" : "several";
    count.textContent = text === "" ? ""
      : count.dataset[label].replace("%", () => found.length === 0 ? text : found.length);
  };

  const clear = () => { input.value = ""; search(false); };
  input.addEventListener("focus", load);
  input.addEventListener("input", event => search(event.isComposing));
  input.addEventListener("compositionend", () => search(false));
  // A link may lead to what the answers hide.
  answers.addEventListener("click", event => {
    if (!event.target.closest("a")) return;
    main.hidden = false;
    setTimeout(clear);
  });
  window.addEventListener("hashchange", () => {
    if (!main.hidden) return;
    clear();
    document.querySelector(":target")?.scrollIntoView();
  });
  document.addEventListener("keydown", event => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...answers.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement);
    const isInField = document.activeElement === input;
    if (event.key === "/" && !isInField || event.key === "Escape" && input.value !== "") {
      event.preventDefault();
      if (event.key === "Escape") clear();
      input.focus();
      input.select();
    } else if (event.key === "Enter" && isInField) {
      links[0]?.click();
    } else if (/^Arrow(Down|Up)$/.test(event.key) && (isInField || place >= 0)) {
      event.preventDefault();
      (event.key === "ArrowDown" ? links[place + 1] : links[place - 1] ?? input)?.focus();
    }
  });
  // A browser that comes back to the page keeps what was typed.
  if (input.value !== "") load();
})();
