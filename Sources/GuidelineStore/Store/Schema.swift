/// What is in a store's file, as far as other programs see it.
///
/// The *kept* tables, `source`, `data_file` and `correction`, hold what people gave. Each of their
/// rows has a seal, by which a change that nobody made is seen. All other tables follow from them and
/// can be made again at any time.
enum Schema {
  /// `hig1` in `PRAGMA application_id`, by which `file` and this program know a store.
  static let applicationID = 0x6869_6731

  /// The number of the format that ``tables`` describe.
  static let format = 17

  /// A format as `PRAGMA user_version` has it: once as it is and once inverted, so that a flipped bit
  /// makes another format of none.
  static func stamp(ofFormat format: Int) -> Int { (~format & 0x7FFF) << 16 | format }

  /// The format that a stamp stands for; `nil` if it is none.
  static func format(ofStamp stamp: Int) -> Int? {
    let format = stamp & 0x7FFF
    return stamp == self.stamp(ofFormat: format) ? format : nil
  }

  /// The tables, in the order in which they are made.
  static let script = kept + documents + ruleContent + index + matching + glossary + facts

  /// What people gave.
  ///
  /// - A source is a file, packed. Beside it stand the options that were given with it, and what the
  ///   files around it told where it said nothing; `left_out` has the documents of it that were
  ///   removed.
  /// - A data file holds facts beside the texts; `is_carried` tells that of the program from another.
  /// - A correction is what a person said of two rules, each named by its file, topic, language,
  ///   number among equal leads, and lead.
  /// - A kept row is a row of these tables, by its name and its seal, so that a lost one is noticed.
  private static let kept = """
    CREATE TABLE source (
      source_id INTEGER PRIMARY KEY,
      identity TEXT NOT NULL UNIQUE,
      path TEXT NOT NULL,
      is_own INTEGER NOT NULL,
      reader_version INTEGER NOT NULL,
      edition TEXT, revision TEXT, origin TEXT, language TEXT, topic TEXT,
      edition_beside TEXT, revision_beside TEXT, topic_before TEXT,
      left_out TEXT,
      byte_count INTEGER NOT NULL,
      content BLOB NOT NULL,
      seal INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE data_file (
      name TEXT PRIMARY KEY,
      is_carried INTEGER NOT NULL,
      byte_count INTEGER NOT NULL,
      content BLOB NOT NULL,
      seal INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE correction (
      one TEXT NOT NULL,
      other TEXT NOT NULL,
      is_link INTEGER NOT NULL,
      seal INTEGER NOT NULL,
      PRIMARY KEY (one, other)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE kept_row (
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      seal INTEGER NOT NULL,
      PRIMARY KEY (kind, name)
    ) STRICT, WITHOUT ROWID;

    """

  /// What the sources say.
  ///
  /// - A document is what a source says about one topic in one language.
  /// - `rule.concept_id` is a hash; only a concept that texts state, or that several rules of a file
  ///   share, has a row of its own with its name. `rule.claim_id` is the concept that the rule would
  ///   belong to if no rule before it in the text did. A concept with `is_found` is named here, because
  ///   matching found several rules of it, or because it succeeds another.
  /// - A renamed concept is known by a name now, and by the hash in its earlier ids.
  /// - `document.origin` is where a document came from; `shown_origin` and `first_ordinal`, which its
  ///   ids are made of, follow from all documents that claim its place.
  /// - The keys of a document's rules follow each other from `document.first_rule_id`; its first rule
  ///   is the one of number `document.first_ordinal` in its text. So rules need neither a number nor
  ///   an index by document, without which no foreign key is declared for it.
  /// - What the rules of a document say stands in `document_text`, packed as one; a rule knows in which
  ///   bytes of it.
  /// - An ancestor is the concept, `modality/keep-tasks-short`, that a rule came from. A text states it;
  ///   or the rule's page took in another with a concept of the same name.
  /// - A topic name is the key that all spellings of one of a topic's names have.
  /// - A page change is what a page says of its own history; a day is `2025-12-16`.
  /// - Page platforms are what a page as a whole says of platforms, one a line; the rules that it has
  ///   for those that it supports name them, too.
  /// - An anchor is a name under which others point into a document.
  private static let documents = """
    CREATE TABLE topic (
      topic_id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE TABLE topic_name (
      key TEXT PRIMARY KEY,
      topic TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE document (
      document_id INTEGER PRIMARY KEY,
      source_id INTEGER NOT NULL REFERENCES source,
      topic_id INTEGER NOT NULL REFERENCES topic,
      title TEXT NOT NULL,
      edition TEXT NOT NULL,
      revision TEXT,
      origin TEXT,
      has_named_origin INTEGER NOT NULL,
      shown_origin TEXT,
      language TEXT NOT NULL,
      piece INTEGER NOT NULL,
      shape TEXT NOT NULL,
      address TEXT,
      first_ordinal INTEGER NOT NULL,
      first_rule_id INTEGER NOT NULL,
      rule_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX document_place ON document (topic_id, edition, revision, language);
    CREATE INDEX document_source ON document (source_id);

    CREATE TABLE document_text (
      document_id INTEGER PRIMARY KEY REFERENCES document,
      byte_count INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    CREATE TABLE section (
      document_id INTEGER NOT NULL REFERENCES document,
      section INTEGER NOT NULL,
      path TEXT NOT NULL,
      PRIMARY KEY (document_id, section)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE concept (
      concept_id INTEGER PRIMARY KEY,
      topic_id INTEGER NOT NULL REFERENCES topic,
      slug TEXT NOT NULL,
      is_found INTEGER NOT NULL DEFAULT 0,
      UNIQUE (topic_id, slug)
    ) STRICT;

    CREATE TABLE renamed_concept (
      concept_id INTEGER PRIMARY KEY,
      topic TEXT NOT NULL,
      slug TEXT NOT NULL
    ) STRICT;

    CREATE TABLE rule (
      rule_id INTEGER PRIMARY KEY,
      document_id INTEGER NOT NULL,
      section INTEGER,
      kind TEXT NOT NULL,
      text_start INTEGER NOT NULL,
      lead_size INTEGER NOT NULL,
      body_size INTEGER NOT NULL,
      asked_size INTEGER NOT NULL,
      platforms TEXT,
      first_line INTEGER NOT NULL,
      last_line INTEGER NOT NULL,
      concept_id INTEGER NOT NULL,
      claim_id INTEGER
    ) STRICT;
    CREATE INDEX rule_concept ON rule (concept_id);

    CREATE TABLE ancestor (
      rule_id INTEGER NOT NULL REFERENCES rule,
      concept TEXT NOT NULL,
      is_stated INTEGER NOT NULL,
      PRIMARY KEY (rule_id, concept)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE cross_reference (
      document_id INTEGER NOT NULL REFERENCES document,
      position INTEGER NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL,
      target TEXT NOT NULL,
      line INTEGER NOT NULL,
      PRIMARY KEY (document_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE page_change (
      document_id INTEGER NOT NULL REFERENCES document,
      day TEXT NOT NULL,
      summary TEXT NOT NULL,
      PRIMARY KEY (document_id, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE page_platforms (
      document_id INTEGER PRIMARY KEY REFERENCES document,
      supported TEXT,
      without_considerations TEXT
    ) STRICT;

    CREATE TABLE anchor (
      document_id INTEGER NOT NULL REFERENCES document,
      name TEXT NOT NULL,
      heading TEXT,
      line INTEGER NOT NULL,
      PRIMARY KEY (document_id, name)
    ) STRICT, WITHOUT ROWID;

    """

  /// The only view, through which the index reads texts.
  static let ruleContent = """
    CREATE VIEW rule_content AS
      SELECT rule_id, title || coalesce(char(10) || path, '') AS heading,
        content_part(document_id, text_start, lead_size) AS lead,
        content_part(document_id, text_start + lead_size, body_size) AS body,
        content_part(document_id, text_start + lead_size + body_size, asked_size) AS asked
      FROM rule JOIN document USING (document_id) LEFT JOIN section USING (document_id, section)
    """

  /// The index of what rules say. Its longest column is the first, whose words take two bytes less
  /// each. It does not know the size of each text, which nobody asks for. Its pieces are merged at the
  /// end of an import, not in between.
  private static let index = """
    ;
    CREATE VIRTUAL TABLE rule_text USING fts5 (
      body, lead, heading, asked,
      content = 'rule_content', content_rowid = 'rule_id', columnsize = 0,
      tokenize = 'porter guideline'
    );
    INSERT INTO rule_text (rule_text, rank) VALUES ('hashsize', 4000000);
    INSERT INTO rule_text (rule_text, rank) VALUES ('automerge', 0);
    CREATE VIRTUAL TABLE rule_word USING fts5vocab (rule_text, row);

    """

  /// What was found by matching.
  ///
  /// - A bead is a rule with what it was matched with: in the text before it (`version`), in the text
  ///   of the same state from another source (`copy`) or in the original (`translation`). Where
  ///   several rules are matched with one, all pairs but the one that carries most are parts.
  /// - A word table has which words of a language and of English stand for each other, learned from
  ///   the pages whose fingerprint it bears; `word_translation` has them as a search looks for them.
  /// - A past concept is one that the newest edition has no wording of; its successors are those of the
  ///   newest edition that its advice went into, the likeliest first.
  /// - `unmatched` has the places whose documents changed since texts were matched.
  private static let matching = """
    CREATE TABLE bead (
      new_rule_id INTEGER NOT NULL,
      step TEXT NOT NULL,
      old_rule_id INTEGER NOT NULL,
      is_part INTEGER NOT NULL,
      confidence REAL NOT NULL,
      PRIMARY KEY (new_rule_id, step, old_rule_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bead_old ON bead (old_rule_id);

    CREATE TABLE past_concept (
      concept_id INTEGER PRIMARY KEY
    ) STRICT;

    CREATE TABLE successor (
      concept_id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      successor_id INTEGER NOT NULL,
      PRIMARY KEY (concept_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_table (
      language TEXT PRIMARY KEY,
      fingerprint INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE word_translation (
      language TEXT NOT NULL,
      word TEXT NOT NULL,
      partner_language TEXT NOT NULL,
      partner TEXT NOT NULL,
      strength REAL NOT NULL,
      PRIMARY KEY (word, language, partner_language, partner)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE unmatched (
      topic_id INTEGER NOT NULL,
      edition TEXT NOT NULL,
      revision TEXT NOT NULL,
      language TEXT NOT NULL,
      PRIMARY KEY (topic_id, edition, revision, language)
    ) STRICT, WITHOUT ROWID;

    """

  /// What the data files say.
  ///
  /// - Terms, whether they name the topic itself that they belong to, their names under the tokens that the index makes of them, and which terms are related.
  /// - The katakana words that hold another one by chance.
  /// - What in code stands for which topic, and which topics an edition did not have, and where those of them
  ///   went that went into other pages.
  private static let glossary = """
    CREATE TABLE term (
      term_id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE,
      topic TEXT,
      names_topic INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE term_name (
      key TEXT NOT NULL,
      term_id INTEGER NOT NULL REFERENCES term,
      language TEXT NOT NULL,
      position INTEGER NOT NULL,
      standing TEXT NOT NULL,
      name TEXT NOT NULL,
      PRIMARY KEY (key, term_id, language, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX term_name_term ON term_name (term_id, language, position);

    CREATE TABLE term_relation (
      term_id INTEGER NOT NULL REFERENCES term,
      related_id INTEGER NOT NULL REFERENCES term,
      PRIMARY KEY (term_id, related_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chance_word (
      part TEXT NOT NULL,
      word TEXT NOT NULL,
      place INTEGER NOT NULL,
      is_sure INTEGER NOT NULL,
      PRIMARY KEY (part, word, place)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE symbol (
      name TEXT NOT NULL,
      framework TEXT NOT NULL,
      topic TEXT NOT NULL,
      PRIMARY KEY (name, framework, topic)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE absence (
      edition TEXT NOT NULL,
      topic TEXT NOT NULL,
      PRIMARY KEY (edition, topic)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE edition_check (
      edition TEXT PRIMARY KEY,
      day TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE page_move (
      edition TEXT NOT NULL,
      topic TEXT NOT NULL,
      position INTEGER NOT NULL,
      successor TEXT NOT NULL,
      PRIMARY KEY (edition, topic, position)
    ) STRICT, WITHOUT ROWID;

    """

  /// What searches read at a glance: what they weigh rules by, of many rules in a row, and which rules
  /// there are in each language, a bit for each key.
  private static let facts = """
    CREATE TABLE rule_facts (
      block INTEGER PRIMARY KEY,
      content BLOB NOT NULL
    ) STRICT;

    CREATE TABLE language (
      language TEXT PRIMARY KEY,
      rule_count INTEGER NOT NULL,
      rules BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    """
}
