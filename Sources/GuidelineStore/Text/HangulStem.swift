/// Removes Korean particles and verb endings: `버튼들에서는 → 버튼`.
///
/// Covers endings common in technical prose. Each requires a suitable preceding syllable (`을` a
/// consonant, `를` a vowel) and a minimum length of stem, so most words that only look inflected
/// stay whole: `메뉴`, `결과`, `길이`, but not `해상도`.
enum HangulStem {
  /// The number of syllables of the stem.
  ///
  /// - Parameters:
  ///   - count: The number of syllables of the word.
  ///   - syllable: The syllable at an index, as a scalar.
  static func count(of count: Int, _ syllable: (Int) -> UInt32) -> Int {
    strip(count, syllable) { _ in true }
  }

  static func stem(of word: [UInt32]) -> [UInt32] {
    Array(word.prefix(count(of: word.count) { word[$0] }))
  }

  /// The prefixes to search a word by, as numbers of syllables: the stem, preceded by a longer form
  /// if the stem lacks an ending that may belong to the word (`해상도`).
  static func counts(of word: [UInt32]) -> [Int] {
    let stem = count(of: word.count) { word[$0] }
    let careful = strip(word.count, { word[$0] }, if: \.isCertain)
    return careful > stem ? [careful, stem] : [stem]
  }

  /// Whether a word is only an ending, attached to a name in another script: `sheet를`.
  static func isEnding(_ word: [UInt32]) -> Bool {
    guard let last = word.last else { return true }
    return endings[last].contains { ending in
      word.reversed().starts(with: ending.reversed)
        && isEnding(word.dropLast(ending.reversed.count))
    }
  }

  private static func strip(
    _ count: Int, _ syllable: (Int) -> UInt32, if isWanted: (Ending) -> Bool
  ) -> Int {
    var rest = count
    while rest > 1, let ending = longestEnding(of: rest, syllable, if: isWanted) {
      rest -= ending
    }
    return rest
  }

  private static func longestEnding(
    of count: Int, _ syllable: (Int) -> UInt32, if isWanted: (Ending) -> Bool
  ) -> Int? {
    for ending in endings[syllable(count - 1)] where isWanted(ending) {
      let length = ending.reversed.count
      let rest = count - length
      guard rest >= ending.leaves, ending.follows.allows(syllable(rest - 1)) else { continue }
      if (1..<length).allSatisfy({ syllable(count - 1 - $0) == ending.reversed[$0] }) {
        return length
      }
    }
    return nil
  }

  private enum Neighbor {
    case any, consonant, vowel
    /// A vowel or `ㄹ`, as required by `로`.
    case vowelOrL

    func allows(_ syllable: UInt32) -> Bool {
      // A letter by itself, as in `ㅋㅋ는`, is no syllable.
      guard hangul.contains(syllable) else { return self == .any }
      let final = (syllable - hangul.lowerBound) % 28
      switch self {
      case .any: return true
      case .consonant: return final != 0
      case .vowel: return final == 0
      case .vowelOrL: return final == 0 || final == 8
      }
    }
  }

  private struct Ending {
    /// The syllables, last first.
    var reversed: [UInt32]
    var follows: Neighbor
    /// The minimum number of syllables left after removing the ending.
    var leaves: Int
    /// Whether hardly any noun or stem ends like this.
    var isCertain: Bool
  }

  private static let endings: Table = {
    let groups: [(isCertain: Bool, Neighbor, leaves: Int, String)] = [
      (true, .consonant, 1, "을 은 으로 이랑"),
      (true, .vowel, 1, "를 는"),
      (true, .any, 1, "에 에서 에게 에게서 까지 부터 처럼 보다 한테 한테서 께서"),
      // Many nouns end like this: 높이, 추가, 주의, 정도, 경로, 결과, 자랑, 주소란, 두께.
      (false, .consonant, 2, "이 과 이나 이란 이라는 이라도"),
      (false, .vowel, 2, "가 와 라는 라도 랑 란"),
      (false, .vowelOrL, 2, "로"),
      (false, .any, 2, "의 도 만 마다 밖에 조차 대로 들 끼리 께"),
      // The noun as a predicate.
      (
        true, .any, 2,
        "입니다 이다 이며 이고 이므로 이라면 이지만 인지 이어야 인데 인데도 인가 인가요 일까 일까요 이면 이라서 이라고 이든 이어서 이었다 이에요 이죠 이네요 일때 예요"
      ),
      // Forms of 하다 and 되다, which make verbs from nouns.
      (false, .any, 2, "해 할 한 함 돼 된 될 됨"),
      (
        true, .any, 2,
        """
        합니다 합니까 합시다 하세요 하십시오 하시오 하는 하는데 하지 하지만 하고 하며 하면 하면서 하여 하여야 해야 해서 \
        해도 할지 할수록 한다 한다면 하기 하게 하도록 하거나 하다 하려면 하려는 하려고 하므로 하자 했다 했던 했습니다 됩니다 \
        되는 되는데 되지 되지만 되고 되며 되면 되면서 되어 되어야 돼야 된다 되기 되게 되도록 되거나 되다 되므로 되었다 \
        되었습니다 됐습니다 \
        하시겠습니까 하시겠어요 할래 할래요 하잖아요 하거든요 하더라고요 해버리면 해버리는 해버려 해버려요 해버렸어요 \
        되잖아요 되거든요 되더라고요 돼버려요 돼버렸어요 \
        하나요 하나 하냐 하니까 하죠 하는지 하는가 하는가요 하는게 하는건 하는걸 할까 할까요 할때 한가요 한지 해요 해주세요 해줘 \
        해줍니다 해주는 해주면 했나요 했어요 했을 했는데 했는지 했으면 하였다 하였습니다 하시면 \
        되나요 되나 되냐 되니까 되죠 되는지 되는가 되는가요 되는게 되는건 될까 될까요 될지 될때 돼요 돼도 돼서 됐나요 됐어요 됐을 \
        됐는데 됐는지 됐으면 되었을 되어도 되어서 되려면 시켜야 시켜도 시키나요 시킬까요 시키려면 시킵니다 시키는 시키지 시키고 시키면 시켜 시킨 시킬 시키기
        """
      ),
    ]
    return Table(
      groups.flatMap { isCertain, neighbor, leaves, words in
        words.unicodeScalars.split(separator: " ").map { word in
          Ending(
            reversed: word.reversed().map(\.value), follows: neighbor,
            leaves: leaves, isCertain: isCertain)
        }
      })
  }()

  /// Endings by their last syllable, longest first.
  private struct Table {
    /// Maps a syllable, counted from `가`, to the index of its endings in `lists`; 0 if it has none.
    private var places = [UInt8](repeating: 0, count: hangul.count)
    private var lists: [[Ending]] = [[]]

    init(_ endings: [Ending]) {
      for ending in endings.sorted(by: { $0.reversed.count > $1.reversed.count }) {
        let syllable = Int(ending.reversed[0] - hangul.lowerBound)
        if places[syllable] == 0 {
          places[syllable] = UInt8(lists.count)
          lists.append([])
        }
        lists[Int(places[syllable])].append(ending)
      }
    }

    subscript(syllable: UInt32) -> [Ending] {
      hangul.contains(syllable) ? lists[Int(places[Int(syllable - hangul.lowerBound)])] : []
    }
  }

  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
}
