import Interpreter
import Semantics
package import SourceText
import Stubs
import Syntax
import ViewGraph

/// Stubs for undeclared names in documents, made on request.
package struct StubbedInputs: SessionPart {
  package let session: Session

  /// Checks an input, after making stubs for undeclared names if these are enabled.
  ///
  /// - Returns: The result, notes on the stubs, and the checker's state before the check.
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
    return withStubSolver { solver in
      solver.meet(file, of: input)
      checker.withdrawBrokenConformances(ofStubs: solver.table.names)
      let start = checker.snapshot()
      let checked = check()
      // Most inputs of a document need no stubs beyond those made before.
      if solver.isWhole(checked, file) {
        return (checked, solver.notes(ofStubsIn: input), start)
      }
      checker.restore(start)
      let stubs = solver.solve(file, of: input)
      checker.withdrawBrokenConformances(ofStubs: solver.table.names)
      let known = checker.snapshot()
      return (check(), stubs, known)
    }
  }

  /// Checks a text that does not run, with its own stubs if stubs are enabled; afterwards all state
  /// is restored.
  func checkAside(_ file: SourceFile, of input: Source) -> CheckedInput {
    let checker = world.checker
    let start = checker.snapshot()
    defer { checker.restore(start) }
    func check() -> CheckedInput {
      checker.check(file.statements, in: input, reportsUnresolved: false)
    }
    let checked = check()
    guard configuration.makesStubs else { return checked }
    let solver = makeSolver()
    if solver.isWhole(checked, file) { return checked }
    checker.restore(start)
    _ = solver.solve(file, of: input)
    let known = checker.snapshot()
    let solved = check()
    guard solved.diagnostics.contains(where: solver.mayMend) else { return solved }
    // Types that were open may have become stubs that lack something.
    checker.restore(known)
    _ = solver.solve(file, of: input)
    return check()
  }

  /// Declares stubs for all inputs of a text, which may use each other's names.
  ///
  /// - Returns: Notes on the stubs.
  func makeStubs(forAllOf inputs: [Source]) -> [Diagnostic] {
    joinedForStubs(inputs).map { makeStubs(forAllOf: $0) } ?? []
  }

  /// The inputs as one text, if stubs are made for it.
  func joinedForStubs(_ inputs: [Source]) -> JoinedInputs? {
    configuration.makesStubs ? joined(inputs) : nil
  }

  /// Declares stubs for such a text.
  ///
  /// - Parameter makesValues: Whether the variables among the stubs get their values, as the inputs
  ///   run; otherwise these are checked next.
  /// - Returns: Notes on the stubs.
  func makeStubs(forAllOf inputs: JoinedInputs, makesValues: Bool = true) -> [Diagnostic] {
    let (file, joined) = inputs
    defer { if !world.machine.journal.isOpen { world.checker.commit() } }
    return withStubSolver(makesValues: makesValues) { solver in
      solver.meet(file, of: joined)
      return solver.prepare(file, of: joined, isChecked: !makesValues)
    }
  }

  /// Whether a check of inputs with the stubs as they are would report nothing, as one did when these
  /// were made.
  func isSilent(_ inputs: JoinedInputs) -> Bool { makeSolver().isSilent(inputs.source) }

  /// Adapts stubs to inputs that are only checked, if their check found something that stubs may mend.
  ///
  /// - Parameter undo: Takes back the check.
  /// - Returns: Notes on the stubs; nil if nothing was done.
  func adaptStubs(
    to found: [Diagnostic], in inputs: JoinedInputs, _ undo: () -> Void
  ) -> [Diagnostic]? {
    guard !found.isEmpty else { return nil }
    let (file, joined) = inputs
    return withStubSolver(makesValues: false) { solver in
      let problems = found.count { $0.fact is StubMisfit || solver.mayMend($0) }
      guard solver.mayMend(problems, in: joined) else { return nil }
      undo()
      return solver.solve(file, of: joined)
    }
  }

  /// Declares again the variable stubs whose types some inputs declare, after these inputs were
  /// announced.
  func declareStubs(ofTypesIn inputs: [ReadInput]) {
    guard configuration.makesStubs else { return }
    let types = inputs.flatMap(\.statements).compactMap { statement -> String? in
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind
      else { return nil }
      return type.name
    }
    guard !types.isEmpty else { return }
    withStubSolver { $0.declareVariables(of: Set(types)) }
    if !world.machine.journal.isOpen { world.checker.commit() }
  }

  /// Makes stubs of the types that the blocks of a document need, before the first block runs.
  ///
  /// Information about a type in later blocks then applies in earlier ones, too. Each stub is
  /// reported where it is first mentioned.
  package func announceInputs(_ blocks: [Source]) {
    guard configuration.makesStubs else { return }
    session.placedBlocks = PlacedBlocks(blocks) {
      !world.checker.globals(named: $0).isEmpty
    }
    let texts = blocks.map(session.placedBlocks.placing).compactMap {
      block -> (file: SourceFile, source: Source)? in
      if case .command = Reading.read(block) { return nil }
      // The table of stubs finds a block by its text, which is made by joining the inputs before
      // they run.
      return joined(InputCutter(block, hasCommands: false).inputs)
    }
    withStubSolver { $0.expect(texts) }
  }

  /// The complete parts of programs among some inputs, as one text.
  typealias JoinedInputs = (file: SourceFile, source: Source)

  private func joined(_ inputs: [Source]) -> JoinedInputs? {
    guard let first = inputs.first else { return nil }
    let joined = Source(
      name: first.name, text: soundInputs(inputs).map(\.source.text).joined(separator: "\n"),
      firstLine: first.firstLine)
    return (Parser.parse(joined), joined)
  }

  /// A note for an input that fails because stubs have arbitrary values, or because a body with
  /// errors about stubs was not run; nil for other failures.
  func stubNote(_ rejection: Rejection, _ input: Source) -> Diagnostic? {
    guard configuration.makesStubs, case .fault(let fault) = rejection,
      fault.isOfOmission
        || fault.isOfValues && makeSolver().dependsOnStubs(input),
      let error = session.diagnostics(of: rejection, in: input).first(where: \.isError)
    else { return nil }
    let reason =
      fault.isOfOmission
      ? "this uses what does not fit the stubs"
      : "this fails with the values of stubs, so it was not run"
    return Diagnostic(.note, "\(reason): \(error.message)", in: error.source, at: error.span)
  }

  /// A solver that changes nothing of the session.
  private func makeSolver() -> StubSolver {
    StubSolver(world.stubs, checker: world.checker, declaredTexts: session.declaredTexts) { _ in }
  }

  /// Solves stubs; the journal restores the earlier ones if the input is rolled back.
  ///
  /// - Parameter makesValues: Whether the variables among the stubs get their values, as code runs that uses
  ///   them.
  private func withStubSolver<Result>(
    makesValues: Bool = true, _ solve: (StubSolver) -> Result
  ) -> Result {
    let world = world
    let before = world.stubs
    let solver = StubSolver(before, checker: world.checker, declaredTexts: session.declaredTexts) {
      [unowned session] in if makesValues { session.stubbing.makeVariables($0) }
    }
    let result = solve(solver)
    session.declaredTexts = solver.declaredTexts
    guard solver.table != before else { return result }
    world.stubs = solver.table
    world.machine.journal.record { world.stubs.restoreStubs(of: before) }
    return result
  }

  /// Initializes the variables among the stubs.
  func makeVariables(_ checked: CheckedInput) {
    guard let function = checked.function else { return }
    do throws(Fault) {
      try world.host.updates.run(function).release()
      try session.runner.install(checked.declared)
    } catch {
      // They stay uninitialized, which the input that uses them reports.
    }
  }

  /// The inputs that are complete parts of programs: no commands, fragments or text with errors.
  private func soundInputs(_ inputs: [Source]) -> [(file: SourceFile, source: Source)] {
    inputs.compactMap { input in
      if case .command = Reading.read(input) { return nil }
      let file = Parser.parse(input)
      let isWhole =
        !file.diagnostics.contains(where: \.isError)
        && session.fragmentChecker.fragmentRemark(file, input) == nil
        && session.memberPlacement.memberFragment(file, input) == nil
      return isWhole ? (file, input) : nil
    }
  }
}

extension Fault {
  /// Whether the fault is due to something that another input should have made, or to a body that
  /// was not accepted.
  fileprivate var isOfOmission: Bool {
    switch kind {
    case .uninitialized, .brokenBody, .nothingToRun: true
    default: false
    }
  }

  /// Whether the fault may depend on the values of stubs.
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
