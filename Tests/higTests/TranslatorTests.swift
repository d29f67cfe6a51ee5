import Testing

/// The work of translators on pages of `Data/`.
@Suite struct TranslatorTests {
  private static let english = """
    ---
    topic: lanterns
    title: Lanterns
    edition: current
    language: en
    source: https://developer.apple.com/design/human-interface-guidelines/lanterns
    ---

    # Lanterns

    A lantern gives a little light.

    ## Hanging

    ### Hang a lantern high. {#hang-high}

    Nobody bumps into it there.

    ### Paper {#paper .definition platforms="iOS, macOS"}

    Folds flat.

    """

  private static let korean = """
    ---
    topic: lanterns
    title: 초롱
    edition: current
    language: ko
    ---

    # 초롱

    초롱은 은은한 빛을 냅니다.

    ## 걸기

    ### 초롱을 높이 거세요. {#hang-high}

    그러면 아무도 부딪히지 않습니다.

    ### 종이 {#paper .definition platforms="iOS, macOS"}

    납작하게 접힙니다.

    """

  private static func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write(english, to: "texts/en/current/lanterns.md")
    try desk.write(korean, to: "texts/ko/current/lanterns.md")
    return desk
  }

  private func work(_ desk: Desk, _ options: String...) throws -> [String] {
    #expect(try desk.hig("build", "--data", "texts").status == 0)
    return try desk.hig(arguments: ["coverage"] + options).lines
  }

  @Test func tellsWhichRulesChangedSinceTheyWereTranslated() throws {
    let desk = try Self.desk()
    #expect(try work(desk).contains("  ko/current/lanterns.md:1 doesn't record what it translates"))
    let stamp = try desk.hig("coverage", "--stamp", "lanterns:ko", "--data", "texts")
    #expect(stamp.status == 0, "\(stamp)")
    #expect(stamp.output == "texts/ko/current/lanterns.md\n")
    #expect(try work(desk).last == "nothing to do")
    #expect(try desk.hig("coverage", "--exit-code").status == 0)
    #expect(try desk.hig("coverage", "--format", "markdown").lines.last == "nothing to do")

    // Another order and other quotes change nothing that is translated.
    let moved = Self.english.replacing(
      "\n### Hang a lantern high. {#hang-high}\n\nNobody bumps into it there.\n", with: "")
    let changed =
      moved.replacing("Folds flat.", with: "Folds small.")
      + "\n### Hang a lantern “high”. {#hang-high}\n\nNobody bumps into it there.\n"
    try desk.write(changed, to: "texts/en/current/lanterns.md")
    let lines = try work(desk)
    #expect(lines.contains("lanterns\t3\t3 ~1"))
    #expect(lines.contains("  ko/current/lanterns.md:18 original changed since"))
    #expect(
      lines.contains("    lanterns@current:ko.3 ← lanterns@current:en.2 en/current/lanterns.md:15"))
    #expect(!lines.contains { $0.contains("ko.2") })
    #expect(try desk.hig("coverage", "--exit-code").status == 1)

    // Stamping one rule does so with no other.
    try desk.write(
      changed.replacing("little light", with: "warm light"), to: "texts/en/current/lanterns.md")
    let one = try desk.hig("coverage", "--stamp", "초롱@current:ko.3", "--data", "texts")
    #expect(one.status == 0, "\(one)")
    let rest = try work(desk)
    #expect(rest.contains("  ko/current/lanterns.md:10 original changed since"))
    #expect(!rest.contains { $0.contains("ko.3") })
  }

  @Test func stampsOnlyRulesThatChangedSinceTheirOriginals() throws {
    let desk = try Self.desk()
    #expect(try desk.hig("coverage", "--stamp", "all", "--data", "texts").status == 0)
    try desk.write(
      Self.english.replacing("bumps", with: "runs").replacing("Folds flat", with: "Folds small"),
      to: "texts/en/current/lanterns.md")
    let edit = "sed -i 's/부딪히지/걸리지/' texts/ko/current/lanterns.md"
    #expect(try desk.shell(edit).status == 0)
    let stamp = try desk.hig("coverage", "--stamp", "lanterns:ko", "--data", "texts")
    #expect(stamp.status == 1)
    #expect(
      stamp.output == "texts/ko/current/lanterns.md\n  texts/ko/current/lanterns.md:14\n")
    #expect(stamp.errors.hasPrefix("texts/ko/current/lanterns.md:18: left unchanged"))
    let rest = try work(desk)
    #expect(rest.contains { $0.contains("ko.3 ←") })
    #expect(!rest.contains { $0.contains("ko.2 ←") })
  }

  /// Names, not neighbors, tell which paragraph renders which.
  @Test func keepsWhatFollowsARuleThatIsAddedTranslated() throws {
    let desk = try Self.desk()
    for (language, more) in [
      ("en", "## Light {#light .section}\n\nIt is warm.\n"),
      ("ko", "## 빛 {#light .section}\n\n따뜻합니다.\n"),
    ] {
      let page = (language == "en" ? Self.english : Self.korean) + "\n" + more
      try desk.write(page, to: "texts/\(language)/current/lanterns.md")
    }
    #expect(try desk.hig("coverage", "--stamp", "all", "--data", "texts").status == 0)
    try desk.write(
      Self.english + "\n### Silk {#silk .definition}\n\nDear.\n\n"
        + "## Light {#light .section}\n\nIt is warm.\n", to: "texts/en/current/lanterns.md")
    let lines = try work(desk)
    #expect(lines.count { $0.contains("←") || $0.contains("missing") } == 1, "\(lines)")
  }

  @Test func findsEnglishThatWasLeftInATranslation() throws {
    let desk = try Self.desk()
    let sentence = "It folds flat and fits in any pocket."
    try desk.write(
      Self.english.replacing("Folds flat.", with: sentence), to: "texts/en/current/lanterns.md")
    try desk.write(
      Self.korean.replacing("납작하게 접힙니다.", with: sentence),
      to: "texts/ko/current/lanterns.md")
    let lines = try work(desk)
    #expect(lines.contains("  ko/current/lanterns.md:18 left in English"), "\(lines)")
  }

  @Test func offersNothingThatCommentsOfTheOriginalHold() throws {
    let desk = try Self.desk()
    try desk.write(
      Self.english + "<!-- asked\npaper: cheap lamp\n-->\n", to: "texts/en/current/lanterns.md")
    let text = try desk.hig("coverage", "--skeleton", "lanterns:ja", "--data", "texts").output
    #expect(!text.contains("cheap") && !text.contains("asked"))
    #expect(text.count(of: "<!--") == text.count(of: "-->"))
  }

  /// A comment between paragraphs doesn't shorten the section that it is in.
  @Test func printsWhatFollowsACommentAndTheHistory() throws {
    let desk = try Self.desk()
    let comment = "<!-- asked\npaper: cheap lamp\nsilk: dear lamp\n-->\n\n"
    let history = "<!-- history\n2024-05-07: Folds flat.\n-->"
    try desk.write(
      Self.english + "\n## Light {#light .section}\n\n" + comment + "It is warm.\n\n" + history
        + "\n", to: "texts/en/current/lanterns.md")
    let rest = try desk.hig("coverage", "--skeleton", "lanterns:ko", "--data", "texts").output
    #expect(rest.contains("It is warm.") && !rest.contains("history"))
    let page = try desk.hig("coverage", "--skeleton", "lanterns:ja", "--data", "texts").output
    #expect(page.contains("It is warm.") && page.hasSuffix("\n\n\(history)\n"))
  }

  @Test func refusesToStampOverAMalformedComment() throws {
    let desk = try Self.desk()
    let page = Self.korean + "\n<!-- renders\n<<<<<<< ours\n-->\n"
    try desk.write(page, to: "texts/ko/current/lanterns.md")
    let stamp = try desk.hig("coverage", "--stamp", "lanterns:ko", "--data", "texts")
    #expect(stamp.status == 2)
    let line =
      page.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("<<<") }.map { $0 + 1 } ?? 0
    #expect(stamp.errors.contains("ko/current/lanterns.md:\(line): "), "\(stamp.errors)")
    #expect(try desk.shell("cat texts/ko/current/lanterns.md").output == page)
  }

  /// A language in Latin letters isn't English.
  @Test func takesNoFrenchForEnglish() throws {
    let desk = try Self.desk()
    try desk.write(
      Self.korean.replacing("language: ko", with: "language: fr")
        .replacing("납작하게 접힙니다.", with: "Se plie bien et tient dans toutes les poches."),
      to: "texts/fr/current/lanterns.md")
    #expect(try !work(desk).contains { $0.contains("left in English") })
  }

  @Test func stampsNoPageThatLacksRules() throws {
    let desk = try Self.desk()
    let page = Self.korean.prefix { $0 != "{" } + "{#hang-high}\n"
    try desk.write(String(page), to: "texts/ko/current/lanterns.md")
    let stamp = try desk.hig("coverage", "--stamp", "all", "--data", "texts")
    #expect(stamp.status == 2)
    #expect(
      stamp.errors.hasPrefix(
        "texts/en/current/lanterns.md:19: no translation in texts/ko/current/lanterns.md\n"))
    #expect(try desk.hig("coverage", "--stamp", "lanterns:en", "--data", "texts").status == 2)
    #expect(try desk.hig("coverage", "--stamp", "lanterns:ja", "--data", "texts").status == 2)
    #expect(try desk.hig("coverage", "--stamp", "lanterns:ko", "--topic", "a").status == 64)
    #expect(try !desk.shell("cat texts/ko/current/*").output.contains("renders"))
  }

  @Test func printsAPageToFillIn() throws {
    let desk = try Self.desk()
    let name = "texts/ja/current/lanterns.md"
    let outcome = try desk.shell(
      "mkdir -p texts/ja/current; hig coverage --skeleton lanterns:ja --data texts > \(name)")
    #expect(outcome.errors == "hig: save this page as \(name)\n")
    #expect(
      try desk.shell("cat \(name)").output == """
        ---
        topic: lanterns
        title:
        edition: current
        language: ja
        source: https://developer.apple.com/jp/design/human-interface-guidelines/lanterns
        ---

        <!--
        # Lanterns
        -->

        <!--
        A lantern gives a little light.
        -->

        <!--
        ## Hanging
        -->

        <!--
        ### Hang a lantern high. {#hang-high}

        Nobody bumps into it there.
        -->

        <!--
        ### Paper {#paper .definition platforms="iOS, macOS"}

        Folds flat.
        -->

        """)
    // Nothing of it is a rule yet.
    try desk.hig("build", "--data", "texts")
    #expect(try !desk.hig("list", "documents").output.contains(":ja"))
  }

  @Test func printsOnlyWhatATranslationLacks() throws {
    let desk = try Self.desk()
    let whole = try desk.hig("coverage", "--skeleton", "lanterns:ko", "--data", "texts")
    #expect(whole.status == 1 && whole.output.isEmpty)
    #expect(whole.errors == "hig: lanterns:ko is complete\n")
    let page = Self.korean.replacing("{#paper", with: "{#cloth")
    try desk.write(page, to: "texts/ko/current/lanterns.md")
    let rest = try desk.hig("coverage", "--skeleton", "lanterns:ko", "--data", "texts")
    #expect(
      rest.output == """
        ## 걸기

        <!--
        ### Paper {#paper .definition platforms="iOS, macOS"}

        Folds flat.
        -->

        """)
    #expect(rest.errors == "hig: add these rules to texts/ko/current/lanterns.md\n")
  }

  @Test func showsHowTheOriginalHasChangedSinceItWasStamped() throws {
    let desk = try Self.desk()
    let made = try desk.shell(
      """
      hig coverage --stamp lanterns:ko --data texts && git init -q . && git add texts \
        && git -c user.name=a -c user.email=a@example.org commit -qm one \
        && sed 's/Nobody bumps/No guest bumps/' texts/en/current/lanterns.md > new.md \
        && mv new.md texts/en/current/lanterns.md && hig build --data texts \
        && hig coverage lanterns:ko --data texts --json
      """)
    #expect(made.output.contains("Nobody"), "\(made)")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
