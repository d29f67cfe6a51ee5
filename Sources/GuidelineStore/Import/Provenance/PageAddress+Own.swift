extension PageAddress {
  /// The page's own address. For a line of links, which may be another page's, `isStated` is false.
  static func own(
    _ frontMatter: FrontMatter, _ blocks: [Block]
  ) -> (PageAddress?, isStated: Bool) {
    if let stated = frontMatter.addresses.lazy.compactMap({ PageAddress($0) }).first {
      return (stated, true)
    }
    var isInAppendix = false
    var lone: PageAddress?
    // Each section of a page may have a line for another page.
    var (sections, isBelowSection) = (0, false)
    for (index, block) in blocks.enumerated() {
      if block.isHeading {
        sections += 1
        isInAppendix = block.label.contains(.appendix)
        let own = block.links.lazy.compactMap { PageAddress($0) }.first(where: \.hasFragment)
        if let own { return (own, true) }
      } else if !isInAppendix || block.namesSource, block.isSourceLine,
        let own = PageAddress(of: [block])
      {
        if block.namesSource { return (own, true) }
        // The items of a list may be the pages that a file was made of.
        let found = PageAddress(of: blocks[index...].prefix { $0.isItem && $0.isSourceLine }) ?? own
        if lone == nil {
          lone = found
          isBelowSection = sections > 1
        } else if isBelowSection, lone?.topic != found.topic {
          lone = lone?.withoutTopic
        }
      }
    }
    // A footer at the very end names the page.
    if let last = blocks.last(where: { !$0.text.isEmpty }), last.isHeading,
      let own = last.addresses.lazy.compactMap({ PageAddress($0) }).first
    {
      return (own, true)
    }
    return (lone, false)
  }
}
