// Filters rules as one types, and shows one language of several. All is readable without it.
"use strict";
(() => {
  const input = document.getElementById("filter");
  const count = document.getElementById("count");
  const topics = [...document.querySelectorAll(".topic")];
  const links = [...document.querySelectorAll("nav a")];
  const parts = [...document.querySelectorAll(".part")];
  document.querySelector(".tools").hidden = false;

  // Case, width, accents and kana do not count, nor do spaces between Korean or Japanese letters.
  const fold = text => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC")
    .toLowerCase().replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 96));
  const joined = text => text.replace(/\s+/g, " ")
    .replace(/([가-힣]) | (?=[가-힣])/g, "$1").replace(/([ぁ-ゖー一-鿿]) (?=[ぁ-ゖー一-鿿])/g, "$1");

  // What a thing is also called: 탭바 finds 탭 막대, as tabbar finds tab bar.
  const compact = text => text.replace(/[\s\-・]+/g, "");
  const terms = JSON.parse(document.getElementById("names").textContent)
    .map(names => names.map(name => joined(fold(name))));
  const termsByName = new Map();
  for (const names of terms) {
    for (const name of names) {
      const key = compact(name);
      termsByName.set(key, [...termsByName.get(key) ?? [], names]);
    }
  }
  // The names that stand for a text: those of the terms that it names, or that it begins.
  const namesFor = text => {
    const known = termsByName.get(text);
    if (known) return known.flat();
    return text.length < 3 ? [] : terms.flat()
      .filter(name => name.includes(" ") && compact(name).startsWith(text));
  };

  let rows;
  const readRows = () => [...document.querySelectorAll(".row")].map(element => {
    const topic = element.closest(".topic");
    const headings = [topic.querySelector(".title"), ...element.parentElement.querySelectorAll("[class^=depth]")];
    const text = [...headings, element].map(part => part ? part.textContent : "").join("\n");
    return { element, text: joined(fold(text)) };
  });

  const quoted = text => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

  // While a syllable is being put together, it stands for all that may come of it: 모다 for 모달.
  const pattern = (word, isComposing) => {
    const last = word.charCodeAt(word.length - 1);
    const isOpen = last >= 0xac00 && last <= 0xd7a3 && (last - 0xac00) % 28 === 0;
    return new RegExp(isComposing && isOpen
      ? quoted(word.slice(0, -1)) + "[" + word.slice(-1) + "-" + String.fromCharCode(last + 27) + "]"
      : quoted(word));
  };

  // A name of Latin letters is a word: tab is no part of table.
  const namePattern = name => /^[a-z]/.test(name)
    ? `(?<![a-z])${quoted(name)}(?:s|es)?(?![a-z])` : quoted(name);

  // What must be in a text for each word, or for several that are a name together.
  const conditions = (words, isComposing) => {
    const conditions = [];
    for (let start = 0; start < words.length;) {
      let end = Math.min(words.length, start + 6);
      let names = [];
      for (; end > start; end -= 1) {
        names = namesFor(words.slice(start, end).join("").replace(/[\-・]/g, ""))
          .filter(name => name.length > 1);
        if (names.length > 0) break;
      }
      end = Math.max(end, start + 1);
      const written = words.slice(start, end).map(word => pattern(word, isComposing));
      const called = names.length > 0 ? new RegExp(names.map(namePattern).join("|")) : null;
      conditions.push(text => written.every(word => word.test(text)) || called?.test(text));
      start = end;
    }
    return conditions;
  };

  const say = (label, value) => { count.textContent = count.dataset[label].replace("%", () => value); };

  const hasRows = element => element.querySelector(".row:not([hidden])") !== null;

  const filter = isComposing => {
    rows ??= readRows();
    // A letter of a syllable that has only begun is no word yet.
    const words = fold(input.value).replace(/[\u1100-\u11ff\u3131-\u318e]+$/, "")
      .split(/\s+/).filter(word => word !== "");
    const all = conditions(words, isComposing);
    let found = 0;
    for (const { element, text } of rows) {
      const fits = all.every(holds => holds(text));
      if (fits) found += 1;
      if (element.hidden === fits) element.hidden = !fits;
    }
    for (const part of parts) part.hidden = !hasRows(part);
    for (const topic of topics) topic.hidden = !hasRows(topic);
    for (const link of links) link.parentElement.hidden = isHidden(link);
    if (words.length === 0) count.textContent = "";
    else if (found === 0) say("none", input.value.trim());
    else say(found === 1 ? "one" : "several", found);
  };

  const targetOf = link => document.getElementById(decodeURIComponent(link.hash.slice(1)));
  const isHidden = link => targetOf(link)?.closest("[hidden]") != null;

  const clear = () => { input.value = ""; filter(false); };

  input.addEventListener("input", event => filter(event.isComposing));
  input.addEventListener("compositionend", () => filter(false));
  document.addEventListener("keydown", event => {
    if (event.isComposing) return;
    const isTyping = event.target.matches("input:not([type=radio]), textarea, [contenteditable]");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
      input.select();
    } else if (event.key === "Escape" && input.value !== "") {
      event.preventDefault();
      clear();
    }
  });

  // A link may lead to what the filter hides.
  window.addEventListener("hashchange", () => {
    if (!isHidden(location)) return;
    clear();
    targetOf(location).scrollIntoView();
  });

  for (const choice of document.querySelectorAll("input[name=language]")) {
    choice.addEventListener("change", () => {
      for (const element of document.querySelectorAll("[data-language]")) {
        element.hidden = choice.value !== "" && element.dataset.language !== choice.value;
      }
    });
  }
  // A browser that comes back to the page keeps what was typed.
  if (input.value !== "") filter(false);
})();
