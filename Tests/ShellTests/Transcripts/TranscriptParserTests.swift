import Shell
import Testing

@Suite struct TranscriptParserTests {
  private func exchanges(
    _ text: String, as form: TranscriptParser.Form = .session
  ) throws -> [String] {
    try TranscriptParser.parse(text, as: form).exchanges.map {
      "\($0.line) \($0.input.debugDescription) \($0.expected)"
    }
  }

  private func mistake(_ text: String, as form: TranscriptParser.Form = .session) -> String? {
    do {
      _ = try TranscriptParser.parse(text, as: form)
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  private static let tour = """
    # A tour

    bindery> value 1
    1
    bindery> update {
       ...>   a
       ...> }
    ↻ A

    ↻ B

    # The end
    bindery> print

    bindery>

    """

  @Test func inputsAndOutputsAreCut() throws {
    #expect(
      try exchanges(TranscriptParserTests.tour) == [
        #"3 "value 1" ["1"]"#,
        #"5 "update {\n  a\n}" ["↻ A", "", "↻ B"]"#,
        #"13 "print" []"#,
        #"15 "" []"#,
      ])
  }

  @Test(arguments: [
    tour, "", "\n", "# only prose", "bindery> a", "bindery> a\n", "bindery> a\nb\n\n\n",
  ]) func aTextWithItsOwnOutputsIsItself(text: String) throws {
    let transcript = try TranscriptParser.parse(text, as: .session)
    let outputs = transcript.exchanges.map { $0.expected.map { $0 + "\n" }.joined() }
    #expect(transcript.text(with: outputs) == text)
  }

  @Test func outputsAreReplaced() throws {
    let transcript = try TranscriptParser.parse(TranscriptParserTests.tour, as: .session)
    #expect(
      transcript.text(with: ["2\n", "", "x"]) == """
        # A tour

        bindery> value 1
        2
        bindery> update {
           ...>   a
           ...> }

        # The end
        bindery> print
        x

        bindery>

        """)
  }

  @Test(arguments: [
    ("# a", "\\# a"), ("bindery> a", "\\bindery> a"), ("   ...> ", "\\   ...> "), ("\\", "\\\\"),
    ("```", "\\```"), ("a\n", "a\n\\"), ("", "\\"), ("\n", "\n\\"), ("\n\na", "\n\na"),
  ]) func whatCouldBeTakenForSomethingElseIsMarked(output: String, written: String) throws {
    let lines = Transcript.lines(of: output + "\n").joined(separator: "\n")
    #expect(lines == written)
    let transcript = try TranscriptParser.parse("bindery> a\n\(lines)\n", as: .session)
    #expect(transcript.exchanges.map(\.expected) == [Transcript.lines(of: output + "\n")])
  }

  @Test func markdownHasTranscriptsInMarkedBlocks() throws {
    let text = """
      # Title
      bindery> not this
      ```bindery
      # prose
      bindery> value 1
      1
      ```
      text
      ```swift
      bindery> nor this
      ```
      ~~~~ bindery title
      bindery> print
      ```
      ~~~~
      """
    #expect(
      try exchanges(text, as: .markdown) == [
        #"5 "value 1" ["1"]"#, #"13 "print" ["```"]"#,
      ])
    let transcript = try TranscriptParser.parse(text, as: .markdown)
    #expect(
      transcript.text(with: ["1\n", "x\n"])
        == text.split(separator: "\n").joined(separator: "\n")
        .replacingLast("```", with: "x"))
  }

  /// Blocks in lists and quotations keep what encloses them; a block of code that shows a fence is none.
  @Test func enclosedBlocksAreRead() throws {
    let text = """
      1. First

         ```bindery
         # a list
         bindery> value 1
         1

         bindery> value 2
         ```
      - ```bindery
        bindery> value 3
        3
        ```

      > ```bindery
      > bindery> update
      > ↻ A
      >
      > bindery> value 4
      > ```

       ```bindery
       bindery> value 5
       ```

      Not run:

          ```bindery
          bindery> value 6
          ```

      """
    #expect(
      try exchanges(text, as: .markdown) == [
        #"5 "value 1" ["1"]"#, #"8 "value 2" []"#, #"11 "value 3" ["3"]"#,
        #"16 "update" ["↻ A"]"#, #"19 "value 4" []"#, #"23 "value 5" []"#,
      ])
    let transcript = try TranscriptParser.parse(text, as: .markdown)
    let outputs = ["1\n", "2\n", "", "↻ B\n\n", "", "5\n6\n"]
    #expect(
      transcript.text(with: outputs)
        == text.replacing("value 2\n", with: "value 2\n   2\n")
        .replacing("  3\n", with: "")
        .replacing("> ↻ A\n", with: "> ↻ B\n> \\\n")
        .replacing("value 5\n", with: "value 5\n 5\n 6\n"))
  }

  @Test func linesWithoutAPlaceAreTold() {
    #expect(mistake("a\n") == "1: expected output stands before the first input")
    #expect(
      mistake("bindery> a\n# b\nc\n") == "3: expected output stands before the first input")
    #expect(mistake("   ...> a\n") == "1: a continuation stands without its input")
    #expect(
      mistake("bindery> a\nb\n   ...> c\n") == "3: a continuation stands without its input")
    #expect(mistake("\n```bindery\nbindery> a\n", as: .markdown) == "2: the block has no end")
  }
}

extension String {
  /// The text with the last occurrence of a line replaced.
  fileprivate func replacingLast(_ line: String, with other: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.lastIndex(of: line) { lines[index] = other }
    return lines.joined(separator: "\n")
  }
}
