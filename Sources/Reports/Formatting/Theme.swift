/// The appearance of roles: plain, or in terminal colours.
///
/// The only place that uses ANSI escape sequences.
package enum Theme: Sendable {
  /// Text alone: for pipes, files and terminals without colour.
  case plain
  /// Text with ANSI colours.
  case ansi

  /// The sequence that ends every colour.
  package static let reset = "\u{1B}[0m"

  /// The text for output, with control characters escaped.
  package func render(_ text: StyledText) -> String {
    render(text, ControlCharacters.escaped)
  }

  /// - Parameter escape: applied to the text's content.
  package func render(_ text: StyledText, _ escape: (String) -> String) -> String {
    var bytes: [UInt8] = []
    write(text, escape, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines, each ended by a line break.
  package func render(
    _ lines: [StyledText], _ escape: (String) -> String = ControlCharacters.escaped
  ) -> String {
    var bytes: [UInt8] = []
    write(lines, escape, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the lines, each ended by a line break.
  package func write(
    _ lines: [StyledText], _ escape: (String) -> String, to bytes: inout [UInt8]
  ) {
    for line in lines {
      write(line, escape, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func write(_ text: StyledText, _ escape: (String) -> String, to bytes: inout [UInt8]) {
    for run in text.runs {
      guard self == .ansi, let role = run.role, let start = Theme.sequence(for: role) else {
        bytes.append(contentsOf: escape(run.text).utf8)
        continue
      }
      bytes.append(contentsOf: start.utf8)
      bytes.append(contentsOf: escape(run.text).utf8)
      bytes.append(contentsOf: Theme.reset.utf8)
    }
  }

  /// The sequence that begins a role; nil if the role has no style.
  package static func sequence(for role: Role) -> String? {
    switch role {
    case .error, .failure: "\u{1B}[1;31m"
    case .warning, .stale: "\u{1B}[1;33m"
    case .note: "\u{1B}[1;36m"
    case .location, .quiet: "\u{1B}[2m"
    case .message, .heading: "\u{1B}[1m"
    case .caret, .success, .added, .fixIt, .appeared: "\u{1B}[32m"
    case .updated: "\u{1B}[1;34m"
    case .disappeared, .removed: "\u{1B}[31m"
    case .name: "\u{1B}[36m"
    case .type: "\u{1B}[35m"
    case .value: nil
    case .prompt: "\u{1B}[1;32m"
    case .keyword: "\u{1B}[35m"
    case .literal: "\u{1B}[33m"
    case .comment: "\u{1B}[2m"
    case .bracket: "\u{1B}[1;4m"
    }
  }
}
