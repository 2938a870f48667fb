package import Reports

/// The text of `help`, generated from the table of commands.
package enum HelpReport {
  /// How wide the overview is where it may have any width, in columns.
  private static let width = 79

  /// The names of all commands on one screen, and where to read more.
  ///
  /// - Parameter columns: How wide the lines may be; nil for any width.
  package static func overview(within columns: Int? = nil) -> [StyledText] {
    let width = min(columns ?? width, width)
    let indent = (Command.Group.allCases.map(\.rawValue.count).max() ?? 0) + 2
    var lines: [StyledText] = []
    for group in Command.Group.allCases {
      let names = CommandTable.commands.filter { $0.group == group }.map(\.name)
      let rows = TextWrap.rows(of: names.joined(separator: " "), within: width - indent)
      for (index, row) in rows.enumerated() {
        let title = StyledText(index == 0 ? group.rawValue : "", .heading).padded(to: indent)
        lines.append(title + StyledText(row, .name))
      }
    }
    lines.append("")
    var table = Table()
    for (input, meaning) in readOn {
      table.append([StyledText(input, .name), StyledText(meaning, .quiet)])
    }
    return lines + table.lines(wrappedWithin: width)
  }

  private static let readOn: [(String, String)] = [
    ("help start", "first steps: a change, and what it updates"),
    ("tour", "sample sessions, played step by step"),
    ("help COMMAND", "what a command does, and an example: 'help watch', 'help env set'"),
    ("help GROUP", "the commands of a group, such as 'help drive'; 'help all'"),
    ("help EXPR", "type and documentation of an expression: 'dune.title?'"),
    ("help TOPIC", "marks, keys, options, error; tests, documents, scripts,"),
    ("", "observation, environment, bindings, identity, state, lists, stale"),
    ("anything else", "is Swift"),
  ]

  /// The commands of some groups, each with its summary.
  ///
  /// - Parameter columns: The width of the lines; nil means unlimited.
  static func lines(of groups: [Command.Group], within columns: Int?) -> [StyledText] {
    var lines: [StyledText] = []
    for group in groups {
      if !lines.isEmpty { lines.append("") }
      lines.append(StyledText(group.rawValue, .heading))
      let commands = CommandTable.commands.filter { $0.group == group }
      let indent = (commands.map(\.name.count).max() ?? 0) + 4
      for command in commands {
        let rows = TextWrap.rows(of: command.summary, within: columns.map { max(20, $0 - indent) })
        for (index, row) in rows.enumerated() {
          let name = "  " + StyledText(index == 0 ? command.name : "", .name)
          lines.append(name.padded(to: indent) + StyledText(row))
        }
      }
    }
    return lines
  }

  /// The syntax of a command, its summary, and its example with the output.
  static func lines(of command: Command, _ configuration: Configuration) -> [StyledText] {
    lines(of: command, forms: CommandSyntax.texts(of: command), configuration)
  }

  /// The same with only some alternatives of the syntax, and their example, if they have one.
  static func lines(
    of command: Command, forms: [String], example: [String]? = nil, _ configuration: Configuration
  ) -> [StyledText] {
    forms.map { StyledText($0, .name) }
      + TextWrap.rows(of: "  " + command.summary, within: configuration.display.columns())
      .map { StyledText($0) } + [""]
      + HelpExample(example ?? command.example, configuration).lines.map {
        $0.isEmpty ? $0 : "  " + $0
      }
  }
}
