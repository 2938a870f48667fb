import Reports
import Semantics
package import SourceText

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
        return session.load(Source(name: path, text: text))
      }
      switch session.configuration.documentSteps(path, text) {
      case .failure(let error):
        return session.refusal(.unreadable(path, error.message), word.span, invocation)
      case .success(let steps):
        let isNew = session.history.entries.isEmpty
        var outcome = session.run(steps, of: path)
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
    return session.load(files)
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

  /// Runs a file, each input in its own transaction; their effects form one outcome.
  package func load(_ file: Source) -> Outcome { load([file]) }

  /// Runs the files of one program; their effects form one outcome.
  func load(_ files: [Source]) -> Outcome {
    loading += files.map(\.name)
    defer {
      announcer.resolveMissingNames()
      loading.removeLast(files.count)
    }
    let prepared = preparation.prepare(files, hasCommands: files.count == 1 && files[0].hasCommands)
    var outcome = Outcome(.accepted)
    guard !prepared.diagnostics.contains(where: \.isError) else {
      return Outcome(.failed, prepared.diagnostics)
    }
    if let show = configuration.showStep {
      show(Outcome(.accepted, prepared.diagnostics))
    } else {
      outcome.diagnostics = prepared.diagnostics
    }
    // The session outlives a loaded program, so that its tasks keep running after its end.
    if let last = prepared.inputs.last { program.exclude(last) }
    run(prepared.inputs, into: &outcome)
    if outcome.ending == .accepted {
      world.checker.knownModules.formUnion(files.map { Session.moduleName(of: $0.name) })
    }
    return outcome
  }

  /// Runs the inputs of a document; their effects form one outcome.
  func run(_ steps: [DocumentStep], of path: String) -> Outcome {
    loading.append(path)
    defer { loading.removeLast() }
    var outcome = Outcome(.accepted)
    run(
      steps.map { Source(name: path, text: $0.input, firstLine: $0.line) },
      toFail: Set(steps.indices.filter { steps[$0].isToFail }), into: &outcome)
    return outcome
  }

  /// Runs inputs until one fails unexpectedly, and adds their effects to an outcome.
  private func run(
    _ inputs: [Source], toFail: Set<Int> = [], into outcome: inout Outcome
  ) {
    for (index, input) in inputs.enumerated() {
      let inner = evaluateInner(input)
      take(inner, into: &outcome)
      if inner.ending == .failed, toFail.contains(index) { continue }
      outcome.ending = inner.ending
      guard inner.ending == .accepted else {
        if index > 0, inner.ending == .failed {
          outcome.diagnostics.append(
            Diagnostic(
              .note, "the inputs before this one were kept", in: input,
              at: input.trimmed(Span(0, input.bytes.count))))
        }
        return
      }
    }
  }

  /// Adds the outcome of one input to that of all inputs, and shows it now if outcomes are shown
  /// one by one.
  func take(_ inner: Outcome, into outcome: inout Outcome) {
    outcome.transaction.append(inner.transaction)
    var inner = inner
    if let show = configuration.showStep {
      show(inner)
      inner.isShown = true
    } else {
      outcome.diagnostics += inner.diagnostics
    }
    outcome.steps += inner.steps.isEmpty ? [inner] : inner.steps
  }

  /// The module name of a file: `Models` for `src/Models.swift`.
  static func moduleName(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return String(file.prefix { $0 != "." })
  }
}
