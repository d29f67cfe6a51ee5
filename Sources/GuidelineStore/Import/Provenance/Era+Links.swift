extension Era {
  /// That of most of the addresses that name one by their form. A stray address of an older form tells
  /// nothing of the time, nor do as many such as there are of today's in a post of today.
  init?(ofLinks links: [String], inPostOfToday isOfToday: Bool) {
    let addresses = links.compactMap { PageAddress($0) }
    if let first = addresses.first, addresses.allSatisfy({ $0.edition == .book2014 }) {
      self.init(first.edition, first.revision)
      return
    }
    let early = addresses.count { $0.isDated && $0.edition == .web2019 }
    let late = addresses.filter { $0.isDated && $0.edition == .current }
    let undated = addresses.count { !$0.isDated }
    if early > late.count, !isOfToday || early > undated {
      self.init(.web2019, nil)
      return
    }
    guard let first = late.first else { return nil }
    let isStray = undated > late.count
    self.init(first.edition, isStray ? nil : first.revision)
  }
}
