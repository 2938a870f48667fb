package import Semantics
package import SourceText
package import Syntax

/// Stands in for what the texts of a document name and never declare.
///
/// An undeclared name is an open type that all its uses constrain. Each round checks a text with the types
/// that are still open as holes, and takes what the uses tell of them, or mends the stub that the first of
/// the errors asks for, until nothing changes.
package final class StubSolver {
  /// How often stubs are bettered for one text.
  private static let rounds = 48

  private let scope: StubScope

  /// - Parameters:
  ///   - table: The stubs that there are.
  ///   - declaredTexts: What the texts of the document declare.
  ///   - makeVariables: Gives the variables that checked text declares their values.
  package init(
    _ table: StubTable, checker: TypeChecker, declaredTexts: DeclaredTexts,
    makeVariables: @escaping (CheckedInput) -> Void
  ) {
    scope = StubScope(
      table, checker: checker, declaredTexts: declaredTexts, makeVariables: makeVariables)
  }

  /// The stubs as they are by now.
  package var table: StubTable { scope.table }
  /// What the texts declare that were met by now.
  package var declaredTexts: DeclaredTexts { scope.declaredTexts }

  /// Notes what a text declares, before stubs are made for it.
  package func meet(_ file: SourceFile, of input: Source) {
    scope.declaredTexts.note(file, of: input)
    releaseStubs(declaredBy: file)
  }

  /// Whether a text that was met and checked needs no stub.
  package func isWhole(_ checked: CheckedInput, _ file: SourceFile) -> Bool {
    checked.isValid && checked.unresolved.isEmpty && !scope.wrappers.lacksWrappers(file)
  }

  /// Declares stubs for what a text that was met is missing; notes that tell of them.
  package func solve(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    let before = scope.stubs
    let touched = betterStubs(for: file, of: input).filter {
      scope.stubs[$0]?.text != before[$0]?.text
    }
    return tell(touched, in: input)
  }

  /// The same for a text that was looked at before the document ran: its stubs are there again, unless
  /// they are missing still when it is checked.
  package func prepare(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    guard let found = scope.table.found(for: input) else { return solve(file, of: input) }
    let before = scope.stubs
    for stub in found where !(before[stub.name]?.isOfDocument ?? false) {
      // What it mentions may be missing by now.
      if stub.kind != .declared || !scope.takeDeclaration(of: stub.name) { scope.set(stub) }
    }
    let names = found.map(\.name)
    for name in scope.declarationOrder(of: names) { scope.declare(name) }
    return tell(names.filter { scope.stubs[$0]?.text != before[$0]?.text }, in: input)
  }

  /// Notes that tell of the stubs made for other texts that a text is the first to mention.
  package func notes(ofStubsIn input: Source) -> [Diagnostic] { tell([], in: input) }

  /// Makes the types that the texts of a document ask for before the first of them runs, so that what a
  /// later one tells of a type holds in an earlier one. They are told of where they are first mentioned.
  ///
  /// Variables and functions are those of the texts that use them.
  package func expect(_ texts: [(file: SourceFile, source: Source)]) {
    let checker = scope.checker
    for (file, source) in texts { scope.declaredTexts.note(file, of: source) }
    let start = checker.snapshot()
    for (file, source) in texts {
      meet(file, of: source)
      let before = checker.snapshot()
      let checked = checker.check(file.statements, in: source, reportsUnresolved: false)
      guard !isWhole(checked, file) else {
        scope.table.keep([], for: source)
        continue
      }
      checker.restore(before)
      let touched = betterStubs(for: file, of: source)
      let own = touched.compactMap { scope.stubs[$0] }.filter { !$0.isOfDocument }
      scope.table.keep(own, for: source)
      _ = checker.check(file.statements, in: source, reportsUnresolved: false)
    }
    checker.restore(start)
    scope.table.stubs = scope.stubs.compactMapValues { stub in
      stub.kind == .declared ? stub.additions : stub.isOfDocument ? stub : nil
    }
    for (name, _) in scope.sortedStubs { scope.declare(name) }
    scope.table.expected = Set(scope.stubs.keys)
    checker.commit()
  }
}

/// The rounds.
extension StubSolver {
  /// Declares and betters stubs until nothing that they could mend is wrong with a text; which they are.
  private func betterStubs(for file: SourceFile, of input: Source) -> [String] {
    let guess = StubGuess(source: input, file)
    if guess.importsOtherFrameworks { scope.table.importsOtherFrameworks = true }
    var touched = scope.wrappers.makeWrappers(for: file)
    for name in touched { scope.declare(name) }
    touched += scope.takeExtensions(ofTypesIn: guess)
    var reopened: [String: String]?
    var states: [(stubs: [String: Stub], touched: Int)] = []
    // What has been twice would come again and again; a module that becomes known changes no stub.
    while states.count < StubSolver.rounds,
      states.count(where: { $0.touched == touched.count && $0.stubs == scope.stubs }) < 2
    {
      states.append((scope.stubs, touched.count))
      let changed = betterStubs(for: file, of: input, guess, &reopened, touched)
      if changed.isEmpty { break }
      touched += changed.filter { !touched.contains($0) }
    }
    scope.close(touched, reopened ?? [:]) { _ in guess }
    return touched
  }

  /// One step: what the uses in a text tell of its stubs, or what the first errors in its parts ask for.
  ///
  /// - Parameters:
  ///   - reopened: The types of stubs of texts before that were left open again; nil as long as none was.
  ///   - touched: The stubs that this text changed before.
  /// - Returns: The stubs that it changes, which are to be declared anew.
  private func betterStubs(
    for file: SourceFile, of input: Source, _ guess: StubGuess,
    _ reopened: inout [String: String]?, _ touched: [String]
  ) -> [String] {
    let before = scope.stubs
    var begun: [String] = []
    var bettered: [String] = []
    scope.openTypes.solving(file, of: input, touched) { checked, solutions, effects in
      let wrong = checked.unresolved + checked.diagnostics.filter(\.isError)
      // What a name is missing in tells nothing.
      begun = wrong.filter { $0.nameOfMissing != nil }.compactMap { diagnostic in
        scope.mender.better(diagnostic, guess) ?? scope.names.addVariable(diagnostic)
      }
      if !begun.isEmpty { return }
      if scope.openTypes.learn(solutions, effects) { return }
      if !wrong.isEmpty, reopened == nil {
        reopened = scope.openTypes.reopenStubs(mentionedIn: input, except: touched)
        if scope.stubs != before { return }
      }
      var mended: Set<String> = []
      bettered =
        scope.mender.better(
          eachPartOf: TextParts(file.statements, scope.checker), with: wrong, guess, &mended
        ).bettered
      if !bettered.isEmpty || scope.openTypes.choose(solutions, reopened ?? [:]) { return }
      scope.openTypes.suggestTypes(reopened ?? [:]) { _ in guess }
    }
    let changed = Set(scope.stubs.keys.filter { scope.stubs[$0] != before[$0] })
    let others = changed.union(bettered).subtracting(begun).sorted()
    return begun.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + others
  }

  /// What a text declares itself is no longer stood in for, but for members that it lacks.
  private func releaseStubs(declaredBy file: SourceFile) {
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, let stub = scope.stubs[type.name],
        stub.kind != .additions
      else { continue }
      scope.set(stub.additions, of: type.name)
    }
  }

  /// What is told of the stubs that a text changes or is the first to mention.
  private func tell(_ touched: [String], in input: Source) -> [Diagnostic] {
    let expected = expectedStubs(mentionedIn: input, by: touched)
    scope.table.expected.subtract(touched + expected)
    let whole = input.trimmed(Span(0, input.bytes.count))
    return (touched + expected).compactMap { name in
      scope.stubs[name].map { stub in
        Diagnostic(
          .note, "stub: \(stub.shownText)", in: input, at: Span(Int(whole.start), Int(whole.start)))
      }
    }
  }

  /// The stubs that inputs before asked for and nobody was told of, as far as a text, its own stubs or
  /// what they mention mentions them.
  private func expectedStubs(mentionedIn input: Source, by touched: [String]) -> [String] {
    var found: [String] = []
    let unknown = scope.table.expected.subtracting(touched)
    let mentioned = Set(input.mentionedNames.map { String($0.drop { $0 == "$" }) })
    let stubs = touched.compactMap { scope.stubs[$0] }
    var open = unknown.filter { name in
      mentioned.contains(scope.stubs[name]?.ownName ?? name)
        || stubs.contains { $0.mentions([name]) }
    }.sorted()
    while !open.isEmpty {
      let name = open.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      guard let stub = scope.stubs[name] else { continue }
      open += unknown.filter { stub.mentions([$0]) }.sorted()
    }
    return found
  }
}
