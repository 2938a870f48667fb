package import Semantics
package import SourceText
import Syntax

/// Makes stubs for the declarations that a project uses from missing modules.
///
/// All files are solved together. Each round declares the project with the current stubs. It checks
/// the files that looked up a stub which has changed since, and those that use types which are
/// still open. Then it adapts the stubs to the errors found, each stub at most once per round.
package final class ProjectSolver {
  /// The maximum number of rounds; most projects need far fewer.
  private static let rounds = 32
  /// The number of files solved first. Their stubs mostly suffice for the other files, too, so that
  /// these are checked only once.
  private static let firstFiles = 16

  private let project: StubbedProject
  private let scope: StubScope
  private let recorder = LookupRecorder()
  /// The latest check of each file, by the file's name.
  private var checks: [String: FileCheck] = [:]
  /// The files to check in the next round.
  private var pending: [ProjectFile] = []
  /// The names of the files with errors for which a stub was adapted, or whose adaptation was
  /// postponed.
  private var waiting: Set<String> = []
  /// The stubs at the start of each round; a state that occurs twice would recur forever.
  private var states: [[String: Stub]] = []
  /// The file that first used a stub variable, by the name of the variable.
  private var askingFiles: [String: ProjectFile] = [:]

  private let files: [ProjectFile]
  /// Whether all bodies are to be checked.
  private let checksAll: Bool
  /// The declarations that may use a stub; nil if all are checked, because the project is small.
  private lazy var uses: StubUses? = {
    let importing = files.map(\.file).filter { project.asks($0.source) }
    return !checksAll && importing.count > ProjectSolver.firstFiles
      ? StubUses(files.map(\.file), importing: importing, scope.checker) : nil
  }()

  /// - Parameters:
  ///   - known: An earlier solver of the project, if there is one.
  ///   - checksAll: Whether all bodies are checked, not only those that may use a stub.
  ///   - isKept: Whether a file, and all that it depends on, is unchanged since the earlier solver.
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

  /// Makes and adapts stubs until none of the remaining errors leads to a change; returns the
  /// stubs. Afterwards nothing of the project is declared in the checker.
  package func solve() -> StubTable {
    let checker = scope.checker
    let outer = checker.lookupRecorder
    checker.lookupRecorder = recorder
    defer { checker.lookupRecorder = outer }
    let unknown = files.filter { checks[$0.source.name] == nil }
    let asking = unknown.filter { project.asks($0.source) }
    makeWrappers(for: asking)
    // The checks of files that no round could settle are discarded; these files are checked again
    // on demand.
    let unsettled = adaptStubs(of: asking)
    let reached = filesReached(among: unknown.filter { !project.asks($0.source) })
    let unsettledToo = adaptStubs(of: reached)
    dropUnused()
    for file in unsettled + unsettledToo { checks[file.source.name] = nil }
    close()
    checker.budget.reset()
    return scope.table
  }

  /// The diagnostics of a file if all its bodies were checked with the current stubs; otherwise
  /// nil.
  package func diagnostics(of source: Source) -> [Diagnostic]? {
    checks[source.name].flatMap { $0.isWhole ? $0.diagnostics : nil }
  }

  /// The files that may use a stub indirectly, through declarations of other files.
  private func filesReached(among files: [ProjectFile]) -> [ProjectFile] {
    guard !scope.stubs.isEmpty, !files.isEmpty else { return [] }
    let names = StubReach(self.files.map(\.file), scope.checker).names(
      from: Set(scope.stubs.values.map(\.ownName)))
    return files.filter { !$0.source.mentionedNames.isDisjoint(with: names) }
  }

  private func makeWrappers(for files: [ProjectFile]) {
    guard !files.isEmpty else { return }
    project.declared(with: scope.table, scope.checker) {
      for file in files { _ = scope.wrappers.makeWrappers(for: file.tree, of: file.source) }
    }
  }

  /// Adapts the stubs to the uses in some files; returns the files that no round could settle.
  private func adaptStubs(of files: [ProjectFile]) -> [ProjectFile] {
    var unsettled: [ProjectFile] = []
    var count = 0
    while count < files.count {
      let end = min(files.count, max(ProjectSolver.firstFiles, count * 12))
      pending = Array(files[count..<end])
      count = end
      adaptStubs()
      unsettled += pending
    }
    return unsettled
  }

  private func adaptStubs() {
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

  /// The files to check after changes of stubs: those that looked up a changed or open stub, and
  /// those with further errors.
  private func filesConcerned(by changes: [StubChange]) -> [ProjectFile] {
    let open = scope.openStubs
    let concerned = changes + open.map { StubChange(before: nil, after: $0) }
    return checks.values.filter { check in
      waiting.contains(check.file.source.name)
        || !open.isEmpty && check.lookups.addsHoleRequirements
        || concerned.contains { concerns($0, check) }
    }.map(\.file).sorted { $0.place < $1.place }
  }

  private func concerns(_ change: StubChange, _ check: FileCheck) -> Bool {
    change.concerns(check.lookups, seesNames: project.asks(check.file.source))
  }

  /// Checks the pending files, and adapts the stubs to the uses in them.
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
      let found = checker.modules.check(file.file, of: file.module, bodiesIn: spans)
      checks[file.source.name] = FileCheck(
        file: file, isWhole: spans.map { file.isWhole($0, checker) } ?? true, diagnostics: found,
        wrong: ((declared[ObjectIdentifier(file.source)] ?? []) + found).filter {
          $0.isError && project.isOfStubs($0, checker)
        },
        effects: checker.holeSolver.takeStubEffects())
    }
    for file in pending {
      checks[file.source.name]?.lookups = recorder.lookups(of: file.source.name)
    }
    let solutions = scope.openTypes.solutions(of: names)
    checker.holeSolver.closeHoles()
    adapt(solutions)
  }

  private func adapt(_ solutions: [OpenTypeSolver.Solution]) {
    let checked = pending.compactMap { checks[$0.source.name] }
    if begin(checked) { return }
    let effects = checks.values.reduce(into: StubEffects()) { $0.formUnion($1.effects) }
    if scope.openTypes.learn(solutions, effects).isNew { return }
    if mend(checked) || scope.openTypes.choose(solutions, [:]).isNew { return }
    scope.openTypes.suggestTypes([:]) { [askingFiles] in askingFiles[$0]?.guess }
  }

  /// Makes stubs for undeclared names. The context of an undeclared name says nothing about other
  /// stubs.
  private func begin(_ checked: [FileCheck]) -> Bool {
    let before = scope.stubs
    for check in checked {
      for diagnostic in check.wrong where diagnostic.nameOfMissing != nil {
        let name =
          scope.names.addConstant(diagnostic, check.file.guess)
          ?? scope.mender.adapt(diagnostic, check.file.guess)
          ?? scope.names.addVariable(diagnostic)
        if let name, askingFiles[name] == nil { askingFiles[name] = check.file }
      }
    }
    return scope.stubs != before
  }

  /// Adapts the stubs to the errors in the files.
  private func mend(_ checked: [FileCheck]) -> Bool {
    var changed: Set<String> = []
    waiting = []
    for check in checked where !check.wrong.isEmpty {
      let (adapted, waits) = scope.mender.adapt(
        eachPartOf: TextParts(check.file.tree.statements, scope.checker), with: check.wrong,
        check.file.guess, &changed)
      if !adapted.isEmpty || waits { waiting.insert(check.file.source.name) }
    }
    return !changed.isEmpty
  }

  /// Removes the stubs that no file uses, directly or through other stubs.
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

  /// Completes the stubs where no use determined a type. Default values may use the project's
  /// types.
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

/// A file of the project.
private final class ProjectFile {
  /// Its index among all files.
  let place: Int
  let file: ModuleTexts.File
  let module: ModuleTexts
  /// The cached result of `spans(of:_:)`.
  private var knownSpans: [Span]?
  private(set) lazy var guess = StubGuess(source: source, tree)

  init(place: Int, file: ModuleTexts.File, module: ModuleTexts) {
    (self.place, self.file, self.module) = (place, file, module)
  }

  var source: Source { file.source }

  /// The spans of the declarations that may use a stub.
  func spans(of uses: StubUses, _ checker: TypeChecker) -> [Span] {
    if let knownSpans { return knownSpans }
    let spans = uses.spans(in: file, checker)
    knownSpans = spans
    return spans
  }

  /// Whether the spans cover all declarations.
  func isWhole(_ spans: [Span], _ checker: TypeChecker) -> Bool {
    checker.declarations(in: file.statements).allSatisfy { spans.contains($0.span) }
  }

  var tree: SourceFile {
    SourceFile(statements: file.statements, diagnostics: [], completeness: .complete)
  }
}

/// The result of checking a file.
private struct FileCheck {
  let file: ProjectFile
  /// Whether all its bodies were checked.
  let isWhole: Bool
  let diagnostics: [Diagnostic]
  /// The errors that involve a stub or an undeclared name.
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

  /// The result of an earlier check of a file that has not changed since.
  init(_ known: FileCheck, of file: ProjectFile) {
    self.init(
      file: file, isWhole: known.isWhole, diagnostics: known.diagnostics, wrong: known.wrong,
      effects: known.effects)
    lookups = known.lookups
  }
}
