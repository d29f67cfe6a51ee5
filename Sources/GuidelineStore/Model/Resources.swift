internal import CResources

/// The files embedded in the program.
enum Resources {
  static var topics: [UInt8] { unsafe bytes(resource_topics()) }
  static var glossary: [UInt8] { unsafe bytes(resource_glossary()) }
  static var symbols: [UInt8] { unsafe bytes(resource_symbols()) }
  static var checks: [UInt8] { unsafe bytes(resource_checks()) }
  static var editions: [UInt8] { unsafe bytes(resource_editions()) }
  static var renamed: [UInt8] { unsafe bytes(resource_renamed()) }
  static var groups: [UInt8] { unsafe bytes(resource_groups()) }
  /// The wording of each supported language.
  static var wording: [(language: Language, bytes: [UInt8])] {
    unsafe [
      (.english, bytes(resource_wording_en())), (.korean, bytes(resource_wording_ko())),
      (.japanese, bytes(resource_wording_ja())),
    ]
  }
  /// Function words for language detection.
  static var functionWords: [UInt8] { unsafe bytes(resource_function_words()) }
  static var messages: [UInt8] { unsafe bytes(resource_messages()) }
  static var digestStyle: [UInt8] { unsafe bytes(resource_digest_css()) }
  static var searchScript: [UInt8] { unsafe bytes(resource_search_js()) }
  static var siteStyle: [UInt8] { unsafe bytes(resource_site_css()) }
  static var siteScript: [UInt8] { unsafe bytes(resource_site_js()) }

  private static func bytes(_ resource: resource) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }
}
