package import Reports

/// What `help` says, made from the table of commands.
package enum HelpReport {
  package static func overview() -> [StyledText] {
    var lines: [StyledText] = []
    for group in Command.Group.allCases {
      if !lines.isEmpty { lines.append("") }
      lines.append(StyledText(group.rawValue, .heading))
      var table = Table()
      for command in CommandTable.commands where command.group == group {
        table.append(["  \(command.name, .name)", StyledText(command.summary)])
      }
      lines += table.lines
    }
    lines.append("")
    lines.append(
      StyledText("Everything else is Swift. 'help COMMAND' explains one command.", .quiet))
    return lines
  }

  package static func lines(of command: Command) -> [StyledText] {
    var lines = CommandSyntax.texts(of: command).map { StyledText($0, .name) }
    lines.append("  " + StyledText(command.summary))
    lines.append("")
    for input in command.example {
      let parts = input.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        lines.append("  \(index == 0 ? "bindery>" : "   ...>", .prompt) \(String(part))")
      }
    }
    return lines
  }
}
