import Foundation

/// Made-up pages about lanterns, in the format of `Data/`.
enum Samples {
  static let english = """
    ---
    topic: lanterns
    title: Lanterns
    names: Paper lamps
    edition: 2019
    revision: ios13
    language: en
    ---

    # Lanterns

    A lantern gives a little light where a lamp would give too much.

    ## Hanging

    ### Hang a lantern where nobody bumps into it. {#hang-high}

    Leave at least 29 pt above the tallest guest. See `UILanternView`.

    ### Paper {#paper .definition}

    A lantern that folds flat and weighs nothing.

    ## Lighting

    ### Light few lanterns at a time. {#light-few platforms="iOS, macOS"}

    Many lanterns compete with each other, and no one looks at any of them.
    """

  static let korean = """
    ---
    topic: lanterns
    title: 초롱
    edition: 2019
    revision: ios13
    language: ko
    ---

    # 초롱

    ## 걸기

    ### 초롱은 아무도 부딪히지 않을 곳에 거세요. {#hang-high}

    키가 가장 큰 손님보다 29 pt 이상 높은 곳에 걸어 두면 누구도 머리를 부딪히지 않습니다.

    ### 초롱은 한 번에 몇 개만 켜세요. {#light-few}

    초롱을 많이 켜면 서로 시선을 다투어 결국 아무것도 눈에 들어오지 않습니다.
    """

  static let japanese = """
    ---
    topic: lanterns
    title: ちょうちん
    edition: current
    language: ja
    ---

    # ちょうちん

    ## 明かり

    ### ちょうちんを一度にたくさん灯さないでください。 {#light-few}

    数が多いと互いに目を奪い合い、どれも見てもらえなくなります。「祭り」の夜でも、二つか三つで十分です。
    """

  static let desk = DeskTemplate { desk in
    try desk.writeSamples(to: "texts")
    let outcome = try desk.hig("build", "--data", "texts")
    guard outcome.status == 0 else { throw Desk.Failure(outcome.errors) }
  }
}

extension Desk {
  /// A desk whose own store holds the samples.
  static func withSamples() throws -> Desk { try Desk(copying: Samples.desk) }

  /// Writes the samples as pages of a `Data/`.
  func writeSamples(to folder: String) throws {
    try write(Samples.english, to: folder + "/en/2019/lanterns.md")
    try write(Samples.korean, to: folder + "/ko/2019/lanterns.md")
    try write(Samples.japanese, to: folder + "/ja/current/lanterns.md")
  }

  /// The samples cannot be used.
  struct Failure: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }
}

extension Desk.Outcome {
  /// Standard output as JSON.
  func json() throws -> [String: Any] { try Self.object(in: output) }

  /// The failure on standard error as JSON.
  func failure() throws -> [String: String] {
    let object = try Self.object(in: errors)["error"] as? [String: String]
    guard let object else { throw Desk.Failure("no error in \(errors)") }
    return object
  }

  private static func object(in text: String) throws -> [String: Any] {
    guard
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw Desk.Failure("no JSON object: \(text)") }
    return object
  }
}
