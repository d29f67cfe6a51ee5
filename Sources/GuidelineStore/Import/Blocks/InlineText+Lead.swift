extension InlineText {
  /// The bold span at the start.
  var strongStart: Range<Int>? {
    joinedSpans(.strong).first.flatMap { isOnlyOrnament(before: $0.lowerBound) ? $0 : nil }
  }

  /// Whether only bullets, emoji, numbers and the like precede an offset.
  func isOnlyOrnament(before end: Int) -> Bool {
    var index = 0
    while index < end {
      let scalar = decodeScalar(text, index)
      switch Script(scalar.value) {
      case .latin, .hangul, .kana, .ideograph: return false
      case .digit, .other, .ideographicStop: index += scalar.length
      }
    }
    return end <= 12
  }
}
