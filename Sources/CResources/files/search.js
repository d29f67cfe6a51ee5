// Searches the texts of pages. It makes tokens of them: beginnings of Latin words and pairs of Korean and
// Japanese letters. Kana are hiragana without long marks in it.
"use strict";
const higSearch = (() => {
  const hiragana = text => text.replace(/[\u30a1-\u30f6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 96));
  const fold = text => hiragana(text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").normalize("NFC").toLowerCase());

  let index;

  const isHiragana = token => /^[ぁ-ゖ]+$/.test(token);
  const runsOf = text => fold(text).replace(/[ー\u1100-\u11ff\u3131-\u318e]/g, "").match(/[a-z]+|[0-9]+|[가-힣]+|[ぁ-ゖ々一-鿿]+/g) ?? [];

  // The beginning that forms of an English word share.
  const stem = word => {
    if (word.length < 4 || !/^[a-z]/.test(word)) return word;
    const singular = word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
    return singular.replace(/(?<=...)(ational|ation|ing|ed|er|ly|ment|ness|ion|ive|able|al|e)$/, "")
      .replace(/y$/, "").replace(/([bdfgmnprt])\1$/, "$1");
  };
  const tokensOfRun = run => {
    if (/^[a-z]/.test(run)) return index.stopWords.has(run) ? [] : [stem(run)];
    return /^[0-9]/.test(run) || run.length === 1 ? [run]
      : [...run].slice(1).map((letter, place) => run[place] + letter);
  };
  const tokensOf = text => runsOf(text).flatMap(tokensOfRun);
  // A text as names are compared: stems, with spaces only between Latin words and numbers.
  const keyOf = text => runsOf(text).map(stem).join(" ").replace(/(?<=[^a-z0-9]) | (?=[^a-z0-9])/g, "");

  // Words may also be written together: tabbar.
  const keysOf = text => new Set([keyOf(text), keyOf(runsOf(text).join(""))]);

  const weights = { text: 3, section: 1.5, asked: 2.1, body: 1 };
  const prepare = data => {
    index = { ...data, entries: [], postings: new Map(), sizes: [], names: new Map(), titles: new Map(), named: new Map() };
    index.stopWords = new Set(data.stopWords);
    const addName = (name, page, term) => {
      for (const key of keysOf(name)) {
        if (!index.names.has(key)) index.names.set(key, { pages: new Set(), terms: new Set() });
        if (page >= 0) index.names.get(key).pages.add(page);
        if (term) index.names.get(key).terms.add(term);
      }
    };
    const addTitle = (name, page) => keysOf(name).forEach(key => {
      if (!index.titles.has(key)) index.titles.set(key, page);
    });
    data.pages.forEach(([topic, title, , , , names, rules], page) => {
      [topic, title, ...names].forEach(name => addName(name, page));
      for (const name of [title, topic]) addTitle(name, page);
      for (const [anchor, text, section, asked, body = ""] of rules) {
        const counts = new Map();
        const add = (text, weight) => {
          const tokens = tokensOf(text);
          for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + weight);
          return tokens.length;
        };
        index.sizes.push(add(text, weights.text) + add(section, weights.section)
          + (add(asked, weights.asked) + add(body, weights.body)) * 0.3);
        for (const [token, count] of counts) {
          if (!index.postings.has(token)) index.postings.set(token, new Map());
          index.postings.get(token).set(index.entries.length, count);
        }
        index.entries.push({ page, anchor: anchor.startsWith("/") ? topic + anchor : anchor, text });
      }
    });
    index.size = index.sizes.reduce((sum, size) => sum + size, 1) / index.entries.length;
    data.pages.forEach(([, , , , , names], page) => names.forEach(name => addTitle(name, page)));
    for (const [page, ...names] of data.terms) {
      const own = page >= 0 ? page : index.titles.get(names.map(keyOf).find(key => index.titles.has(key)));
      for (const name of names) {
        addName(name, own ?? -1, [own, ...names]);
        if (page < 0 && own >= 0) addTitle(name, own);
      }
    }
  };

  const rarity = count => Math.log(1 + (index.entries.length + 1) / (count + 0.5));
  // BM25.
  const addScores = (scores, postings, share) => {
    for (const [entry, count] of postings) {
      const size = 0.6 + 0.4 * index.sizes[entry] / index.size;
      const score = share * rarity(postings.size) * count * 2.2 / (count + 1.2 * size);
      scores.set(entry, Math.max(scores.get(entry) ?? 0, score));
    }
  };
  // The rules that have all tokens of a name.
  const postingsOf = name => {
    if (index.named.has(name)) return index.named.get(name);
    const [first, ...rest] = tokensOf(name).map(token => index.postings.get(token) ?? new Map())
      .sort((one, other) => one.size - other.size);
    const found = [...first ?? []].filter(([entry]) => rest.every(other => other.has(entry)));
    return index.named.set(name, new Map(found)).get(name);
  };

  // Whether one edit makes one word the other.
  const isNear = (one, other) => {
    if (Math.abs(one.length - other.length) > 1) return false;
    let start = 0;
    while (start < one.length && one[start] === other[start]) start += 1;
    const [left, right] = [one.slice(start), other.slice(start)];
    return left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right
      || (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2));
  };

  // What a token may be: itself, what it begins, or else what it is a typo of.
  const tokensLike = (token, isComposing) => {
    const syllable = token.charCodeAt(1);
    const isOpen = isComposing && syllable >= 0xac00 && (syllable - 0xac00) % 28 === 0;
    if (index.postings.has(token) && !isOpen && !/^[^a-z0-9]$/.test(token)) return [token];
    if (token.length > 1 && !isOpen && !/^[a-z]../.test(token)) return [];
    const tokens = [...index.postings.keys()];
    // While a syllable is being put together, it may become others: 모다 for 모달.
    if (isOpen) {
      return tokens.filter(other => other.length === 2 && other[0] === token[0]
        && other.charCodeAt(1) >= syllable && other.charCodeAt(1) < syllable + 28);
    }
    const longer = tokens.filter(other => other.startsWith(token));
    return longer.length > 0 || token.length < 4 ? longer
      : tokens.filter(other => /^[a-z]/.test(other) && isNear(token, other));
  };

  // The names of the glossary and of pages in a query, longest first from each place.
  const namesIn = (key, katakana) => {
    const found = [];
    const isLatin = letter => /[a-z0-9]/.test(letter ?? "");
    const splits = place => isLatin(key[place - 1]) && isLatin(key[place]);
    for (let start = 0; start < key.length; start += 1) {
      if (splits(start)) continue;
      for (let end = Math.min(key.length, start + 40); end > start + 1; end -= 1) {
        const name = key.slice(start, end);
        const isChance = name.length < 3 && isHiragana(name) && !katakana.includes(name);
        if (splits(end) || isChance || !index.names.has(name)) continue;
        found.push({ name, ...index.names.get(name) });
        start = end - 1;
        break;
      }
    }
    return found;
  };

  const replaced = (key, word, other) =>
    key.replace(new RegExp(/[a-z]/.test(word) ? `(?<![a-z0-9])${word}(?![a-z0-9])` : word), other);
  // The answers to a query, best first: a page has an empty anchor.
  const find = (text, isComposing) => {
    const katakana = fold((text.normalize("NFKC").match(/[ァ-ヺー]+/g) ?? []).join(" ")).replace(/ー/g, "");
    const tokens = [...new Set(tokensOf(text))];
    const likes = tokens.map((token, place) => tokensLike(token, isComposing && place === tokens.length - 1));
    let key = keyOf(text);
    likes.forEach((like, place) => { if (like.length === 1) key = replaced(key, tokens[place], like[0]); });
    const names = namesIn(key, katakana);
    // The pairs of a long name don't count more than a short word.
    const shares = new Map(names.flatMap(({ name }) =>
      tokensOf(name).map((part, _, parts) => [part, parts.length ** -0.5])));
    const shareOf = token => (shares.get(token) ?? 1)
      * (isHiragana(token) && !katakana.includes(token) ? 0.35 : 1);
    const worth = token => shareOf(token) * rarity(index.postings.get(token)?.size ?? index.entries.length / 2);
    const [sums, held] = [new Map(), new Map()];
    const add = (map, entry, value) => map.set(entry, (map.get(entry) ?? 0) + value);
    const whole = tokens.reduce((sum, token) => sum + worth(token), 0);
    tokens.forEach((token, place) => {
      const scores = new Map();
      for (const other of likes[place]) {
        addScores(scores, index.postings.get(other), shareOf(token) * (other === token ? 1 : 0.6));
      }
      for (const [entry, score] of scores) {
        add(sums, entry, score);
        add(held, entry, worth(token));
      }
    });
    // A rule holds a name if it has another name of the same thing, or is on the page about it.
    const named = new Set(names.flatMap(({ pages }) => [...pages]));
    for (const { name, pages, terms } of names) {
      const scores = new Map();
      let best = 0;
      for (const [page, ...others] of terms) {
        for (const other of others) {
          const postings = postingsOf(other);
          addScores(scores, postings, 1.5);
          if (postings.size > 0) best = Math.max(best, rarity(postings.size));
        }
      }
      for (const [entry, score] of scores) add(sums, entry, score);
      const parts = tokensOf(name).filter(token => tokens.includes(token));
      index.entries.forEach(({ page }, entry) => {
        if (pages.has(page)) add(sums, entry, 3 * best);
        if (!pages.has(page) && !scores.has(entry)) return;
        for (const part of parts) {
          if (!index.postings.get(part)?.has(entry)) add(held, entry, worth(part));
        }
      });
    }
    const isAside = page => index.pages[page][4] && !named.has(page);
    const found = [...sums].map(([entry, sum]) => {
      const share = isAside(index.entries[entry].page) ? 0.7 : 1;
      return [share * sum * (0.2 + 0.8 * ((held.get(entry) ?? 0) / whole) ** 2), entry];
    }).sort((one, other) => other[0] - one[0] || one[1] - other[1]);
    const page = index.titles.get(key);
    return [...page === undefined ? [] : [{ page, anchor: "", text: index.pages[page][1] }],
      ...found.filter(([score]) => score > found[0][0] * 0.4).slice(0, 30).map(([, entry]) => index.entries[entry]),
    ];
  };

  // What in a lowercase text in hiragana the runs of a query match.
  const patternsOf = text => runsOf(text).flatMap(run => /^[a-z0-9]/.test(run)
    ? tokensOfRun(run).flatMap(token => tokensLike(token)).map(token => `(?<![a-z0-9])${token}[a-z]*`)
    : run.length === 1 ? [run]
      : [...run].slice(1).map((letter, place) => `${run[place]}ー? ?${letter}ー?`));

  return { prepare, find, patternsOf, hiragana };
})();
