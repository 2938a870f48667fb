/// The completion script for zsh; it belongs in a folder of `$fpath`, named `_bindery`.
enum ZshCompletion {
  static var text: String {
    """
    #compdef bindery
    # zsh completion for bindery, made by: bindery --completions zsh

    _bindery_transcripts() { _files -g '*.(\(CompletionScript.transcriptSuffixes.joined(separator: "|")))(-.)' }

    _bindery_file() {
      if (( ${words[(I)--test]} )); then
        _bindery_transcripts
      elif (( ${words[(I)--]} && ${words[(I)--]} < CURRENT )); then
        _files
      else
        _files -g '*.(\(CompletionScript.scriptSuffixes.joined(separator: "|")))(-.)'
      fi
    }

    _bindery() {
      _arguments -s -S \\
    \(OptionTable.offered.map(line).joined(separator: "\n"))
        '*:file:_bindery_file'
    }

    _bindery "$@"

    """
  }

  private static func line(of row: OptionRow) -> String {
    let exclusion: String
    if row.endsParsing {
      exclusion = "(- *)"
    } else if row.isRepeatable {
      exclusion = "*"
    } else {
      exclusion = "(" + row.spellings.joined(separator: " ") + ")"
    }
    let spellings = row.spellings.map { spelling in
      guard row.takesArgument else { return spelling }
      return spelling + (spelling.hasPrefix("--") ? "=" : "+")
    }
    let group =
      spellings.count > 1 ? "'{\(spellings.joined(separator: ","))}'" : spellings[0]
    return "    '\(exclusion)\(group)[\(escaped(row.help))]\(argument(of: row))' \\"
  }

  private static func argument(of row: OptionRow) -> String {
    switch row.argument {
    case .none: return ""
    case .free(let name): return ":\(name.lowercased()): "
    case .file(let name): return ":\(name.lowercased()):_files"
    case .choice(let name, let choices):
      let words = choices.map { "\($0.word)\\:\"\(escaped($0.help))\"" }.joined(separator: " ")
      return ":\(name.lowercased()):((\(words)))"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
