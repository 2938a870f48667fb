import Semantics
import SourceText
import Syntax

/// One round of the solution for a text: it applies what the uses in the text determine, or adapts
/// stubs to the first errors in its parts.
struct StubRound {
  private let scope: StubScope
  private(set) var rounds: StubSolver.Rounds
  private let isFirst: Bool
  /// The stubs at the start.
  private let start: StubTable
  /// The stubs with which the text was checked: those at the start, and those made meanwhile.
  private var stubsChecked: [String: Stub] = [:]
  /// The types that were made while the text was checked.
  private var made: [String] = []
  /// The stubs made for undeclared names.
  private var begun: [String] = []
  /// The stubs adapted to errors.
  private var adapted: [String] = []
  /// The errors found.
  private var all: [Diagnostic] = []
  /// Those of them that may be due to stubs.
  private var wrong: [Diagnostic] = []
  /// The number of those that are about more than what is missing.
  private var count = 0
  /// Whether no use depends on what the round changed.
  private var isSettled = false

  init(_ scope: StubScope, _ rounds: StubSolver.Rounds, isFirst: Bool) {
    (self.scope, self.rounds, self.isFirst) = (scope, rounds, isFirst)
    start = scope.table
  }

  private var guess: StubGuess { rounds.guess }
  private var known: [String: String] { rounds.reopened ?? [:] }

  /// The names of the stubs that the round has made or changed so far.
  private var changedNames: Set<String> {
    scope.table.names(changedSince: start).filter(scope.isStub)
  }

  mutating func run() -> StubSolver.Rounds.Result {
    let isWhole = scope.openTypes.solving(rounds.file, of: rounds.input, rounds.touched, guess) {
      checked, solutions, effects in use(checked, solutions, effects)
    }
    guard !isWhole else { return .isWhole }
    let changed = changedNames
    let new = (made + begun).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let names = new + changed.union(adapted).subtracting(new).sorted()
    return isSettled ? .settled(names) : .changed(names)
  }

  /// Returns whether the text needs no stubs.
  private mutating func use(
    _ checked: CheckedInput, _ solutions: [OpenTypeSolver.Solution], _ effects: StubEffects
  ) -> Bool {
    let missing = scope.checker.holeSolver.missingErrors
    rounds.silentTable = checked.isSilent && missing.isEmpty ? start : nil
    (made, stubsChecked) = (scope.madeTypes ?? [], scope.stubs)
    scope.madeTypes = nil
    if isFirst, missing.isEmpty, made.isEmpty, solutions.isEmpty,
      scope.isWhole(checked, rounds.file)
    {
      return true
    }
    findErrors(in: checked, missing)
    scope.table.notePassed(scope.checker.holeSolver.stubArguments, in: rounds.input)
    if let plain = rounds.endTrial(leaving: count) {
      scope.table.replaceStubs(by: plain)
      return false
    }
    // The context of an undeclared name says nothing about other stubs.
    begun = begin()
    if begun.isEmpty {
      adapt(solutions, effects)
    } else {
      let learned = learnAdded(effects)
      // What is left of the uses may show more once the variables are declared.
      if areVariables(begun), !scope.openTypes.haveUses {
        suggest(learned, ifLast: .exact)
        if isSettled { rounds.problemsLeft = problemsLeftOnceMended }
      }
    }
    return false
  }

  // Errors.

  private mutating func findErrors(in checked: CheckedInput, _ missing: [Diagnostic]) {
    all =
      (missing + checked.unresolved
      + checked.diagnostics.filter {
        $0.isError || $0.undeclaredModifier != nil || scope.properties.stubTestedForNil($0) != nil
      })
      .filter { !scope.certainErrors.contains($0) }.inReadingOrder(of: rounds.input)
    if rounds.certain == nil, all.contains(where: \.isLikelyCertain) {
      rounds.certain = scope.openTypes.certainErrors(in: rounds.file, of: rounds.input)
    }
    wrong = all.filter { !rounds.isCertain($0) }
    count = wrong.count - missing.count
    rounds.problemsLeft = ProblemsLeft(count: all.count)
  }

  /// The problems left once stubs are adapted to all errors that are not certain.
  private var problemsLeftOnceMended: ProblemsLeft {
    ProblemsLeft(count: all.count - wrong.count, areChecked: false)
  }

  /// Makes stubs for undeclared names; returns the names of the stubs.
  private func begin() -> [String] {
    wrong.filter { $0.nameOfMissing != nil || $0.undeclaredModifier != nil }.compactMap {
      diagnostic in
      if let name = diagnostic.undeclaredModifier {
        return scope.members.addModifier(name, diagnostic, guess)
      }
      return switch scope.kinds.superclass(around: diagnostic) {
      case .undetermined: nil
      case .stub(let type): scope.members.addInherited(diagnostic, by: type, guess)
      case nil: scope.mender.adapt(diagnostic, guess) ?? scope.names.addVariable(diagnostic)
      }
    }
  }

  /// Whether stubs that were made for errors are variables, and no others are left. Unlike a call, the
  /// uses of a variable require no more than its type.
  private func areVariables(_ names: [String]) -> Bool {
    names.allSatisfy { scope.table.kind(of: $0) == .variable }
      && wrong.allSatisfy { diagnostic in
        diagnostic.nameOfMissing.map { names.contains(String($0.drop { $0 == "$" })) } ?? false
      }
  }

  // Types.

  /// Applies what the uses determine, and adapts stubs to the errors.
  private mutating func adapt(_ solutions: [OpenTypeSolver.Solution], _ effects: StubEffects) {
    var learned = scope.openTypes.learn(solutions, effects, guess.uses)
    if count > 0, scope.generics.generalize(for: rounds.input) {
      rounds.beginTrial(of: scope.stubs, after: start.stubs, leaving: count)
      return
    }
    if !all.isEmpty {
      guard !reopen() else { return }
      var mended: Set<String> = []
      adapted =
        scope.mender.adapt(
          eachPartOf: TextParts(rounds.file.statements, scope.checker), with: all, guess, &mended
        ).adapted
    }
    if learned.isNew || !adapted.isEmpty { learned.add(learnAdded(effects)) }
    let isMended =
      !adapted.isEmpty && wrong.allSatisfy { scope.mender.isMended($0, since: stubsChecked) }
    guard isMended || adapted.isEmpty && (wrong.isEmpty || !learned.isNew) else { return }
    let chosen = scope.openTypes.choose(solutions, known, guess)
    learned.add(chosen)
    if chosen.isNew { learned.add(learnAdded(effects)) }
    suggest(learned, ifLast: wrong.isEmpty ? .fitting : .exact, isMended: isMended)
  }

  /// Reopens types in stubs of earlier texts, if errors may be due to them; returns whether there are
  /// some.
  private mutating func reopen() -> Bool {
    guard rounds.reopened == nil,
      wrong.contains(where: { !$0.isAboutMissing || $0.isAboutLibraryValue })
    else { return false }
    let told = scope.stubs
    rounds.reopened = scope.openTypes.reopenStubs(
      mentionedIn: rounds.input, except: rounds.touched)
    return scope.stubs != told
  }

  /// Applies what the uses of stubs show that were made or got members since the text was checked.
  private func learnAdded(_ effects: StubEffects) -> Learned {
    // Other errors may be due to what the uses of holes seem to show.
    guard wrong.allSatisfy(\.isAboutMissingValue) else { return Learned() }
    scope.openTypes.take(effects, addedSince: start.stubs)
    return scope.openTypes.learnAdded(since: start.stubs, known, guess)
  }

  /// Gives open types the types that their names suggest, if nothing more can be learned before.
  ///
  /// - Parameters:
  ///   - needed: How certain what was learned has to be for this to be the last round.
  ///   - isMended: Whether stubs were just adapted to all errors.
  private mutating func suggest(
    _ learned: Learned, ifLast needed: Learned.Certainty, isMended: Bool = false
  ) {
    isSettled =
      learned.certainty >= needed
      && !wrong.contains { $0.types.contains(where: \.mentionsUnknown) }
      && scope.openTypes.areFree
      && !(isMended && wrong.contains(where: scope.members.givesStub))
    if learned.isNew || isMended, !isSettled { return }
    if isMended {
      rounds.problemsLeft = problemsLeftOnceMended
    } else if learned.certainty != .exact {
      rounds.problemsLeft.areChecked = false
    }
    // Associated values have the types of what is passed, which must not be suggested before.
    if scope.makeCases(of: rounds.touched + changedNames.sorted(), onlyWithValues: true) {
      isSettled = false
      return
    }
    scope.openTypes.suggestTypes(known) { [guess] _ in guess }
    let changed = changedNames.sorted()
    if scope.makeCases(of: rounds.touched + changed) { isSettled = false }
    scope.beginValues(of: rounds.touched + changed, with: guess.ownTypes)
  }
}

extension Diagnostic {
  /// The name that is called on a view and that nothing declares; nil for other diagnostics.
  var undeclaredModifier: String? {
    if case CheckingWarning.undeclaredModifier(let name) = fact { name } else { nil }
  }

  /// Whether it is about something that is not declared.
  fileprivate var isAboutMissing: Bool {
    if nameOfMissing != nil || undeclaredModifier != nil || MissingMember(fact) != nil {
      return true
    }
    if case TypeReferenceError.noMemberType = fact { return true }
    return false
  }

  /// Whether it is about a member that a library type lacks: the value may be of another type.
  fileprivate var isAboutLibraryValue: Bool {
    guard let missing = MissingMember(fact), !missing.isStatic else { return false }
    return (missing.owner.wrapped ?? missing.owner).nominal?.isPrelude ?? false
  }

  /// Whether it is about a value or a member that is not declared.
  fileprivate var isAboutMissingValue: Bool {
    switch missingName {
    case .type: false
    case .value(let name): !(name.first?.isUppercase ?? false)
    default: MissingMember(fact) != nil || undeclaredModifier != nil
    }
  }

  /// Whether it says nothing about stubs, or about what is unknown.
  fileprivate var isLikelyCertain: Bool {
    !isAboutMissing
      && !types.contains { type in
        type.mentionsUnknown || type.mentionedDeclarations.contains(where: \.source.isStub)
      }
  }
}
