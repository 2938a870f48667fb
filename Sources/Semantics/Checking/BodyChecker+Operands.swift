import SourceText
import Syntax

/// What tells the type of an operand: what is expected of the whole, or the operand beside it.
extension BodyChecker {
  private static let operandKeepingOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>",
  ]

  /// What is expected of the whole helps the operands of operators that keep their type.
  func operandHint(_ name: String, _ expected: Type?) -> Type? {
    if let bound = boundHint(name, expected) { return bound }
    guard let expected, Self.operandKeepingOperators.contains(name)
    else { return nil }
    var type = checker.simplify(expected)
    while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
    switch type {
    case .nominal(let nominal, _) where nominal.isPrelude: return type
    case .nominal(let nominal, _) where hasOperator(name, of: nominal): return type
    default: return nil
    }
  }

  /// Whether a type has an operator of its own that takes two of it: `2 + 3` is one of them then.
  private func hasOperator(_ name: String, of nominal: NominalType) -> Bool {
    (nominal.members[name] ?? []).contains { member in
      guard case .function(let function) = member, function.isStatic else { return false }
      return ([function.result] + function.parameters.map(\.type)).allSatisfy {
        $0.nominal === nominal
      }
    }
  }

  /// The bound of a range that is expected, for the operands of the operators that make ranges.
  func boundHint(_ name: String, _ expected: Type?) -> Type? {
    guard let expected, name == "..." || name == "..<",
      case .nominal(let nominal, let arguments) = checker.simplify(expected),
      nominal.isPrelude, Self.ranges.contains(nominal.name)
    else { return nil }
    return arguments.first
  }

  private static let ranges: Set<String> = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
  ]

  /// `case "a"..."f":` is a range of what it is compared with.
  func patternType(_ pattern: Expression, _ subject: Type) -> Type {
    var name: String?
    switch pattern.kind {
    case .sequence(let elements): return patternType(fold(elements, pattern.span), subject)
    case .parenthesized(let inner): return patternType(inner, subject)
    case .infix(_, "...", _, _): name = "ClosedRange"
    case .infix(_, "..<", _, _): name = "Range"
    case .prefixOperator("...", _, _): name = "PartialRangeThrough"
    case .prefixOperator("..<", _, _): name = "PartialRangeUpTo"
    case .postfixOperator(_, "...", _): name = "PartialRangeFrom"
    default: break
    }
    return name.map { checker.known($0, subject) } ?? subject
  }

  /// An operand that depends on context takes the type of the other one.
  func checkOperand(
    _ expression: Expression, beside other: TypedExpression, _ name: String, _ hint: Type?
  ) -> TypedExpression {
    var type = checker.simplify(other.type)
    if name == "..." || name == "..<" || hint == nil || !type.hasVariables {
      if case .variable(let variable) = type, variable.literal == .null {
        type = hint ?? type
      }
      return checkOperand(expression, expecting: joined(expression, to: type, name), name, hint)
    }
    return check(expression, expecting: hint)
  }

  /// `Set(ids) + [3]`: brackets beside what is no array are an array of the same elements all the same.
  private func joined(_ expression: Expression, to type: Type, _ name: String) -> Type {
    guard name == "+", case .array = expression.kind, type.nominal?.isPrelude == true,
      !type.isPrelude("Array"), checker.conforms(type, toPrelude: "Sequence"),
      let element = checker.associatedType(named: "Element", in: checker.wellKnown("Sequence"))
    else { return type }
    return checker.array(checker.normalize(.member(type, element)))
  }

  /// `steps.reduce(.idle) { … } == state`: a call that is given what only its own type could tell, which
  /// may be what it is compared with.
  func isUntold(_ operand: Expression, _ name: String) -> Bool {
    guard name == "==" || name == "!=", case .call(let call) = operand.kind else { return false }
    return !startsImplicitly(call.callee)
      && call.arguments.contains { startsImplicitly($0.value) }
  }

  /// `Measurement(value: 1, unit: .meters)` beside another measurement: a call that says of itself not
  /// what its generic type is of makes what stands on the left.
  func openCall(_ operand: Expression, beside left: TypedExpression) -> TypedExpression? {
    guard case .call(let call) = operand.kind,
      call.arguments.contains(where: { startsImplicitly($0.value) }),
      case .nominal(let nominal, let arguments) = checker.simplify(left.type), !arguments.isEmpty,
      case .identifier(let name) = call.callee.kind, name.name == nominal.name
    else { return nil }
    return kept { check(operand, expecting: left.type) }
  }

  /// `2 * .one` for a vector: operands that say nothing of themselves are those of an operator that gives
  /// what is expected.
  func scaled(
    _ lhs: Expression, _ rhs: Expression, _ name: String, _ operatorSpan: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard mentionsImplicitly(lhs) || mentionsImplicitly(rhs),
      var type = expected.map(checker.simplify)
    else { return nil }
    while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
    let callables = operators(name, [type]).filter { callable in
      guard case .function(let function) = callable.kind else { return false }
      return isOfProgram(callable)
        && checker.normalize(function.result.substituting(callable.map)) == type
    }
    guard !callables.isEmpty else { return nil }
    return kept { resolveOperator(callables, [lhs, rhs], name, operatorSpan, type) }
  }

  /// `name() + "!"` where functions of that name differ in what they give: it is what stands beside it.
  func retold(
    _ operand: Expression, _ value: TypedExpression, beside other: TypedExpression
  ) -> TypedExpression {
    guard case .call(let call) = operand.kind, ambiguousCalls[call.callee.span] != nil else {
      return value
    }
    return kept(
      { check(operand, expecting: other.type) },
      if: { checker.unify($0.type, other.type) }) ?? value
  }

  /// Whether `.name` stands in it as an operand.
  func mentionsImplicitly(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .parenthesized(let inner), .prefixOperator(_, _, let inner): mentionsImplicitly(inner)
    case .infix(let lhs, _, _, let rhs): mentionsImplicitly(lhs) || mentionsImplicitly(rhs)
    case .sequence(let elements):
      elements.contains {
        if case .operand(let one) = $0 { mentionsImplicitly(one) } else { false }
      }
    default: startsImplicitly(operand)
    }
  }

  /// `names + [title()]` for a `[String?]`: brackets beside an array are one of the same elements if
  /// they can be, and only what both give is converted.
  func literal(
    _ expression: Expression, beside other: TypedExpression, _ hint: Type?
  ) -> TypedExpression? {
    guard let kind = collectionLiteral(expression), case let type = checker.simplify(other.type),
      let nominal = type.nominal, !type.hasVariables
    else { return nil }
    // `value == ["key": [1, nil]]`: what a program's own type is made of.
    if !nominal.isPrelude, checker.accepts(kind, type),
      let made = kept({ check(expression, expecting: type) })
    {
      return made
    }
    guard kind == .array, let hint = hint.map(checker.simplify), type != hint,
      nominal === hint.nominal
    else { return nil }
    return kept({ check(expression, expecting: type) }, if: { isLike($0.type, type) })
  }

  /// `slice + [last]` where an array is expected: brackets beside another collection are the whole.
  func whole(
    _ expression: Expression, beside other: TypedExpression, _ hint: Type?
  ) -> TypedExpression? {
    guard case .array = expression.kind, let hint = hint.map(checker.simplify),
      !hint.hasVariables, let wanted = hint.nominal, let own = checker.simplify(other.type).nominal,
      own !== wanted, own.isPrelude, wanted.isPrelude
    else { return nil }
    return kept { check(expression, expecting: hint) }
  }

  private func collectionLiteral(_ expression: Expression) -> TypeVariable.Literal? {
    switch expression.kind {
    case .array: .array
    case .dictionary: .dictionary
    default: nil
    }
  }

  /// `instant + .seconds(1)`: where the operand cannot have the type of the other one, it may have that
  /// which an operator of the other one's takes beside it, or that of the whole: `.now() + delay`.
  private func checkOperand(
    _ expression: Expression, expecting type: Type, _ name: String, _ hint: Type?
  ) -> TypedExpression {
    let callables = operators(name, [type])
    let made = kept(
      { check(expression, expecting: type) },
      if: { made in
        (made.type.hasVariables || isLike(made.type, type))
          && (type.nominal?.isPrelude ?? true || takesTwo(type, callables))
      })
    if let made { return made }
    // `1 > .zero` and `5 / .dollars`: the literal is a number of the usual type there.
    var own = type
    if case .variable(let variable) = type, let usual = checker.defaultType(of: variable) {
      own = usual
      if let made = kept({ check(expression, expecting: usual) }, if: { isLike($0.type, usual) }) {
        return made
      }
    }
    for callable in callables {
      guard case .function(let function) = callable.kind, function.parameters.count == 2 else {
        continue
      }
      let types = function.parameters.map { checker.simplify($0.type.substituting(callable.map)) }
      guard let other = types.first(where: { $0 != own }), types.contains(own),
        isNamed(other)
      else { continue }
      let made = kept({ check(expression, expecting: other) }, if: { isLike($0.type, other) })
      if let made { return made }
    }
    // `names + [nil]` for a `[String?]`: no array of the same elements, but one of what is wanted.
    if let hint, !type.hasVariables,
      let made = kept({ check(expression, expecting: hint) }, if: { isLike($0.type, hint) })
    {
      return made
    }
    return check(expression, expecting: type)
  }

  /// Whether it is a type of the program or the library, or a generic parameter around.
  private func isNamed(_ type: Type) -> Bool {
    switch type {
    case .nominal, .parameter: true
    default: false
    }
  }

  /// Whether one of the functions takes two operands of the type.
  private func takesTwo(_ type: Type, _ callables: [Callable]) -> Bool {
    let probe = TypedExpression(.trap(""), type: type, span: .none)
    return callables.contains { callable in
      guard case .function(let function) = callable.kind, function.parameters.count == 2 else {
        return false
      }
      let start = checker.mark()
      let saved = score
      defer {
        score = saved
        checker.undo(to: start)
      }
      return operatorCall(function, callable, [probe, probe], .none) != nil
    }
  }

  /// Whether an operand has become what it was expected to be, or would if it were unwrapped.
  private func isLike(_ type: Type, _ expected: Type) -> Bool {
    func core(_ type: Type) -> NominalType? {
      var type = checker.simplify(type)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      return type.nominal
    }
    return core(type) === core(expected)
  }

  /// `&&`, `||` or `!` where the program has functions of that name for types of its own, which what
  /// is expected or the first operand tells.
  func ownLogic(
    _ operands: [Expression], _ name: String, _ operatorSpan: Span, _ expected: Type?
  ) -> TypedExpression? {
    guard checker.ownLogic.contains(name) else { return nil }
    func isOpen(_ type: Type) -> Bool {
      isVariable(type) || type.isUnknown || type.isPrelude("Bool")
    }
    var types = [expected.map(checker.simplify) ?? .unknown]
    if isOpen(types[0]) { types = operands.prefix(1).map { one in attempt { check(one) }.0.type } }
    guard !types.allSatisfy({ isOpen(checker.simplify($0)) }) else { return nil }
    let callables = operators(name, types).filter(isOfProgram)
    guard !callables.isEmpty else { return nil }
    return resolveOperator(callables, operands, name, operatorSpan, expected)
  }

  /// `teachers + students` for `[Person]`: collections of different types that are both what is
  /// expected.
  func converted(
    _ left: TypedExpression, _ right: TypedExpression, to expected: Type
  ) -> (TypedExpression, TypedExpression)? {
    let types = [left, right].map { checker.simplify($0.type) }
    guard let nominal = checker.simplify(expected).nominal, nominal.isPrelude,
      !checker.normalize(expected).hasVariables, types[0] != types[1],
      types.allSatisfy({ $0.nominal === nominal && !$0.arguments.isEmpty }),
      let first = tryConvert(left, to: expected), let second = tryConvert(right, to: expected)
    else { return nil }
    return (first, second)
  }

  /// What two literals give must be a value of their type.
  func requireFit(
    of function: Function, _ operands: [TypedExpression], _ type: Type, _ span: Span
  ) {
    guard operands.count == 2, function.source.isLibrary,
      let name = type.nominal?.name, type.nominal?.isPrelude ?? false,
      let range = IntegerLiteral.range(of: name),
      let left = constant(operands[0], range), let right = constant(operands[1], range),
      operands.allSatisfy({ $0.type == type })
    else { return }
    let values = [left, right]
    let result: (partialValue: Int128, overflow: Bool)
    switch function.name {
    case "+": result = values[0].addingReportingOverflow(values[1])
    case "-": result = values[0].subtractingReportingOverflow(values[1])
    case "*": result = values[0].multipliedReportingOverflow(by: values[1])
    default: return
    }
    guard result.overflow || !range.contains(result.partialValue) else { return }
    error(
      "arithmetic operation '\(values[0]) \(function.name) \(values[1])' (on type '\(name)') results in an overflow",
      at: span)
  }

  /// The whole number that a literal is, or `Int.max`.
  private func constant(_ operand: TypedExpression, _ range: ClosedRange<Int128>) -> Int128? {
    switch operand.kind {
    case .integer(let value):
      return range.lowerBound < 0 ? Int128(value) : Int128(UInt(bitPattern: value))
    case .property(let base, let property, _):
      guard case .metatype = base.kind, property.owner?.isPrelude ?? false else { return nil }
      return switch property.name {
      case "max": range.upperBound
      case "min": range.lowerBound
      default: nil
      }
    default: return nil
    }
  }

  /// Some operators are there to say what to use instead, and whole numbers have no quotient by a zero
  /// that stands there.
  func requireUse(of function: Function, by divisor: TypedExpression, _ span: Span) {
    if let message = checker.unavailableMessage(function) {
      return error(
        "'\(function.name)' is unavailable" + (message.isEmpty ? "" : ": \(message)"), at: span)
    }
    guard ["/", "%", "/=", "%="].contains(function.name), function.source.isLibrary,
      case .integerLiteral(let literal) = divisor.kind, literal.value == 0,
      checker.conforms(divisor.type, toPrelude: "BinaryInteger")
    else { return }
    error("division by zero", at: span)
  }
}
