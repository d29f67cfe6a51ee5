/// Words that tell nothing of what is looked for: those that make a question or a sentence.
enum FillerWords {
  /// Whether a folded word, a Korean one without its endings, is one of them.
  static func contain(_ word: String) -> Bool { all.contains(word) }

  private static let all: Set<String> = Set(
    """
    a about after all also am an and any are as at be been being best but by can could did do does \
    doing done during either every for from get give good had has have having how i if in into is it \
    its just kind let like lot make many may me mean might more most much must my need needs no not of \
    on one only or other ought our ours please rather say says shall she should show so some still such \
    tell than that the their them then there these they thing things this those to too up us use used \
    using very want was way ways we were what whats when where whether which while who whom whose why \
    will with without would you your yours dont cant isnt doesnt shouldnt im ive id theyre guideline \
    guidelines rule rules recommend recommended advice apple hig
    것 거 수 때 등 및 더 잘 꼭 좀 왜 뭐 무엇 무슨 어떤 어떻게 어디 어디에 언제 어느 얼마나 몇 누구 그 이 저 \
    그리고 그런 이런 저런 하나 경우 방법 방식 관련 대한 대해 대해서 위한 위해 위해서 통해 따라 따른 있 있나 있는 있는지 \
    있나요 있을 있을까 있을까요 있습니까 없는 없나요 하 하는 하나요 할 할까 할까요 합니까 해도 해야 해야하나 되 되나 되나요 \
    될 될까 될까요 됩니까 돼 돼요 좋 좋을 좋을까 좋을까요 좋은 좋은가요 좋아요 쓰 쓰는 쓸 써도 써야 쓰나요 사용 알려줘 알려 \
    알려주세요 가이드라인 지침 규칙 괜찮 괜찮은 괜찮은가요 괜찮은지 괜찮을까 괜찮을까요 괜찮나요 괜찮아요 않 않도록 않게 않고 않은 않는 않을 않으면 \
    않아야 말고 말아야 보통 혹시 그냥 어때 어떨까요 어떤가요 맞나요 맞는지 나을까 나을까요 나은가요 나은지 싶 싶은데 싶어요 싶을 \
    하려면 하려고 되려면 뭔가요 무엇인가요 인가요 인지 까요 나요 애플 앱에서
    何 何故 時 方法 場合 方 事 物 者 的 使用 使 用 際 必要 注意 教 知 良 可能 適切 推奨 規則 指針 為 点 中 上 下
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
