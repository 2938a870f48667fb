import SourceText
import Syntax

/// Infers generic arguments of a call from what is known before its arguments are checked: the type that
/// is expected of its result, and what closures write of their parameters.
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

  /// What is expected of a call as it tells generic parameters. Where another type says what they are,
  /// as in `Array(zip(a, b))`, the names of a tuple's elements come with a conversion of the result.
  private func expectation(_ expected: Type, of function: Function) -> Type {
    let isTold = (function.requirements + function.extensionRequirements).contains { requirement in
      guard case .sameType(.parameter, _) = requirement else {
        if case .sameType(_, .parameter) = requirement { return true }
        return false
      }
      return true
    }
    return isTold ? expected.withoutTupleLabels : expected
  }

  /// Lets the expected type fill in generic arguments where the head is the same.
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
      // `let ways: (Int) -> Int = memoize { … }`: what it gives as well, where nothing converts to it.
      if conversions.isVariable(unifier.simplify(own.result)),
        case .nominal = unifier.simplify(other.result),
        !other.result.isOptional
      {
        _ = unifier.unify(own.result, other.result)
      }
      return
    }
    guard case .nominal(let nominal, _) = result, result.hasVariables else { return }
    if case .variable(let variable) = wanted { return unifyMembers(result, variable) }
    if nominal.name != "Optional" || !nominal.isPrelude {
      while let wrapped = wanted.wrapped { wanted = unifier.simplify(wrapped) }
    }
    guard case .nominal(let target, let arguments) = wanted, target === nominal else { return }
    // Anything converts to `Any`: it says nothing of what the arguments are.
    let said = arguments.map { $0.shallow == .any ? checker.makeVariable() : $0 }
    _ = unifier.tryUnify(result, .nominal(target, said))
    for (own, asked) in zip(result.arguments, said) { noteMember(own, asked) }
  }

  /// `flatMap { … }` as `[Item]`: what a closure gives, whatever it is, has items for elements.
  private func noteMember(_ own: Type, _ asked: Type) {
    guard case .member(let base, let associated) = unifier.simplify(own),
      case .variable(let variable) = base, variable.members[associated.name] == nil
    else { return }
    let asked = unifier.normalize(asked)
    if !asked.hasVariables { variable.members[associated.name] = asked }
  }

  /// `catch { Just(.failed($0)) }`: what is asked of a publisher's `Output` tells what it is of.
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

  /// `reduce(.empty) { … }`: an implicit member for what the call gives belongs to what is expected, as
  /// does `reduce(Measurement(value: 0, unit: .meters), +)`, which leaves open what of.
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
    if isAsked { _ = unifier.unify(.variable(variable), expected) }
  }

  /// `reduce(into: []) { … }`: what the literal is, the result that is expected says.
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

  /// `([], [:])`: a tuple whose elements do not say what they are of.
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

  /// Whether an expression makes a value of a generic type whose arguments are not written.
  private func isMaking(_ expression: Expression, of type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = unifier.simplify(type), !arguments.isEmpty,
      case .call(let call) = expression.kind, case .identifier(let name) = call.callee.kind
    else { return false }
    return name.name == nominal.name && name.genericArguments.isEmpty
  }

  /// `reduce(self) { (best: Tree?, next) in … }`: what closures write of their parameters says what the
  /// other arguments are passed as.
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

  /// `let first: Int? = locked { if … { return 1 }; return nil }`: the branches of closures give what is
  /// expected of the call where it gives what they do.
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
    // What stands behind `some P` is for the branches to tell.
    if case .opaque = wanted { return }
    guard !wanted.hasVariables, !wanted.isUnknown else { return }
    /// Whether a value that is passed tells what a variable is.
    func isTold(_ variable: TypeVariable) -> Bool {
      zip(function.parameters, passed).contains { symbol, argument in
        guard argument.closure == nil, argument.soleValue != nil else { return false }
        return unifier.normalize(symbol.type.substituting(map)).contains(variable)
      }
    }
    for (symbol, argument) in zip(function.parameters, passed) {
      guard let body = argument.closure?.body, argument.closure?.result == nil,
        case .function(let type) = unifier.simplify(symbol.type.substituting(map)),
        case .variable(let given) = unifier.simplify(type.result), given.literal == nil,
        result.contains(given), hasBranches(body), !isTold(given)
      else { continue }
      _ = unifier.tryUnify(result, wanted)
    }
  }

  /// Whether a closure's value comes from several places, or from none.
  private func hasBranches(_ block: CodeBlock) -> Bool {
    switch body.closures.singleExpression(block)?.kind {
    case nil, .ifExpression?, .switchExpression?: true
    default: false
    }
  }
}
