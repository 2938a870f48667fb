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

  @Test func aMalformedFileFails() throws {
    let folder = try ScratchDirectory()
    defer { folder.remove() }
    let file = try folder.file("a.session", "x\n")
    let result = try test([file, "--update"])
    #expect(result.status == 1)
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
