/// Members hide the global functions of their names, `type(of:)` too.
struct Grammar {
  func type(of word: Int) -> String? { word > 0 ? "noun" : nil }
  func max(_ words: Int...) -> Int { words.count }
  func describe() -> String {
    guard let kind = type(of: 3) else { return "none" }
    return kind + " \(max(5, 6, 7)) \(Swift.max(5, 6, 7)) \(Swift.type(of: 3))"
  }
}
print(Grammar().describe(), type(of: 3), max(5, 6, 7))
