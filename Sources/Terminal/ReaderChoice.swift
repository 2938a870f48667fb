/// Which reader suits what the program is connected to.
package enum ReaderChoice: Hashable, Sendable {
  /// The line editor; with another name for the terminal where its own is not known.
  case editor(terminal: String)
  /// Prompt and line.
  case plain(showsPrompt: Bool)
  /// Lines alone.
  case stream

  /// Chooses by who is at the ends, and by what the terminal can do.
  ///
  /// - Parameter isKnown: Whether the terminal's description is installed.
  package static func choose(
    isInputTerminal: Bool, isOutputTerminal: Bool, terminal: String?, isKnown: (String) -> Bool
  ) -> ReaderChoice {
    guard isInputTerminal else { return .stream }
    guard isOutputTerminal else { return .plain(showsPrompt: false) }
    guard let terminal, !["", "dumb", "emacs", "unknown"].contains(terminal) else {
      return .plain(showsPrompt: true)
    }
    if isKnown(terminal) { return .editor(terminal: terminal) }
    let substitute = "xterm-256color"
    guard terminal.hasPrefix("xterm-"), isKnown(substitute) else {
      return .plain(showsPrompt: true)
    }
    return .editor(terminal: substitute)
  }

  /// The files where a terminal's description may stand.
  package static func descriptionFiles(
    of terminal: String, in environment: ProcessEnvironment
  ) -> [String] {
    guard let first = terminal.first, !terminal.contains("/") else { return [] }
    var directories: [String] = []
    if let own = environment.nonEmpty("TERMINFO") { directories.append(own) }
    if let home = environment.nonEmpty("HOME") { directories.append(home + "/.terminfo") }
    directories += ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
    return directories.map { "\($0)/\(first)/\(terminal)" }
  }
}
