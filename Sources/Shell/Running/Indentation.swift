/// Computes the indentation of lines that are typed.
package enum Indentation {
  private static let step = 2

  /// The blanks for the line after a text: those of its last line, plus a step if that leaves a
  /// bracket open.
  package static func after(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let blanks = indentation(of: line)
    let opens = !openBrackets(in: String(line)).isEmpty
    return String(repeating: " ", count: blanks + (opens ? step : 0))
  }

  /// The number of blanks to remove before a closing bracket, to align it with the line of its
  /// opening bracket.
  package static func surplus(before text: String) -> Int {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard let target = openBrackets(in: text).last else { return 0 }
    return max(0, indentation(of: line) - target)
  }

  private static func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count
  }

  /// The indentations of the lines that contain the unclosed brackets of a text.
  private static func openBrackets(in text: String) -> [Int] {
    var open: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = indentation(of: line)
      for bracket in brackets(in: line) {
        if "{([".contains(bracket) { open.append(blanks) } else { _ = open.popLast() }
      }
    }
    return open
  }

  /// The brackets of a line outside of strings and comments.
  private static func brackets(in line: Substring) -> [Character] {
    var found: [Character] = []
    var isInString = false
    var previous: Character?
    for character in line {
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString {
        if character == "/", previous == "/" { break }
        if "{([])}".contains(character) { found.append(character) }
      }
      // An escaped backslash does not escape the next character.
      previous = previous == "\\" && character == "\\" ? nil : character
    }
    return found
  }
}
