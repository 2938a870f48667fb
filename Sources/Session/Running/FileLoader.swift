import Reports
import Semantics
package import SourceText

/// Runs the inputs of files and documents, each in its own transaction; their effects form one outcome.
package struct FileLoader: SessionPart {
  let session: Session

  /// Runs a file, each input in its own transaction; their effects form one outcome.
  package func load(_ file: Source) -> Outcome { load([file]) }

  /// Runs the files of one program; their effects form one outcome.
  func load(_ files: [Source]) -> Outcome {
    session.loading += files.map(\.name)
    defer {
      session.announcer.resolveMissingNames()
      session.loading.removeLast(files.count)
    }
    let prepared = session.preparation.prepare(
      files, hasCommands: files.count == 1 && files[0].hasCommands)
    var outcome = Outcome(.accepted)
    guard !prepared.diagnostics.contains(where: \.isError) else {
      return Outcome(.failed, prepared.diagnostics)
    }
    if let show = configuration.display.showStep {
      show(Outcome(.accepted, prepared.diagnostics))
    } else {
      outcome.diagnostics = prepared.diagnostics
    }
    // The session outlives a loaded program, so that its tasks keep running after its end.
    if let last = prepared.inputs.last { session.program.exclude(last) }
    runInputs(prepared.inputs, into: &outcome)
    if outcome.ending == .accepted {
      world.checker.knownModules.formUnion(files.map { FileLoader.moduleName(of: $0.name) })
    }
    return outcome
  }

  /// Runs the inputs of a document; their effects form one outcome.
  func play(_ steps: [DocumentStep], of path: String) -> Outcome {
    session.loading.append(path)
    defer { session.loading.removeLast() }
    var outcome = Outcome(.accepted)
    runInputs(
      steps.map { Source(name: path, text: $0.input, firstLine: $0.line) },
      toFail: Set(steps.indices.filter { steps[$0].isToFail }), into: &outcome)
    return outcome
  }

  /// Runs inputs until one fails unexpectedly, and adds their effects to an outcome.
  private func runInputs(
    _ inputs: [Source], toFail: Set<Int> = [], into outcome: inout Outcome
  ) {
    for (index, input) in inputs.enumerated() {
      let inner = session.evaluateInner(input)
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
    if let show = configuration.display.showStep {
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
