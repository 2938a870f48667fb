/// The kind of reader for the program's input and output.
package enum ReaderChoice: Hashable, Sendable {
  /// The line editor; with another terminal name if the terminal's own is unknown.
  case editor(terminal: String)
  /// A prompt and plain lines.
  case plain(showsPrompt: Bool)
  /// Lines without a prompt.
  case stream

  /// Chooses by the kind of input and output, and by the terminal's abilities.
  ///
  /// - Parameter isKnown: whether the terminal's description is installed.
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

  /// The possible files of a terminal's description.
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
