import Testing

@testable import GuidelineStore

@Suite struct SwiftUsesTests {
  @Test func findsTypesWhereTheyAreNamed() throws {
    let source = """
      import UIKit
      final class Teapot: UITableViewController {
        private let lid: UISwitch
        let spout = UIKit.UISlider()
      }
      """
    #expect(
      try foundUses(in: source) == [
        "2: UITableViewController → lists-and-tables", "3: UISwitch → toggles",
        "4: UISlider → sliders",
      ])
  }

  @Test func passesOverCommentsStringsAndRegularExpressions() throws {
    let source = ##"""
      // UISwitch
      /* UISwitch /* UISwitch */ UISwitch */
      let a = "UISwitch \(pot("UISwitch \(lid)")) UISwitch"
      let b = #"UISwitch \#(lid("UISwitch")) \(x) " UISwitch"#
      let c = """
        UISwitch "UISwitch" \(UISwitch())
        """
      let d = /UISwitch[/"]+/
      let e = #/ UISwitch " /#
      let f = half / whole / UIStepper().height
      """##
    #expect(try foundUses(in: source) == ["10: UIStepper → steppers"])
  }

  @Test func letsThePreciseUseStandForTheGeneralOne() throws {
    let source = """
      let sheet = UIAlertController(title: "Pour?", message: nil, preferredStyle: .actionSheet)
      let tall = UIAlertController(
        title: "Pour?", message: nil,
        preferredStyle: isSure ? .alert : .actionSheet)
      let full: UIAlertController.Style = UIAlertController.Style.actionSheet
      var later: UIAlertController?
      """
    #expect(
      try foundUses(in: source) == [
        "1: UIAlertController.Style.actionSheet → action-sheets",
        "4: UIAlertController.Style.alert → alerts",
        "4: UIAlertController.Style.actionSheet → action-sheets",
        "5: UIAlertController.Style.actionSheet → action-sheets",
        "6: UIAlertController → alerts",
      ])
  }

  @Test func takesAMemberForWhatTakesIt() throws {
    let source = """
      pot.modalPresentationStyle = isWide
        ? .popover : .formSheet
      pot.lidStyle = .popover
      let style: UIAlertController.Style = .actionSheet
      let other: PotStyle = .actionSheet
      stack(preferredStyle: brew(.actionSheet))
      let cups = UITableView(frame: .zero, style: .grouped)
      """
    #expect(
      try foundUses(in: source) == [
        "2: UIModalPresentationStyle.popover → popovers",
        "2: UIModalPresentationStyle.formSheet → sheets",
        "4: UIAlertController.Style.actionSheet → action-sheets",
        "7: UITableView.Style.grouped → lists-and-tables",
      ])
  }

  @Test func knowsModifiersFromCasesAndOwnMethods() throws {
    let source = """
      import SwiftUI
      struct Tea: View {
        enum Event { case alert(String), sheet }
        let last: Event = .alert("hot")
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          List {
            Toggle("Hot", isOn: $isHot)
          }
          .alert("Too hot", isPresented: $isHot) {}
          .sheet(item: $cup) { cup in Text(cup.name) }
          let sheet = events.sheet
          go(to: Event.alert("hot"))
          if case let .alert(words) = last {}
        }
      }
      """
    #expect(
      try foundUses(in: source) == [
        "7: List → lists-and-tables", "8: Toggle → toggles",
        "10: .alert → alerts", "11: .sheet → sheets",
      ])
  }

  @Test func letsAStyleSpeakForItsControl() throws {
    let source = """
      import SwiftUI
      Picker("Leaf", selection: $leaf) {
        Text("Green")
      }
      .pickerStyle(.segmented)
      Picker("Cup", selection: $cup) {}
      """
    #expect(
      try foundUses(in: source) == [
        "5: PickerStyle.segmented → segmented-controls", "6: Picker → pickers",
      ])
  }

  @Test(arguments: [
    ("import SwiftUI", true), ("", true), ("import struct SwiftUI.Toggle", true),
    ("@preconcurrency import SwiftUI", true), ("import Foundation", false),
    ("import UIKit", false), ("#if os(macOS)\nimport SwiftUI\n#endif", true),
  ])
  func countsShortNamesOnlyWithTheirFramework(imports: String, counts: Bool) throws {
    #expect(try foundUses(in: imports + "\nToggle(isOn: $isHot)").isEmpty == !counts)
  }

  @Test func countsPropertiesOnlyWithTheirFrameworkItself() throws {
    #expect(try foundUses(in: "import SwiftUI\ntheme.tintColor = .red").isEmpty)
    #expect(try foundUses(in: "import UIKit\nlid.tintColor = .red").count == 1)
    #expect(
      try foundUses(in: "import SwiftUI\nimport UIKit\nText(tea).accessibilityLabel(tea)") == [
        "3: .accessibilityLabel → accessibility"
      ])
  }

  @Test func countsPrefixedNamesUnlessNothingBringsThem() throws {
    #expect(try foundUses(in: "import TeaKit\nUISwitch()").count == 1)
    #expect(try foundUses(in: "import Foundation\nUISwitch()").isEmpty)
  }

  @Test func takesATypeOfTheAppsOwnForNoneOfApples() throws {
    let source = """
      struct Alert { let words: String }
      struct Card<Icon, Label: View>: View {
        let label: Label
        init(label: Label) {}
      }
      enum Kinds { struct Menu {}; let menu = Menu() }
      let alert = Alert(words: "hot")
      let menu = Menu("Leaf") {}
      let list = List { label }
      """
    #expect(try foundUses(in: source) == ["8: Menu → menus", "9: List → lists-and-tables"])
  }

  @Test func passesOverLabelsAndDeclarations() throws {
    let source = """
      func pour(tintColor: Int, List: Int) {}
      pour(tintColor: 1, List: 2)
      enum Kind { case List(Int) }
      override var preferredStatusBarStyle: Style { pot.tintColor = steam }
      var accessibilityLabel: String
      """
    #expect(
      try foundUses(in: source) == [
        "4: preferredStatusBarStyle → status-bars", "4: tintColor → color",
      ])
  }

  @Test func passesOverSignaturesCastsAndTypesThatArePassedOn() throws {
    let source = """
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableView {
        let lid = sender as? UISwitch
        tableView.register(UISwitch.self, forCellReuseIdentifier: "lid")
        return lid is UISlider ? fill { (pot: UIStepper) in pot } : tableView
      }
      init(style: UITableView.Style, lid: UISwitch = UISwitch()) {}
      subscript(lid: UISwitch) -> [UISwitch] { [] }
      func contextMenu(contextMenuConfigurationForRowAt indexPath: IndexPath) {}
      """
    #expect(try foundUses(in: source) == ["8: UISwitch → toggles"])
  }

  @Test func passesOverTypesThatSayNothingByThemselves() throws {
    let source = """
      import UIKit
      lid.backgroundColor = UIColor.red
      let steam: UIFont = UIFont.preferredFont(forTextStyle: .body)
      let brown = UIColor(red: 0.4, green: 0.2, blue: 0.1, alpha: 1)
      let name = UITextField.textDidChangeNotification
      let mark = NSTextField(labelWithString: "Tea"), field = 1
      let field = NSTextField(string: "Tea")
      """
    #expect(
      try foundUses(in: source) == [
        "4: UIColor(red:) → color", "7: NSTextField → text-fields",
      ])
  }

  @Test func takesAMemberOnlyForATypeOfItsName() throws {
    let source = """
      let pour = UIBarButtonItem(title: "Pour", style: .plain, target: self, action: nil)
      let cups = UITableViewController(style: .grouped)
      """
    #expect(
      try foundUses(in: source) == [
        "1: UIBarButtonItem → toolbars", "2: UITableView.Style.grouped → lists-and-tables",
      ])
  }

  @Test func letsARoleSpeakForItsButton() throws {
    let source = """
      import SwiftUI
      Button("Pour out", role: .destructive) {}
      Button("Pour", action: pour)
      Text("Tea").font(.system(size: 12))
      Text("Tea").font(.body)
      """
    #expect(
      try foundUses(in: source) == [
        "2: ButtonRole.destructive → buttons", "3: Button → buttons",
        "4: Font.system(size:) → typography",
      ])
  }

  @Test func passesOverMembersOfTheAppsOwnAndPropertiesThatAreRead() throws {
    let source = """
      func registerUndo() {}
      self.registerUndo()
      manager.registerUndo(withTarget: self) { $0.pour() }
      lid.tintColor = Theme.tintColor
      pot.tintColor = lid.tintColor == nil ? steam : lid.tintColor
      let keyboardType = keyboardType(of: Theme.keyboardType)
      """
    #expect(
      try foundUses(in: source) == [
        "3: registerUndo → undo-and-redo", "4: tintColor → color", "5: tintColor → color",
      ])
  }

  @Test func tellsWhatDoesNotEndAndGoesOn() throws {
    let source = "let a = \"UISwitch\nUISlider()\nlet b = \"\"\"\nUISwitch"
    #expect(try foundUses(in: source) == ["2: UISlider → sliders"])
    #expect(
      try diagnostics(of: Array(source.utf8)) == [
        "1: unterminated string", "3: unterminated string",
      ])
    #expect(
      try diagnostics(of: Array("UISwitch() /* /* */".utf8)) == [
        "1: unterminated comment"
      ])
  }
}
