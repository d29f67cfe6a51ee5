@testable import GuidelineStore

/// How people word a rule: as our pages do, or as notes do.
enum Register: CaseIterable {
  /// `이름을 짧게 지으세요.`, `名前を短くしましょう。`
  case polite
  /// The same without a full stop.
  case bare
  /// `이름을 짧게 짓는다`, `名前を短くする`
  case plain
  /// `이름을 짧게 짓기`, `名前を短くすること`
  case nominal
  /// `이름을 짧게 지을 것`, `名前を短くすべき`
  case demanding
  /// `이름을 짧게 지음`
  case clipped

  static func all(in language: Language) -> [Register] {
    switch language {
    case .korean: allCases
    case .japanese: [.polite, .bare, .plain, .nominal, .demanding]
    default: [.polite, .bare]
    }
  }

  /// A lead of our pages in this register; without a full stop where its verb is an irregular one.
  func wording(of lead: String, _ language: Language) -> String {
    if self == .polite { return lead }
    let sentence = lead.withoutFinalMarks
    if self == .bare { return sentence }
    switch language {
    case .korean: return korean(sentence) ?? sentence
    case .japanese: return japanese(sentence) ?? sentence
    default: return sentence
    }
  }

  /// What our pages say of things, as notes would: `이름이 짧다`, `名前が短い`.
  func wording(ofStatement sentence: String, _ language: Language) -> String {
    guard self != .polite, language != .english else { return sentence }
    let sentence = sentence.withoutFinalMarks
    if self == .bare { return sentence }
    for (polite, plain, clipped) in Self.endings {
      guard let stem = sentence.without(polite) else { continue }
      return stem + (self == .plain || language == .japanese ? plain : clipped)
    }
    return sentence
  }

  /// Of statements in Korean and Japanese: polite, plain and clipped.
  private static let endings = [
    ("합니다", "한다", "함"), ("됩니다", "된다", "됨"), ("입니다", "이다", "임"), ("있습니다", "있다", "있음"),
    ("없습니다", "없다", "없음"), ("습니다", "다", "음"), ("します", "する", ""), ("れます", "れる", ""),
    ("できます", "できる", ""), ("あります", "ある", ""), ("います", "いる", ""),
    ("です", "である", ""), ("えます", "える", ""),
  ]

  // MARK: Korean

  private func korean(_ sentence: String) -> String? {
    for (polite, others) in Self.koreanEndings {
      if let stem = sentence.without(polite) { return others[self].map { stem + $0 } }
    }
    guard let stem = sentence.without("세요"), let last = stem.last,
      "하두주쓰내보나추키".contains(last)
    else { return nil }
    switch self {
    case .plain: return stem.ending(in: 4) + "다"
    case .nominal: return stem + "기"
    case .demanding: return stem.ending(in: 8) + " 것"
    default: return stem.ending(in: 16)
    }
  }

  private static let koreanEndings: [(polite: String, others: [Register: String])] = [
    ("지 마세요", [.plain: "지 않는다", .nominal: "지 않기", .demanding: "지 말 것", .clipped: "지 않음"]),
    ("으세요", [.plain: "는다", .nominal: "기", .demanding: "을 것", .clipped: "음"]),
  ]

  // MARK: Japanese

  private func japanese(_ sentence: String) -> String? {
    for ending in ["ないようにしましょう", "ないようにします", "ないでください"] {
      guard let stem = sentence.without(ending) else { continue }
      switch self {
      case .plain: return stem + "ない"
      case .nominal: return stem + "ないこと"
      default: return stem + "ないようにすべき"
      }
    }
    for ending in ["ましょう", "ます", "てください"] {
      guard let stem = sentence.without(ending), let last = stem.last else { continue }
      let verb = Self.verbs[last].map { stem.dropLast() + $0 } ?? stem + "る"
      switch self {
      case .plain: return verb
      case .nominal: return verb + "こと"
      default: return verb + "べき"
      }
    }
    return nil
  }

  /// How the dictionary ends a verb whose stem ends so; that of others ends in `る`.
  private static let verbs: [Character: String] = [
    "し": "する", "い": "う", "ち": "つ", "り": "る", "み": "む", "び": "ぶ", "き": "く", "ぎ": "ぐ",
  ]
}

extension String {
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }

  /// With a final consonant in its last syllable, which has none.
  fileprivate func ending(in consonant: UInt32) -> String {
    guard let last = unicodeScalars.last, let syllable = Unicode.Scalar(last.value + consonant)
    else { return self }
    return String(dropLast()) + String(Character(syllable))
  }
}
