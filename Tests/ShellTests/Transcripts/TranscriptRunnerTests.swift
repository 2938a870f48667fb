import Glibc
import Shell
import ShellFixtures
import Terminal
import Testing

@Suite struct TranscriptRunnerTests {
  private func test(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let run = try ProcessRun.run(ProcessRun.driver, ["--test"] + arguments)
    return (run.status, run.output + run.errors)
  }

  @Test func whatMatchesPasses() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let first = try folder.file(
      "a.session",
      """
      # Everything that a terminal would show, in its order.
      bindery> value 5
      5
      bindery> update X
      ↻ X
      bindery> write half
      half
      bindery> fail no
      <input 4>:1:6: error: no
      fail no
           ^~
      bindery> count
      5

      """)
    let second = try folder.file("b.md", "```bindery\nbindery> count\n1\n```\n")
    let result = try test([first, second])
    #expect(result == (0, "2 passed, 0 failed\n"))
  }

  @Test func whatDiffersIsShown() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.session", "bindery> value 5\n6\n\nbindery> print x\nx\n")
    let result = try test([file])
    #expect(result.status == 1)
    #expect(
      result.output == """
        \(file):1:1: error: the output of this input differs
        --- \(file)
        +++ \(file) (as it runs now)
        @@ -1,5 +1,5 @@
         bindery> value 5
        -6
        +5
         
         bindery> print x
         x
        0 passed, 1 failed

        """)
  }

  @Test func updateRewritesInPlace() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.session", "bindery> value 5\n6\n\nbindery> print # x\n")
    let result = try test([file, "--update"])
    #expect(result == (0, "updated \(file)\n0 passed, 0 failed, 1 updated\n"))
    let text = "bindery> value 5\n5\n\nbindery> print # x\n\\# x\n"
    #expect(try FileAccess.read(file) == text)
    #expect(try test([file]) == (0, "1 passed, 0 failed\n"))
  }

  @Test func quitEndsATranscript() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.session", "bindery> quit 3\nbindery> print x\n")
    #expect(try test([file]) == (0, "1 passed, 0 failed\n"))
  }

  @Test func whatIsToBeTestedMustBeThere() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let prose = try folder.file("prose.md", "# Notes\n```swift\nlet a = 1\n```\n")
    #expect(
      try test([prose])
        == (
          2,
          "0 passed, 1 failed\n\(prose): error: there is nothing to run: it has no block marked 'bindery'\n"
        ))
    let typo = try folder.file("typo.md", "Text\n\n```binderry\nbindery> count\n1\n```\n")
    #expect(
      try test([typo])
        == (
          2,
          "0 passed, 1 failed\n\(typo):3:1: error: nothing runs blocks marked 'binderry'; did you mean 'bindery'?\n"
        ))
    let comment = try folder.file("a.session", "# Only prose\n")
    #expect(try test([comment]).status == 2)
  }

  @Test func foldersAndStandardInputAreTaken() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    FileAccess.makeDirectory(folder.path + "/docs")
    _ = try folder.file("docs/a.md", "```bindery\nbindery> count\n1\n```\n")
    _ = try folder.file("docs/prose.md", "Prose alone.\n")
    _ = try folder.file("docs/b.session", "bindery> count\n1\n")
    #expect(try test([folder.path]) == (0, "2 passed, 0 failed\n"))
    FileAccess.makeDirectory(folder.path + "/empty")
    #expect(
      try test([folder.path + "/empty"])
        == (2, "bindery: there is nothing to test in '\(folder.path)/empty'\n"))
    for text in ["bindery> count\n1\n", "Prose\n```bindery\nbindery> count\n1\n```\n"] {
      let run = try ProcessRun.run(ProcessRun.driver, ["--test", "-"], input: text)
      #expect(run.output + run.errors == "1 passed, 0 failed\n")
    }
    for file in ["docs/a.md", "docs/prose.md", "docs/b.session"] {
      unlink(folder.path + "/" + file)
    }
  }

  @Test func resultsAreObjectsForPrograms() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let good = try folder.file("a.session", "bindery> value 5\n5\n")
    let wrong = try folder.file("b.session", "# Text\nbindery> value 5\n6\n")
    let result = try test(["-o", "jsonl", good, wrong])
    #expect(result.status == 1)
    #expect(
      result.output == """
        {"schema":1,"file":"\(good)","ok":true,"inputs":1}
        {"schema":1,"file":"\(wrong)","ok":false,"failures":[{"line":2,"input":"value 5","expected":["6"],\
        "actual":["5"]}]}
        {"schema":1,"passed":1,"failed":1,"updated":0}

        """)
  }

  @Test func aMalformedFileFails() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.session", "x\n")
    let result = try test([file, "--update"])
    #expect(result.status == 2)
    #expect(
      result.output.contains("\(file):1:1: error: expected output stands before the first input"))
    #expect(try FileAccess.read(file) == "x\n")
  }

  @Test func theStartFileRunsBeforeEach() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let start = try folder.file("rc", "print silent\n")
    let file = try folder.file("a.session", "bindery> count\n2\n")
    #expect(try test(["--rc", start, file, file]) == (0, "2 passed, 0 failed\n"))
    let wrong = try folder.file("wrong", "fail start\n")
    let result = try test(["--rc", wrong, file])
    #expect(result.status == 1)
    #expect(result.output.contains("error: start"))
  }

  @Test func aMissingFileIsAMistakeOfUse() throws {
    let result = try test(["/nonexistent.session"])
    #expect(
      result
        == (2, "bindery: cannot read '/nonexistent.session': No such file or directory\n"))
  }
}
