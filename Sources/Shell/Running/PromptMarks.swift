/// The prompts at the beginnings of lines that were copied from a terminal or a document.
enum PromptMarks {
  /// The shell's own prompts.
  private static let own =
    ["bindery>"]
    + ["...>", "…>"].flatMap { mark in
      ["", "{", "(", "[", "\""].map { $0 + mark }
    }
  /// Those of others that documents show before Swift.
  private static let others = [">>>", "$"]

  /// A text without its prompts, where all its lines have one. Where the first line has the shell's own,
  /// lines without any are what the shell answered, and are left out.
  static func removed(from text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first(where: { !isBlank($0) }) else { return text }
    if rest(of: first, behind: own.prefix(1)) != nil {
      return joined(lines.compactMap { rest(of: $0, behind: own[...]) })
    }
    for marks in [own[...]] + others.map({ [$0] }) {
      let rests = lines.map { isBlank($0) ? "" : rest(of: $0, behind: marks) }
      if rests.allSatisfy({ $0 != nil }) { return joined(rests.compactMap { $0 }) }
    }
    return text
  }

  private static func joined(_ lines: [Substring]) -> String { lines.joined(separator: "\n") }

  private static func isBlank(_ line: Substring) -> Bool {
    line.utf8.allSatisfy { $0 == 0x20 || $0 == 9 }
  }

  /// What follows the mark at the beginning of a line and the blank behind that; nil without a mark.
  private static func rest(of line: Substring, behind marks: ArraySlice<String>) -> Substring? {
    let start = line.drop { $0 == " " || $0 == "\t" }
    for mark in marks where start.hasPrefix(mark) {
      let rest = start.dropFirst(mark.count)
      if rest.isEmpty { return rest }
      if rest.first == " " { return rest.dropFirst() }
    }
    return nil
  }
}
