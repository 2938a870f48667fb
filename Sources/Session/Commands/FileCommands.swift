import Reports
import Semantics
import SourceText

/// The command `load`, which runs files.
enum FileCommands {
  static let rows = [
    Command(
      "load", .files, "load FILE …",
      "runs a file, input by input; several files of Swift as one program; the project in a folder",
      example: ["load example.bindery"], takes: .words(.path), ownTransactions: load
    ).openingFolders()
  ]

  /// Whether a file is a document: its inputs run, and the recorded outputs are ignored.
  private static func isDocument(_ path: String) -> Bool {
    [".session", ".md", ".markdown"].contains { path.hasSuffix($0) }
  }

  private static func load(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard invocation.words.count == 1 else { return loadTogether(session, invocation) }
    let word = invocation.words[0]
    let path = word.text
    guard !session.loading.contains(path) else {
      return session.refusal(.loadedAlready(path), word.span, invocation)
    }
    switch session.configuration.files.read(path) {
    case .failure(let error):
      return session.refusal(.unreadable(path, error.message), word.span, invocation)
    case .success(let text):
      guard FileCommands.isDocument(path) else {
        return session.loader.load(Source(name: path, text: text))
      }
      switch session.configuration.documents.steps(path, text) {
      case .failure(let error):
        return session.refusal(.unreadable(path, error.message), word.span, invocation)
      case .success(let steps):
        let isNew = session.history.entries.isEmpty
        var outcome = session.loader.play(steps, of: path)
        if outcome.ending == .failed, !isNew {
          outcome.diagnostics.append(
            Diagnostic(
              .note,
              "names such as Book#1 are those of a new session: 'reset' first, and load it again",
              in: invocation.source, at: word.span))
        }
        return outcome
      }
    }
  }

  /// Runs several Swift files as one program, in which all declarations are visible everywhere.
  private static func loadTogether(_ session: Session, _ invocation: Invocation) -> Outcome {
    var files: [Source] = []
    for word in invocation.words {
      guard !session.loading.contains(word.text) else {
        return session.refusal(.loadedAlready(word.text), word.span, invocation)
      }
      guard word.text.hasSuffix(".swift") else {
        return session.refusal(.notASwiftFileAmongSeveral(word.text), word.span, invocation)
      }
      switch session.configuration.files.read(word.text) {
      case .failure(let error):
        return session.refusal(.unreadable(word.text, error.message), word.span, invocation)
      case .success(let text): files.append(Source(name: word.text, text: text))
      }
    }
    return session.loader.load(files)
  }
}

extension Session {
  /// Makes the outcome of a failed command that makes no transaction.
  func refusal(_ error: CommandError, _ span: Span, _ invocation: Invocation) -> Outcome {
    Outcome(.failed, [Diagnostic(.error, error.message, in: invocation.source, at: span)])
  }

  /// Makes the outcome of an interrupted command that makes no transaction.
  func interruption(_ error: CommandError, _ invocation: Invocation) -> Outcome {
    Outcome(
      .interrupted,
      [Diagnostic(.error, error.message, in: invocation.source, at: invocation.nameSpan)])
  }
}
