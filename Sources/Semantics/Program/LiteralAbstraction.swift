package import SourceText
import Syntax

/// A literal in the text of an input.
package struct InputLiteral: Sendable {
  package enum Value: Hashable, Sendable {
    case integer(Int)
    case double(Double)
    case string(String)
  }

  package let value: Value
  package let span: Span

  package init(_ value: Value, at span: Span) {
    self.value = value
    self.span = span
  }
}

/// Makes a checked input independent of its literals, so that it can run for all inputs that differ
/// only in them.
package struct LiteralAbstraction {
  private let literals: [InputLiteral]
  private var uses: [Int]
  /// Whether everything examined so far depends on the text only through its literals.
  private var isPossible = true

  private init(_ literals: [InputLiteral]) {
    self.literals = literals
    uses = Array(repeating: 0, count: literals.count)
  }

  /// The function of an input that is a single expression, with its literals left open. Nil if the
  /// effect or the validity of the input may depend on more than the literals' values.
  package static func abstracting(_ literals: [InputLiteral], in input: Function) -> Function? {
    guard let body = input.body, body.statements.count == 1 else { return nil }
    var abstraction = LiteralAbstraction(literals)
    let statement = body.statements[0]
    let kind: TypedStatement.Kind
    switch statement.kind {
    case .expression(let value): kind = .expression(abstraction.abstracted(value))
    case .return(let value?): kind = .return(abstraction.abstracted(value))
    default: return nil
    }
    guard abstraction.isPossible, abstraction.uses.allSatisfy({ $0 == 1 }) else { return nil }
    let function = Function(
      name: input.name, kind: input.kind, parameters: [], result: input.result,
      implementation: input.implementation, source: input.source, span: input.span)
    function.effects.isThrowing = input.effects.isThrowing
    function.effects.isAsync = input.effects.isAsync
    let open = TypedBody(
      parameters: [], selfVariable: nil,
      statements: [TypedStatement(kind, span: statement.span)])
    open.executor = body.executor
    function.body = open
    return function
  }

  private mutating func abstracted(_ expression: TypedExpression) -> TypedExpression {
    TypedExpression(kind(of: expression), type: expression.type, span: expression.span)
  }

  private mutating func abstracted(_ expressions: [TypedExpression]) -> [TypedExpression] {
    var result: [TypedExpression] = []
    for expression in expressions { result.append(abstracted(expression)) }
    return result
  }

  private mutating func kind(of expression: TypedExpression) -> TypedExpression.Kind {
    switch expression.kind {
    case .integer(let value): return literal(.integer(value), expression)
    case .double(let value): return literal(.double(value), expression)
    case .string(let value): return literal(.string(value), expression)
    case .boolean, .character, .nilLiteral, .global, .metatype, .enumCaseReference, .discard:
      return expression.kind
    case .array(let values): return .array(abstracted(values))
    case .tuple(let values): return .tuple(abstracted(values))
    case .enumCase(let element, let payload):
      return .enumCase(element, payload: abstracted(payload))
    case .property(let base, let property, let isDirect):
      return .property(base: abstracted(base), property, isDirect: isDirect)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      return .subscriptElement(
        base: abstracted(base), element, arguments: abstracted(arguments),
        substitutions: substitutions, dispatch: dispatch)
    case .call(let function, let receiver, let arguments, let substitutions, let dispatch):
      return call(function, receiver, arguments, substitutions, dispatch)
    case .apply(let function, let arguments):
      return .apply(abstracted(function), arguments: abstracted(arguments))
    case .assign(let place, let value, let sign):
      return .assign(abstracted(place), abstracted(value), sign: sign)
    default: return innerKind(of: expression)
    }
  }

  /// The kinds of expressions that contain nothing but operands.
  private mutating func innerKind(of expression: TypedExpression) -> TypedExpression.Kind {
    switch expression.kind {
    case .tupleElement(let base, let index): return .tupleElement(abstracted(base), index)
    case .forceUnwrap(let inner, let isImplicit):
      return .forceUnwrap(abstracted(inner), isImplicit: isImplicit)
    case .bindOptional(let inner): return .bindOptional(abstracted(inner))
    case .optionalChain(let inner): return .optionalChain(abstracted(inner))
    case .inoutArgument(let inner): return .inoutArgument(abstracted(inner))
    case .wrapOptional(let inner): return .wrapOptional(abstracted(inner))
    case .convert(let inner): return .convert(abstracted(inner))
    case .defaultArgument: return expression.kind
    case .tryOptional(let inner): return .tryOptional(abstracted(inner))
    case .tryForced(let inner): return .tryForced(abstracted(inner))
    case .coalesce(let left, let right): return .coalesce(abstracted(left), abstracted(right))
    case .and(let left, let right): return .and(abstracted(left), abstracted(right))
    case .or(let left, let right): return .or(abstracted(left), abstracted(right))
    case .ternary(let test, let then, let otherwise):
      return .ternary(abstracted(test), abstracted(then), abstracted(otherwise))
    default:
      isPossible = false
      return expression.kind
    }
  }

  private mutating func call(
    _ function: Function, _ receiver: TypedExpression?, _ arguments: [TypedExpression],
    _ substitutions: [Type], _ dispatch: Dispatch
  ) -> TypedExpression.Kind {
    let receiver = receiver.map { abstracted($0) }
    let arguments = abstracted(arguments)
    // An overflow in an operation on constants is an error of the input. A parameter such as `line`
    // depends on the place of the call.
    let isConstant =
      function.isOperator
      && arguments.allSatisfy { if case .inputLiteral = $0.kind { true } else { false } }
    if isConstant || function.parameters.contains(where: \.isOfCaller) { isPossible = false }
    return .call(
      function, receiver: receiver, arguments: arguments, substitutions: substitutions,
      dispatch: dispatch)
  }

  /// Opens a literal of the input; a literal of a default argument is left unchanged.
  private mutating func literal(
    _ value: InputLiteral.Value, _ expression: TypedExpression
  ) -> TypedExpression.Kind {
    let index = literals.firstIndex { known in
      guard known.span == expression.span else { return false }
      if case .integer(let number) = known.value, case .double(let other) = value {
        return Double(number) == other
      }
      return known.value == value
    }
    guard let index, Self.isPlain(expression.type, value) else { return expression.kind }
    uses[index] += 1
    return .inputLiteral(index)
  }

  /// Whether every literal of the kind is a valid value of the type.
  private static func isPlain(_ type: Type, _ value: InputLiteral.Value) -> Bool {
    switch value {
    case .integer: type.isPrelude("Int") || type.isPrelude("Double")
    case .double: type.isPrelude("Double")
    case .string: type.isPrelude("String")
    }
  }
}

extension ParameterSymbol {
  /// Whether its default argument depends on the place of the call.
  fileprivate var isOfCaller: Bool {
    switch defaultValue?.kind {
    case .magicLiteral, .macroExpansion: true
    default: false
    }
  }
}
