import Shell
import SourceText
import Terminal
import Testing

/// Files that are saved while a project is open or watched.
@Suite struct SavedFileTests {
  private static let files = [
    "Package.swift": """
    import PackageDescription
    let package = Package(
      name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests")])
    """,
    "Sources/Shop/Item.swift": "struct Item { var price = 1 }",
    "Sources/Shop/Cart.swift": "struct Cart { var items = [Item()] }",
    "Sources/Shop/Note.swift": "struct Note { var text = \"a\" }",
    "Tests/ShopTests/CartTests.swift": """
    import Testing
    @testable import Shop
    @Test func aCartHasAnItem() { #expect(Cart().items.count == 1) }
    """,
    "Tests/ShopTests/NoteTests.swift": """
    import Testing
    @testable import Shop
    @Test func aNoteHasText() { #expect(Note().text == "a") }
    """,
  ]

  private static let shelf = [
    "Package.swift": """
    import PackageDescription
    let package = Package(
      name: "Shelves",
      targets: [
        .target(name: "Books"), .target(name: "Shelves", dependencies: ["Books"]),
        .target(name: "Unused"), .testTarget(name: "ShelvesTests", dependencies: ["Shelves", "Books"]),
      ])
    """,
    "Sources/Unused/Other.swift": "struct Other {}",
    "Sources/Books/Book.swift": """
    import Observation
    @Observable public final class Book {
      public var title: String
      public init(_ title: String) { self.title = title }
    }
    private let secret = 1
    """,
    "Sources/Shelves/ShelfView.swift": """
    import Books
    import SwiftUI
    struct ShelfView: View {
      let books: [Book]
      var body: some View { Text(books[0].title) }
    }
    @main struct ShelfApp: App {
      var body: some Scene { WindowGroup { ShelfView(books: []) } }
    }
    #Preview("One") { ShelfView(books: [Book("a")]) }
    """,
    "Tests/ShelvesTests/Empty.swift": "",
  ]

  /// Tests that are saved in a project import its modules, and run there.
  @Test func savedTestsRunInTheirProject() throws {
    let folder = try TemporaryFolder(Self.shelf)
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    var runner = InputRunner(
      evaluator: SessionEvaluator(
        EvaluatorParameters(
          options: Options(), isInteractive: true, write: console.print, isInterrupted: { false })),
      console: console)
    for input in [
      "load \(folder.path)", "let book = Book(\"Dune\")", "expect book.title == \"Dune\"",
      "expect secret == 1", "mount ShelfView(books: [book]) as shelf", "book.title = \"Emma\"",
      "expect updates shelf", "expect shelf.books.count == 1",
      "mount #Preview(\"One\")", "expect book.title == \"Emma\"",
    ] { _ = runner.run(Source(name: "<input>", text: input), echoes: true) }
    _ = sink.takeText()
    let outside = "\(folder.path)/Saved.swift"
    let inside = "\(folder.path)/Tests/ShelvesTests/Saved.swift"
    for path in [outside, inside] {
      _ = runner.run(Source(name: "<input>", text: "save --test \(path)"), echoes: true)
    }
    let left = """
      left out: expect secret == 1: 'secret' is private to its file
      left out: expect shelf.books.count == 1: 'shelf' is a name of the session's, for a view
      left out: expect book.title == "Emma": a test cannot name #Preview("One")

      """
    #expect(
      sink.takeText()
        == "2 tests saved to '\(outside)'\n\(left)"
        + "· a test target that depends on Books, Shelves runs it\n"
        + "2 tests saved to '\(inside)'\n\(left)")
    #expect(
      try FileAccess.read(inside).hasPrefix(
        """
        // The claims of a session, as 'save --test' wrote them.
        import Bindery
        import Foundation
        import Observation
        import SwiftUI
        import Testing

        @testable import Books
        @testable import Shelves

        @MainActor
        """))
    let run = ProjectTester(
      options: try OptionParser.parse(["--test", folder.path]), console: console,
      makeEvaluator: SessionEvaluator.init
    ).runOnce(folder.path, after: nil)
    #expect(run.ending == .status(0))
    #expect(sink.takeText().hasSuffix("✔ Test run with 2 tests in 1 suite passed.\n"))
  }

  @Test func onlyTestsThatDependOnASavedFileRunAgain() throws {
    let folder = try TemporaryFolder(Self.files)
    let sink = TextSink()
    let tester = ProjectTester(
      options: try OptionParser.parse(["--test", folder.path]),
      console: Console(output: sink, errors: sink), makeEvaluator: SessionEvaluator.init)
    func lines(_ run: ProjectTester.Run) -> [String] {
      sink.takeText().split(separator: "\n").map(String.init).filter { !$0.contains("started") }
        + ["\(run.ending)"]
    }
    let first = tester.runOnce(folder.path, after: nil)
    #expect(
      lines(first) == [
        "✔ Test aCartHasAnItem() passed.", "✔ Test aNoteHasText() passed.",
        "✔ Test run with 2 tests in 0 suites passed.", "status(0)",
      ])
    // The test depends on the cart, which depends on the item.
    try folder.write("Sources/Shop/Item.swift", "struct Item { var price = 2 }")
    let second = tester.runOnce(folder.path, after: first.evaluator)
    #expect(
      lines(second) == [
        "✔ Test aCartHasAnItem() passed.", "✔ Test run with 1 test in 0 suites passed.",
        "status(0)",
      ])
    try folder.write("Sources/Shop/Note.swift", "struct Note { var text = \"b\" }")
    let third = tester.runOnce(folder.path, after: second.evaluator)
    #expect(
      lines(third) == [
        "✘ Test aNoteHasText() recorded an issue at NoteTests.swift:3:29: "
          + "Expectation failed: (Note().text → \"b\") == \"a\"",
        "✘ Test aNoteHasText() failed with 1 issue.",
        "✘ Test run with 1 test in 0 suites failed with 1 issue.", "status(1)",
      ])
    try folder.write("Sources/Shop/Other.swift", "struct Other {}")
    let fourth = tester.runOnce(folder.path, after: third.evaluator)
    #expect(lines(fourth).last == "status(1)")
    #expect(fourth.hasRun)
  }

  /// Types inputs, and saves a file before some of them.
  private struct SavingReader: LineReader {
    let folder: TemporaryFolder
    var inputs: [(file: (name: String, text: String)?, input: String)]
    let echoesKeys = false

    mutating func nextInput(_ prompt: Prompt, isWhole: (String) -> Continuation) -> ReadResult {
      guard !inputs.isEmpty else { return .endOfFile }
      let (file, input) = inputs.removeFirst()
      if let file { try? folder.write(file.name, file.text) }
      return .input(input, firstLine: 1)
    }
  }

  @Test func aSavedFileIsReadByItself() throws {
    let folder = try TemporaryFolder([
      "Shop/Cart.swift": """
      import SwiftUI
      @Observable final class Cart { var count = 1 }
      """,
      "Shop/CartView.swift": Self.view("Items"),
    ])
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    let options = try OptionParser.parse([folder.path + "/Shop"])
    let evaluator = SessionEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: true, write: console.print, isInterrupted: { false }))
    let reader = SavingReader(
      folder: folder,
      inputs: [
        (nil, "set reload on"), (nil, "mount CartView()"), (nil, "tap More"),
        (("Shop/CartView.swift", Self.view("Things")), "tree"),
        (("Shop/CartView.swift", Self.view("Things") + "}"), "tap More"),
        (("Shop/notes.txt", "nothing"), "tap More"),
      ])
    _ = Shell(
      options: options, console: console, evaluator: evaluator,
      parts: Shell.Parts(reader: reader, isInteractive: true)
    ).run()
    let text = sink.takeText().replacing(folder.path + "/", with: "")
    #expect(
      text.split(separator: "\n").dropFirst(3).map(String.init) == [
        "+ CartView#1", "↻ CartView#1  Cart#1.count  1 → 2",
        "· read again: Shop/CartView.swift",
        "↷ CartView#1  shows  Text \"Items 2\" → Text \"Things 2\"",
        "CartView#1", "├─ Text \"Things 2\"", "└─ Button \"More\"",
        "Shop/CartView.swift:8:2: error: extraneous '}' at top level", "}}", " ^", " -",
        "↻ CartView#1  Cart#1.count  2 → 3", "↻ CartView#1  Cart#1.count  3 → 4",
      ])
  }

  @Test func stubsFollowTheFilesThatAreSaved() throws {
    let folder = try TemporaryFolder([
      "Shop/Log.swift": Self.log("EventTracker().track(\"a\")"),
      "Shop/Price.swift": "struct Price { var cents = 1 }",
    ])
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    let options = try OptionParser.parse([folder.path + "/Shop"])
    let evaluator = SessionEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: true, write: console.print, isInterrupted: { false }))
    let reader = SavingReader(
      folder: folder,
      inputs: [
        (("Shop/Price.swift", "struct Price { var cents = 2 }"), "reload"), (nil, "stubs"),
        (("Shop/Log.swift", Self.log("ProgressLog().mark()")), "reload"), (nil, "stubs"),
      ])
    _ = Shell(
      options: options, console: console, evaluator: evaluator,
      parts: Shell.Parts(reader: reader, isInteractive: true)
    ).run()
    let text = sink.takeText().replacing(folder.path + "/", with: "")
    #expect(
      text.split(separator: "\n").map(String.init).filter { $0.contains("stub struct") } == [
        "EventTracker  stub struct                   Shop/Log.swift:2",
        "ProgressLog  stub struct                   Shop/Log.swift:2",
      ])
  }

  private static func log(_ statement: String) -> String {
    """
    import Sparkle
    struct Log { func note() { \(statement) } }
    """
  }

  private static func view(_ title: String) -> String {
    """
    import SwiftUI
    struct CartView: View {
      @State private var cart = Cart()
      var body: some View {
        Text("\(title) \\(cart.count)")
        Button("More") { cart.count += 1 }
      }
    }
    """
  }
}
