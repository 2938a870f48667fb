import SourceText
import Syntax

/// The search for the best solution.
extension ConstraintSystem {
  /// The progress of the search. Bindings of type variables are on the trail; the score is that of
  /// the checker.
  struct State {
    /// The types of the terms, as far as they are known.
    var types: [Type?]
    var choices: [Choice?]
    /// The types to which terms must convert once their own types are known.
    var targets: [Type?]
    /// The step at which each operation was solved.
    var order: [Int?]
    var solvedCount = 0
  }

  /// A choice for each operation.
  struct Solution {
    let choices: [Choice?]
    let order: [Int?]
    /// The types to which the terms were converted, as far as they are known.
    let targets: [Type?]
    let score: Score
    let rechecksCalls: Bool
  }

  /// A viable choice for an operation, with its result.
  private struct Branch {
    let choice: Choice
    let type: Type
    let score: Score
  }

  /// Finds the best solution, if it is better than the known one.
  func solve() {
    let start = body.checkpoint()
    body.score = .zero
    lastVariable = checker.inference.variableCount
    search(initialState())
    body.rollBack(to: start)
  }

  func initialState() -> State {
    State(
      types: terms.map { if case .value(let value) = $0.kind { value.type } else { nil } },
      choices: terms.map { _ in nil }, targets: terms.map { _ in nil },
      order: terms.map { _ in nil })
  }

  private func search(_ given: State) {
    var state = given
    while let term = next(state), let operation = terms[term].operation {
      if checker.budget.isExhausted { return }
      if isOpen(operation, state), !hasAlternatives(operation, state),
        take(.literals, term, operation, &state)
      {
        continue
      }
      branch(term, operation, state)
      return
    }
    finish(state)
  }

  /// Tries each choice of an operation, and continues the search.
  private func branch(_ term: Int, _ operation: Operation, _ state: State) {
    var tried: [Branch] = []
    let base = body.score
    for group in disjunction(term, operation, state) {
      let branches = viable(group, term, operation, state, besides: tried)
      tried += branches
      for branch in branches.sorted(by: { $0.score < $1.score }) {
        if let best, !(branch.score < best.score) { continue }
        let point = body.checkpoint()
        var following = state
        if take(branch.choice, term, operation, &following) { search(following) }
        body.rollBack(to: point)
        if checker.budget.isExhausted { return }
      }
      // Generic functions are not tried if one for the exact types leads to a solution.
      let isExact = branches.contains { ($0.score - base).isOfLiterals }
      if isExact, let best, best.score.mismatches == 0 { return }
    }
  }

  /// The choices that the operands allow, without those whose result another choice has at lower
  /// cost.
  private func viable(
    _ choices: [Choice], _ term: Int, _ operation: Operation, _ state: State,
    besides others: [Branch]
  ) -> [Branch] {
    let isSettled = operation.operands.allSatisfy {
      state.types[$0] != nil || terms[$0].isDeferred
    }
    var branches: [Branch] = []
    for choice in choices {
      let point = body.checkpoint()
      var following = state
      if take(choice, term, operation, &following), let type = following.types[term] {
        let branch = Branch(
          choice: choice, type: unifier.normalize(type).resolved, score: body.score)
        let isDominated =
          isSettled && !branch.type.hasVariables
          && (others + branches).contains {
            $0.type == branch.type && !(branch.score < $0.score)
          }
        if !isDominated { branches.append(branch) }
      }
      body.rollBack(to: point)
    }
    return branches
  }

  /// Makes a choice for an operation: converts the operands, and the result to its expected type.
  private func take(
    _ choice: Choice, _ term: Int, _ operation: Operation, _ state: inout State
  ) -> Bool {
    checker.budget.step()
    let point = body.checkpoint()
    var pass = Pass(isFinal: false)
    guard
      let made = choices.make(
        choice, operation, operands(of: operation, state), target(of: term, state), &pass),
      state.targets[term].map({ conversions.tryConvert(made, to: $0) != nil }) ?? true
    else {
      body.rollBack(to: point)
      return false
    }
    state.types[term] = made.type
    state.choices[term] = choice
    state.order[term] = state.solvedCount
    state.solvedCount += 1
    for (operand, target) in pass.targets { state.targets[operand] = target }
    return true
  }

  private func operands(of operation: Operation, _ state: State) -> [Operand] {
    operation.operands.map { term in
      switch terms[term].kind {
      case .value(let value): Operand(term: term, kind: .value(value), isLate: false)
      case .deferred: Operand(term: term, kind: .deferred, isLate: false)
      case .operation(let inner):
        if let type = state.types[term] {
          Operand(term: term, kind: .value(placeholder(type, inner.span)), isLate: false)
        } else {
          Operand(term: term, kind: .pending, isLate: true)
        }
      }
    }
  }

  /// The operation to solve next, the one with the most known operands.
  private func next(_ state: State) -> Int? {
    var best: (term: Int, rank: Int)?
    for term in terms.indices where state.choices[term] == nil {
      guard let operation = terms[term].operation else { continue }
      let rank = readiness(term, operation, state)
      if rank == 0 { return term }
      if best == nil || rank < best!.rank { best = (term, rank) }
    }
    return best?.term
  }

  /// How many of an operation's operands are unknown; 0 if all are known.
  private func readiness(_ term: Int, _ operation: Operation, _ state: State) -> Int {
    var (known, open, pending, deferred) = (0, 0, 0, 0)
    for operand in operation.operands {
      if terms[operand].isDeferred {
        deferred += 1
      } else if let type = state.types[operand] {
        if unifier.simplify(type).isUnboundVariable { open += 1 } else { known += 1 }
      } else {
        pending += 1
      }
    }
    if operation.isLogical, !checker.tables.overloadedLogicalOperators.contains(operation.name) {
      return 0
    }
    // The result of `??` depends on its left side.
    if operation.intrinsic == .coalesce, state.types[operation.operands[0]] == nil,
      !terms[operation.operands[0]].isDeferred
    {
      return 7
    }
    if pending == 0, deferred == 0 { return 0 }
    if pending == 0, known > 0 { return 1 }
    if known > 0 { return 2 }
    if let target = target(of: term, state), !target.hasVariables, !target.isUnknown { return 3 }
    return pending == 0 ? open > 0 ? 4 : 5 : 6
  }

  /// Records a solution if it is the best so far.
  private func finish(_ state: State) {
    let point = body.checkpoint()
    defer { body.rollBack(to: point) }
    let root = terms.count - 1
    guard let type = state.types[root] else { return }
    if let expected = context.expected, !fits(type, expected) { body.score.mismatches += 1 }
    if let member = context.member, !body.members.has(member, in: unifier.normalize(type)) {
      body.score.mismatches += 1
    }
    if let best, !(body.score < best.score) { return }
    best = Solution(
      choices: state.choices, order: state.order,
      targets: state.targets.map { target in
        target.map { unifier.normalize($0).resolved }.flatMap { $0.hasVariables ? nil : $0 }
      }, score: body.score, rechecksCalls: rechecksCalls)
  }

  /// Whether a result converts to the expected type, or meets the constraints of an open one.
  private func fits(_ type: Type, _ expected: Type) -> Bool {
    let expected = unifier.simplify(expected)
    if case .variable(let variable) = expected, !unifier.simplify(type).hasVariables {
      return variable.constraints.allSatisfy { conformances.meets(type, $0) }
    }
    return expected.isUnknown
      || conversions.tryConvert(
        placeholder(type, terms[terms.count - 1].expression.span), to: expected) != nil
  }
}
