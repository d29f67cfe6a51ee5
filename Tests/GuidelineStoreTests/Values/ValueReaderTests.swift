import Testing

@testable import GuidelineStore

/// The values that sentences and cells state.
@Suite struct ValueReaderTests {
  @Test(arguments: [
    ("A lantern measures 44×44 pt.", ["size 44×44 pt"]),
    ("Lanterns are 60 x 60 pt or more.", ["size 60 x 60 pt or more"]),
    ("Hang it 30–90 cm high.", ["size 30–90 cm"]), ("Leave 1,024 pixels.", ["size 1,024 pixels"]),
    ("A contrast of 4.5:1 or 3:1.", ["ratio 4.5:1", "ratio 3:1"]),
    ("Paint it #0a88FF.", ["color #0a88FF"]), ("Wait for 2.5 seconds.", ["time 2.5 seconds"]),
    ("Turn it by 90 degrees or 45°.", ["angle 90 degrees", "angle 45°"]),
    ("Dim it to 20% or 30 percent.", ["percentage 20%", "percentage 30 percent"]),
    ("Hang up to five lanterns.", ["count up to five lanterns"]),
    ("Make it 3/4 inch (1.9 cm) wide.", ["size 3/4 inch", "size 1.9 cm"]),
    ("Light it for up to two seconds.", ["time up to two seconds"]),
    ("Take at least 1/10 of it.", ["count at least 1/10"]),
    ("Draw it at 44/48 pt.", ["size 48 pt"]),
    ("Hang 3 lanterns.", ["count 3 lanterns"]), ("초롱은 최대 5개까지 답니다.", ["count 최대 5개까지"]),
    ("초롱은 44×44포인트 이상입니다.", ["size 44×44포인트 이상"]), ("提灯は3つまで掛けます。", ["count 3つまで"]),
    ("提灯は2秒以内に灯します。", ["time 2秒以内"]), ("두 시간 이내에 끄세요.", ["time 두 시간 이내"]),
    ("提灯は1つまで。", ["count 1つまで"]), ("초롱 2개를 답니다.", ["count 2개"]),
    ("提灯の幅は60ポイントです。", ["size 60ポイント"]),
  ])
  func findsWhatSentencesState(sentence: String, values: [String]) {
    #expect(read(sentence) == values)
  }

  @Test(arguments: [
    "Since iOS 17.4 lanterns glow.", "In 2019, lanterns were red.", "A P3 lantern is 3D.",
    "It is 9:41.", "It costs $50.00 there.", "Two lanterns hang there.", "Polish lanterns.", "",
    "The 1 goes below the star.", "提灯を十分に離します。", "提灯は1つです。", "중요한 일을 알리세요.",
    "썸네일을 보여 주세요.", "최대한 줄이세요.", "흔한 분야입니다.",
  ])
  func leavesOtherNumbersOut(sentence: String) { #expect(read(sentence) == []) }

  @Test(arguments: [
    ("17", "Size (pt)", "size 17"), ("17", "Lanterns", "count 17"),
    ("34/41", "Large", "font 34/41"),
    ("0, 136, 255", "Light", "color 0, 136, 255"), ("50x50 (100x100)", "45mm", "size 50x50"),
  ])
  func readsCellsUnderTheirHeads(cell: String, head: String, value: String) {
    #expect(read(cell, under: head).first == value)
  }

  @Test(arguments: [
    "0", "#", "9x", "1,", "4:", "30–", "up to ", "\u{0}5 pt\u{0}", "５個", "최대 ", "최대한 키우세요",
  ])
  func takesAnyText(text: String) { _ = read(text) }

  private func read(_ text: String, under head: String? = nil) -> [String] {
    ValueReader.values(in: text, under: head).map { "\($0.kind) \($0.text)" }
  }
}
