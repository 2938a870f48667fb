import Interpreter
import Semantics
package import SourceText
import Stubs
import Syntax
import ViewGraph

/// Stand-ins for what a document names and never declares, on request.
extension Session {
  /// Checks a text, with stubs for what it is missing where these are made; what they are.
  func checkWithStubs(
    _ file: SourceFile, of input: Source
  ) -> (checked: CheckedInput, stubs: [Diagnostic], known: CheckerSnapshot) {
    let checker = world.checker
    let reportsUnresolved = !configuration.allowsLaterNames
    func check() -> CheckedInput {
      checker.check(file.statements, in: input, reportsUnresolved: reportsUnresolved)
    }
    guard configuration.makesStubs else {
      let start = checker.snapshot()
      return (check(), [], start)
    }
    declareModels(mentionedIn: input)
    return withStubSolver { solver in
      solver.meet(file, of: input)
      let start = checker.snapshot()
      let checked = check()
      // Most texts of a document need nothing that those before it did not.
      if solver.isWhole(checked, file) {
        return (checked, solver.notes(ofStubsIn: input), start)
      }
      checker.restore(start)
      let stubs = solver.solve(file, of: input)
      let known = checker.snapshot()
      return (check(), stubs, known)
    }
  }

  /// Declares stubs for what the inputs of a text are missing, which may use each other's names; what they
  /// are.
  func makeStubs(forAllOf inputs: [Source]) -> [Diagnostic] {
    guard configuration.makesStubs, let first = inputs.first else { return [] }
    let sound = soundInputs(inputs).map(\.source.text)
    let joined = Source(
      name: first.name, text: sound.joined(separator: "\n"), firstLine: first.firstLine)
    let file = Parser.parse(joined)
    defer { world.checker.commit() }
    declareModels(mentionedIn: joined)
    return withStubSolver { solver in
      solver.meet(file, of: joined)
      return solver.prepare(file, of: joined)
    }
  }

  /// Makes the types that the inputs of a document ask for before the first of them runs, so that what a
  /// later one tells of a type holds in an earlier one. They are told of where they are first mentioned.
  package func expect(_ inputs: [Source]) {
    guard configuration.makesStubs else { return }
    let sound = soundInputs(inputs)
    for (_, source) in sound { declareModels(mentionedIn: source) }
    withStubSolver { $0.expect(sound) }
  }

  /// A text that fails as it runs with values that say nothing: what it would do with others is not known.
  func standInRemark(_ rejection: Rejection, _ input: Source) -> Diagnostic? {
    guard configuration.makesStubs, case .fault(let fault) = rejection, fault.isOfValues,
      input.mentionedNames.contains(where: world.stubs.has),
      let error = diagnostics(of: rejection, in: input).first(where: \.isError)
    else { return nil }
    return Diagnostic(
      .note, "with the values that stand in this fails, so nothing was run: \(error.message)",
      in: error.source, at: error.span)
  }

  /// Solves stubs; that they came to be is taken back with the input.
  private func withStubSolver<Result>(_ solve: (StubSolver) -> Result) -> Result {
    let world = world
    let before = world.stubs
    let solver = StubSolver(before, checker: world.checker, declaredTexts: declaredTexts) {
      [unowned self] in makeVariables($0)
    }
    let result = solve(solver)
    declaredTexts = solver.declaredTexts
    guard solver.table != before else { return result }
    world.stubs = solver.table
    world.machine.journal.record { world.stubs.restoreStubs(of: before) }
    return result
  }

  /// Gives variables that stand in their values.
  private func makeVariables(_ checked: CheckedInput) {
    guard let function = checked.function else { return }
    do throws(Fault) {
      try world.host.updates.run(function).release()
      try install(checked.declared)
    } catch {
      // They stay without values, which the text that uses them will say.
    }
  }

  /// The inputs that are parts of programs, without commands and what is not whole.
  private func soundInputs(_ inputs: [Source]) -> [(file: SourceFile, source: Source)] {
    inputs.compactMap { input in
      if case .command = Reading.read(input) { return nil }
      let file = Parser.parse(input)
      let isWhole =
        !file.diagnostics.contains(where: \.isError) && fragmentRemark(file, input) == nil
        && memberFragment(file, input) == nil
      return isWhole ? (file, input) : nil
    }
  }
}

extension Fault {
  /// Whether other values might not have led to it.
  fileprivate var isOfValues: Bool {
    switch kind {
    case .thrown, .raisedAtTopLevel, .unexpectedlyRaised, .fatalError, .failedCheck,
      .indexOutOfRange, .unwrappedNil, .endlessWait, .implicitlyUnwrappedNil, .divisionByZero,
      .missingObject:
      true
    default: false
    }
  }
}
