import Foundation
import Reports
import ShellFixtures
import Terminal
import Testing

@testable import Session

@Suite struct GraphPageTests {
  /// A page about a view and a watch, after two changes.
  private static func page() throws -> String {
    let fixture = SessionFixture()
    _ = fixture.transcript(
      "let dune = Book(title: \"Dune\")",
      "struct Cover: View { let book: Book; var body: some View { Text(book.title) } }",
      "mount Cover(book: dune)", "watch dune.isAvailable as free",
      "dune.title = \"</script><b>&\"", "dune.isAvailable.toggle()", "graph --html page.html")
    return try #require(fixture.file("page.html"))
  }

  @Test func nothingInTheDataEndsTheScript() throws {
    #expect(
      GraphPage.embedded(["a": "</script><!--\u{1}\u{2028}\"\\"])
        == #"{"a":"\u003c/script>\u003c!--\u0001\u2028\"\\"}"#)
    let page = try GraphPageTests.page()
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func thePageNeedsNothingFromAnywhere() throws {
    let page = try GraphPageTests.page()
    // The namespace of SVG is a name, not an address.
    let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for address in ["http:", "https:", "src=", "@import", "url(//", "<link"] {
      #expect(!rest.contains(address))
    }
  }

  // In a browser

  private static let browser = ProcessRun.find("chromium") ?? ProcessRun.find("chromium-browser")

  /// The page as it is after something was chosen through its address.
  private static func rendered(_ hash: String) throws -> String {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    try FileAccess.replace(scratch.path + "/page.html", with: page())
    let run = try ProcessRun.run(
      try #require(browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(scratch.path)/profile",
        "--dump-dom", "file://\(scratch.path)/page.html\(hash)",
      ], environment: ["HOME": scratch.path])
    return run.output
  }

  /// What stands between two texts, at each place where they do.
  private static func parts(of text: String, between start: String, and end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map {
      String($0.components(separatedBy: end)[0])
    }
  }

  private static func detail(of page: String) -> String {
    parts(of: page, between: "<aside", and: "</aside>").first.map {
      parts(of: $0, between: "<h2>", and: "</pre>").map {
        $0.replacingOccurrences(of: "</h2><pre>", with: ": ")
          .replacingOccurrences(of: "</h2><pre class=\"tree\">", with: ":\n")
      }.joined(separator: "\n")
    } ?? ""
  }

  /// The names of the places that are lit.
  private static func lit(in page: String) -> [String] {
    parts(of: page, between: "<g class=\"place lit\"", and: "</title>").map {
      $0.components(separatedBy: "<title>").last ?? ""
    }
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here"))
  func anInputLightsUpItsChainAndShowsWhy() throws {
    let page = try GraphPageTests.rendered("#input=5")
    #expect(
      GraphPageTests.detail(of: page) == """
        Input 5: dune.title = "&lt;/script&gt;&lt;b&gt;&amp;"
        Why:
        input 5: dune.title = "&lt;/script&gt;&lt;b&gt;&amp;"
        └─ Book#1.title  "Dune" → "&lt;/script&gt;&lt;b&gt;&amp;"
           └─ ↻ Cover#1 reads it
        """)
    #expect(GraphPageTests.lit(in: page).sorted() == ["Book#1.title", "Cover#1"])
    #expect(page.components(separatedBy: "class=\"edge lit\"").count == 2)
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here"))
  func aViewShowsWhatItRunsForAndWhyItRanLast() throws {
    let page = try GraphPageTests.rendered("#view=free")
    #expect(
      GraphPageTests.detail(of: page) == """
        free: 1 update
        What it runs for:
        free  1 update
        ├─ depends on
        │  └─ Book#1.isAvailable  ×1
        └─ feeds no other view
        Why it ran, came or went last:
        input 6: dune.isAvailable.toggle()
        └─ Book#1.isAvailable  true → false  in place
           └─ ↻ free reads it
        """)
    #expect(GraphPageTests.lit(in: page).sorted() == ["Book#1.isAvailable", "free"])
  }
}
