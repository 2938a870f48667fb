import Reports
import SourceText
import Terminal

/// Where the shell speaks: standard output and standard error, each with its look.
package final class Console {
  package let output: TextSink
  package let errors: TextSink
  private let outputTheme: Theme
  private let errorTheme: Theme
  private let captured = TextSink()
  private let controls: Controls
  /// Whether diagnostics are kept for a report instead of being written.
  private let keepsDiagnostics: Bool
  private var keptDiagnostics: [Diagnostic] = []
  /// Whether what the program prints is kept for the report instead of being shown at once.
  var isCapturing = false
  /// Whether keys that are pressed while the program runs show on the screen.
  var echoesKeys = false
  /// Whether the program's last line on standard output was left open.
  private var isMidLine = false
  /// Shows a text page by page; whether that worked. Nil where there is no terminal for it.
  var pager: ((String) -> Bool)?
  private var progress = ProgressLine()
  /// Whether the line with the progress is on the screen.
  private var lineOfProgress = false

  /// What becomes of control characters.
  package enum Controls: Sendable {
    /// They stay as they are.
    case raw
    /// Those of reports are escaped.
    case escapedInReports
    /// Those of programs are, too: a terminal would act on them.
    case escaped
  }

  package init(
    output: TextSink, errors: TextSink, outputTheme: Theme = .plain, errorTheme: Theme = .plain,
    controls: Controls = .escapedInReports, keepsDiagnostics: Bool = false
  ) {
    self.controls = controls
    self.keepsDiagnostics = keepsDiagnostics
    self.output = output
    self.errors = errors
    self.outputTheme = outputTheme
    self.errorTheme = errorTheme
  }

  /// Takes what the program prints.
  package func print(_ bytes: UnsafeRawBufferPointer) {
    guard let last = bytes.last else { return }
    endProgress()
    if isCapturing { return captured.write(bytes) }
    isMidLine = last != UInt8(ascii: "\n")
    guard controls == .escaped, ControlCharacters.mayHaveSome(bytes) else {
      return output.write(bytes)
    }
    output.write(ControlCharacters.escaped(String(decoding: bytes, as: UTF8.self)))
  }

  private func escape(_ text: String) -> String {
    controls == .raw ? text : ControlCharacters.escaped(text)
  }

  /// The program's lines that were kept.
  func takeCapturedLines() -> [String] {
    let text = captured.takeText()
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return text.hasSuffix("\n") ? lines.dropLast() : lines
  }

  /// The diagnostics that were kept.
  func takeDiagnostics() -> [Diagnostic] {
    defer { keptDiagnostics = [] }
    return keptDiagnostics
  }

  /// Writes a report's lines to standard output.
  func report(_ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    startLine()
    output.write(outputTheme.render(lines, escape))
  }

  /// Writes what a command answers, through a pager where that is wanted and the window too low.
  func answer(_ lines: [StyledText], isPaged: Bool) {
    guard isPaged, let pager, lines.count >= TerminalSize.rows else { return report(lines) }
    startLine()
    output.flush()
    if !pager(outputTheme.render(lines, escape)) { report(lines) }
  }

  /// Shows an input behind its prompt, as if it were typed now.
  func echo(_ input: String, _ prompt: Prompt) {
    startLine()
    output.write(prompt.styled(prompt.text) + escape(input) + "\n")
  }

  /// Writes a record to standard output.
  func report(_ record: JSONValue) {
    var bytes: [UInt8] = []
    record.write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    if controls == .escaped {
      output.write(ControlCharacters.escapedInJSON(String(decoding: bytes, as: UTF8.self)))
    } else {
      bytes.withUnsafeBytes { output.write($0) }
    }
  }

  /// Writes diagnostics to standard error, after all that was written before.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    guard !keepsDiagnostics else {
      keptDiagnostics += diagnostics
      return
    }
    complain(diagnostics.flatMap(DiagnosticLayout.lines))
  }

  /// Writes lines to standard error, after all that was written before.
  func complain(_ lines: [StyledText]) {
    startLine()
    output.flush()
    errors.write(errorTheme.render(lines, escape))
    errors.flush()
  }

  /// Says on standard error what is wrong with the run itself.
  func complain(_ message: String) {
    complain([StyledText("bindery: " + message)])
  }

  /// Tells that Ctrl-C was pressed, which a terminal shows as `^C`.
  func noteInterrupt() {
    isMidLine = isMidLine || echoesKeys
  }

  /// Ends a line that the program left open.
  func startLine() {
    endProgress()
    guard isMidLine else { return }
    isMidLine = false
    output.write("\n")
  }

  /// Begins to watch how long an input takes.
  func beginInput() {
    progress = ProgressLine()
    lineOfProgress = false
  }

  /// Shows how far an input is that takes long; the line goes as soon as there is something to show.
  func showProgress(_ steps: () -> Int) {
    guard !isMidLine, !isCapturing, let text = progress.text(steps) else { return }
    lineOfProgress = true
    output.write("\r" + outputTheme.render(StyledText(text, .quiet)) + "\u{1B}[K")
    output.flush()
  }

  private func endProgress() {
    guard lineOfProgress else { return }
    lineOfProgress = false
    output.write("\r\u{1B}[K")
  }

  /// Lines as standard output shows them.
  func rendered(_ lines: [StyledText]) -> [String] {
    lines.map { outputTheme.render($0, escape) }
  }

  var hasColor: Bool { outputTheme == .ansi }

  /// The prompt's look where standard output has colour.
  var promptLook: (start: String, end: String) {
    guard outputTheme == .ansi, let start = Theme.sequence(for: .prompt) else { return ("", "") }
    return (start, Theme.reset)
  }
}
