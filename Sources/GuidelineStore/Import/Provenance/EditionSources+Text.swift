extension EditionSources {
  /// By its words. If these suggest an older edition, its folder counts: pages of 2019 mention
  /// older systems, but no newer ones.
  var text: EditionEvidence? {
    let told = currentText ?? dateOfWriting ?? mentionedSystem
    return told?.edition == .current || told?.edition == .web2019 ? told : webFolder ?? told
  }

  private var webFolder: EditionEvidence? {
    guard let part = path.webPart,
      !WebEdition.isCommonWord(part) || path.topic != nil || startsAsPage
    else { return nil }
    return EditionEvidence(.web2019, because: "the folder ‘\(part)’")
  }

  /// Whether a topic's title is among the first headings.
  private var startsAsPage: Bool {
    blocks.prefix(8).contains { block in
      block.isHeading && catalog.slug(titled: block.line.withoutFinalMarks) != nil
    }
  }

  private var dateOfWriting: EditionEvidence? {
    guard let written = DateOfWriting.evidence(frontMatter, lines) else { return nil }
    // The system it mentions is better evidence for the revision.
    let isOfSystem =
      written.edition == .web2019
      && MentionedSystem.newest(in: blocks).map(Era.systemsOfWeb.contains) ?? false
    return isOfSystem ? written.with(nil) : written
  }

  private var mentionedSystem: EditionEvidence? {
    MentionedSystem.newest(in: blocks).map { system in
      EditionEvidence(Era(year: nil, system: system), because: "its mention of iOS \(system)")
    }
  }

  private var currentText: EditionEvidence? {
    reasonForCurrent.map { reason in
      let written = DateOfWriting.evidence(frontMatter, lines)
      return EditionEvidence(
        .current, written?.edition == .current ? written?.revision : nil, because: reason)
    }
  }

  /// Traits that only texts of the current edition have.
  private var reasonForCurrent: Message? {
    let headings = blocks.lazy.filter { $0.isHeading || $0.text.text.count < 60 }.map(\.line)
    if headings.contains(where: Self.currentSections.contain) {
      return "its sections"
    }
    let name = Self.currentNames.first { name in
      blocks.contains { $0.line.lowercased().holds(name.lowercased()) }
    }
    if let name { return "its mention of \(name)" }
    return frontMatter.isOfSkill ? "the front matter of an assistant skill" : nil
  }

  private static let currentSections = Labels(.currentSectionTitles)

  private static let currentNames = [String](.currentNames)
}
