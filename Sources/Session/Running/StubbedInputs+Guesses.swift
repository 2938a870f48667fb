import Semantics
import SourceText
import Stubs
import Syntax

/// Errors that are due to guesses about stubs.
extension StubbedInputs {
  /// Turns errors that are due to guesses about stubs into notes; other errors remain errors.
  ///
  /// - Parameters:
  ///   - diagnostics: Those of a check.
  ///   - start: The state before the check. The current state is the same again afterwards.
  ///   - check: Repeats the check. What follows needs the bodies only in the first repetition.
  func separatingGuesses(
    in diagnostics: [Diagnostic], since start: CheckerSnapshot,
    _ check: (_ checksBodies: Bool) -> CheckedInput
  ) -> [Diagnostic] {
    // What is wrong inside a stub is not wrong in the text.
    let diagnostics =
      configuration.makesStubs ? diagnostics.filter { !$0.source.isStub } : diagnostics
    guard configuration.makesStubs, diagnostics.contains(where: \.isError) else {
      return diagnostics
    }
    let checker = world.checker
    checker.restore(start)
    let found = checker.withUnknownStubs(apartFrom: world.stubs.told) { check(true) }
    checker.restore(start)
    _ = check(false)
    let certain = CertainErrors(checker)
    let facts = (found.diagnostics + found.unresolved + found.withheld).filter(\.isError)
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.isError else { return diagnostic }
      if facts.contains(where: diagnostic.overlaps) || certain.contains(diagnostic) {
        return diagnostic
      }
      return Diagnostic(
        .note, StubMisfit(error: diagnostic.message), in: diagnostic.source, at: diagnostic.span)
    }
  }

  /// The same for a text whose file is declared as a whole.
  func separatingGuesses(in diagnostics: [Diagnostic], of input: ReadInput) -> [Diagnostic] {
    guard configuration.makesStubs, let file = input.file,
      !file.diagnostics.contains(where: \.isError)
    else { return diagnostics }
    return separatingGuesses(in: diagnostics, since: world.checker.snapshot()) {
      world.checker.check(
        file.statements, in: input.source, reportsUnresolved: false, checksBodies: $0)
    }
  }

  /// The answer to an input whose errors are all due to guesses about stubs; nil for other inputs.
  ///
  /// If only bodies have errors, the declarations are kept; such a body fails when it runs.
  ///
  /// - Parameters:
  ///   - wrong: The errors of its check.
  ///   - known: The state before the check, with the stubs.
  ///   - start: The state before the stubs for this input were made.
  func answer(
    toGuesses wrong: [Diagnostic], in file: SourceFile, of input: Source,
    since known: CheckerSnapshot, from start: CheckerSnapshot
  ) -> Answer? {
    guard configuration.makesStubs, wrong.contains(where: \.isError) else { return nil }
    var areHeadersValid = false
    var told = separatingGuesses(in: wrong, since: known) { _ in
      let checked = world.checker.check(
        file.statements, in: input, reportsUnresolved: !configuration.allowsLaterNames)
      areHeadersValid = checked.areHeadersValid
      return checked
    }
    guard !told.contains(where: \.isError) else { return nil }
    // All that is wrong is inside a stub.
    if told.isEmpty, let error = wrong.first(where: \.isError) {
      let start = Int(input.trimmed(Span(0, input.bytes.count)).start)
      told.append(
        Diagnostic(.note, StubMisfit(error: error.message), in: input, at: Span(start, start)))
    }
    let isDeclared = areHeadersValid && file.statements.allSatisfy(SwiftRunner.isTypeDeclaration)
    if !isDeclared { world.checker.restore(start) }
    var answer = Answer(remarks: told)
    answer.isQuery = !isDeclared
    return answer
  }
}

/// An error that is due to guesses about stubs.
struct StubMisfit: DiagnosticFact {
  let error: String
  var message: String { "this does not fit the stubs: \(error)" }
}

extension Diagnostic {
  fileprivate func overlaps(_ other: Diagnostic) -> Bool {
    source === other.source
      && (span.start == other.span.start
        || span.start < other.span.end && other.span.start < span.end)
  }
}
