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

  @Test(arguments: ["   ", "1. a\n\n   ", "- a\n  - b\n    ", "10) a\n    "])
  func indentedBlocksRun(before: String) throws {
    let blanks = String(before.split(separator: "\n").last ?? "").filter { $0 == " " }
    let text = """
      \(before)```bindery
      \(blanks)bindery> update {
      \(blanks)   ...> }
      \(blanks)a
      \(blanks)# The end
      \(blanks)bindery> b
      \(blanks)```

      """
    let transcript = try TranscriptParser.parse(text, as: .markdown)
    #expect(transcript.exchanges.map(\.input) == ["update {\n}", "b"])
    #expect(transcript.exchanges.map(\.expected) == [["a"], []])
    #expect(transcript.text(with: ["a\n", ""]) == text)
    #expect(
      transcript.text(with: ["c\n", ""]) == text.replacing("\(blanks)a\n", with: "\(blanks)c\n"))
  }

  @Test(arguments: ["> ", "> > ", "> - a\n>\n>   ", "   > "])
  func quotedBlocksRun(before: String) throws {
    let margin = String(before.split(separator: "\n").last ?? "")
    let text = """
      \(before)```bindery
      \(margin)bindery> update {
      \(margin)   ...> }
      \(margin)a
      \(margin)```

      Behind it.

      """
    let transcript = try TranscriptParser.parse(text, as: .markdown)
    #expect(transcript.exchanges.map(\.input) == ["update {\n}"])
    #expect(transcript.exchanges.map(\.expected) == [["a"]])
    #expect(transcript.text(with: ["a\n"]) == text)
    #expect(
      transcript.text(with: ["c\n\nd\n"])
        == text.replacing(
          "\(margin)a\n",
          with: "\(margin)c\n\(margin.replacing(#/ +$/#, with: ""))\n\(margin)d\n"))
  }

  /// A block ends with the quotation that it is in.
  @Test func whatStandsBehindAQuotationIsNoOutput() throws {
    let text = "> ```bindery\n> bindery> a\n> b\nText\n\n```bindery\nbindery> c\n```\n"
    #expect(try exchanges(text, as: .markdown) == [#"2 "a" ["b"]"#, #"7 "c" []"#])
    #expect(
      try TranscriptParser.parse(text, as: .markdown).text(with: ["b\n", ""]) == text)
  }

  /// Blocks within other blocks, and code within a line, are text.
  @Test(arguments: [
    "````markdown\n```bindery\nbindery> a\n```\n````\n", "```bindery``` is a block\nbindery> a\n",
  ]) func whatOnlyLooksLikeAFenceOpensNothing(text: String) throws {
    #expect(try exchanges(text, as: .markdown) == [])
  }

  /// Four blanks make a block of code outside of lists.
  @Test(arguments: ["    ", "- a\n\nb\n    "])
  func aFenceInABlockOfCodeDoesNotRun(before: String) throws {
    #expect(
      try exchanges("\(before)```bindery\n    bindery> a\n    ```\n", as: .markdown) == [])
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
