import SourceText
import Syntax

extension BodyChecker {
  func infix(
    _ lhs: Expression, _ name: String, _ operatorSpan: Span, _ rhs: Expression, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    let member = wantedMember
    wantedMember = nil
    if let own = ownLogic([lhs, rhs], name, operatorSpan, expected) { return own }
    switch name {
    case "&&", "||":
      let left = check(lhs, to: checker.bool, .operand)
      let right = check(rhs, to: checker.bool, .operand)
      return TypedExpression(
        name == "&&" ? .and(left, right) : .or(left, right), type: checker.bool, span: span)
    case "??": return coalesce(lhs, rhs, span, expected)
    case "==", "!=":
      if let comparison = nilComparison(lhs, name, rhs, span) { return comparison }
    default: break
    }
    if checker.isAssignmentOperator(name) {
      return assignmentOperator(lhs, name, operatorSpan, rhs, span)
    }
    if let call = operatorWithClosure([lhs, rhs], name, operatorSpan, expected) { return call }
    let leftDepends = dependsOnContext(lhs)
    let rightDepends = dependsOnContext(rhs)
    let left: TypedExpression
    let right: TypedExpression
    let hint = operandHint(name, expected)
    if hint == nil, leftDepends || rightDepends,
      let made = scaled(lhs, rhs, name, operatorSpan, expected)
    {
      return made
    }
    // `.zero < 1`: a literal says of what type the member is.
    let isToldByLiteral =
      hint == nil && rightDepends && startsImplicitly(lhs) && !mentionsImplicitly(rhs)
    if isShift(name) {
      // How far to shift is a number of any type of its own.
      left = check(lhs, expecting: hint)
      right = settle(check(rhs))
    } else if leftDepends, !rightDepends || isToldByLiteral {
      right = check(rhs, expecting: hint)
      left =
        name == "~="
        ? check(lhs, expecting: patternType(lhs, right.type))
        : checkOperand(lhs, beside: right, name, hint)
    } else if isUntold(lhs, name), !rightDepends {
      let told = kept { check(lhs, expecting: hint) }
      right = check(rhs, expecting: told?.type ?? hint)
      left = told ?? check(lhs, expecting: right.type)
    } else {
      left = check(lhs, expecting: hint)
      right =
        rightDepends
        ? whole(rhs, beside: left, hint) ?? checkOperand(rhs, beside: left, name, hint)
        : openCall(rhs, beside: left) ?? literal(rhs, beside: left, hint)
          ?? (isUntold(rhs, name) ? kept({ check(rhs, expecting: hint) }) : nil)
          ?? check(rhs, expecting: isUntold(rhs, name) ? left.type : hint)
    }
    wantedMember = member
    return applyOperator(
      name, retold(lhs, left, beside: right), retold(rhs, right, beside: left),
      written: [lhs, rhs], operatorSpan, operatorSpan, expected)
  }

  /// An operand that is a function is checked against what the operator asks for, as an argument is.
  func operatorWithClosure(
    _ operands: [Expression], _ name: String, _ operatorSpan: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard operands.contains(where: isFunctionLike) else { return nil }
    var types: [Type] = []
    for operand in operands where !isFunctionLike(operand) {
      let (value, _) = attempt { check(operand) }
      types.append(value.type)
    }
    let callables = operators(name, types)
    guard !callables.isEmpty else { return nil }
    return resolveOperator(callables, operands, name, operatorSpan, expected)
  }

  /// Chooses among operators as among functions that are called with the operands.
  func resolveOperator(
    _ callables: [Callable], _ operands: [Expression], _ name: String, _ operatorSpan: Span,
    _ expected: Type?
  ) -> TypedExpression {
    let call = Call(
      callee: Expression(
        .identifier(Identifier(name: name, span: operatorSpan)), span: operatorSpan),
      arguments: operands.enumerated().map { index, operand in
        Argument(label: nil, value: changes(index, callables) ? addressed(operand) : operand)
      },
      argumentsSpan: operands.dropFirst().reduce(operands[0].span) { $0.joined(with: $1.span) })
    return resolveCall(callables, name, call, operatorSpan, expected)
  }

  /// Whether the operators change an operand, which is passed without `&`.
  private func changes(_ index: Int, _ callables: [Callable]) -> Bool {
    callables.allSatisfy { callable in
      guard case .function(let function) = callable.kind, index < function.parameters.count else {
        return false
      }
      return function.parameters[index].isInout
    }
  }

  private func addressed(_ operand: Expression) -> Expression {
    Expression(.addressOf(operand), span: operand.span)
  }

  /// A closure, the name of a function, or a key path whose root is for the operator to say.
  private func isFunctionLike(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure: return true
    case .keyPath(let path): return path.root == nil
    case .parenthesized(let inner): return isFunctionLike(inner)
    case .member(_, let name): return name.name == "init"
    case .identifier(let name):
      guard lookUpLocal(name.name) == nil else {
        if case .functions? = lookUpLocal(name.name) { return true }
        return false
      }
      guard case .function? = checker.lookUpGlobal(name.name).first else { return false }
      return true
    default: return false
    }
  }

  /// The functions that an operator can be, seen from its operands.
  func operators(_ name: String, _ types: [Type]) -> [Callable] {
    var callables: [Callable] = []
    var seen: Set<ObjectIdentifier> = []
    var asked: [Type] = []
    func add(
      _ function: Function, _ map: Substitution, _ receiver: TypedExpression?, _ distance: Int
    ) {
      // `[String] + [String?]` can be the operator of either array, `slice + array` that of either type.
      let isOfEach =
        function.owner.map { $0.kind != .protocol || !function.genericParameters.isEmpty } ?? false
        && !map.isEmpty
      guard seen.insert(ObjectIdentifier(function)).inserted || isOfEach else { return }
      callables.append(
        Callable(kind: .function(function), map: map, receiver: receiver, distance: distance))
    }
    for type in types {
      var type = checker.simplify(type)
      if case .variable(let variable) = type {
        guard let fallback = checker.defaultType(of: variable) else { continue }
        type = fallback
      }
      var bases = [type]
      if let wrapped = type.wrapped { bases.append(checker.simplify(wrapped)) }
      for base in bases where !asked.contains(base) {
        asked.append(base)
        for candidate in checker.lookUpMembers(name, in: base) {
          guard case .function(let function) = candidate.member, function.isStatic else { continue }
          let receiver = TypedExpression(.metatype(base), type: .metatype(base), span: .none)
          add(function, candidate.map, receiver, candidate.distance)
        }
      }
    }
    for symbol in checker.lookUpGlobal(name) {
      if case .function(let function) = symbol { add(function, [:], nil, 0) }
    }
    return callables
  }

  /// `written`: the operands as they stand, where an operator may ask for one as an autoclosure.
  func applyOperator(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, written: [Expression] = [],
    _ operatorSpan: Span, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let member = wantedMember
    wantedMember = nil
    if left.type.isUnknown || right.type.isUnknown { return unknown(span) }
    if let comparison = structural(name, left, right, span) { return comparison }
    // What is wanted has operators too, which literals may be operands of.
    let open = [left, right].filter { isVariable(checker.simplify($0.type)) }
    let isOpen = !open.isEmpty
    let callables = operators(
      name, [left.type, right.type] + (isOpen ? expected.map { [$0] } ?? [] : []))
    if !written.isEmpty, callables.contains(where: { takesAutoclosure($0) }) {
      return resolveOperator(callables, written, name, operatorSpan, expected)
    }
    if open.count == 2, member == nil,
      let made = literalOperation(name, [left, right], among: callables, span)
        ?? literalRange(name, left, right, among: callables, span, expected)
    {
      return made
    }
    if open.count == 1, member == nil,
      let made = literalShift(name, left, right, among: callables, span)
    {
      return made
    }
    var best: (Int, Int)?
    for (index, callable) in callables.enumerated() {
      guard case .function(let function) = callable.kind, function.parameters.count == 2 else {
        continue
      }
      let start = checker.mark()
      let saved = score
      score = 0
      if let made = operatorCall(function, callable, [left, right], span) {
        var cost = score * 10 + rank(of: function, callable)
        // Between literals, operators for types come before those that are generic, whichever
        // literals those types have.
        if open.count == 2, function.owner?.kind == .protocol || !function.genericParameters.isEmpty
        {
          cost += 300_000
        }
        if let expected, !fits(made, expected) { cost += 500_000 }
        if let member, !checker.has(member, in: checker.normalize(made.type)) { cost += 500_000 }
        if best == nil || cost < best!.1 { best = (index, cost) }
      }
      score = saved
      checker.undo(to: start)
    }
    guard let best, case .function(let function) = callables[best.0].kind,
      let made = operatorCall(function, callables[best.0], [left, right], span)
    else {
      if let expected, let made = converted(left, right, to: expected) {
        return applyOperator(name, made.0, made.1, operatorSpan, span, expected)
      }
      reportOperator(name, left, right, operatorSpan, expecting: expected)
      return unknown(span)
    }
    requireUse(of: function, by: right, operatorSpan)
    return made
  }

  /// Whether what an operator gives can be what is expected, or what a generic parameter asks for.
  private func fits(_ made: TypedExpression, _ expected: Type) -> Bool {
    let expected = checker.simplify(expected)
    if case .variable(let variable) = expected, !checker.simplify(made.type).hasVariables {
      return variable.constraints.allSatisfy { checker.meets(made.type, $0) }
    }
    return expected.isUnknown || tryConvert(made, to: expected) != nil
  }

  func takesAutoclosure(_ callable: Callable) -> Bool {
    guard case .function(let function) = callable.kind else { return false }
    return function.parameters.contains(where: \.isAutoclosure)
  }

  /// How much a function is asked after others that fit as well.
  func rank(of function: Function, _ callable: Callable) -> Int {
    callable.distance + function.genericParameters.count * 5
      + (checker.isUnavailable(function) ? 50_000 : 0)
  }

  /// - Parameter deferred: the second operand as it stands, for operators that take an autoclosure.
  func operatorCall(
    _ function: Function, _ callable: Callable, _ operands: [TypedExpression], _ span: Span,
    deferred: Expression? = nil
  ) -> TypedExpression? {
    var map = callable.map
    let substitutions = function.genericParameters.map { parameter -> Type in
      let variable = checker.makeVariable()
      map[parameter] = variable
      return variable
    }
    var arguments: [TypedExpression] = []
    for (parameter, operand) in zip(function.parameters, operands) {
      let target = checker.normalize(parameter.type.substituting(map))
      if parameter.isInout {
        var operand = operand
        if let inside = implicitlyUnwrapped(operand), !target.isOptional { operand = inside }
        guard checker.unify(operand.type, target) else { return nil }
        arguments.append(
          TypedExpression(.inoutArgument(operand), type: operand.type, span: operand.span))
        continue
      }
      if parameter.isAutoclosure {
        guard let deferred else { return nil }
        arguments.append(argument(.expression(deferred), parameter, target, span))
        continue
      }
      guard let converted = tryConvert(operand, to: target) else { return nil }
      arguments.append(converted)
    }
    for parameter in function.genericParameters {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !checker.meets(checker.normalize(type), constraint.substituting(map)) {
        return nil
      }
    }
    for requirement in function.requirements + function.extensionRequirements {
      switch requirement {
      case .conformance(let type, let constraint):
        guard checker.meets(checker.normalize(type.substituting(map)), constraint.substituting(map))
        else { return nil }
      case .sameType(let a, let b):
        guard
          checker.unify(
            checker.normalize(a.substituting(map)), checker.normalize(b.substituting(map)))
        else { return nil }
      }
    }
    if let owner = function.owner, owner.kind == .protocol,
      let selfType = map[owner.genericParameters[0]],
      !checker.conforms(selfType, to: owner) || !canTake(selfType, function)
    {
      return nil
    }
    if function.isThrowing { noteThrow(span) }
    let type = checker.normalize(function.result.substituting(map))
    return TypedExpression(
      .call(
        function, receiver: callable.receiver, arguments: arguments, substitutions: substitutions,
        dispatch: dispatch(function, callable)), type: type, span: span)
  }

  /// Whether a function of a protocol can be called on a value whose type is not known: not where it
  /// takes another of the same type.
  func canTake(_ type: Type, _ function: Function) -> Bool {
    guard case .existential(let constraints) = checker.simplify(type), !declarations.isPrelude,
      constraints.allSatisfy({ $0.arguments.isEmpty }), function.owner?.kind == .protocol
    else { return true }
    return !function.parameters.contains { $0.type.takesSelf }
  }

  func globalFunction(_ name: String) -> Function? {
    for symbol in checker.lookUpPrelude(name) {
      if case .function(let function) = symbol { return function }
    }
    return nil
  }
}
