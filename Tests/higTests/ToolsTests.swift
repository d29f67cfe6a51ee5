import Foundation
import Testing

private let isInCI = ProcessInfo.processInfo.environment["CI"] != nil

/// Where changes are checked, nothing may be skipped for want of a program.
@Suite(.enabled(if: isInCI, "skipped: programs may be missing outside of CI"))
struct ToolsTests {
  @Test func haveABrowserForPagesAndAScriptThatChecksThem() {
    #expect(Browser.missing == nil)
    #expect(Browser.axe != nil)
  }

  @Test func haveAClientForTheServer() {
    #expect(MCPServerTests.hasClient)
  }

  @Test func haveAnEditor() {
    #expect(LanguageServerTests.hasNeovim)
  }

  @Test func haveGraphvizForGraphs() {
    #expect(RefsTests.hasGraphviz)
  }
}
