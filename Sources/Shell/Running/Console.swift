import Reports
import SourceText
import Terminal

/// Writes to standard output and standard error, each with its own theme.
package final class Console {
  package let output: TextSink
  package let errors: TextSink
  private let outputTheme: Theme
  private let errorTheme: Theme
  private let captured = TextSink()
  /// The bytes of a report, empty between reports; its storage is used again.
  private var reportBytes: [UInt8] = []
  private let controls: ControlCharacterPolicy
  /// Whether diagnostics are kept for a report instead of being written.
  private let keepsDiagnostics: Bool
  private var keptDiagnostics: [Diagnostic] = []
  /// Whether the program's output is captured for the report instead of being shown immediately.
  var isCapturing = false
  /// Whether the terminal shows keys that are pressed while the program runs.
  var echoesKeys = false
  /// Whether the program's last line on standard output is unterminated.
  private var hasUnterminatedLine = false
  /// The width of the terminal that reports go to; nil if they go elsewhere.
  var columns: () -> Int? = { nil }
  /// The width of the terminal that diagnostics go to; nil if they go elsewhere.
  var errorColumns: () -> Int? = { nil }
  /// Shows a text page by page and returns whether it succeeded; nil without a terminal.
  var pager: ((String) -> Bool)?
  /// Nil while no input runs: what Tab works out shows no progress on the line that is edited.
  private var progress: ProgressLine? = ProgressLine()
  /// Whether the progress line is on the screen.
  private var isShowingProgress = false

  /// The treatment of control characters.
  package enum ControlCharacterPolicy: Sendable {
    /// They are written unescaped.
    case raw
    /// In reports, they are escaped.
    case escapedInReports
    /// In the program's output, too, they are escaped, as a terminal would interpret them.
    case escaped
  }

  package init(
    output: TextSink, errors: TextSink, outputTheme: Theme = .plain, errorTheme: Theme = .plain,
    controls: ControlCharacterPolicy = .escapedInReports, keepsDiagnostics: Bool = false
  ) {
    self.controls = controls
    self.keepsDiagnostics = keepsDiagnostics
    self.output = output
    self.errors = errors
    self.outputTheme = outputTheme
    self.errorTheme = errorTheme
  }

  /// Writes or captures output of the program.
  package func print(_ bytes: UnsafeRawBufferPointer) {
    guard let last = bytes.last else { return }
    endProgress()
    if isCapturing { return captured.write(bytes) }
    hasUnterminatedLine = last != UInt8(ascii: "\n")
    guard controls == .escaped, ControlCharacters.mayHaveSome(bytes) else {
      return output.write(bytes)
    }
    output.write(ControlCharacters.escaped(String(decoding: bytes, as: UTF8.self)))
  }

  private func escape(_ text: String) -> String {
    controls == .raw ? text : ControlCharacters.escaped(text)
  }

  /// Returns the captured lines and clears them.
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
    outputTheme.write(TextWrap.rows(of: lines, within: columns()), escape, to: &reportBytes)
    reportBytes.withUnsafeBytes { output.write($0) }
    reportBytes.removeAll(keepingCapacity: true)
  }

  /// Writes the answer of a command, with the pager if `isPaged` and it is taller than the window.
  func answer(_ lines: [StyledText], isPaged: Bool) {
    let lines = TextWrap.rows(of: lines, within: columns())
    guard isPaged, let pager, lines.count >= TerminalSize.rows else { return report(lines) }
    startLine()
    output.flush()
    if !pager(outputTheme.render(lines, escape)) { report(lines) }
  }

  /// Shows an input after its prompt, as if it had been typed.
  func echo(_ input: String, _ prompt: Prompt? = nil) {
    let look = promptLook
    let prompt = prompt ?? Prompt(start: look.start, end: look.end)
    startLine()
    output.write(prompt.styled(prompt.text) + highlighted(input) + "\n")
  }

  /// An input with the colours that it has while it is typed.
  private func highlighted(_ input: String) -> String {
    guard hasColor else { return escape(input) }
    let bytes = Array(input.utf8)
    func text(_ range: Range<Int>) -> String {
      escape(String(decoding: bytes[range], as: UTF8.self))
    }
    var result = ""
    var end = 0
    for part in InputHighlighter.look(of: input, at: -1, hasColor: true).parts {
      result += text(end..<part.range.lowerBound) + part.start + text(part.range) + Theme.reset
      end = part.range.upperBound
    }
    return result + text(end..<bytes.count)
  }

  /// Writes a JSON record in a line to standard output.
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

  /// Writes diagnostics to standard error, after flushing standard output.
  func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    guard !keepsDiagnostics else {
      keptDiagnostics += diagnostics
      return
    }
    reportError(diagnostics.flatMap(DiagnosticLayout.lines))
  }

  /// Writes the diagnostics of an input; of a folder that was read, the first of each kind.
  func report(diagnosticsOf evaluation: Evaluation) {
    guard !keepsDiagnostics, let folder = evaluation.folder else {
      return report(evaluation.diagnostics)
    }
    let excerpt = DiagnosticExcerpt(evaluation.diagnostics, of: folder)
    report(excerpt.shown)
    reportError(excerpt.rest)
  }

  /// Writes lines to standard error, after flushing standard output.
  func reportError(_ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    startLine()
    output.flush()
    errors.write(errorTheme.render(TextWrap.rows(of: lines, within: errorColumns()), escape))
    errors.flush()
  }

  /// Writes an error about the run itself to standard error.
  func reportError(_ message: String) {
    reportError([StyledText("bindery: " + message)])
  }

  /// Notes that Ctrl-C was pressed, which a terminal shows as `^C`.
  func noteInterrupt() {
    hasUnterminatedLine = hasUnterminatedLine || echoesKeys
  }

  /// Ends an unterminated line of the program.
  func startLine() {
    endProgress()
    guard hasUnterminatedLine else { return }
    hasUnterminatedLine = false
    output.write("\n")
  }

  /// Starts the clock of the progress line for an input.
  func beginInput() {
    progress = ProgressLine()
    isShowingProgress = false
  }

  /// Stops the clock of the progress line.
  func endInput() { progress = nil }

  /// Updates the progress line of a long-running input; any other output removes it.
  func showProgress(_ steps: () -> Int) {
    guard !hasUnterminatedLine, !isCapturing, let text = progress?.text(steps) else { return }
    isShowingProgress = true
    output.write("\r" + outputTheme.render(StyledText(text, .quiet)) + "\u{1B}[K")
    output.flush()
  }

  private func endProgress() {
    guard isShowingProgress else { return }
    isShowingProgress = false
    output.write("\r\u{1B}[K")
  }

  /// Renders lines with the theme of standard output.
  func rendered(_ lines: [StyledText]) -> [String] {
    lines.map { outputTheme.render($0, escape) }
  }

  var hasColor: Bool { outputTheme == .ansi }

  /// The escape sequences around a prompt; empty if standard output is not colored.
  var promptLook: (start: String, end: String) {
    guard outputTheme == .ansi, let start = Theme.sequence(for: .prompt) else { return ("", "") }
    return (start, Theme.reset)
  }
}
