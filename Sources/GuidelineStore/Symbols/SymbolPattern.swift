/// A pattern that recognizes a symbol in source code.
struct SymbolPattern: Hashable {
  /// The kind of symbol.
  enum Form: Hashable {
    /// A type, function or constant; with several parts, a member of the first.
    case path([String])
    /// A member of any type.
    case member(String)
    /// A key path.
    case keyPath(String)
    /// A property or method, with or without its type.
    case name(String)
    /// An element of an interface file.
    case element(String, [Attribute])
    /// A key of a property list.
    case key(String)
  }

  /// A required attribute of an element; `nil` allows any value.
  struct Attribute: Hashable {
    let name: String
    let value: String?
  }

  let form: Form
  /// The arguments, properties and methods to which a member may be assigned without its type.
  let labels: [String]
  /// The required first argument label of a call; `nil` for any use.
  let argument: String?
  /// Whether only assignments to the property count.
  let isSet: Bool
  /// The symbol without its labels.
  let name: String
  /// Whether a use is too general to report by itself.
  let isGeneral: Bool
  /// The replacements of a deprecated symbol; empty for any other.
  let replacements: [String]

  /// - Parameter notation: The notation of `Data/symbols`; `nil` is returned for anything else.
  init?(_ notation: String) {
    var text = notation
    var replacements: [String] = []
    // Searching for a substring costs more than all the rest.
    if text.utf8.contains(UInt8(ascii: ">")), let arrow = text.firstRange(of: " -> ") {
      replacements = text[arrow.upperBound...].split(separator: ",").map { String($0).trimmed }
      text = String(text[..<arrow.lowerBound]).trimmed
      guard !replacements.isEmpty, replacements.allSatisfy({ Self.form(of: $0) != nil }) else {
        return nil
      }
    }
    let isGeneral = text.hasSuffix("*")
    if isGeneral { text.removeLast() }
    isSet = text.hasSuffix(" =")
    if isSet { text.removeLast(2) }
    var labels: [String] = []
    if text.hasSuffix(")"), !text.hasSuffix(":)") {
      guard let open = text.lastIndex(of: "("), text[..<open].hasSuffix(" ") else { return nil }
      labels = text[text.index(after: open)...].dropLast().split(separator: ",")
        .map { String($0).trimmed }
      guard !labels.isEmpty, labels.allSatisfy(\.isIdentifier) else { return nil }
      text = String(text[..<open].dropLast())
    }
    var symbol = text
    var argument: String?
    if text.hasSuffix(":)"), let open = text.lastIndex(of: "(") {
      let label = String(text[text.index(after: open)...].dropLast(2))
      guard label.isIdentifier else { return nil }
      argument = label
      symbol = String(text[..<open])
    }
    guard let form = Self.form(of: symbol) else { return nil }
    if case .path(let parts) = form {
      guard labels.isEmpty || parts.count > 1 else { return nil }
      guard !isSet else { return nil }
    } else if !labels.isEmpty || argument != nil {
      return nil
    }
    self.form = form
    self.labels = labels
    self.argument = argument
    name = text
    self.isGeneral = isGeneral
    self.replacements = replacements
  }

  private static func form(of text: String) -> Form? {
    if text.hasPrefix("<") { return element(text) }
    if text.hasPrefix("\""), text.hasSuffix("\"") {
      let key = String(text.dropFirst().dropLast())
      return key.isEmpty || key.contains("\"") ? nil : .key(key)
    }
    if text.hasPrefix("\\.") {
      let name = String(text.dropFirst(2))
      return name.isIdentifier ? .keyPath(name) : nil
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.dropFirst().allSatisfy(\.isIdentifier) else { return nil }
    if parts.count == 2, parts[0].isEmpty { return .member(parts[1]) }
    guard parts[0].isIdentifier else { return nil }
    let isCapitalized = parts[0].utf8.first?.isASCIIUppercase == true
    if parts.count == 1 { return isCapitalized ? .path(parts) : .name(parts[0]) }
    return isCapitalized ? .path(parts) : nil
  }

  private static func element(_ text: String) -> Form? {
    guard text.hasSuffix(">") else { return nil }
    let words = text.dropFirst().dropLast().split(separator: " ")
    guard let name = words.first.map(String.init), name.isIdentifier else { return nil }
    var attributes: [Attribute] = []
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts[0].isIdentifier else { return nil }
      guard parts.count == 2 else {
        attributes.append(Attribute(name: parts[0], value: nil))
        continue
      }
      let value = parts[1].dropFirst().dropLast()
      guard parts[1] == "\"\(value)\"", !value.isEmpty else { return nil }
      attributes.append(Attribute(name: parts[0], value: String(value)))
    }
    return .element(name, attributes)
  }

  /// The Objective-C name of a type's member: `UIAlertControllerStyleActionSheet`.
  var joinedName: String? {
    guard case .path(let parts) = form, parts.count > 1, argument == nil, let last = parts.last
    else { return nil }
    return parts.dropLast().joined() + last.prefix(1).uppercased() + last.dropFirst()
  }
}

extension String {
  /// Whether it is an ASCII Swift identifier.
  var isIdentifier: Bool {
    guard let first = utf8.first, !first.isASCIIDigit else { return false }
    return utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// Whether it has a prefix of Apple's older frameworks, so that it is unambiguous: `UIColor`, not
  /// `Color`.
  var hasFrameworkPrefix: Bool {
    let start = Array(utf8.prefix(2))
    return start.count == 2 && start.allSatisfy(\.isASCIIUppercase)
  }
}
