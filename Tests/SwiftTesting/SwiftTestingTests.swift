import Reports
import Shell
import SourceText
import Terminal
import Testing

/// Tests that run as `swift test` runs them. The records beside the programs are made by
/// `Tests/SwiftTesting/record`.
@Suite struct SwiftTestingTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Programs"

  static let programs = FileAccess.names(in: folder).filter { $0.hasSuffix(".swift") }
    .map { String($0.dropLast(".swift".count)) }

  @Test(arguments: programs) func runsAsSwiftTest(_ program: String) throws {
    let path = "\(Self.folder)/\(program)"
    let expected = try FileAccess.read("\(path).out")
    let run = Run(["\(path).swift"])
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.ending == .status(expected.contains("\n✘ Test run") ? 1 : 0))
  }

  @Test func everyRecordHasItsProgram() {
    let names = FileAccess.names(in: Self.folder)
    #expect(
      names.filter { $0.hasSuffix(".out") }.map { $0.dropLast(4) }
        == names.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6) })
  }
}

/// XCTest cases, as `swift test` runs them; recorded by `Tests/SwiftTesting/record --xctest`.
@Suite struct XCTestTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    + "/Programs/XCTest"

  @Test(arguments: ["AsyncSetUp", "Calculator"]) func runsAsSwiftTest(_ program: String) throws {
    let path = "\(Self.folder)/\(program)"
    let expected = try FileAccess.read("\(path).out")
    let run = Run(["\(path).swift"])
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.ending == .status(expected.contains("'All tests' failed") ? 1 : 0))
  }

  @Test func aTrapFailsItsTestAlone() {
    let run = Run(["\(Self.folder)/Traps.swift"])
    #expect(
      run.output == """
        Test Suite 'All tests' started
        Test Suite 'TrapTests' started
        Test Case 'TrapTests.testA' started
        Traps.swift:4: error: TrapTests.testA : Fatal error: Index out of range
        Test Case 'TrapTests.testA' failed
        Test Case 'TrapTests.testB' started
        Test Case 'TrapTests.testB' passed
        Test Suite 'TrapTests' failed
        \t Executed 2 tests, with 1 failure (0 unexpected)
        Test Suite 'All tests' failed
        \t Executed 2 tests, with 1 failure (0 unexpected)

        """)
    #expect(run.ending == .status(1))
  }
}

/// Tests that mount views, and others that the toolchain cannot run.
@Suite struct HostTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Hosts"

  @Test(arguments: ["BookViewTests", "ExitTests", "Traps"]) func runs(_ program: String) throws {
    let path = "\(Self.folder)/\(program)"
    let run = Run(["\(path).swift"])
    let expected = try FileAccess.read("\(path).out")
    #expect(run.output == expected)
    #expect(run.errors == "")
    #expect(run.ending == .status(expected.contains("\n✘ Test run") ? 1 : 0))
  }

  private static let samples =
    folder.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/sample-sessions"

  @Test(arguments: [
    ("\(samples)/10-tests.swift", 4), ("\(samples)/18-ten-view-tests.swift", 10),
    ("\(folder)/ControlTests.swift", 4),
    ("\(folder)/CookbookTests.swift", 6),
  ])
  func pass(_ path: String, _ count: Int) {
    let run = Run([path])
    #expect(run.output.hasSuffix("✔ Test run with \(count) tests in 1 suite passed.\n"))
    #expect(run.errors == "")
    #expect(run.ending == .status(0))
  }

  @Test func filesMakeOneProgram() {
    // The test uses declarations of the other file, which it imports as a module.
    let files = ["ShopTests.swift", "Shop.swift"].map { "\(Self.folder)/\($0)" }
    let run = Run(files)
    #expect(
      run.output == """
        ◇ Test run started.
        ◇ Test sells() started.
        ✔ Test sells() passed.
        ✔ Test run with 1 test in 0 suites passed.

        """)
    #expect(run.errors == "")
    #expect(run.ending == .status(0))
  }

  @Test func wrongProgramsDoNotRun() {
    let run = Run(["\(Self.folder)/Wrong.swift"])
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(Self.folder)/Wrong.swift:3:32: error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
        @Test func wrong() { #expect(1 + 1) }
                                       ^

        """)
    #expect(run.ending == .status(1))
  }

  @Test func transcriptsAndTestsAreCountedTogether() {
    let run = Run(["\(Self.folder)/Values.session", "\(Self.folder)/Traps.swift"])
    #expect(run.output.hasSuffix("with 2 issues.\n1 passed, 1 failed\n"))
    #expect(run.ending == .status(1))
  }
}

/// One run of `bindery --test` with some files.
struct Run {
  let output: String
  let errors: String
  let ending: Shell.Ending

  init(_ files: [String]) {
    let output = TextSink()
    let errors = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: output, errors: errors), isUpdating: false,
      makeEvaluator: SessionEvaluator.init)
    ending = runner.run(files)
    self.output = output.takeText()
    self.errors = errors.takeText()
  }
}
