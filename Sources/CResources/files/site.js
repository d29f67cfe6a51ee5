// Keeps the rule when the language changes, and searches as one types. All else works without it.
"use strict";
(() => {
  const root = document.currentScript.getAttribute("src").slice(0, -"site.js".length);
  const language = document.documentElement.lang;
  const rows = [...document.querySelectorAll(".row[id]")];
  const isInView = ({ top, bottom }) => bottom > 40 && top < innerHeight;

  // The rule that a reader sees: that of the address, or the first one in view.
  const ruleInView = () => {
    const target = document.querySelector(".row:target");
    if (target && isInView(target.getBoundingClientRect())) return target;
    return scrollY < 100 ? null : rows.find(row => isInView(row.getBoundingClientRect()));
  };

  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => { link.hash = encodeURI(ruleInView()?.id ?? ""); });
  }

  // Search. The index has the tokens of titles, leads, sections and asked phrases, by the program's
  // own tokenizer: stems of English words, pairs of Korean and Japanese letters. Kana are hiragana
  // without long marks in it.
  const input = document.getElementById("filter");
  const count = document.getElementById("count");
  const main = document.querySelector("main");
  const contents = document.querySelector("nav:not([class])");
  const answers = Object.assign(document.createElement("main"), { id: "answers", hidden: true });
  const list = document.createElement("ol");
  answers.append(list);
  main.after(answers);
  document.querySelector(".tools").hidden = false;

  const hiragana = text => text.replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 96));
  const fold = text => hiragana(
    text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase());

  let index, isLoading;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    const src = `${root}search-${language}.js`;
    const script = Object.assign(document.createElement("script"), { src });
    script.addEventListener("load", () => {
      index = window.higIndex;
      index.tokens = index.tokens.split("\n");
      index.postings = index.postings.split("\n");
      index.places = new Map(index.tokens.map((token, place) => [token, place]));
      search(false);
    });
    document.head.append(script);
  };

  const completions = start => index.tokens.filter(token => token.startsWith(start));

  // Whether one edit makes one word the other.
  const isNear = (one, other) => {
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const [left, right] = [one.slice(start), other.slice(start)];
    return left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right
      || (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2));
  };

  // Tokens that a Latin word or number may be, with how well they fit: the longest stem, such as
  // `navig` of `navigation` or `happi` of `happy`, longer words, or else those of a typo.
  const tokensOfWord = word => {
    const stem = [0, 1, 2, 3, 4, 5, 6].map(count => word.slice(0, word.length - count))
      .filter(start => start.length > 2 || start === word)
      .flatMap(start => [start, start.replace(/y$/, "i")]).find(token => index.places.has(token));
    const isWord = word.length > 1 && !/\d/.test(word);
    const found = new Map(isWord ? completions(word).map(token => [token, 0.6]) : []);
    if (stem) found.set(stem, stem.length < word.length - 3 ? 0.7 : 1);
    if (found.size > 0 || word.length < 4) return found;
    const forms = [word, word.replace(/e?s$/, "")];
    return new Map(index.tokens
      .filter(token => /^[a-z]/.test(token) && forms.some(form => isNear(form, token)))
      .map(token => [token, 0.5]));
  };

  // Lists of tokens for a run of letters; each list holds alternatives.
  const tokensOfRun = (run, isComposing) => {
    if (/^[a-z0-9]/.test(run)) return [tokensOfWord(run)];
    if (run.length === 1) {
      return [new Map(completions(run).map(token => [token, token === run ? 1 : 0.5]))];
    }
    const pairs = [...run].slice(1).map((letter, place) => [run[place] + letter]);
    // While a syllable is being put together, it may become others: 모다 for 모달.
    const last = run.charCodeAt(run.length - 1);
    if (isComposing && last >= 0xac00 && (last - 0xac00) % 28 === 0) {
      pairs.push(completions(run.at(-2)).filter(token =>
        token.length === 2 && token.charCodeAt(1) >= last && token.charCodeAt(1) < last + 28));
      pairs.splice(-2, 1);
    }
    return pairs.map(tokens => new Map(tokens.map(token => [token, 1])));
  };

  const addPostings = (scores, token, share) => {
    const place = index.places.get(token);
    if (place === undefined) return 0;
    const postings = [...index.postings[place].matchAll(/([0-9a-z]*)([A-Z])/g)];
    const rarity = Math.log(1 + index.entries.length / postings.length);
    let entry = 0;
    for (const [, gap, weight] of postings) {
      entry += parseInt(gap || "0", 36);
      const score = rarity * share * (weight.charCodeAt(0) - 64);
      scores.set(entry, Math.max(scores.get(entry) ?? 0, score));
    }
    return 1;
  };

  // The scores of entries for a run. Rules get a share of what their page's name gets.
  const scoresOf = (run, isComposing) => {
    const sums = new Map();
    let known = 0;
    for (const tokens of tokensOfRun(run, isComposing)) {
      const scores = new Map();
      known += Math.max(0, ...[...tokens].map(([token, share]) => addPostings(scores, token, share)));
      for (const [entry, score] of scores) sums.set(entry, (sums.get(entry) ?? 0) + score);
    }
    for (const [entry, score] of [...sums]) {
      const [page, anchor] = index.entries[entry];
      if (anchor !== "") continue;
      for (let rule = entry + 1; index.entries[rule]?.[0] === page; rule += 1) {
        sums.set(rule, Math.max(sums.get(rule) ?? 0, score * 0.5));
      }
    }
    return { known, scores: new Map([...sums].map(([entry, sum]) => [entry, sum / known])) };
  };

  const runsOf = text => fold(text).replace(/[\u1100-\u11ff\u3131-\u318e]/g, "").replace(/ー/g, "")
    .match(/[a-z]+|[0-9]+|[가-힣]+|[ぁ-ゖ々一-鿿]+/g) ?? [];

  const find = (runs, isComposing) => {
    const parts = runs.map((run, place) => scoresOf(run, isComposing && place === runs.length - 1))
      .filter(part => part.known > 0);
    const sums = new Map();
    for (const { scores } of parts) {
      for (const [entry, score] of scores) {
        const [sum, hits] = sums.get(entry) ?? [0, 0];
        sums.set(entry, [sum + score, hits + 1]);
      }
    }
    // Several words mean a rule rather than its page.
    const share = entry => index.entries[entry][1] === "" && runs.length > 1 ? 0.6 : 1;
    const found = [...sums].map(([entry, [sum, hits]]) =>
      ({ entry, score: share(entry) * sum * (hits / parts.length) ** 1.5 }));
    found.sort((one, other) => other.score - one.score || one.entry - other.entry);
    return found.filter(({ score }) => score > found[0].score * 0.5).slice(0, 30);
  };

  // Appends a text with what the runs match in marks.
  const appendMarked = (element, text, runs) => {
    const letters = hiragana(text.toLowerCase());
    const isMarked = new Array(text.length).fill(false);
    const patterns = runs.flatMap(run => /^[a-z0-9]/.test(run)
      ? [...tokensOfWord(run).keys()].map(token => `(?<![a-z0-9])${token}[a-z]*`)
      : run.length === 1 ? [run]
        : [...run].slice(1).map((letter, place) => `${run[place]}ー? ?${letter}ー?`));
    for (const pattern of patterns) {
      for (const match of letters.matchAll(new RegExp(pattern, "g"))) {
        isMarked.fill(true, match.index, match.index + match[0].length);
      }
    }
    for (let start = 0, end; start < text.length; start = end) {
      end = start + 1;
      while (end < text.length && isMarked[end] === isMarked[start]) end += 1;
      const part = document.createElement(isMarked[start] ? "mark" : "span");
      part.textContent = text.slice(start, end);
      element.append(part);
    }
  };

  const item = (entry, runs) => {
    const [page, anchor, text] = index.entries[entry];
    const [title, address, group] = index.pages[page];
    const link = document.createElement("a");
    link.href = root + address + (anchor === "" ? "" : "#" + encodeURI(anchor));
    appendMarked(link, text, runs);
    const [element, place] = ["li", "small"].map(name => document.createElement(name));
    place.textContent = anchor === "" ? group : title;
    link.append(place);
    element.append(link);
    return element;
  };

  const search = isComposing => {
    if (!index) return load();
    const text = input.value.trim();
    const runs = runsOf(text);
    const found = find(runs, isComposing);
    list.replaceChildren(...found.map(({ entry }) => item(entry, runs)));
    answers.hidden = text === "";
    main.hidden = text !== "";
    if (contents) contents.hidden = text !== "";
    const label = found.length === 0 ? "none" : found.length === 1 ? "one" : "several";
    count.textContent = text === "" ? ""
      : count.dataset[label].replace("%", () => found.length === 0 ? text : found.length);
  };

  const clear = () => { input.value = ""; search(false); };
  input.addEventListener("focus", load);
  input.addEventListener("input", event => search(event.isComposing));
  input.addEventListener("compositionend", () => search(false));
  answers.addEventListener("click", event => { if (event.target.closest("a")) setTimeout(clear); });
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
