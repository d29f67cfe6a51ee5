import Testing

@testable import GuidelineStore

@Suite struct ObjectiveCUsesTests {
  @Test func findsTypesConstantsAndProperties() throws {
    let source = """
      #import <UIKit/UIKit.h>
      #import "UISwitch.h"
      @class UIStepper;
      @interface Kettle : UITableViewController
      @property (nonatomic) UISwitch *lid;
      @end
      @implementation Kettle
      - (void)boil {
        self.modalPresentationStyle = UIModalPresentationPopover;
        [self.view setTintColor:self.view.tintColor];
        if (self.view.tintColor == steam) {}
      }
      @end
      """
    #expect(
      try foundUses(in: source, path: "Kettle.m") == [
        "4: UITableViewController → lists-and-tables", "5: UISwitch → toggles",
        "9: UIModalPresentationPopover → popovers", "10: tintColor → color",
      ])
  }

  @Test func letsThePreciseUseStandForTheGeneralOneInAStatement() throws {
    let source = """
      UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"UISwitch"
          message:NSLocalizedString(@"UISlider", @"UISlider")
          preferredStyle:UIAlertControllerStyleActionSheet];
      UIAlertController *other;
      """
    #expect(
      try foundUses(in: source, path: "Kettle.mm") == [
        "3: UIAlertController.Style.actionSheet → action-sheets", "4: UIAlertController → alerts",
      ])
  }

  @Test func passesOverCommentsStringsAndDirectives() throws {
    let source = """
      // UISwitch
      /* UISwitch /* */
      NSString *a = @"UISwitch \\" UISwitch"; char b = '"';
      auto c = R"tea(UISwitch " )" UISwitch)tea";
      #if UISwitch
      #pragma mark - UISwitch
      #define LID UISlider
      """
    #expect(try foundUses(in: source, path: "Kettle.mm") == ["7: UISlider → sliders"])
  }

  @Test func takesAClassOfTheAppsOwnForNoneOfApples() throws {
    let source = """
      @interface UIPopoverController : NSObject
      @end
      @interface UISwitch (Tea)
      @end
      """
    #expect(try foundUses(in: source, path: "Tea.h") == ["3: UISwitch → toggles"])
  }

  @Test func passesOverSignaturesAndCasts() throws {
    let source = """
      - (UISwitch *)fill:(UITableView *)table
          with:(UISlider *)slider {
        UISwitch *lid = (UISwitch *)sender;
        if ([lid isKindOfClass:[UIStepper class]]) {}
        return [[UIStepper alloc] init];
      }
      """
    #expect(
      try foundUses(in: source, path: "Kettle.m") == [
        "3: UISwitch → toggles", "5: UIStepper → steppers",
      ])
  }
}
