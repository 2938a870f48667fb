/// Recognizes prompts at the start of lines that were copied from a terminal or a document.
enum PromptMarks {
  /// The shell's own continuation prompts.
  private static let further = ["...>", "…>"].flatMap { mark in
    ["", "{", "(", "[", "\""].map { $0 + mark }
  }
  /// Prompts that other documents show before Swift.
  private static let foreignPrompts = [">>>", "$"]

  /// Removes the prompts from a text in which every line has one.
  ///
  /// If the first line has one of the shell's own, and another its prompt, lines without one are
  /// output and are removed.
  static func removed(from text: String) -> String {
    let text = withKeyAsBreak(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first(where: { !isBlank($0) }) else { return text }
    let isOwn = prompt(of: first) != nil || rest(of: first, behind: further) != nil
    if isOwn, lines.contains(where: { prompt(of: $0) != nil }) {
      return joined(
        lines.compactMap {
          rest(of: $0, behind: [prompt(of: $0) ?? ""].filter { !$0.isEmpty } + further)
        })
    }
    for marks in [further] + foreignPrompts.map({ [$0] }) {
      let rests = lines.map { isBlank($0) ? "" : rest(of: $0, behind: marks) }
      if rests.allSatisfy({ $0 != nil }) { return joined(rests.compactMap { $0 }) }
    }
    return text
  }

  /// The shell's prompt at the start of a line: `bindery>`, or `bindery:sheet>` in an environment
  /// frame.
  private static func prompt(of line: Substring) -> String? {
    let start = line.drop { $0 == " " || $0 == "\t" }
    let name = "bindery"
    guard start.hasPrefix(name), let end = start.firstIndex(of: ">") else { return nil }
    let frame = start[..<end].dropFirst(name.count)
    let isFrame =
      frame.first == ":" && frame.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return frame.isEmpty || isFrame ? String(start[...end]) : nil
  }

  /// Replaces the mark of the Enter key, as the greeting shows it after inputs, by a line break.
  ///
  /// Inside of quotes it is a character like any other.
  private static func withKeyAsBreak(_ text: String) -> String {
    let key: Character = "⏎"
    guard text.contains(key) else { return text }
    let parts = text.split(separator: key, omittingEmptySubsequences: false)
    var result = ""
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let line = result.reversed().prefix { $0 != "\n" }
        let isInQuotes = !line.count { $0 == "\"" }.isMultiple(of: 2)
        if !isInQuotes { while result.last == " " { result.removeLast() } }
        result.append(isInQuotes ? key : "\n")
      }
      result += result.last == "\n" ? part.drop { $0 == " " } : part
    }
    return result
  }

  private static func joined(_ lines: [Substring]) -> String { lines.joined(separator: "\n") }

  private static func isBlank(_ line: Substring) -> Bool {
    line.utf8.allSatisfy { $0 == 0x20 || $0 == 9 }
  }

  /// The line after one of the marks and a blank; nil if it starts with none.
  private static func rest(of line: Substring, behind marks: [String]) -> Substring? {
    let start = line.drop { $0 == " " || $0 == "\t" }
    for mark in marks where start.hasPrefix(mark) {
      let rest = start.dropFirst(mark.count)
      if rest.isEmpty { return rest }
      if rest.first == " " { return rest.dropFirst() }
    }
    return nil
  }
}
