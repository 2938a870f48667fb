import Reports
import Session
import Shell
import ShellFixtures
import SourceText
import Terminal
import Testing

@Suite struct SaveCommandTests {
  @Test func savingReplacesNothingUnasked() {
    let fixture = SessionFixture(files: ["a.bindery": "old"])
    #expect(
      fixture.transcript(
        "save a.bindery", "save --test a.swift", "let a = 1", "expect a == 1", "save a.bindery",
        "save a.bindery --force", "save a.bindery !", "save --force b.bindery") == """
          error: there is nothing to save yet: declare or do something first
          error: there is nothing to save yet: declare or do something first
          error: 'a.bindery' exists already; add '--force' to replace it, or choose another name
          2 inputs saved to 'a.bindery'
          2 inputs saved to 'a.bindery'
          2 inputs saved to 'b.bindery'
          """)
    #expect(fixture.file("a.bindery") == "let a = 1\nexpect a == 1\n")
    #expect(fixture.file("b.bindery") == fixture.file("a.bindery"))
  }

  @Test func wrongWordsAreToldByTheirPlaces() {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let a = 1", "save --tset a.swift", "save a b", "save --force", "save --test a",
        "save --test a.swift", "save --transcript a.session") == """
          error: there is no option '--tset'; did you mean '--test'?
          error: 'save' does not take 'b': save [--transcript|--test] FILE [--force]
          error: 'save' needs more: save [--transcript|--test] FILE [--force]
          error: tests are Swift: call the file 'a.swift'
          error: there is no 'expect' to turn into a test: enter one first, such as 'expect updates none'
          error: interrupted: nothing was saved
          """)
  }

  @Test func flagsAndFilesAreCompleted() {
    let session = SessionFixture().session
    let flags = session.completer.completion(in: "save --t", at: 8)
    #expect(flags.candidates.map(\.text) == ["--test", "--transcript"])
    #expect(session.completer.completion(in: "expand Bo", at: 9).candidates.map(\.text) == ["Book"])
  }

  // Transcripts

  /// Runs inputs as at the prompt, in a folder of their own.
  private static func shell(_ inputs: [String]) -> String {
    let sink = TextSink()
    let console = Console(output: sink, errors: sink)
    var runner = InputRunner(
      evaluator: SessionEvaluator(
        EvaluatorParameters(
          options: Options(), isInteractive: true, write: console.print,
          isInterrupted: { false })), console: console)
    for input in inputs { _ = runner.run(Source(name: "<input>", text: input), echoes: true) }
    return sink.takeText()
  }

  @Test func aTranscriptIsWhatWasShown() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = "\(folder.path)/a.session"
    let shown = Self.shell([
      "let dune = Book(title: \"Dune\")",
      "struct Cover: View {\n  let book: Book\n\n  var body: some View { Text(book.title) }\n}",
      "mount Cover(book: dune)", "timing off", "dune.title = \"Emma\"", "dune.titel = \"x\"",
      "print(\"# a\\nbindery> b\")", "dune.title.count", "expect updates Cover",
      "expect updates Cover", "save --transcript \(path)", "save --transcript \(path)",
    ])
    #expect(shown.contains("9 inputs saved to '\(path)'\n"))
    #expect(shown.contains("error: '\(path)' exists already; add '--force'"))
    #expect(
      try FileAccess.read(path) == """
        bindery> let dune = Book(title: "Dune")
        bindery> struct Cover: View {
           ...>   let book: Book
           ...>
           ...>   var body: some View { Text(book.title) }
           ...> }
        bindery> mount Cover(book: dune)
        + Cover#1
        bindery> dune.title = "Emma"
        ↻ Cover#1  Book#1.title  "Dune" → "Emma"
        bindery> dune.titel = "x"
        <input 5>:1:6: error: value of type 'Book' has no member 'titel'; did you mean 'title'?
        dune.titel = "x"
             ^~~~~
             title
        bindery> print("# a\\nbindery> b")
        \\# a
        \\bindery> b
        bindery> dune.title.count
        $1: Int = 4
        bindery> expect updates Cover
        <input 8>:1:8: error: expected Cover to update, but nothing did
        expect updates Cover
               ^~~~~~~~~~~~~
        bindery> expect updates Cover
        <input 9>:1:8: error: expected Cover to update, but nothing did
        expect updates Cover
               ^~~~~~~~~~~~~

        """)
    #expect(Self.test(path).hasSuffix("1 passed, 0 failed\n"))
  }

  private static func test(_ path: String) -> String {
    let sink = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: sink, errors: sink), isUpdating: false,
      makeEvaluator: { SessionEvaluator($0) })
    _ = runner.run([path])
    return sink.takeText()
  }

  /// After saving it again, each claim's session is unchanged and still passes.
  @Test(arguments: [
    "C7-a-title-in-a-row-updates-the-row", "U07-a-computed-property-is-what-it-reads",
    "B28-rows-lead-somewhere", "X4-a-state-object-is-made-once-for-each-life",
  ])
  func whatIsSavedPasses(_ name: String) throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let path = "\(folder.path)/a.session"
    let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    let text = try FileAccess.read("\(root)/ClaimTests/Sessions/\(name).session")
    let exchanges = try TranscriptParser.parse(text, as: .session).exchanges
    #expect(!exchanges.isEmpty)
    _ = Self.shell(exchanges.map(\.input) + ["save --transcript \(path)"])
    #expect(Self.test(path) == "1 passed, 0 failed\n")
    let saved = try TranscriptParser.parse(try FileAccess.read(path), as: .session).exchanges
    #expect(saved.map(\.expected) == exchanges.map(\.expected))
  }

  // Tests

  private static let models = [
    "@Observable final class Counter { var count = 0; var log: [String] = []\n"
      + "  func step() { count += 1; log.append(\"step \\(count)\") } }",
    "extension Counter { var isEven: Bool { count.isMultiple(of: 2) } }",
    "let counter = Counter()", "func twice(_ counter: Counter) { counter.step(); counter.step() }",
    "expect counter.count == 0", "twice(counter)", "let total = counter.count",
    "expect total == 2 && counter.isEven", "let counter = Counter()", "counter.step()",
    "expect counter.log == [\"step 1\"]", "counter.foo", "expect error counter.foo",
  ]

  private static let modelTests = """
    // The claims of a session, as 'save --test' wrote them.
    import Foundation
    import Observation
    import Testing

    @Observable final class Counter { var count = 0; var log: [String] = []
      func step() { count += 1; log.append("step \\(count)") } }

    extension Counter { var isEven: Bool { count.isMultiple(of: 2) } }

    // Left out: expect error counter.foo: Swift has no test of that

    @MainActor @Suite struct SessionTests {
      @Test("expect counter.count == 0") func claim1() async throws {
        let counter = Counter()
        func twice(_ counter: Counter) { counter.step(); counter.step() }
        #expect(counter.count == 0)
      }

      @Test("expect total == 2 && counter.isEven") func claim2() async throws {
        let counter = Counter()
        func twice(_ counter: Counter) { counter.step(); counter.step() }
        twice(counter)
        let total = counter.count
        #expect(total == 2 && counter.isEven)
      }

      @Test("expect counter.log == [\\"step 1\\"]") func claim3() async throws {
        let counter = Counter()
        func twice(_ counter: Counter) { counter.step(); counter.step() }
        twice(counter)
        let total = counter.count
        do {
          let counter = Counter()
          counter.step()
          #expect(counter.log == ["step 1"])
        }
      }
    }

    """

  @Test func eachClaimAboutModelsIsATest() throws {
    let fixture = SessionFixture()
    for input in Self.models { fixture.evaluate(input) }
    #expect(
      fixture.transcript("save --test a.swift") == """
        3 tests saved to 'a.swift'
        left out: expect error counter.foo: Swift has no test of that
        """)
    #expect(fixture.file("a.swift") == Self.modelTests)
    #expect(try Self.runTests(Self.modelTests).hasSuffix("run with 3 tests in 1 suite passed.\n"))
  }

  @Test(.enabled(if: ProcessRun.find("swift") != nil, "there is no toolchain"))
  func testsOfModelsCompileAndPass() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Saved", targets: [.testTarget(name: "SavedTests", path: ".")])
      """
    try FileAccess.replace("\(folder.path)/Package.swift", with: manifest)
    try FileAccess.replace("\(folder.path)/SavedTests.swift", with: Self.modelTests)
    let swift = try #require(ProcessRun.find("swift"))
    let run = try ProcessRun.run(
      swift, ["test", "--package-path", folder.path, "--disable-xctest"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect((run.output + run.errors).contains("Test run with 3 tests in 1 suite passed"))
  }

  private static func runTests(_ text: String) throws -> String {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    try FileAccess.replace("\(folder.path)/a.swift", with: text)
    return test("\(folder.path)/a.swift")
  }

  @Test func whatTypesNameStandsInTheFile() throws {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let dune = Book(title: \"Dune\")",
        "struct Cover: View { var body: some View { Text(dune.title) } }", "mount Cover()",
        "dune.title = \"Emma\"", "expect updates Cover#1", "expect dune.title == \"Emma\"",
        "save --test a.swift") == """
          + Cover#1
          ↻ Cover#1  Book#1.title  "Dune" → "Emma"
          2 tests saved to 'a.swift'
          """)
    let text = try #require(fixture.file("a.swift"))
    #expect(text.contains("\n@MainActor var dune = Book(title: \"Dune\")\n"))
    #expect(text.contains("    dune = Book(title: \"Dune\")\n    let host = ViewHost(Cover())\n"))
    #expect(try Self.runTests(text).hasSuffix("run with 2 tests in 1 suite passed.\n"))
  }

  @Test func claimsAboutUpdatesAskTheHosts() throws {
    let fixture = SessionFixture()
    let inputs = [
      "env set \\.isEnabled true", "let dune = Book(title: \"Dune\")",
      """
      struct Cover: View {
        @Bindable var book: Book
        var body: some View {
          TextField("Title", text: $book.title)
          Toggle("Here", isOn: $book.isAvailable)
        }
      }
      """, "mount Cover(book: dune) as cover", "watch dune.isAvailable as here",
      "expect updates none", "dune.title = \"Emma\"", "expect updates cover",
      "type Title Arrakis in cover",
      "expect updates Cover", "toggle Here in cover", "expect updates here, cover",
      "bind title = $dune.title", "title += \"!\"", "expect title == \"Arrakis!\"", "advance 1s",
      "expect dune.isAvailable == false",
    ]
    for input in inputs {
      let outcome = fixture.evaluate(input)
      #expect(outcome.ending == .accepted, "\(input): \(outcome.diagnostics.map(\.message))")
    }
    #expect(
      fixture.transcript("save --test a.swift") == """
        5 tests saved to 'a.swift'
        left out: expect dune.isAvailable == false: 'advance' is a command that tests have no form of
        """)
    let text = try #require(fixture.file("a.swift"))
    let suite = try #require(text.firstRange(of: "@MainActor func updated"))
    #expect(text[suite.lowerBound...] == Self.viewTests)
    #expect(try Self.runTests(text).hasSuffix("run with 5 tests in 1 suite passed.\n"))
  }

  /// Names such as `Cover#1` are the shell's.
  @Test func namesOfLiveObjectsAreNotThoseOfTests() throws {
    let fixture = SessionFixture()
    #expect(
      fixture.transcript(
        "let dune = Book(title: \"Dune\")", "expect Book#1.title == \"Dune\"",
        "expect dune.title != \"Book#1\"", "save --test a.swift") == """
          1 test saved to 'a.swift'
          left out: expect Book#1.title == "Dune": names such as Book#1 are unknown in a test
          """)
    let text = try #require(fixture.file("a.swift"))
    #expect(try Self.runTests(text).hasSuffix("run with 1 test in 1 suite passed.\n"))
  }

  private static let viewTests = """
    @MainActor func updated(
      _ hosts: ViewHost..., by groups: [String] = [], of types: [String: String] = [:]
    ) -> Set<String> {
      Set(
        hosts.flatMap(\\.updates).flatMap { view in
          let meant = groups.filter { group in
            view == group || types[view] == group
              || view.hasPrefix(group + "#") || view.hasPrefix(group + "[")
          }
          return meant.isEmpty ? [view] : meant
        })
    }

    // Left out: expect dune.isAvailable == false: 'advance' is a command that tests have no form of

    @MainActor @Suite struct SessionTests {
      @Test("expect updates none") func claim1() async throws {
        let dune = Book(title: "Dune")
        let host = ViewHost(Cover(book: dune).environment(\\.isEnabled, true))
        _ = updated(host)
        let host2 = ViewHost(Watch { dune.isAvailable }.environment(\\.isEnabled, true))
        #expect(updated(host, host2).isEmpty)
      }

      @Test("expect updates cover") func claim2() async throws {
        let dune = Book(title: "Dune")
        let host = ViewHost(Cover(book: dune).environment(\\.isEnabled, true), named: "cover")
        let host2 = ViewHost(Watch { dune.isAvailable }.environment(\\.isEnabled, true), named: "here")
        _ = updated(host, host2)
        dune.title = "Emma"
        #expect(updated(host, host2, by: ["cover"]) == ["cover"])
      }

      @Test("expect updates Cover") func claim3() async throws {
        let dune = Book(title: "Dune")
        let host = ViewHost(Cover(book: dune).environment(\\.isEnabled, true))
        let host2 = ViewHost(Watch { dune.isAvailable }.environment(\\.isEnabled, true))
        dune.title = "Emma"
        _ = updated(host, host2)
        host.type("Arrakis", into: "Title")
        #expect(Set(updated(host, host2).map { String($0.prefix { $0 != "#" }) }) == ["Cover"])
      }

      @Test("expect updates here, cover") func claim4() async throws {
        let dune = Book(title: "Dune")
        let host = ViewHost(Cover(book: dune).environment(\\.isEnabled, true), named: "cover")
        let host2 = ViewHost(Watch { dune.isAvailable }.environment(\\.isEnabled, true), named: "here")
        dune.title = "Emma"
        host.type("Arrakis", into: "Title")
        _ = updated(host, host2)
        host.toggle("Here")
        #expect(updated(host, host2, by: ["cover"]) == ["here", "cover"])
      }

      @Test("expect title == \\"Arrakis!\\"") func claim5() async throws {
        let dune = Book(title: "Dune")
        let host = ViewHost(Cover(book: dune).environment(\\.isEnabled, true))
        let host2 = ViewHost(Watch { dune.isAvailable }.environment(\\.isEnabled, true))
        dune.title = "Emma"
        host.type("Arrakis", into: "Title")
        host.toggle("Here")
        @Binding(get: { dune.title }, set: { dune.title = $0 }) var title: String
        _ = updated(host, host2)
        title += "!"
        #expect(title == "Arrakis!")
      }
    }

    """
}
