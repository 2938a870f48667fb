package import Semantics
package import SourceText
package import Syntax

/// Makes stubs for the names that the texts of a document use but never declare.
///
/// The type of an undeclared name is open, and all its uses constrain it. Each round checks a text
/// with the open types as type variables. It applies the types that were inferred, or adapts the
/// stub for the first error that leads to an adaptation, until nothing changes.
package final class StubSolver {
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
    release(file, of: input)
  }

  /// Removes the stubs for what a text declares itself.
  private func release(_ file: SourceFile, of input: Source) {
    releaseStubs(declaredBy: file)
    scope.otherTexts.releaseExtensions(in: input)
  }

  /// Whether a text that was met and checked needs no stubs.
  package func isWhole(_ checked: CheckedInput, _ file: SourceFile) -> Bool {
    scope.isWhole(checked, file)
  }

  /// Declares the stubs that a text needs; returns notes about them.
  package func solve(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    let touched = changes {
      var solution = adaptStubs(for: file, of: input)
      var touched = solution.touched
      var least = Int.max
      // Each time, fewer problems must be left.
      while let count = problems(in: file, of: input, beyond: solution.problemsLeft), count < least
      {
        least = count
        // What was reopened was told anew, so what is left is mended.
        solution = adaptStubs(for: file, of: input, reopened: solution.reopened)
        touched += solution.touched.filter { !touched.contains($0) }
      }
      scope.declare(scope.parts.withholdComparisons(of: touched))
      return touched
    }
    return tell(touched, in: input)
  }

  /// The number of problems that a check of a text shows, if none followed the last change of its
  /// stubs; nil if there are no more than are known.
  private func problems(
    in file: SourceFile, of input: Source, beyond known: ProblemsLeft
  ) -> Int? {
    guard !known.areChecked else { return nil }
    let start = scope.checker.snapshot()
    defer { scope.checker.restore(start) }
    let checked = scope.checker.check(file.statements, in: input, reportsUnresolved: false)
    let count = (checked.diagnostics + checked.unresolved).count(where: mayMend)
    return count > known.count ? count : nil
  }

  /// Those of the stubs that some changes touch that are other ones then.
  private func changes(_ change: () -> [String]) -> [String] {
    let before = scope.stubs
    return change().filter { scope.stubs[$0]?.text != before[$0]?.text }
  }

  /// Declares the stubs that were found for a text before the document ran; solves the text if
  /// there are none. Returns notes about them.
  ///
  /// - Parameter isChecked: Whether a check of the text follows, which shows whether it has to be
  ///   solved again. Otherwise it is checked here.
  package func prepare(
    _ file: SourceFile, of input: Source, isChecked: Bool
  ) -> [Diagnostic] {
    let notes = declareFound(file, of: input)
    guard !isChecked, let known = scope.table.problemsLeft(in: input),
      problems(in: file, of: input, beyond: known) != nil
    else { return notes }
    return notes.updated(by: solve(file, of: input))
  }

  private func declareFound(_ file: SourceFile, of input: Source) -> [Diagnostic] {
    guard let found = scope.table.found(for: input) else { return solve(file, of: input) }
    scope.beginText()
    let before = scope.stubs
    for stub in found {
      let known = before[stub.name]
      let isOnlyExtended = stub.kind == .declared && known?.kind == .additions
      guard isOnlyExtended || !(known?.isOfDocument ?? false) else { continue }
      // A declaration that it depends on may have been removed since.
      if stub.kind != .declared || !scope.otherTexts.takeDeclaration(of: stub.name) {
        scope.set(stub)
      }
    }
    let names = found.map(\.name)
    scope.declare(scope.declarationOrder(of: names))
    return tell(names.filter { scope.stubs[$0]?.text != before[$0]?.text }, in: input)
  }

  /// Whether a text has to be solved again, because a check of it found more than no stub could mend
  /// when it was solved.
  ///
  /// - Parameter count: The number of problems that were found now.
  package func mayMend(_ count: Int, in input: Source) -> Bool {
    guard count > 0 else { return false }
    guard let left = scope.table.problemsLeft(in: input) else { return true }
    guard count > left.count else { return false }
    return !left.areChecked
      || !scope.table.isSolved(input, using: scope.reach.textsOfStubs(from: input))
  }

  /// Whether a check of a text with the stubs as they are would report nothing, as the last one did
  /// when it was solved.
  package func isSilent(_ input: Source) -> Bool {
    scope.table.problemsLeft(in: input)?.isSilent ?? false
      && scope.table.isSolved(input, using: scope.reach.textsOfStubs(from: input))
  }

  /// Whether stubs can mend what a diagnostic is about.
  package func mayMend(_ diagnostic: Diagnostic) -> Bool {
    (diagnostic.isError || diagnostic.undeclaredModifier != nil)
      && !scope.certainErrors.contains(diagnostic)
  }

  /// Whether what a text does depends on a stub, which it mentions or uses through other declarations.
  package func dependsOnStubs(_ input: Source) -> Bool {
    scope.reach.names(from: input).contains(where: scope.table.has)
  }

  /// Declares those variable stubs again whose types a text has declared since.
  package func declareVariables(of types: Set<String>) {
    let variables = scope.others(mentioning: types).filter { $0.kind == .variable }.map(\.name)
    guard !variables.isEmpty else { return }
    scope.declare(variables)
    scope.checker.redeclaration.forgetBodies()
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
    scope.expected = texts.map { StubGuess(source: $0.source, $0.file) }
    for (file, source) in texts { scope.declaredTexts.note(file, of: source) }
    let start = checker.snapshot()
    for (file, source) in texts {
      release(file, of: source)
      let solution = adaptStubs(for: file, of: source)
      scope.table.keep(
        solution.touched.compactMap { scope.stubs[$0] }.filter { !$0.isOfDocument },
        using: scope.reach.textsOfStubs(from: source), leaving: solution.problemsLeft, for: source)
      guard !solution.isWhole else { continue }
      // The texts after it need no more than what it declares.
      _ = checker.check(
        file.statements, in: source, reportsUnresolved: false, checksBodies: false)
    }
    checker.restore(start)
    scope.expected = []
    scope.table.replaceStubs(
      by: scope.stubs.compactMapValues { stub in
        stub.kind == .declared ? stub.additions : stub.isOfDocument ? stub : nil
      })
    scope.declare(scope.table.names)
    scope.declare(scope.laterTypes.apply())
    scope.declare(scope.parts.encodeParts())
    scope.declare(scope.parts.withholdComparisons(of: scope.table.names))
    scope.table.expected = Set(scope.stubs.keys)
    checker.commit()
  }
}

/// The rounds.
extension StubSolver {
  /// What the rounds for a text came to.
  private struct Solution {
    /// The names of the changed stubs.
    var touched: [String] = []
    /// Whether the text needs none. Only then is it declared.
    var isWhole = false
    /// The problems that no stub could mend.
    var problemsLeft = ProblemsLeft()
    /// The previous types of stubs that were reopened; nil if none were.
    var reopened: [String: String]?
  }

  /// Declares and adapts stubs until no error remains that they could fix.
  ///
  /// - Parameter reopened: The previous types of stubs that were reopened for the text before.
  private func adaptStubs(
    for file: SourceFile, of input: Source, reopened: [String: String]? = nil
  ) -> Solution {
    scope.beginText()
    let guess = scope.expected.first { $0.source === input } ?? StubGuess(source: input, file)
    defer { scope.kinds.noteChanges(by: guess) }
    scope.table.imports.formUnion(guess.imports)
    scope.table.imports.formUnion(scope.frameworks.frameworksMeant(by: guess))
    var rounds = Rounds(file: file, input: input, guess: guess)
    rounds.reopened = reopened
    var isDone = false
    if !needsOtherTexts(file, guess) {
      let first = adaptStubs(&rounds, isFirst: true)
      if case .isWhole = first {
        return Solution(isWhole: true, problemsLeft: ProblemsLeft(isSilent: isSilent(rounds)))
      }
      isDone = !rounds.take(first)
    } else {
      rounds.touched = takeOtherTexts(file, guess)
    }
    // Values that became enum cases have fewer members than before, so a use may require further
    // changes.
    repeat {
      while !isDone, rounds.goOn(scope.stubs) { isDone = !rounds.take(adaptStubs(&rounds)) }
      isDone = false
    } while scope.close(rounds.touched, rounds.reopened ?? [:]) { _ in guess }
    rounds.problemsLeft.isSilent = isSilent(rounds)
    return Solution(
      touched: rounds.touched, problemsLeft: rounds.problemsLeft, reopened: rounds.reopened)
  }

  /// Whether the last round's check of its text reported nothing, and no stub has changed since.
  private func isSilent(_ rounds: Rounds) -> Bool {
    rounds.silentTable.map { scope.table.names(changedSince: $0).isEmpty } ?? false
  }

  /// Whether a text attaches something to its types that it does not declare, or adds to its types
  /// in other texts.
  private func needsOtherTexts(_ file: SourceFile, _ guess: StubGuess) -> Bool {
    !scope.frameworks.packages(ofMacrosIn: file).isEmpty
      || scope.wrappers.mayMakeWrappers(for: file)
      || !scope.otherTexts.labelsOfSubscripts(in: guess).isEmpty
      || scope.declaredTexts.extensions.contains { guess.ownTypes.contains($0.extended) }
  }

  /// Declares what is attached to the types of a text, and what other texts add to them; returns the
  /// names of the stubs.
  private func takeOtherTexts(_ file: SourceFile, _ guess: StubGuess) -> [String] {
    let packages = scope.frameworks.importPackages(ofMacrosIn: file)
    scope.declare(packages)
    let wrappers = scope.wrappers.makeWrappers(for: file, of: guess.source)
    scope.declare(wrappers)
    return packages + wrappers + scope.otherTexts.takeExtensions(ofTypesIn: guess)
      + scope.otherTexts.takeSubscripts(usedIn: guess)
  }

  private func adaptStubs(_ rounds: inout Rounds, isFirst: Bool = false) -> Rounds.Result {
    var round = StubRound(scope, rounds, isFirst: isFirst)
    defer { rounds = round.rounds }
    return round.run()
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
          .note, StubNote(name: name, text: stub.shownText), in: input,
          at: Span(Int(whole.start), Int(whole.start)))
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
    func isNamed(_ name: String) -> Bool {
      guard scope.table.kind(of: name) == .additions, let stub = scope.stubs[name] else {
        return true
      }
      return !scope.reach.extendsLibrary(stub)
    }
    var open = unknown.filter { name in
      (mentioned.contains(Stub.ownName(of: name)) || stubs.contains { $0.mentions(name) })
        && isNamed(name) || isAdditionUsed(name, among: mentioned)
    }.sorted()
    while !open.isEmpty {
      let name = open.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      guard let stub = scope.stubs[name] else { continue }
      open += unknown.filter { stub.mentions($0) && isNamed($0) }.sorted()
    }
    return found
  }

  /// Whether one of the names is a member that a stub adds to a library type. Code that uses the
  /// member seldom names the type.
  private func isAdditionUsed(_ stub: String, among names: Set<String>) -> Bool {
    guard scope.table.kind(of: stub) == .additions, let stub = scope.stubs[stub] else {
      return false
    }
    return names.contains(where: stub.offers)
  }
}
