import SourceText
import Syntax

/// The choices of an operation.
extension ConstraintSystem {
  /// The choices in the order in which they are tried, in groups: functions for concrete types come
  /// before generic ones, which are tried only if none of the former fits.
  func disjunction(_ term: Int, _ operation: Operation, _ state: State) -> [[Choice]] {
    let types = operation.operands.map { state.types[$0].map(unifier.simplify) }
    if types.contains(where: { $0?.isUnknown ?? false }), !operation.isLogical {
      return [[.unknown]]
    }
    switch operation.intrinsic {
    case .conditional: return [[.conditional]]
    case .coalesce:
      let own = functions(term, operation, state, types)
      // If the left side is open, the expected type determines as much of it as the right side.
      let isOpen = types[0].map { unifier.normalize($0).hasVariables } ?? true
      let forms: [[CoalesceForm]] =
        isOpen
        ? [CoalesceForm.allCases]
        : [[.wrapped, .optional], [.right], [.optionalParts], [.expected]]
      return forms.map { $0.map { .coalesce($0) } } + own
    case .and, .or:
      let own =
        checker.tables.overloadedLogicalOperators.contains(operation.name)
        ? functions(term, operation, state, types).map { $0.filter(isOfProgram) } : []
      return [[.logical] + own.joined()]
    case nil: break
    }
    if let test = comparison(operation, types) {
      guard case .nilTest = test, types.contains(where: hasOwnOperators) else { return [[test]] }
      let own = functions(term, operation, state, types).map { $0.filter(isOfProgram) }
      return own.filter { !$0.isEmpty } + [[test]]
    }
    return functions(term, operation, state, types)
  }

  /// Whether a type of the program may declare what an operator does with it and `nil`.
  private func hasOwnOperators(_ type: Type?) -> Bool {
    guard let nominal = type?.nominal else { return false }
    return !nominal.isPrelude
  }

  private func isOfProgram(_ choice: Choice) -> Bool {
    if case .function(let function, _) = choice { !function.source.isLibrary } else { false }
  }

  /// Built-in comparisons, which no library function implements.
  private func comparison(_ operation: Operation, _ types: [Type?]) -> Choice? {
    guard operation.operands.count == 2 else { return nil }
    let isEquality = operation.name == "==" || operation.name == "!="
    if isEquality, operation.operands.count(where: { terms[$0].isNil }) == 1 { return .nilTest }
    guard isEquality || ["<", "<=", ">", ">="].contains(operation.name) else { return nil }
    switch (types[0], types[1]) {
    case (.tuple(let a)?, .tuple(let b)?):
      // The library declares `<` for tuples of two and three, so that functions of the program can
      // rank above it.
      return a.count == b.count && (isEquality || a.count > 3 && a.count < 7) ? .structural : nil
    case (.tuple?, nil), (nil, .tuple?):
      return operation.operands.contains { terms[$0].isDeferred } ? .structural : nil
    case (.metatype?, .metatype?): return isEquality ? .structural : nil
    default: return nil
    }
  }

  private func functions(
    _ term: Int, _ operation: Operation, _ state: State, _ types: [Type?]
  ) -> [[Choice]] {
    let isPostfix = if case .postfix = operation.form { true } else { false }
    // The default types of literals come last.
    let known = types.compactMap { $0 }
    var asked = known.filter { !$0.isUnboundVariable }
    if let target = target(of: term, state) { asked.append(target) }
    for type in candidateTypes where !asked.contains(type) { asked.append(type) }
    asked += known.filter(\.isUnboundVariable)
    // `1 + .pi`: if nothing else determines it, an integer literal may be a `Double`.
    if operation.operands.contains(where: { terms[$0].isDeferred }),
      known.contains(where: isInteger)
    {
      asked.append(checker.double)
    }
    var plain: [(Choice, Int)] = []
    var generic: [(Choice, Int)] = []
    for callable in operators(operation.name, asked) {
      guard case .function(let function) = callable.kind,
        function.parameters.count == operation.operands.count,
        function.modifiers.isPostfix == isPostfix
      else { continue }
      let rank = body.operatorChecker.rank(of: function, callable) * 100 - depth(of: function)
      let isGeneric =
        !function.generics.parameters.isEmpty
        || function.owner.map { !$0.generics.parameters.isEmpty } ?? false
      if isGeneric {
        generic.append((.function(function, callable), rank))
      } else {
        plain.append((.function(function, callable), rank))
      }
    }
    if isOpen(operation, state) { generic.append((.literals, Int.max)) }
    return [plain, generic].filter { !$0.isEmpty }.map { group in
      group.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
        .map(\.element.0)
    }
  }

  private func isInteger(_ type: Type) -> Bool {
    if case .variable(let variable) = type { variable.literal == .integer } else { false }
  }

  /// Whether all operands are open literals.
  func isOpen(_ operation: Operation, _ state: State) -> Bool {
    operation.intrinsic == nil
      && operation.operands.allSatisfy { operand in
        guard case .variable(let variable)? = state.types[operand].map(unifier.simplify) else {
          return operation.name.isShiftOperator && operand == operation.operands.last
            && state.types[operand] != nil
        }
        return unifier.defaultType(of: variable) != nil
      }
  }

  /// Whether a function with other parameter types than its result could take the literals, so that
  /// the expected type decides.
  func hasAlternatives(_ operation: Operation, _ state: State) -> Bool {
    let types = operation.operands.compactMap { state.types[$0] }
    let isPostfix = if case .postfix = operation.form { true } else { false }
    return body.operatorChecker.operators(operation.name, types).contains { callable in
      guard case .function(let function) = callable.kind, function.modifiers.isPostfix == isPostfix,
        function.parameters.count == types.count
      else { return false }
      if !function.source.isLibrary { return true }
      guard function.owner?.kind != .protocol, function.generics.parameters.isEmpty,
        function.parameters.contains(where: { $0.type != function.result })
      else { return false }
      return zip(function.parameters, types).allSatisfy { parameter, type in
        guard case .variable(let variable) = unifier.simplify(type), let literal = variable.literal
        else { return false }
        return unifier.accepts(literal, parameter.type.substituting(callable.map))
      }
    }
  }

  /// How constrained a function's generic parameters are; the more constrained of two functions is
  /// preferred.
  private func depth(of function: Function) -> Int {
    function.generics.parameters.flatMap(\.constraints).reduce(0) { sum, constraint in
      sum + (constraint.nominal.map { min(6, conformances.protocols(of: $0).count) } ?? 0)
    }
  }

  /// The expected type of an operation, as far as it is known.
  func target(of term: Int, _ state: State) -> Type? {
    if let target = state.targets[term] { return unifier.simplify(target) }
    return term == terms.count - 1 ? context.expected.map(unifier.simplify) : nil
  }

  private func operators(_ name: String, _ types: [Type]) -> [Callable] {
    let types = types.map(unifier.normalize)
    guard !types.contains(where: \.hasVariables) else {
      return body.operatorChecker.operators(name, types)
    }
    let key = OverloadKey(name: name, types: types)
    if let known = overloads[key] { return known }
    let found = body.operatorChecker.operators(name, types)
    overloads[key] = found
    return found
  }
}
