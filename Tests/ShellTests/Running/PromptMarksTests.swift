import Testing

@testable import Shell

/// Pasted text with prompts in it.
@Suite struct PromptMarksTests {
  @Test(arguments: [
    ("bindery> a\n   ...> b\nanswer\nbindery> c", "a\nb\nc"),
    ("bindery:sheet> a\n        {…> b", "a\nb"),
    ("     (…> a\n     \"…> b", "a\nb"),
    ("$ a\n$ b", "a\nb"),
    ("   ...> a\nbindery> b\nanswer", "a\nb"),
    ("let a = 1 ⏎ watch a ⏎ why ⏎", "let a = 1\nwatch a\nwhy\n"),
    ("print(\"⏎\")", "print(\"⏎\")"),
    ("bindery is a name\na", "bindery is a name\na"),
    ("bindery > 3", "bindery > 3"),
  ])
  func promptsAreLeftOut(row: (text: String, expected: String)) {
    #expect(PromptMarks.removed(from: row.text) == row.expected)
  }
}
