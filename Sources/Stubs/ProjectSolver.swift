package import Semantics
package import SourceText
import Syntax

/// Stands in for what the files of a project use of modules that are not here.
///
/// All files are solved together. Each round declares the project with the stand-ins as they are by then,
/// and checks the files that have asked for what changed since they were checked, or for what is open. What
/// their errors ask for is mended at once, as far as one mend does not touch what another has changed.
package final class ProjectSolver {
  /// How often stand-ins are bettered; what is solved takes far fewer.
  private static let rounds = 32
  /// How many files are solved at first. What they ask for mostly serves the others as well, so that these
  /// are checked once.
  private static let firstFiles = 16

  private let project: StubbedProject
  private let scope: StubScope
  private let recorder = LookupRecorder()
  /// What each file that was checked came to, by its name.
  private var checks: [String: FileCheck] = [:]
  /// The files that are to be checked in the next round.
  private var pending: [ProjectFile] = []
  /// The files the first of whose errors was mended or has to wait, by name.
  private var waiting: Set<String> = []
  /// The stubs as each round has met them: what has been twice would come again and again.
  private var states: [[String: Stub]] = []
  /// The files that first asked for variables that stand in.
  private var askingFiles: [String: ProjectFile] = [:]

  private let files: [ProjectFile]
  /// Whether all bodies are to be checked.
  private let checksAll: Bool
  /// The declarations that may use what stands in; nil if all are checked, as those of a few files are.
  private lazy var uses: StubUses? = {
    let importing = files.map(\.file).filter { project.asks($0.source) }
    return !checksAll && importing.count > ProjectSolver.firstFiles
      ? StubUses(files.map(\.file), importing: importing, scope.checker) : nil
  }()

  /// - Parameters:
  ///   - known: What the project was solved by before; nil where it was not.
  ///   - checksAll: Whether all bodies are checked, not only those that may use what stands in.
  ///   - isKept: Whether a file of these is as it was then, with all that it depends on, by its name.
  package init(
    _ project: StubbedProject, _ checker: TypeChecker, after known: ProjectSolver? = nil,
    checksAll: Bool,
    keeping isKept: (String) -> Bool = { _ in false }
  ) {
    self.project = project
    self.checksAll = checksAll
    scope = StubScope(
      known?.scope.table ?? StubTable(), checker: checker, declaredTexts: DeclaredTexts(),
      makeVariables: { _ in })
    scope.project = project
    files = project.modules.flatMap { module in
      module.files.filter { !$0.source.isStub }.map { ($0, module) }
    }.enumerated().map { ProjectFile(place: $0, file: $1.0, module: $1.1) }
    guard let known else { return }
    askingFiles = known.askingFiles
    for file in files where isKept(file.source.name) {
      checks[file.source.name] = known.checks[file.source.name].map {
        FileCheck($0, of: file)
      }
    }
  }

  /// What stands in once nothing is wrong that it could mend. Nothing of the project stays declared.
  package func solve() -> StubTable {
    let checker = scope.checker
    let outer = checker.lookupRecorder
    checker.lookupRecorder = recorder
    defer { checker.lookupRecorder = outer }
    let unknown = files.filter { checks[$0.source.name] == nil }
    let asking = unknown.filter { project.asks($0.source) }
    makeWrappers(for: asking)
    // Where no round made it better, the files are as they are, and are checked when that is asked for.
    let unsettled = betterStubs(of: asking)
    let reached = filesReached(among: unknown.filter { !project.asks($0.source) })
    let unsettledToo = betterStubs(of: reached)
    dropUnused()
    for file in unsettled + unsettledToo { checks[file.source.name] = nil }
    close()
    checker.budget.reset()
    return scope.table
  }

  /// What is wrong with a file all of which was checked with what stands in now; nil for others.
  package func diagnostics(of source: Source) -> [Diagnostic]? {
    checks[source.name].flatMap { $0.isWhole ? $0.diagnostics : nil }
  }

  /// The files that meet what stands in through what others declare; only these are checked for it.
  private func filesReached(among files: [ProjectFile]) -> [ProjectFile] {
    guard !scope.stubs.isEmpty, !files.isEmpty else { return [] }
    let names = StubReach(self.files.map(\.file), scope.checker).names(
      from: Set(scope.stubs.values.map(\.ownName)))
    return files.filter { !$0.source.mentionedNames.isDisjoint(with: names) }
  }

  private func makeWrappers(for files: [ProjectFile]) {
    guard !files.isEmpty else { return }
    project.declared(with: scope.table, scope.checker) {
      for file in files { _ = scope.wrappers.makeWrappers(for: file.tree) }
    }
  }

  /// Betters the stubs by what files ask for, and returns the files for which no round could make them better.
  private func betterStubs(of files: [ProjectFile]) -> [ProjectFile] {
    var unsettled: [ProjectFile] = []
    var count = 0
    while count < files.count {
      let end = min(files.count, max(ProjectSolver.firstFiles, count * 12))
      pending = Array(files[count..<end])
      count = end
      betterStubs()
      unsettled += pending
    }
    return unsettled
  }

  private func betterStubs() {
    states = []
    while !pending.isEmpty, states.count < ProjectSolver.rounds,
      states.count(where: { $0 == scope.stubs }) < 2
    {
      states.append(scope.stubs)
      let before = scope.stubs
      checkPending()
      let changed = before.changes(to: scope.stubs)
      pending = changed.isEmpty ? [] : filesConcerned(by: changed)
    }
  }

  /// The files that ask for what has changed or is open, and those with more that is wrong.
  private func filesConcerned(by changes: [StubChange]) -> [ProjectFile] {
    let open = scope.openStubs
    let concerned = changes + open.map { StubChange(before: nil, after: $0) }
    return checks.values.filter { check in
      waiting.contains(check.file.source.name) || !open.isEmpty && check.lookups.tellsOfHoles
        || concerned.contains { concerns($0, check) }
    }.map(\.file).sorted { $0.place < $1.place }
  }

  private func concerns(_ change: StubChange, _ check: FileCheck) -> Bool {
    change.concerns(check.lookups, seesNames: project.asks(check.file.source))
  }

  /// Checks the files that wait for it, and betters stubs by what their uses tell.
  private func checkPending() {
    let checker = scope.checker
    let start = checker.snapshot()
    defer { checker.restore(start) }
    let names = scope.openTypes.openHoles()
    let declared = Dictionary(grouping: project.declare(with: scope.table, checker)) {
      ObjectIdentifier($0.source)
    }
    for file in pending {
      checker.budget.reset()
      recorder.forget(file.source.name)
      let spans = uses.map { file.spans(of: $0, checker) }
      let found = checker.check(file.file, of: file.module, bodiesIn: spans)
      checks[file.source.name] = FileCheck(
        file: file, isWhole: spans.map { file.isWhole($0, checker) } ?? true, diagnostics: found,
        wrong: ((declared[ObjectIdentifier(file.source)] ?? []) + found).filter {
          $0.isError && project.isOfStubs($0, checker)
        },
        effects: checker.takeStandInEffects())
    }
    for file in pending {
      checks[file.source.name]?.lookups = recorder.lookups(of: file.source.name)
    }
    let solutions = scope.openTypes.solutions(of: names)
    checker.closeHoles()
    better(solutions)
  }

  private func better(_ solutions: [(name: String, solution: HoleSolution)]) {
    let checked = pending.compactMap { checks[$0.source.name] }
    if begin(checked) { return }
    let effects = checks.values.reduce(into: StubEffects()) { $0.formUnion($1.effects) }
    if scope.openTypes.learn(solutions, effects) { return }
    if mend(checked) || scope.openTypes.choose(solutions, [:]) { return }
    scope.openTypes.suggestTypes([:]) { [askingFiles] in askingFiles[$0]?.guess }
  }

  /// Makes stubs for names that nothing declares; what such a name is missing in tells nothing else.
  private func begin(_ checked: [FileCheck]) -> Bool {
    let before = scope.stubs
    for check in checked {
      for diagnostic in check.wrong where diagnostic.nameOfMissing != nil {
        let name =
          scope.names.addConstant(diagnostic, check.file.guess)
          ?? scope.mender.better(diagnostic, check.file.guess)
          ?? scope.names.addVariable(diagnostic)
        if let name, askingFiles[name] == nil { askingFiles[name] = check.file }
      }
    }
    return scope.stubs != before
  }

  /// Mends what is wrong in the files.
  private func mend(_ checked: [FileCheck]) -> Bool {
    var changed: Set<String> = []
    waiting = []
    for check in checked where !check.wrong.isEmpty {
      let (bettered, waits) = scope.mender.better(
        eachPartOf: TextParts(check.file.tree.statements, scope.checker), with: check.wrong,
        check.file.guess, &changed)
      if !bettered.isEmpty || waits { waiting.insert(check.file.source.name) }
    }
    return !changed.isEmpty
  }

  /// Drops what stands in for something that no file asks for, or no longer.
  private func dropUnused() {
    var used = scope.stubs.values.filter { stub in
      let change = StubChange(before: nil, after: stub)
      return checks.values.contains { concerns(change, $0) }
    }
    var names = Set(used.map(\.name))
    while let stub = used.popLast() {
      for other in scope.stubs.values where !names.contains(other.name) {
        guard stub.mentions([other.name]) else { continue }
        names.insert(other.name)
        used.append(other)
      }
    }
    for name in scope.stubs.keys where !names.contains(name) { scope.set(nil, of: name) }
  }

  /// Gives stubs what no use has told of them. Values are made of the types that the project declares.
  private func close() {
    let before = scope.stubs
    project.declared(with: scope.table, scope.checker) {
      scope.close(scope.sortedStubs.map(\.key), [:]) { [askingFiles] in askingFiles[$0]?.guess }
    }
    for change in before.changes(to: scope.stubs) {
      checks = checks.filter { !concerns(change, $0.value) }
    }
  }
}

/// A file of a project that is solved.
private final class ProjectFile {
  /// Where it stands among all files.
  let place: Int
  let file: ModuleTexts.File
  let module: ModuleTexts
  /// The spans that `spans(of:_:)` has found.
  private var knownSpans: [Span]?
  private(set) lazy var guess = StubGuess(source: source, tree)

  init(place: Int, file: ModuleTexts.File, module: ModuleTexts) {
    (self.place, self.file, self.module) = (place, file, module)
  }

  var source: Source { file.source }

  /// The declarations that may use what stands in.
  func spans(of uses: StubUses, _ checker: TypeChecker) -> [Span] {
    if let knownSpans { return knownSpans }
    let spans = uses.spans(in: file, checker)
    knownSpans = spans
    return spans
  }

  /// Whether the spans are those of all declarations.
  func isWhole(_ spans: [Span], _ checker: TypeChecker) -> Bool {
    checker.declarations(in: file.statements).allSatisfy { spans.contains($0.span) }
  }

  var tree: SourceFile {
    SourceFile(statements: file.statements, diagnostics: [], completeness: .complete)
  }
}

/// What a file came to when it was last checked.
private struct FileCheck {
  let file: ProjectFile
  /// Whether all its bodies were checked.
  let isWhole: Bool
  let diagnostics: [Diagnostic]
  /// The errors that are about what stands in or is missing.
  let wrong: [Diagnostic]
  let effects: StubEffects
  var lookups = Lookups()

  init(
    file: ProjectFile, isWhole: Bool, diagnostics: [Diagnostic], wrong: [Diagnostic],
    effects: StubEffects
  ) {
    (self.file, self.isWhole) = (file, isWhole)
    (self.diagnostics, self.wrong) = (diagnostics, wrong)
    self.effects = effects
  }

  /// What a file came to that has not changed since.
  init(_ known: FileCheck, of file: ProjectFile) {
    self.init(
      file: file, isWhole: known.isWhole, diagnostics: known.diagnostics, wrong: known.wrong,
      effects: known.effects)
    lookups = known.lookups
  }
}
