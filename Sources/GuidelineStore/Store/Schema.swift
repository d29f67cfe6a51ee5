/// The schema of a store's file.
///
/// The *kept* tables, `source`, `data_file` and `correction`, hold user data. Each of their rows
/// has a seal that reveals unintended changes. All other tables are derived from them and can be
/// rebuilt at any time.
enum Schema {
  /// `hig1` in `PRAGMA application_id`, by which `file` and this program recognize a store.
  static let applicationID = 0x6869_6731

  /// The version of the format that ``script`` describes.
  static let format = 20

  /// A format as stored in `PRAGMA user_version`: once as it is and once inverted, so that a
  /// flipped bit makes it invalid.
  static func stamp(ofFormat format: Int) -> Int { (~format & 0x7FFF) << 16 | format }

  /// The format of a stamp; `nil` if it is invalid.
  static func format(ofStamp stamp: Int) -> Int? {
    let format = stamp & 0x7FFF
    return stamp == self.stamp(ofFormat: format) ? format : nil
  }

  /// All tables, in the order of their creation.
  static let script = kept + documents + ruleContent + index + matching + glossary + facts

  /// User data.
  ///
  /// - A source is a compressed file, with the options given for it, and values taken from
  ///   neighboring files where there was no option. `left_out` lists its removed documents.
  /// - A data file has facts other than the texts. `is_carried` marks the program's own files.
  /// - A correction links or unlinks two rules, each identified by its file, topic, language, lead,
  ///   and number among equal leads.
  /// - A kept row is the name and seal of a row in these tables, so that a lost row is noticed.
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
      marking TEXT,
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

  /// What the sources contain.
  ///
  /// - A document is the part of a source about one topic in one language.
  /// - `rule.concept_id` is a hash. Only concepts that texts state, or that several rules of a file
  ///   share, have a row with a name. `rule.claim_id` is the concept that the rule would have if no
  ///   earlier rule of the text had it. A concept with `is_found` has a row because matching found
  ///   several rules for it, or because it succeeds another.
  /// - A renamed concept has a name now; its hash occurs in earlier IDs.
  /// - `document.origin` is where a document came from. `shown_origin` and `first_ordinal`, which
  ///   its IDs consist of, depend on all documents with the same place.
  /// - The keys of a document's rules are consecutive from `document.first_rule_id`; the first rule
  ///   has the number `document.first_ordinal` in its text. So rules need neither a number nor an
  ///   index by document, and no foreign key is declared for it.
  /// - `document_text` has the texts of a document's rules, compressed together; each rule has its
  ///   byte range.
  /// - An ancestor is the concept, `modality/keep-tasks-short`, that a rule came from: a text
  ///   states it, or the rule's page absorbed another with a concept of the same name.
  /// - A topic name is the key shared by all spellings of a topic's name.
  /// - A page change is an entry of a page's change log; a day is `2025-12-16`.
  /// - Page platforms are a page's statements on platforms, separated by line feeds. Rules on
  ///   supported platforms repeat them.
  /// - An anchor is a link target in a document.
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
      may_state_value INTEGER NOT NULL,
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

  /// The only view; the index reads texts through it.
  static let ruleContent = """
    CREATE VIEW rule_content AS
      SELECT rule_id, title || coalesce(char(10) || path, '') AS heading,
        content_part(document_id, text_start, lead_size) AS lead,
        content_part(document_id, text_start + lead_size, body_size) AS body,
        content_part(document_id, text_start + lead_size + body_size, asked_size) AS asked
      FROM rule JOIN document USING (document_id) LEFT JOIN section USING (document_id, section)
    """

  /// The full-text index. The longest column comes first, since its words take two bytes less each.
  /// Sizes of texts aren't stored, since nothing uses them. Segments are merged at the end of an
  /// import, not automatically.
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

  /// The results of matching.
  ///
  /// - A bead is a pair of matched rules: with the previous text (`version`), with the same state's
  ///   text from another source (`copy`), or with the original (`translation`). If several rules
  ///   match one, all pairs but the main one are parts.
  /// - A word table has translations of words between a language and English, learned from pages
  ///   with this fingerprint.
  /// - A past concept has no wording in the newest edition; its successors are that edition's
  ///   concepts with its advice, likeliest first.
  /// - `unmatched` has the places whose documents changed since the last matching.
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

    CREATE TABLE unmatched (
      topic_id INTEGER NOT NULL,
      edition TEXT NOT NULL,
      revision TEXT NOT NULL,
      language TEXT NOT NULL,
      is_own INTEGER NOT NULL,
      PRIMARY KEY (topic_id, edition, revision, language)
    ) STRICT, WITHOUT ROWID;

    """

  /// The contents of data files.
  ///
  /// - Terms, whether they name their topic itself, their names as tokens of the index, and related
  ///   terms.
  /// - Katakana words that contain another one by chance.
  /// - Symbols and their topics, the topics that an edition didn't have, and the pages that those
  ///   were merged into.
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

  /// Compact tables for searches: the facts of rules, many in a row, and the rules of each language
  /// as a bit set. The seal of a whole store is in a page of its own.
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

    CREATE TABLE page_seal (
      seal INTEGER NOT NULL
    ) STRICT;
    INSERT INTO page_seal VALUES (0);

    """
}
