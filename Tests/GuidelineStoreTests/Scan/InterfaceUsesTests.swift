import Testing

@testable import GuidelineStore

@Suite struct InterfaceUsesTests {
  @Test func findsElementsOfAStoryboardOnTheirLines() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES">
        <!-- <slider/>
        -->
        <view customClass="UIPageControl"
            text="&lt;stepper> UISwitch">
          <switch
            opaque="NO"/>
          <segue kind="popoverPresentation" id="a1"/>
          <buttonCell type="check"/>
        </view>
      </document>
      """
    #expect(
      try foundUses(in: source, path: "Main.storyboard") == [
        "2: <document launchScreen=\"YES\"> → launching", "5: UIPageControl → page-controls",
        "7: <switch> → toggles", "9: <segue kind=\"popoverPresentation\"> → popovers",
      ])
  }

  @Test func takesElementsForThoseOfTheirSystem() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB">
        <buttonCell type="check"/>
        <buttonCell type="push"/>
        <popover/>
        <label/>
      </document>
      """
    #expect(
      try foundUses(in: source, path: "Tea.xib") == [
        "2: <buttonCell type=\"check\"> → toggles", "4: <popover> → popovers",
      ])
  }

  @Test func letsTheElementWithMoreAttributesWin() throws {
    let source = """
      <segue kind="presentation"/>
      <segue kind="presentation" modalPresentationStyle="formSheet"/>
      """
    #expect(
      try foundUses(in: source, path: "Tea.storyboard") == [
        "1: <segue kind=\"presentation\"> → modality",
        "2: <segue kind=\"presentation\" modalPresentationStyle=\"formSheet\"> → sheets",
      ])
  }

  @Test func passesOverFieldsThatCannotBeEdited() throws {
    let desk = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB">
        <textField><textFieldCell key="cell" selectable="YES" title="Tea"/></textField>
        <textField><textFieldCell key="cell" editable="YES"/></textField>
        <textFieldCell key="dataCell" editable="YES"/>
      </document>
      """
    #expect(
      try foundUses(in: desk, path: "Tea.xib") == [
        "3: <textFieldCell key=\"cell\" editable=\"YES\"> → text-fields"
      ])
    let phone = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <textField userInteractionEnabled="NO"/>
        <textField/>
        <label/>
      </document>
      """
    #expect(try foundUses(in: phone, path: "Tea.xib") == ["3: <textField> → text-fields"])
  }

  @Test func findsKeysOfPropertyLists() throws {
    let source = "<plist><dict>\n<key>UILaunchStoryboardName</key>\n<string>UILaunchScreen</string>"
    #expect(
      try foundUses(in: source, path: "Info.plist") == ["2: \"UILaunchStoryboardName\" → launching"]
    )
  }

  @Test(arguments: [
    ("<document>\n<switch\n  opaque=\"", 2), ("<document>\n<!-- <switch/>", 2), ("tea", 1),
    ("<a b=\"c <switch/>", 1),
  ])
  func tellsBrokenInterfaces(source: String, line: Int) throws {
    let found = try diagnostics(of: Array(source.utf8), path: "Tea.xib")
    #expect(found.count == 1 && found[0].hasPrefix("\(line): "), "\(found)")
  }
}
