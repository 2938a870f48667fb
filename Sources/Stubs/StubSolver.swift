package import Semantics
package import SourceText
package import Syntax

/// Makes stubs for the names that the texts of a document use but never declare.
///
/// The type of an undeclared name is open, and all its uses constrain it. Each round checks a text
/// with the open types as type variables. It applies the types that were inferred, or adapts the
/// stub for the first error that leads to an adaptation, until nothing changes.
package final class StubSolver {
  /// The maximum number of refinement rounds for one text.
  private static let rounds = 48

  private let scope: StubScope

  /// - Parameters:
  ///   - table: The existing stubs.
  ///   - declaredTexts: The declarations of the document's texts.
  ///   - makeVariables: Initializes the variables that a checked text declares.
  package init(
    _ table: StubTable, checker: TypeChecker, declaredTexts: DeclaredTexts,
    makeVariables: @escaping (CheckedInput) -> Void
  ) {
    scope = StubScope(
      table, checker: checker, declaredTexts: declaredTexts, makeVariables: makeVariables)
  }

  /// The current stubs.
  package var table: StubTable { scope.table }
  /// The declarations of the texts met so far.
  package var declaredTexts: DeclaredTexts { scope.declaredTexts }

  /// Records the declarations of a text, before stubs are made for it.
  package func meet(_ file: SourceFile, of input: Source) {
    scope.declaredTexts.note(file, of: input)
    releaseStubs(declaredBy: file)
    scope.releaseExtensions(in: input)
  }

  /// Whether a text that was met and checked needs no stubs.
  package func isWhole(_ checked: CheckedInput, _ file: SourceFile) -> Bool {
    checked.isValid && checked.unresolved.isEmpty && !scope.wrappers.lacksWrappers(file)
  }

  /// Declares the stubs that a text needs; returns notes about them.
  package func solve(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    let before = scope.stubs
    let touched = adaptStubs(for: file, of: input).filter {
      scope.stubs[$0]?.text != before[$0]?.text
    }
    return tell(touched, in: input)
  }

  /// Declares the stubs that were found for a text before the document ran; solves the text if
  /// there are none. Returns notes about them.
  package func prepare(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    guard let found = scope.table.found(for: input) else { return solve(file, of: input) }
    scope.beginText()
    let before = scope.stubs
    for stub in found {
      let known = before[stub.name]
      let isOnlyExtended = stub.kind == .declared && known?.kind == .additions
      guard isOnlyExtended || !(known?.isOfDocument ?? false) else { continue }
      // A declaration that it depends on may have been removed since.
      if stub.kind != .declared || !scope.takeDeclaration(of: stub.name) { scope.set(stub) }
    }
    let names = found.map(\.name)
    for name in scope.declarationOrder(of: names) { scope.declare(name) }
    return tell(names.filter { scope.stubs[$0]?.text != before[$0]?.text }, in: input)
  }

  /// Declares those variable stubs again whose types a text has declared since.
  package func declareVariables(of types: Set<String>) {
    let variables = scope.others(mentioning: types).filter { $0.kind == .variable }.map(\.name)
    guard !variables.isEmpty else { return }
    variables.forEach(scope.declare)
    scope.checker.forgetBodies(mentioning: Set(variables))
  }

  /// Notes about stubs made for other texts that this text is the first to mention.
  package func notes(ofStubsIn input: Source) -> [Diagnostic] { tell([], in: input) }

  /// Makes the types that a document needs before its first text runs, so that what a later text
  /// shows about a type also holds in earlier ones. The first text that mentions a stub gets the
  /// note about it.
  ///
  /// Variables and functions remain specific to the texts that use them.
  package func expect(_ texts: [(file: SourceFile, source: Source)]) {
    let checker = scope.checker
    scope.isExpecting = true
    defer { scope.isExpecting = false }
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
      let touched = adaptStubs(for: file, of: source)
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
  /// Declares and adapts stubs until no error remains that they could fix; returns the names of the
  /// changed stubs.
  private func adaptStubs(for file: SourceFile, of input: Source) -> [String] {
    scope.beginText()
    let guess = StubGuess(source: input, file)
    scope.table.imports.formUnion(guess.imports)
    var touched = scope.frameworks.importPackages(ofMacrosIn: file)
    for name in touched { scope.declare(name) }
    let wrappers = scope.wrappers.makeWrappers(for: file)
    for name in wrappers { scope.declare(name) }
    touched += wrappers
    touched += scope.takeExtensions(ofTypesIn: guess)
    var reopened: [String: String]?
    var states: [(stubs: [String: Stub], touched: Int)] = []
    // Values that became enum cases have fewer members than before, so a use may require further
    // changes.
    repeat {
      // A state that occurs twice would recur forever; a module that becomes known does not change
      // the stubs.
      while states.count < StubSolver.rounds,
        states.count(where: { $0.touched == touched.count && $0.stubs == scope.stubs }) < 2
      {
        states.append((scope.stubs, touched.count))
        let changed = adaptStubs(for: file, of: input, guess, &reopened, touched)
        if changed.isEmpty { break }
        touched += changed.filter { !touched.contains($0) }
      }
    } while scope.close(touched, reopened ?? [:]) { _ in guess }
    return touched
  }

  /// One step: applies what the uses in a text determine, or adapts stubs to the first errors in
  /// its parts.
  ///
  /// - Parameters:
  ///   - reopened: The previous types of reopened stubs from earlier texts; nil if there are none.
  ///   - touched: The stubs that this text has already changed.
  /// - Returns: The stubs that were changed, in the order in which they must be redeclared.
  private func adaptStubs(
    for file: SourceFile, of input: Source, _ guess: StubGuess,
    _ reopened: inout [String: String]?, _ touched: [String]
  ) -> [String] {
    let before = scope.stubs
    var begun: [String] = []
    var adapted: [String] = []
    scope.openTypes.solving(file, of: input, touched) { checked, solutions, effects in
      let wrong = checked.unresolved + checked.diagnostics.filter(\.isError)
      // The context of an undeclared name says nothing about other stubs.
      begun = wrong.filter { $0.nameOfMissing != nil }.compactMap { diagnostic in
        switch scope.kinds.superclass(around: diagnostic) {
        case .undetermined: nil
        case .stub(let type): scope.members.addInherited(diagnostic, by: type, guess)
        case nil: scope.mender.adapt(diagnostic, guess) ?? scope.names.addVariable(diagnostic)
        }
      }
      if !begun.isEmpty { return }
      if scope.openTypes.learn(solutions, effects) { return }
      if !wrong.isEmpty, reopened == nil {
        reopened = scope.openTypes.reopenStubs(mentionedIn: input, except: touched)
        if scope.stubs != before { return }
      }
      var mended: Set<String> = []
      adapted =
        scope.mender.adapt(
          eachPartOf: TextParts(file.statements, scope.checker), with: wrong, guess, &mended
        ).adapted
      if !adapted.isEmpty || scope.openTypes.choose(solutions, reopened ?? [:]) { return }
      scope.openTypes.suggestTypes(reopened ?? [:]) { _ in guess }
    }
    let changed = Set(scope.stubs.keys.filter { scope.stubs[$0] != before[$0] })
    let others = changed.union(adapted).subtracting(begun).sorted()
    return begun.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + others
  }

  /// Removes stubs for types that a text declares itself, except for the members that its
  /// declaration lacks.
  private func releaseStubs(declaredBy file: SourceFile) {
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, let stub = scope.stubs[type.name],
        stub.kind != .additions
      else { continue }
      scope.set(stub.additions, of: type.name)
    }
  }

  /// Notes about the stubs that a text changes or is the first to mention.
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

  /// The stubs of earlier inputs without a note so far that a text mentions, directly or through
  /// other stubs.
  private func expectedStubs(mentionedIn input: Source, by touched: [String]) -> [String] {
    var found: [String] = []
    let unknown = scope.table.expected.subtracting(touched)
    let mentioned = Set(input.mentionedNames.map { String($0.drop { $0 == "$" }) })
    let stubs = touched.compactMap { scope.stubs[$0] }
    var open = unknown.filter { name in
      mentioned.contains(scope.stubs[name]?.ownName ?? name)
        || stubs.contains { $0.mentions([name]) }
        || isAdditionUsed(name, among: mentioned)
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

  /// Whether one of the names is a member that a stub adds to a library type. Code that uses the
  /// member seldom names the type.
  private func isAdditionUsed(_ stub: String, among names: Set<String>) -> Bool {
    guard let stub = scope.stubs[stub], stub.kind == .additions else { return false }
    return names.contains(where: stub.offers)
  }
}
