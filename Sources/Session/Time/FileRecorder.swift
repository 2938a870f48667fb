import SourceText

/// Records the results of file accesses, so that a replay gets the same ones.
final class FileRecorder {
  /// A recorded result.
  enum Answer {
    case text(Result<String, Configuration.Files.Failure>)
    case names([String])
    case isThere(Bool)
  }

  /// The mode of operation.
  private enum Mode {
    case plain
    /// Results are recorded for the history.
    case recording
    /// Results of an earlier run are returned, and nothing is written.
    case replaying(ArraySlice<Answer>)
  }

  /// The actual access to files.
  let outside: Configuration.Files
  private var mode = Mode.plain
  private var kept: [Answer] = []
  /// Whether writes are suppressed in every mode.
  var isTrial = false

  init(_ outside: Configuration.Files) { self.outside = outside }

  /// The access to files that the session uses.
  var files: Configuration.Files {
    Configuration.Files(read: read, write: write, list: list, exists: exists)
  }

  func startRecording() {
    guard case .plain = mode else { return }
    kept = []
    mode = .recording
  }

  /// Ends the recording and returns the results.
  func stopRecording() -> [Answer] {
    guard case .recording = mode else { return [] }
    mode = .plain
    return kept
  }

  /// Replays results from now on; with nil, accesses the file system again.
  func replay(_ answers: [Answer]?) { mode = answers.map { .replaying($0[...]) } ?? .plain }

  private func nextAnswer() -> Answer? {
    guard case .replaying(var answers) = mode else { return nil }
    defer { mode = .replaying(answers) }
    return answers.popFirst()
  }

  private var isReplaying: Bool { if case .replaying = mode { true } else { false } }

  private func keep(_ answer: Answer) {
    if case .recording = mode { kept.append(answer) }
  }

  private func read(_ path: String) -> Result<String, Configuration.Files.Failure> {
    if isReplaying {
      guard case .text(let text)? = nextAnswer() else {
        return .failure(Configuration.Files.Failure(message: "it was not read before"))
      }
      return text
    }
    let text = outside.read(path)
    keep(.text(text))
    return text
  }

  private func list(_ path: String) -> [String] {
    if isReplaying {
      if case .names(let names)? = nextAnswer() { return names }
      return []
    }
    let names = outside.list(path)
    keep(.names(names))
    return names
  }

  private func exists(_ path: String) -> Bool {
    if isReplaying {
      if case .isThere(let answer)? = nextAnswer() { return answer }
      return false
    }
    let answer = outside.exists(path)
    keep(.isThere(answer))
    return answer
  }

  private func write(_ path: String, _ text: String) -> Configuration.Files.Failure? {
    isReplaying || isTrial ? nil : outside.write(path, text)
  }
}
