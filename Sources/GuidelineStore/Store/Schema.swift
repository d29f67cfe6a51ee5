/// What is in a store's file, as far as other programs see it.
enum Schema {
  /// `hig1` in `PRAGMA application_id`, by which `file` and this program know a store.
  static let applicationID = 0x6869_6731

  /// The tables of version 1.
  ///
  /// - A source is a file, a document is what it says about one topic in one language.
  /// - `rule.concept_id` is a hash; only a concept that texts state, or that several rules of a file
  ///   share, has a row of its own with its name. `rule.claim_id` is the concept that the rule would
  ///   belong to if no rule before it in the text did.
  /// - `document.origin` is where a document came from; `shown_origin` and `first_ordinal`, which its
  ///   ids are made of, follow from all documents that claim its place.
  /// - The keys of a document's rules follow each other from `document.first_rule_id`; its first rule
  ///   is the one of number `document.first_ordinal` in its text. So rules need neither a number nor
  ///   an index by document, without which no foreign key is declared for it.
  /// - What the rules of a document say stands in `document_text`, packed as one; a rule knows in which
  ///   bytes of it. What a source says beside is packed in `source`.
  /// - The index reads texts through `rule_content`. Its longest column is the first, whose words take
  ///   two bytes less each.
  static let version1 = """
    CREATE TABLE source (
      source_id INTEGER PRIMARY KEY,
      identity TEXT NOT NULL UNIQUE,
      path TEXT NOT NULL,
      is_own INTEGER NOT NULL,
      reader_version INTEGER NOT NULL,
      edition TEXT, revision TEXT, origin TEXT, language TEXT, topic TEXT,
      byte_count INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;

    CREATE TABLE topic (
      topic_id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE
    ) STRICT;

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
      UNIQUE (topic_id, slug)
    ) STRICT;

    CREATE TABLE rule (
      rule_id INTEGER PRIMARY KEY,
      document_id INTEGER NOT NULL,
      section INTEGER,
      kind TEXT NOT NULL,
      text_start INTEGER NOT NULL,
      lead_size INTEGER NOT NULL,
      body_size INTEGER NOT NULL,
      platforms TEXT,
      first_line INTEGER NOT NULL,
      last_line INTEGER NOT NULL,
      concept_id INTEGER NOT NULL,
      claim_id INTEGER
    ) STRICT;
    CREATE INDEX rule_concept ON rule (concept_id);

    CREATE TABLE ancestor (
      rule_id INTEGER NOT NULL REFERENCES rule,
      slug TEXT NOT NULL,
      PRIMARY KEY (rule_id, slug)
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

    CREATE VIEW rule_content AS
      SELECT rule_id, title || coalesce(char(10) || path, '') AS heading,
        content_part(content, byte_count, text_start, lead_size) AS lead,
        content_part(content, byte_count, text_start + lead_size, body_size) AS body
      FROM rule JOIN document USING (document_id) JOIN document_text USING (document_id)
        LEFT JOIN section USING (document_id, section);

    CREATE VIRTUAL TABLE rule_text USING fts5 (
      body, lead, heading,
      content = 'rule_content', content_rowid = 'rule_id', tokenize = 'porter guideline'
    );
    INSERT INTO rule_text (rule_text, rank) VALUES ('hashsize', 4000000);

    CREATE VIRTUAL TABLE rule_word USING fts5vocab (rule_text, row);
    """

  /// What version 2 adds.
  ///
  /// - A bead is a rule with what it was matched with: in the text before it (`version`), in the text
  ///   of the same state from another source (`copy`) or in the original (`translation`). Where
  ///   several rules are matched with one, all pairs but the one that carries most are parts.
  /// - A word table has which words of a language and of English stand for each other, learned from
  ///   the pages whose fingerprint it bears.
  /// - A correction is what a person said of two rules, each named by its file, topic, language,
  ///   number among equal leads, and lead.
  /// - A concept with `is_found` is named here, because matching found several rules of it.
  /// - `unmatched` has the places whose documents changed since texts were matched.
  static let version2 = """
    CREATE TABLE bead (
      new_rule_id INTEGER NOT NULL,
      step TEXT NOT NULL,
      old_rule_id INTEGER NOT NULL,
      is_part INTEGER NOT NULL,
      confidence REAL NOT NULL,
      PRIMARY KEY (new_rule_id, step, old_rule_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bead_old ON bead (old_rule_id);

    CREATE TABLE word_table (
      language TEXT PRIMARY KEY,
      fingerprint INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE correction (
      one TEXT NOT NULL,
      other TEXT NOT NULL,
      is_link INTEGER NOT NULL,
      PRIMARY KEY (one, other)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE concept ADD COLUMN is_found INTEGER NOT NULL DEFAULT 0;

    CREATE TABLE unmatched (
      topic_id INTEGER NOT NULL,
      edition TEXT NOT NULL,
      revision TEXT NOT NULL,
      language TEXT NOT NULL,
      PRIMARY KEY (topic_id, edition, revision, language)
    ) STRICT, WITHOUT ROWID;
    INSERT OR IGNORE INTO unmatched
      SELECT topic_id, edition, coalesce(revision, ''), language FROM document;
    """

  /// What version 3 adds.
  ///
  /// - The glossary: terms, their names under the tokens that the index makes of them, and which
  ///   terms are related. `is_carried` tells the one of the program from another one.
  /// - The words of the word tables as a search can look for them.
  /// - How many rules there are in each language, for a search to read at a glance.
  static let version3 = """
    CREATE TABLE glossary (
      fingerprint INTEGER NOT NULL,
      is_carried INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE term (
      term_id INTEGER PRIMARY KEY,
      slug TEXT NOT NULL UNIQUE,
      topic TEXT
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

    CREATE INDEX document_language ON document (language, rule_count);

    CREATE TABLE word_translation (
      language TEXT NOT NULL,
      word TEXT NOT NULL,
      partner_language TEXT NOT NULL,
      partner TEXT NOT NULL,
      strength REAL NOT NULL,
      PRIMARY KEY (word, language, partner_language, partner)
    ) STRICT, WITHOUT ROWID;
    """

  /// What version 4 adds.
  ///
  /// - The files of facts that were taken in; `is_carried` tells that of the program from another.
  /// - What in code stands for which topic, and which topics an edition did not have.
  /// - The names under which others point into a document.
  static let version4 = """
    CREATE TABLE data_file (
      name TEXT PRIMARY KEY,
      fingerprint INTEGER NOT NULL,
      is_carried INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO data_file SELECT 'glossary', fingerprint, is_carried FROM glossary;
    DROP TABLE glossary;

    CREATE TABLE symbol (
      name TEXT NOT NULL,
      framework TEXT NOT NULL,
      topic TEXT NOT NULL,
      PRIMARY KEY (name, framework, topic)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE anchor (
      document_id INTEGER NOT NULL REFERENCES document,
      name TEXT NOT NULL,
      heading TEXT,
      line INTEGER NOT NULL,
      PRIMARY KEY (document_id, name)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE absence (
      edition TEXT NOT NULL,
      topic TEXT NOT NULL,
      PRIMARY KEY (edition, topic)
    ) STRICT, WITHOUT ROWID;
    """

  /// What version 5 changes: the index no longer knows the size of each text, which nobody asks for.
  static let version5 = """
    DROP TABLE rule_word;
    DROP TABLE rule_text;
    CREATE VIRTUAL TABLE rule_text USING fts5 (
      body, lead, heading,
      content = 'rule_content', content_rowid = 'rule_id', columnsize = 0,
      tokenize = 'porter guideline'
    );
    INSERT INTO rule_text (rule_text, rank) VALUES ('hashsize', 4000000);
    INSERT INTO rule_text (rule_text) VALUES ('rebuild');
    CREATE VIRTUAL TABLE rule_word USING fts5vocab (rule_text, row);
    """

  /// What version 6 changes: names of terms are found in other forms, for which the glossary is read
  /// again, and more Korean endings are told from words.
  static let version6 = """
    UPDATE data_file SET fingerprint = 0 WHERE name = 'glossary';
    INSERT INTO rule_text (rule_text) VALUES ('rebuild');
    """

  /// What version 7 adds: what searches weigh rules by, of many rules in a row, as it follows from the
  /// table of rules. The index is made anew with more Korean endings told from words.
  static let version7 = """
    CREATE TABLE rule_facts (
      block INTEGER PRIMARY KEY,
      content BLOB NOT NULL
    ) STRICT;
    UPDATE data_file SET fingerprint = 0 WHERE name = 'glossary';
    INSERT INTO rule_text (rule_text) VALUES ('rebuild');
    """

  /// What version 8 adds: how many rules there are in each language, which every search asks for. The
  /// index is made anew, in one piece, with more Korean endings told from words.
  static let version8 = """
    CREATE TABLE language (
      language TEXT PRIMARY KEY,
      rule_count INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER document_came AFTER INSERT ON document BEGIN
      INSERT INTO language VALUES (new.language, new.rule_count)
      ON CONFLICT DO UPDATE SET rule_count = rule_count + excluded.rule_count;
    END;
    CREATE TRIGGER document_went AFTER DELETE ON document BEGIN
      UPDATE language SET rule_count = rule_count - old.rule_count WHERE language = old.language;
    END;
    INSERT INTO language SELECT language, sum(rule_count) FROM document GROUP BY language;
    UPDATE data_file SET fingerprint = 0 WHERE name = 'glossary';
    INSERT INTO rule_text (rule_text) VALUES ('rebuild');
    INSERT INTO rule_text (rule_text) VALUES ('optimize');
    """

  /// What version 9 changes: all texts are matched again with the next import, for the rules that a file
  /// has in two languages are now found in other texts, too.
  static let version9 = """
    INSERT OR IGNORE INTO unmatched
      SELECT topic_id, edition, coalesce(revision, ''), language FROM document;
    """

  /// What version 10 adds: the katakana words that hold another one by chance, for which the glossary is
  /// read again.
  static let version10 = """
    CREATE TABLE chance_word (
      part TEXT NOT NULL,
      word TEXT NOT NULL,
      place INTEGER NOT NULL,
      is_sure INTEGER NOT NULL,
      PRIMARY KEY (part, word, place)
    ) STRICT, WITHOUT ROWID;
    UPDATE data_file SET fingerprint = 0 WHERE name = 'glossary';
    """

  /// What version 11 changes: which rules there are in each language stands in the store, too, a bit for
  /// each key.
  static let version11 = """
    DROP TRIGGER document_came;
    DROP TRIGGER document_went;
    DROP TABLE language;
    DROP INDEX document_language;
    CREATE TABLE language (
      language TEXT PRIMARY KEY,
      rule_count INTEGER NOT NULL,
      rules BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
