import Foundation
import Reports
import ShellFixtures
import Terminal
import Testing

@testable import Session

@Suite struct GraphPageTests {
  /// The page for a view and a watch, after two changes.
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
    // The SVG namespace is an identifier, not an address to load.
    let rest = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for address in ["http:", "https:", "src=", "@import", "url(//", "<link"] {
      #expect(!rest.contains(address))
    }
  }

  // In a browser

  private static let browser = ProcessRun.find("chromium") ?? ProcessRun.find("chromium-browser")

  /// The page in a browser after a selection by its address, and key presses in the elements that
  /// the selectors match; a list at its end contains the address after each of them.
  private static func rendered(
    _ hash: String, page given: String? = nil,
    pressing keys: [(selector: String, keys: [String])] = []
  ) throws -> String {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let page = try given ?? page()
    let list = JSONValue.array(
      keys.map { .array([.string($0.selector), .array($0.keys.map { .string($0) })]) })
    // A browser activates a button itself when a user presses Enter.
    let script = """
      <script>
      for (const [selector, keys] of \(list.text)) {
        document.querySelector(selector).focus();
        for (const key of keys) {
          const target = document.activeElement;
          const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
          if (target.dispatchEvent(event) && key === "Enter") target.click();
        }
        const item = document.createElement("li");
        item.textContent = location.hash;
        document.body.append(item);
      }
      </script>
      """
    try FileAccess.replace(
      scratch.path + "/page.html",
      with: keys.isEmpty
        ? page : page.replacingOccurrences(of: "</body>", with: script + "</body>"))
    let run = try ProcessRun.run(
      try #require(browser),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(scratch.path)/profile",
        "--dump-dom", "file://\(scratch.path)/page.html\(hash)",
      ], environment: ["HOME": scratch.path])
    return run.output
  }

  /// The texts between two delimiters.
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

  /// The names of the highlighted boxes.
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
           └─ ↻ Cover#1 reads it (&lt;input&gt;:1)
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
        Why it did not run for input 5: · free does not read Book#1.title; Cover#1 does, and ran
        free runs for Book#1.isAvailable
        """)
    #expect(GraphPageTests.lit(in: page).sorted() == ["Book#1.isAvailable", "free"])
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here"))
  func aViewAndAnInputShowWhyItDidNotRunThen() throws {
    let page = try GraphPageTests.rendered("#input=6&view=Cover%231")
    #expect(
      GraphPageTests.detail(of: page) == """
        Cover#1: 1 update
        What it runs for:
        Cover#1  1 update
        ├─ depends on
        │  └─ Book#1.title  ×1
        └─ feeds no other view
        Input 6: dune.isAvailable.toggle()
        Why it did not run: · Cover#1 does not read Book#1.isAvailable; free does, and ran
        Cover#1 runs for Book#1.title and for its field book
        """)
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here"))
  func keysReachEveryPart() throws {
    // From the graph to an input, then to a view in that input.
    let page = try GraphPageTests.rendered(
      "",
      pressing: [
        (".place[tabindex=\"0\"]", ["ArrowRight", "Enter"]),
        (".number[tabindex=\"0\"]", ["End", "Enter"]),
        (".name[tabindex=\"0\"]", ["Home", "ArrowDown", "Enter"]),
      ])
    #expect(
      GraphPageTests.parts(of: page, between: "<li>", and: "</li>") == [
        "#view=Cover%231", "#input=6", "#input=6&amp;view=free",
      ])
  }

  /// The page for a list of rows, each of which reads an object of its own.
  @Test(.enabled(if: browser != nil, "there is no Chromium here"))
  func manyViewsOfOneKindAreOneBoxUntilSomebodyAsks() throws {
    let fixture = SessionFixture()
    _ = fixture.transcript(
      "let books = (1...9).map { Book(title: \"\\($0)\") }",
      "struct Row: View { let book: Book; var body: some View { Text(book.title) } }",
      "struct Shelf: View { let books: [Book]; var body: some View { VStack { ForEach(books) { Row(book: $0) } } } }",
      "mount Shelf(books: books)", "books[3].title = \"Dune\"", "graph --html page.html",
      "graph --html all.html --all")
    func titles(_ page: String) -> [String] {
      GraphPageTests.parts(of: page, between: "class=\"title\">", and: "<")
    }
    let page = try #require(fixture.file("page.html"))
    let folded = try GraphPageTests.rendered("#input=5", page: page)
    #expect(titles(folded) == ["Shelf#1", "Row#1 … Row#9  ↻1", "Book#1 … Book#9"])
    #expect(
      GraphPageTests.lit(in: folded).sorted() == ["Book#1 … Book#9.title", "Row#1 … Row#9"])
    let names = (1...9).map { $0 == 4 ? "Row#4  ↻1" : "Row#\($0)" }
    let all = ["Shelf#1"] + names + (1...9).map { "Book#\($0)" }
    let unfolded = try GraphPageTests.rendered("", page: page, pressing: [("#fold", ["Enter"])])
    #expect(titles(unfolded) == all)
    let allOfIt = try #require(fixture.file("all.html"))
    let whole = try GraphPageTests.rendered("", page: allOfIt)
    #expect(titles(whole) == all)
  }
}
