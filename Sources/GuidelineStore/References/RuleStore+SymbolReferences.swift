extension RuleStore {
  /// The topics of a symbol, and the rules that mention it.
  func references(
    ofSymbol name: String, in scope: ReferenceScope
  ) throws -> ReferenceAnswer {
    let key = SymbolName.key(name)
    let texts = try texts(in: scope)
    let documents = texts.values.joined().flatMap(\.documents).sorted { $0.comesEarlier($1) }
    let outgoing = try symbols().filter { SymbolName.isSame($0.name, orInside: key) }
      .map { symbol in
        let text = texts[symbol.topic]?.first?.id
        return Reference(
          reference: CrossReference(
            kind: .topic, text: symbol.name, target: symbol.topic, source: nil,
            path: DataFile.symbols.rawValue, line: 0),
          destination: text.map { .topic(symbol.topic, text: $0, section: []) }
            ?? .nowhere(topic: symbol.topic, nearest: []),
          isLinked: true)
      }
    var resolver = try ReferenceResolver(in: self)
    var incoming: [Reference] = []
    for document in documents {
      for reference in try crossReferences(in: document)
      where reference.kind == .symbol && SymbolName.isSame(reference.symbol, orInside: key) {
        incoming.append(
          try resolver.resolved(try placed(reference, in: document), in: document))
      }
    }
    incoming += try mentions(ofSymbol: name, in: documents).filter { mention in
      !incoming.contains { $0.reference.source == mention.reference.source }
    }
    var notes: [Message] = []
    if outgoing.isEmpty, incoming.isEmpty {
      guard !scope.isEverything else { throw try unknownSubject(name) }
      let everywhere = try references(ofSymbol: name, in: ReferenceScope(isEverything: true))
      let texts = Set(everywhere.incoming.compactMap { $0.reference.source?.text }).sorted()
      notes.append(
        Message("these texts don't mention \(name)")
          .followed(by: texts.isEmpty ? nil : "\(list: texts) do"))
    }
    return ReferenceAnswer(
      subject: .symbol(name), outgoing: outgoing, incoming: incoming, notes: notes)
  }

  private func unknownSubject(_ name: String) throws -> StoreError {
    let unknown = try unknownTopic(name)
    let symbols = try connection.texts(
      "SELECT name FROM symbol UNION SELECT text FROM cross_reference WHERE kind = 'symbol'")
    guard try !symbols.isEmpty && hasDocuments() else { return unknown }
    return .absence(
      "there is no topic or symbol “\(name)”",
      hint: (unknown.hint ?? "").followed(
        by: "symbols: \(list: Nearest.names(to: name, among: symbols))"))
  }
}
