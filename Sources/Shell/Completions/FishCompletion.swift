/// The completion script for fish.
enum FishCompletion {
  static var text: String {
    """
    # fish completion for bindery, made by: bindery --completions fish

    \(OptionTable.offered.map(line).joined(separator: "\n"))
    complete -c bindery -k -x -n '__fish_seen_argument -l test' -a '(__fish_complete_suffix .session)'
    complete -c bindery -k -x -n 'not __fish_seen_argument -l test' -a '(__fish_complete_suffix .bindery)'

    """
  }

  private static func line(of row: OptionRow) -> String {
    var words = ["complete -c bindery"]
    if let short = row.short { words.append("-s \(short)") }
    words.append("-l \(row.long)")
    switch row.argument {
    case .none: break
    case .free: words.append("-x")
    case .file: words.append("-r -F")
    case .choice(_, let choices):
      let list = choices.map { "\($0.word)\\t\(quoted($0.help))" }.joined(separator: " ")
      words.append("-x -a \"\(list)\"")
    }
    words.append("-d \(quoted(row.help))")
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}
