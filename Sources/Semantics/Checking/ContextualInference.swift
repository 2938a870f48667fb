import SourceText
import Syntax

/// Infers generic arguments of a call before its arguments are checked, from the expected result
/// type and the parameter types written in closures.
struct ContextualInference: BodyPart {
  let body: BodyChecker

  func infer(
    _ function: Function, _ passed: [PassedArgument], _ map: Substitution, expecting expected: Type?
  ) {
    let result = unifier.normalize(function.result.substituting(map))
    if let expected {
      unify(result, with: expectation(expected, of: function))
      body.implicitMembers.unifyBase(result, with: expected)
      unifyLiteral(function, passed, map, expected)
    }
    unifyImplicitArguments(result, expected, function, passed, map)
    unifyBranches(result, expected, function, passed, map)
    unifyWritten(function, passed, map)
  }

  /// The expected type as it constrains generic parameters. Where a same-type requirement
  /// determines them, as in `Array(zip(a, b))`, tuple labels are added by converting the result.
  private func expectation(_ expected: Type, of function: Function) -> Type {
    let isDetermined = (function.generics.requirements + function.generics.extensionRequirements)
      .contains {
        requirement in
        guard case .sameType(.parameter, _) = requirement else {
          if case .sameType(_, .parameter) = requirement { return true }
          return false
        }
        return true
      }
    return isDetermined ? expected.withoutTupleLabels : expected
  }

  /// Infers generic arguments from the expected type if both are of the same generic type.
  func unify(_ result: Type, with expected: Type) {
    let result = unifier.simplify(result)
    var wanted = unifier.simplify(expected)
    if case .function(let own) = result, case .function(let other) = wanted,
      own.parameters.count == other.parameters.count,
      own.parameters.contains(where: \.type.hasVariables)
    {
      let isMet = unifier.tentatively {
        zip(own.parameters, other.parameters).allSatisfy { unifier.unify($0.type, $1.type) }
      }
      guard isMet else { return }
      // `let ways: (Int) -> Int = memoize { … }`: unify the result too, unless something converts
      // to it.
      if conversions.isVariable(unifier.simplify(own.result)),
        case .nominal = unifier.simplify(other.result),
        !other.result.isOptional
      {
        _ = unifier.unify(own.result, other.result)
      }
      return
    }
    guard case .nominal(let nominal, _) = result, result.hasVariables else { return }
    switch wanted {
    case .variable(let variable): return unifyMembers(result, variable)
    case .opaque(let opaque, let arguments):
      return unifyMembers(result, opaque.constraints(with: arguments))
    case .existential(let constraints): return unifyMembers(result, constraints)
    default: break
    }
    if nominal.name != "Optional" || !nominal.isPrelude {
      while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
    }
    guard case .nominal(let target, let arguments) = wanted, target === nominal else { return }
    // Anything converts to `Any`, so it constrains no arguments.
    let said = arguments.map { $0.shallow == .any ? checker.makeVariable() : $0 }
    _ = unifier.tryUnify(result, .nominal(target, said))
    for (own, asked) in zip(result.arguments, said) { noteMember(own, asked) }
  }

  /// `some Sequence<Int>` determines the elements of the result.
  private func unifyMembers(_ result: Type, _ constraints: [Type]) {
    for case .nominal(let target, let arguments) in constraints {
      for (name, argument) in zip(target.associated.primaryNames, arguments) {
        guard let associated = target.associated.types.first(where: { $0.name == name }),
          let own = checker.associatedTypes.associatedType(associated, in: result)
        else { continue }
        _ = unifier.tryUnify(own, argument)
      }
    }
  }

  /// `flatMap { … }` as `[Item]`: the closure's result, whatever its type, has the element type
  /// `Item`.
  private func noteMember(_ own: Type, _ asked: Type) {
    guard case .member(let base, let associated) = unifier.simplify(own),
      case .variable(let variable) = base, variable.members[associated.name] == nil
    else { return }
    let asked = unifier.normalize(asked)
    if !asked.hasVariables { variable.members[associated.name] = asked }
  }

  /// `catch { Just(.failed($0)) }`: the required `Output` of a publisher determines its generic
  /// argument.
  private func unifyMembers(_ result: Type, _ variable: TypeVariable) {
    _ = unifier.tentatively {
      variable.members.sorted(by: { $0.key < $1.key }).allSatisfy { name, type in
        guard let found = checker.typeLookup.memberType(name, of: result, in: body.declarations),
          unifier.unify(unifier.normalize(found), type)
        else { return false }
        noteMember(found, type)
        return true
      }
    }
  }

  /// `reduce(.empty) { … }`: an implicit member for the call's result is looked up in the expected
  /// type; so are generic arguments left open by `reduce(Measurement(value: 0, unit: .meters), +)`.
  private func unifyImplicitArguments(
    _ result: Type, _ expected: Type?, _ function: Function, _ passed: [PassedArgument],
    _ map: Substitution
  ) {
    guard let expected, case .variable(let variable) = unifier.simplify(result),
      variable.literal == nil
    else { return }
    switch unifier.simplify(expected) {
    case .nominal, .parameter, .member, .opaque, .tuple: break
    default: return
    }
    let isAsked = zip(function.parameters, passed).contains { symbol, argument in
      guard case .expression(let expression) = argument,
        expression.mentionsImplicitMember || isMaking(expression, of: expected)
          || hasOpenElements(expression)
      else { return false }
      return unifier.simplify(symbol.type.substituting(map)) == .variable(variable)
    }
    if isAsked { _ = unifier.unify(.variable(variable), part(of: expected, meeting: variable)) }
  }

  /// An expected type without the optionals that do not meet the constraints of a type variable: the result of
  /// `max(a, .low)` becomes optional when it is converted.
  private func part(of expected: Type, meeting variable: TypeVariable) -> Type {
    var type = unifier.simplify(expected)
    while let wrapped = type.wrapped,
      !variable.constraints.compactMap(\.nominal).allSatisfy({ conformances.conforms(type, to: $0) }
      )
    {
      type = unifier.simplify(wrapped)
    }
    return type
  }

  /// `reduce(into: []) { … }`: the expected result determines the literal's type.
  private func unifyLiteral(
    _ function: Function, _ passed: [PassedArgument], _ map: Substitution, _ expected: Type
  ) {
    guard case .parameter(let parameter) = function.result, let result = map[parameter],
      conversions.isVariable(unifier.simplify(result))
    else { return }
    var wanted = unifier.simplify(expected)
    while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
    guard wanted.nominal != nil, !wanted.hasVariables else { return }
    for (symbol, argument) in zip(function.parameters, passed) where symbol.type == function.result
    {
      guard case .expression(let expression) = argument else { continue }
      let literal: String
      switch expression.kind {
      case .array: literal = "ExpressibleByArrayLiteral"
      case .dictionary: literal = "ExpressibleByDictionaryLiteral"
      default: continue
      }
      if conformances.conforms(wanted, toPrelude: literal) { _ = unifier.unify(result, wanted) }
    }
  }

  /// `([], [:])`: whether a tuple contains literals with open element types.
  private func hasOpenElements(_ expression: Expression) -> Bool {
    guard case .tuple(let elements) = expression.kind else { return false }
    return elements.contains { element in
      switch element.value.kind {
      case .array(let values): values.isEmpty
      case .dictionary(let pairs): pairs.isEmpty
      default: element.value.mentionsImplicitMember || hasOpenElements(element.value)
      }
    }
  }

  /// Whether an expression calls an initializer of the given generic type without writing its
  /// arguments.
  private func isMaking(_ expression: Expression, of type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = unifier.simplify(type), !arguments.isEmpty,
      case .call(let call) = expression.kind, case .identifier(let name) = call.callee.kind
    else { return false }
    return name.name == nominal.name && name.genericArguments.isEmpty
  }

  /// `reduce(self) { (best: Tree?, next) in … }`: infers generic arguments from parameter types
  /// written in closures.
  private func unifyWritten(
    _ function: Function, _ passed: [PassedArgument], _ map: Substitution
  ) {
    for (symbol, argument) in zip(function.parameters, passed) {
      guard let written = argument.closure?.parameters,
        case .function(let wanted) = unifier.simplify(symbol.type.substituting(map)),
        wanted.parameters.count == written.count
      else { continue }
      for (parameter, target) in zip(written, wanted.parameters) {
        guard let reference = parameter.type?.stripped.0,
          case .variable(let variable) = unifier.simplify(target.type.substituting(map)),
          variable.literal == nil
        else { continue }
        let (type, problems) = body.attempt { body.resolveType(reference) }
        if problems.isEmpty { _ = unifier.unify(.variable(variable), type) }
      }
    }
  }

  /// `let first: Int? = locked { if … { return 1 }; return nil }`: gives the branches of closures
  /// the call's expected type, if the call returns what the closure does.
  private func unifyBranches(
    _ result: Type, _ expected: Type?, _ function: Function, _ passed: [PassedArgument],
    _ map: Substitution
  ) {
    guard let expected, result.hasVariables else { return }
    var wanted = unifier.simplify(expected)
    if case .variable = wanted { return }
    if !conversions.isVariable(unifier.simplify(result)), !result.isOptional,
      let wrapped = wanted.wrapped
    {
      wanted = unifier.simplify(wrapped)
    }
    // The branches determine the underlying type of `some P`.
    if case .opaque = wanted { return }
    guard !wanted.hasVariables, !wanted.isUnknown else { return }
    /// Whether another argument's value determines a type variable.
    func isDetermined(_ variable: TypeVariable) -> Bool {
      zip(function.parameters, passed).contains { symbol, argument in
        guard argument.closure == nil, argument.firstValue != nil else { return false }
        return unifier.normalize(symbol.type.substituting(map)).contains(variable)
      }
    }
    for (symbol, argument) in zip(function.parameters, passed) {
      guard let body = argument.closure?.body, argument.closure?.result == nil,
        case .function(let type) = unifier.simplify(symbol.type.substituting(map)),
        case .variable(let given) = unifier.simplify(type.result), given.literal == nil,
        result.contains(given), hasBranches(body), !isDetermined(given)
      else { continue }
      _ = unifier.tryUnify(result, wanted)
    }
  }

  /// Whether a closure's result comes from several branches, or from `return` statements; they may be
  /// those of another closure, which is passed to the call that this one consists of.
  private func hasBranches(_ block: CodeBlock) -> Bool {
    switch body.closures.singleExpression(block)?.kind {
    case nil, .ifExpression?, .switchExpression?: true
    case .call(let call)?:
      call.trailingClosures.contains { $0.closure.result == nil && hasBranches($0.closure.body) }
    default: false
    }
  }
}
