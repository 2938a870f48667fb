import Glibc
import ShellFixtures
import Terminal
import Testing

/// The program itself, run as a process on files and pipes.
@Suite struct ProgramRunTests {
  private struct Result: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  private func run(_ arguments: String..., input: String = "") throws -> Result {
    let run = try ProcessRun.run(ProcessRun.built("bindery"), arguments, input: input)
    return Result(output: run.output, errors: run.errors, status: run.status)
  }

  @Test func allFilesAreCheckedAndAllThatIsWrongIsTold() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let first = try folder.file("a.bindery", "let x: Int = \"a\"\nmoutn V()\nlet y = z\n")
    let second = try folder.file("b.bindery", "print(q)\n")
    let good = try folder.file("c.bindery", "print(1)\n")
    #expect(
      try run("-n", first, good, second)
        == Result(
          errors: """
            \(first):1:14: error: cannot convert value of type 'String' to specified type 'Int'
            let x: Int = "a"
                         ^~~
            \(first):2:1: error: there is no command 'moutn'; did you mean 'mount'?
            moutn V()
            ^~~~~
            \(first):3:9: error: cannot find 'z' in scope
            let y = z
                    ^
            \(second):1:7: error: cannot find 'q' in scope
            print(q)
                  ^

            """, status: 1))
  }

  @Test func severalFilesAreOneProgramWithItsArguments() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let first = try folder.file("one.swift", "let n = 1\n")
    let second = try folder.file(
      "two.swift", "print(n, CommandLine.arguments.dropFirst().joined(separator: \" \"))\n")
    #expect(try run(first, second, "--", "a", "-b") == Result(output: "1 a -b\n"))
  }

  /// As 'swift test' does it, which succeeds.
  @Test func aFilterThatMatchesNothingIsWarnedOf() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file(
      "a.swift",
      "import Testing\nimport XCTest\n@Test func a() {}\nclass B: XCTestCase { func testB() {} }\n")
    let none = Result(
      output: """
        ◇ Test run started.
        ✔ Test run with 0 tests in 0 suites passed.

        """, errors: "warning: No matching test cases were run\n")
    #expect(try run("--test", file, "--filter", "nothing") == none)
    #expect(try run("--test", file, "--skip", "a|testB") == none)
    #expect(try run("--test", file, "--filter", "a").errors == "")
    #expect(try run("--test", file, "--filter", "testB").errors == "")
  }

  /// Inputs of a document do not see what its Swift blocks declare.
  @Test func namesOfSwiftBlocksAreTold() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let text = """
      # A counter

      ```swift
      @Observable class Counter { var n = 0 }
      func make() -> Counter { Counter() }
      ```

      > ```bindery
      > bindery> let c = Counter()
      > bindery> c.n
      > $1: Int = 0
      > bindery> make().n
      > $1: Int = 0
      > ```

      """
    let file = try folder.file("a.md", text)
    let notes = """
      \(file):9:1: note: 'Counter' is declared in the swift block of line 3, which --test does not run; \
      declare it in a block marked 'bindery'
      \(file):12:1: note: 'make' is declared in the swift block of line 3, which --test does not run; \
      declare it in a block marked 'bindery'

      """
    let failed = try run("--test", file)
    #expect(failed.errors == notes)
    #expect(failed.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(failed.status == 1)
    #expect(
      try run("--test", "--update", file)
        == Result(output: "updated \(file)\n0 passed, 0 failed, 1 updated\n", errors: notes))
    #expect(
      try FileAccess.read(file).split(separator: "\n").last == "> ```")
    // Where the block is one of inputs, nothing is left to tell.
    let whole = text.replacing("```swift\n", with: "```bindery\n")
      .replacing("@Observable", with: "bindery> @Observable")
      .replacing("func make", with: "bindery> func make")
      .replacing("> $1: Int = 0\n> bindery> make", with: "> $1: Int = 0\n> bindery> make")
      .replacing("make().n\n> $1", with: "make().n\n> $2")
    let right = try folder.file("b.md", whole)
    #expect(try run("--test", right) == Result(output: "1 passed, 0 failed\n"))
  }

  @Test func documentsThatCannotBeTestedAreMistakes() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let prose = try folder.file("prose.md", "# T\n```swift\nlet a = 1\n```\n")
    let typo = try folder.file("typo.md", "```binderry\nbindery> 1\n```\n")
    #expect(
      try run("--test", prose, typo)
        == Result(
          output: "0 passed, 2 failed\n",
          errors: """
            \(prose): error: there is nothing to run: it has no block marked 'bindery'
            \(typo):1:1: error: nothing runs blocks marked 'binderry'; did you mean 'bindery'?

            """, status: 2))
  }

  @Test func failuresOfDocumentsNameTheirPlaces() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let text = "# A sum\nbindery> 1 + 1\n$1: Int = 3\n"
    let file = try folder.file("sum.session", text)
    func difference(_ name: String) -> Result {
      Result(
        output: """
          \(name):2:1: error: the output of this input differs
          --- \(name)
          +++ \(name) (as it runs now)
          @@ -1,4 +1,4 @@
           # A sum
           bindery> 1 + 1
          -$1: Int = 3
          +$1: Int = 2
           
          0 passed, 1 failed

          """, status: 1)
    }
    #expect(try run("--test", file) == difference(file))
    #expect(try run("--test", folder.path) == difference(file))
    #expect(try run("--test", "-", input: text) == difference("<stdin>"))
    #expect(
      try run("--test", "-o", "jsonl", file)
        == Result(
          output: """
            {"schema":1,"file":"\(file)","ok":false,"failures":[{"line":2,"input":"1 + 1",\
            "expected":["$1: Int = 3"],"actual":["$1: Int = 2"]}]}
            {"schema":1,"passed":0,"failed":1,"updated":0}

            """, status: 1))
  }

  @Test func resultsOfCodeOnTheCommandLineHaveNames() throws {
    let run = try ProcessRun.run(
      ProcessRun.built("bindery"), ["-e", "1 + 1", "-e", "print(_, $1 + 1)"])
    #expect(run.errors == "")
    #expect(run.output == "2 3\n")
    #expect(run.status == 0)
  }

  @Test func placesInScriptsAreThoseOfTheFile() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file(
      "a.bindery",
      """
      @Observable class M { var all = [P()] }
      struct P { var n = 0 }
      struct V: View { let m: M; var body: some View { Text("\\(m.all[0].n)") } }
      let m = M()
      mount V(m: m)

      for var p in m.all { p.n = 1 }
      why not V
      """)
    let run = try ProcessRun.run(ProcessRun.built("bindery"), [file])
    #expect(run.errors == "")
    #expect(
      run.output == """
        + V#1
        · p is a copy of an element of m.all: what is written to it (\(file):7) is lost
        V#1 runs for M#1.all and for its field m
        Remedy: write to the element itself: for i in m.all.indices { m.all[i].… = … }

        """)
  }

  @Test func inputsAreAnsweredByOneRecordEach() throws {
    let input = "let dune = Book(title: \"A\")\nwatch dune.title\ndune.title = \"B\"\ndune.titel\n"
    let answer = try run("-o", "jsonl", "--keep-going", input: input)
    #expect(answer.errors.isEmpty && answer.status == 1)
    #expect(
      answer.output == """
        {"schema":1,"input":1,"source":"let dune = Book(title: \\"A\\")","ok":true,"output":[],"writes":[],\
        "updates":[],"appeared":[],"disappeared":[],"stale":[],"diagnostics":[]}
        {"schema":1,"input":2,"source":"watch dune.title","ok":true,"output":[],"writes":[],"updates":[],\
        "appeared":[{"view":"watch#1","shows":"\\"A\\""}],"disappeared":[],"stale":[],"diagnostics":[]}
        {"schema":1,"input":3,"source":"dune.title = \\"B\\"","ok":true,"output":[],"writes":[{"target":\
        "Book#1.title","kind":"assign","old":"\\"A\\"","new":"\\"B\\"","change":"\\"A\\" → \\"B\\"",\
        "notified":true}],"updates":[{"view":"watch#1","causes":[{"kind":"property","target":"Book#1.title"}],\
        "shows":"\\"B\\""}],"appeared":[],"disappeared":[],"stale":[],"diagnostics":[]}
        {"schema":1,"input":4,"source":"dune.titel","ok":false,"output":[],"writes":[],"updates":[],\
        "appeared":[],"disappeared":[],"stale":[],"diagnostics":[{"severity":"error","message":"value of type \
        'Book' has no member 'titel'; did you mean 'title'?","file":"<stdin>","line":4,"column":6,\
        "fixIts":[{"line":4,"column":6,"endLine":4,"endColumn":11,"replacement":"title"}]}]}

        """)
  }

  @Test func testsOfProjectsAreRecords() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let folders = ["Sources", "Sources/Shop", "Tests", "Tests/ShopTests"]
    for part in folders { FileAccess.makeDirectory(folder.path + "/" + part) }
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

      """
    let tests = """
      import Testing
      @testable import Shop
      @Test func costs() { #expect(Item().price == 1) }
      @Test func isFree() { print("p"); #expect(Item().price == 0) }
      @Test(.disabled("later")) func waits() {}

      """
    let files = [
      try folder.file("Package.swift", manifest),
      try folder.file("Tests/ShopTests/ItemTests.swift", tests),
      try folder.file("Sources/Shop/Item.swift", "struct Item { var price = 1 }\n"),
    ]
    #expect(
      try run("--test", "-o", "jsonl", folder.path)
        == Result(
          output: """
            {"schema":1,"files":["\(folder.path)"],"ok":false,"output":["◇ Test run started.",\
            "◇ Test costs() started.","✔ Test costs() passed.","◇ Test isFree() started.","p",\
            "✘ Test isFree() recorded an issue at ItemTests.swift:4:35: Expectation failed: \
            (Item().price → 1) == 0","✘ Test isFree() failed with 1 issue.",\
            "➜ Test waits() skipped: \\"later\\"",\
            "✘ Test run with 3 tests in 0 suites failed with 1 issue."],"tests":[\
            {"suite":"ShopTests","name":"costs()","ok":true,"skipped":false,"issues":[]},\
            {"suite":"ShopTests","name":"isFree()","ok":false,"skipped":false,"issues":[{"message":\
            "Expectation failed: (Item().price → 1) == 0","place":"ItemTests.swift:4:35","details":[]}]},\
            {"suite":"ShopTests","name":"waits()","ok":true,"skipped":true,"comment":"later","issues":[]}],\
            "diagnostics":[]}
            {"schema":1,"passed":0,"failed":1,"updated":0}

            """, status: 1))
    _ = try folder.file("Sources/Shop/Item.swift", "struct Item { var price = }\n")
    #expect(
      try run("--test", "-o", "jsonl", folder.path)
        == Result(
          output: """
            {"schema":1,"files":["\(folder.path)"],"ok":false,"output":[],"tests":[],"diagnostics":[\
            {"severity":"error","message":"expected initial value after '='","file":\
            "\(folder.path)/Sources/Shop/Item.swift","line":1,"column":27}]}
            {"schema":1,"passed":0,"failed":1,"updated":0}

            """, status: 1))
    for file in files { unlink(file) }
    for part in folders.reversed() { rmdir(folder.path + "/" + part) }
  }

  @Test func theReadmeShowsWhatIsSo() throws {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let file = parts.dropLast(3).joined(separator: "/") + "/README.md"
    #expect(try run("--test", file) == Result(output: "1 passed, 0 failed\n"))
  }
}
