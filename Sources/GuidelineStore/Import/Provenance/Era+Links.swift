extension Era {
  /// The edition of most addresses that have a dated form. In a post of today, older ones count
  /// only if they also outnumber the undated ones.
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
