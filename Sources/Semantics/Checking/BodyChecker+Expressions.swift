import SourceText
import Syntax

extension BodyChecker {
  /// Checks an expression that stands for itself and converts it to the expected type, where there
  /// is one.
  func check(_ expression: Expression, to type: Type, _ purpose: ConversionPurpose)
    -> TypedExpression
  {
    let typed = check(expression, expecting: type)
    return convert(typed, to: type, purpose)
  }

  /// Checks an expression. `expected` helps to find its type; the result may still be of another.
  func check(_ expression: Expression, expecting expected: Type? = nil) -> TypedExpression {
    let span = expression.span
    switch expression.kind {
    case .integerLiteral(let text): return integer(text, span, expected)
    case .floatLiteral(let text):
      let digits = text.filter { $0 != "_" }
      return TypedExpression(
        .double(Double(digits) ?? .infinity), type: literal(.float, expected), span: span)
    case .stringLiteral(let literal): return string(literal, span, expected)
    case .regexLiteral:
      error("regular expression literals are not supported yet", at: span)
      return unknown(span)
    case .booleanLiteral(let value):
      return TypedExpression(.boolean(value), type: literal(.boolean, expected), span: span)
    case .nilLiteral: return nilLiteral(span, expected)
    case .magicLiteral(let name): return magic(name, span, expected)
    case .macroExpansion(let expansion): return macro(expansion, span, expected)
    case .identifier(let name): return identifier(name, span, expected)
    case .discard:
      error("'_' can only appear in a pattern or on the left side of an assignment", at: span)
      return unknown(span)
    case .implicitMember, .member, .call, .subscriptCall, .forceUnwrap, .optionalChain,
      .postfixOperator:
      return chain(expression, expecting: expected)
    case .prefixOperator(let name, let operatorSpan, let operand):
      return prefix(name, operatorSpan, operand, span, expected)
    case .sequence(let elements):
      return check(fold(elements, span), expecting: expected)
    case .infix(let lhs, let name, let operatorSpan, let rhs):
      return infix(lhs, name, operatorSpan, rhs, span, expected)
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, span, expected)
    case .assignment(let target, let value): return assignment(target, value, span)
    case .cast(let value, let kind, let reference):
      return cast(value, kind, reference, span, expected)
    case .addressOf:
      error("use of extraneous '&'", at: span)
      return unknown(span)
    case .parenthesized(let inner): return check(inner, expecting: expected)
    case .tuple(let elements): return tuple(elements, span, expected)
    case .array(let elements): return array(elements, span, expected)
    case .dictionary(let pairs): return dictionary(pairs, span, expected)
    case .closure(let closure): return self.closure(closure, expected)
    case .keyPath(let literal): return keyPath(literal, span, expected)
    case .try(let kind, let inner): return attemptExpression(kind, inner, span, expected)
    case .await(let inner):
      let outer = isAwaited
      isAwaited = true
      defer { isAwaited = outer }
      let value = check(inner, expecting: expected)
      return TypedExpression(.await(value), type: value.type, span: span)
    case .ownership(_, let inner): return check(inner, expecting: expected)
    case .ifExpression(let statement):
      return valueStatement(Statement(.if(statement), span: span), span, expected)
    case .switchExpression(let statement):
      return valueStatement(Statement(.switch(statement), span: span), span, expected)
    case .doExpression(let statement):
      return valueStatement(Statement(.do(statement), span: span), span, expected)
    case .type(let reference):
      let type = resolveType(reference)
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    case .placeholder:
      return TypedExpression(
        .trap("code was left out here ('...')"), type: expected ?? checker.known("Never"),
        span: span)
    case .missing: return unknown(span)
    }
  }

  /// A type in an expression: generic arguments may be left open.
  func resolveType(_ reference: TypeReference) -> Type {
    let outer = checker.openGenerics
    checker.openGenerics = true
    defer { checker.openGenerics = outer }
    return checker.resolve(reference, in: declarations)
  }

  // Literals.

  /// The type of a literal: what is expected where that can be made from it, else to be seen.
  func literal(_ kind: TypeVariable.Literal, _ expected: Type?) -> Type {
    if let expected {
      var type = checker.simplify(expected)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      switch type {
      case .nominal where checker.accepts(kind, type):
        if let usual = checker.defaultType(of: TypeVariable(id: 0, literal: kind)), usual != type {
          score += 10000
        }
        return type
      case .parameter where checker.accepts(kind, type): return type
      default: break
      }
    }
    return checker.makeVariable(kind)
  }

  private func integer(_ text: String, _ span: Span, _ expected: Type?) -> TypedExpression {
    guard let value = IntegerText.value(text) else {
      error("integer literal '\(text)' overflows when stored into 'Int'", at: span)
      return unknown(span)
    }
    let type = literal(.integer, expected)
    if type.isPrelude("Int"), value < 0 {
      error("integer literal '\(text)' overflows when stored into 'Int'", at: span)
    }
    return TypedExpression(.integer(value), type: type, span: span)
  }

  private func string(_ literal: StringLiteral, _ span: Span, _ expected: Type?) -> TypedExpression
  {
    if let text = literal.plainText {
      let kind: TypeVariable.Literal = text.count == 1 ? .character : .string
      // One character is a String unless a Character is asked for.
      if let expected, kind == .character {
        var type = checker.simplify(expected)
        while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
        if type.isPrelude("Character") || type.isPrelude("Scalar") {
          return TypedExpression(.character(text), type: type, span: span)
        }
      }
      let type = self.literal(.string, expected)
      return TypedExpression(.string(text), type: type, span: span)
    }
    var parts: [InterpolationPart] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): if !text.isEmpty { parts.append(.text(text)) }
      case .interpolation(let arguments, let place):
        guard let first = arguments.first else {
          error("expected expression in string interpolation", at: place)
          continue
        }
        let value = settle(check(first.value))
        if let second = arguments.dropFirst().first, second.label == "specifier" {
          parts.append(
            .formatted(
              value, specifier: check(second.value, to: checker.string, .argument)))
        } else {
          parts.append(.value(value))
        }
      }
    }
    var type = checker.string
    if let expected {
      var wanted = checker.simplify(expected)
      while let wrapped = wanted.wrapped { wanted = checker.simplify(wrapped) }
      if case .nominal(let nominal, _) = wanted, nominal.name != "String",
        checker.conforms(wanted, toPrelude: "ExpressibleByStringInterpolation")
      {
        type = wanted
      }
    }
    return TypedExpression(.interpolation(parts), type: type, span: span)
  }

  /// Gives open literals inside a finished part their default types.
  func settle(_ expression: TypedExpression) -> TypedExpression {
    if case .variable(let variable) = expression.type.shallow,
      let type = checker.defaultType(of: variable)
    {
      _ = checker.unify(.variable(variable), type)
    }
    return expression
  }

  private func nilLiteral(_ span: Span, _ expected: Type?) -> TypedExpression {
    if let expected {
      let type = checker.simplify(expected)
      if type.isOptional || type.isUnknown {
        return TypedExpression(.nilLiteral, type: type, span: span)
      }
      if case .variable(let variable) = type, variable.literal == nil {
        let wrapped = checker.optional(checker.makeVariable())
        return TypedExpression(.nilLiteral, type: wrapped, span: span)
      }
      if case .nominal = type, checker.accepts(.null, type) {
        return TypedExpression(.nilLiteral, type: type, span: span)
      }
      return TypedExpression(.nilLiteral, type: checker.makeVariable(.null), span: span)
    }
    return TypedExpression(.nilLiteral, type: checker.makeVariable(.null), span: span)
  }

  private func magic(_ name: String, _ span: Span, _ expected: Type?) -> TypedExpression {
    switch name {
    case "line", "column":
      let position = LineMap(source).position(of: Int(span.start))
      let value = name == "line" ? position.line : position.column
      return TypedExpression(.integer(value), type: literal(.integer, expected), span: span)
    case "function":
      return TypedExpression(
        .string(functionName()), type: literal(.string, expected), span: span)
    case "fileID":
      let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
      return TypedExpression(.string("main/\(file)"), type: literal(.string, expected), span: span)
    default:
      return TypedExpression(.string(source.name), type: literal(.string, expected), span: span)
    }
  }

  private func functionName() -> String {
    var current: BodyContext? = context
    while let body = current {
      if let function = body.function, function.kind != .closure {
        switch function.kind {
        case .function, .method, .initializer:
          let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
          return "\(function.name)(\(labels))"
        case .topLevel: return "main"
        default: return function.name
        }
      }
      current = body.parent
    }
    return "main"
  }

  private func macro(
    _ expansion: MacroExpansion, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    error("no macro named '\(expansion.name)'", at: expansion.nameSpan)
    return unknown(span)
  }

  // Collections and tuples.

  private func tuple(_ elements: [Argument], _ span: Span, _ expected: Type?) -> TypedExpression {
    var wanted: [Type.TupleElement]?
    if let expected {
      var type = checker.simplify(expected)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      if case .tuple(let parts) = type, parts.count == elements.count { wanted = parts }
    }
    var values: [TypedExpression] = []
    var types: [Type.TupleElement] = []
    for (index, element) in elements.enumerated() {
      var value = check(element.value, expecting: wanted?[index].type)
      if let target = wanted?[index].type, let converted = tryConvert(value, to: target) {
        value = converted
      }
      values.append(value)
      types.append(.init(label: element.label, type: value.type))
    }
    return TypedExpression(.tuple(values), type: .tuple(types), span: span)
  }

  private func array(
    _ elements: [Expression], _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    if let type = typeInBrackets(elements) {
      return TypedExpression(
        .metatype(checker.array(type)), type: .metatype(checker.array(type)), span: span)
    }
    var container: Type?
    var element: Type?
    if let expected {
      var type = checker.simplify(expected)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      if case .nominal(let nominal, let arguments) = type {
        if nominal.isPrelude, nominal.name == "Array" || nominal.name == "Set" {
          container = type
          element = arguments.first
        } else if checker.accepts(.array, type) {
          return arrayLiteral(elements, of: type, span)
        }
      }
    }
    let target = element ?? checker.makeVariable()
    let isOpen = element == nil || checker.simplify(target).hasVariables
    var values: [TypedExpression] = []
    if isOpen {
      values = joined(elements, target, span)
    } else {
      for expression in elements {
        values.append(check(expression, to: target, .element))
      }
    }
    return TypedExpression(.array(values), type: container ?? checker.array(target), span: span)
  }

  /// The elements of a literal whose element type is to be found: their common type.
  func joined(_ elements: [Expression], _ target: Type, _ span: Span) -> [TypedExpression] {
    var values: [TypedExpression] = []
    var hint: Type?
    for expression in elements {
      let value = check(expression, expecting: hint ?? target)
      if !value.type.hasVariables || hint == nil { hint = hint ?? value.type }
      values.append(value)
    }
    if values.isEmpty { return [] }
    return unifyAll(values, target, span: span)
  }

  /// Converts values to one type: the first that all others convert to.
  func unifyAll(_ values: [TypedExpression], _ target: Type, span: Span) -> [TypedExpression] {
    let start = checker.mark()
    var candidates = values.map { $0.type }
    // A nil among values makes the others optional.
    if let plain = candidates.first(where: { !isNilVariable($0) && !$0.isOptional }),
      candidates.contains(where: isNilVariable)
    {
      candidates.insert(checker.optional(plain), at: 0)
    }
    candidates.sort { rank($0) < rank($1) }
    for candidate in candidates {
      let saved = score
      var converted: [TypedExpression] = []
      for value in values {
        guard let one = tryConvert(value, to: candidate) else { break }
        converted.append(one)
      }
      if converted.count == values.count, checker.unify(target, candidate) {
        return converted
      }
      score = saved
      checker.undo(to: start)
    }
    if let common = commonSuperclass(candidates), checker.unify(target, common) {
      return values.map { tryConvert($0, to: common) ?? $0 }
    }
    error(
      "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
      at: span)
    _ = checker.unify(target, .any)
    return values.map { tryConvert($0, to: .any) ?? $0 }
  }

  private func isNilVariable(_ type: Type) -> Bool {
    if case .variable(let variable) = type.shallow, variable.literal == .null {
      true
    } else {
      false
    }
  }

  /// Known types before open literals, floats before integers.
  private func rank(_ type: Type) -> Int {
    guard case .variable(let variable) = type.shallow else { return type.isOptional ? 0 : 1 }
    return switch variable.literal {
    case .float?: 2
    case .integer?: 3
    default: 4
    }
  }

  func commonSuperclass(_ types: [Type]) -> Type? {
    guard let first = types.first else { return nil }
    var candidate = checker.superclass(of: first)
    while let type = candidate {
      if let nominal = type.nominal, types.allSatisfy({ checker.isSubclass($0, of: nominal) }) {
        return type
      }
      candidate = checker.superclass(of: type)
    }
    return nil
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    if pairs.count == 1, let key = typeNamed(by: pairs[0].key),
      let value = typeNamed(by: pairs[0].value)
    {
      let type = checker.known("Dictionary", key, value)
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    }
    var key: Type?
    var value: Type?
    var container: Type?
    if let expected {
      var type = checker.simplify(expected)
      while let wrapped = type.wrapped { type = checker.simplify(wrapped) }
      if case .nominal(let nominal, let arguments) = type {
        if nominal.isPrelude, nominal.name == "Dictionary" {
          container = type
          key = arguments[0]
          value = arguments[1]
        } else if checker.accepts(.dictionary, type) {
          return dictionaryLiteral(pairs, of: type, span)
        }
      }
    }
    let keyType = key ?? checker.makeVariable()
    let valueType = value ?? checker.makeVariable()
    let keys =
      checker.simplify(keyType).hasVariables
      ? joined(pairs.map(\.key), keyType, span)
      : pairs.map { check($0.key, to: keyType, .element) }
    let values =
      checker.simplify(valueType).hasVariables
      ? joined(pairs.map(\.value), valueType, span)
      : pairs.map { check($0.value, to: valueType, .element) }
    return TypedExpression(
      .dictionary(zip(keys, values).map { (key: $0, value: $1) }),
      type: container ?? checker.known("Dictionary", keyType, valueType), span: span)
  }

  /// `[Int]` where a type is meant.
  private func typeInBrackets(_ elements: [Expression]) -> Type? {
    elements.count == 1 ? typeNamed(by: elements[0]) : nil
  }

  /// The type that an expression names; nil where it is a value.
  func typeNamed(by expression: Expression) -> Type? {
    switch expression.kind {
    case .identifier(let name):
      if lookUpLocal(name.name) != nil {
        guard case .symbol(.type, _)? = lookUpLocal(name.name) else { return nil }
      }
      guard let first = name.name.utf8.first, first >= 65, first <= 90 else { return nil }
      if let nominal = checker.nominalType(named: name.name, in: declarations) {
        _ = nominal
      } else if !declarations.genericParameters.contains(where: { $0.name == name.name }),
        !["Any", "Void", "Self", "AnyObject"].contains(name.name)
      {
        return nil
      }
      return resolveType(
        TypeReference(
          .named(base: nil, name: name.name, arguments: name.genericArguments),
          span: expression.span))
    case .member(let base, let name):
      guard let first = name.name.utf8.first, first >= 65, first <= 90,
        let outer = typeNamed(by: base)
      else { return nil }
      return checker.memberType(
        name.name, of: outer, arguments: name.genericArguments, in: declarations)
    case .optionalChain(let inner): return typeNamed(by: inner).map { checker.optional($0) }
    case .array(let elements) where elements.count == 1:
      return typeNamed(by: elements[0]).map { checker.array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = typeNamed(by: pairs[0].key), let value = typeNamed(by: pairs[0].value) else {
        return nil
      }
      return checker.known("Dictionary", key, value)
    case .type(let reference): return resolveType(reference)
    case .parenthesized(let inner): return typeNamed(by: inner)
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      var parts: [Type.TupleElement] = []
      for element in elements {
        guard let type = typeNamed(by: element.value) else { return nil }
        parts.append(.init(label: element.label, type: type))
      }
      return .tuple(parts)
    default: return nil
    }
  }

  private func arrayLiteral(
    _ elements: [Expression], of type: Type, _ span: Span
  ) -> TypedExpression {
    let call = Call(
      callee: Expression(.missing, span: span),
      arguments: elements.enumerated().map {
        Argument(label: $0.offset == 0 ? "arrayLiteral" : nil, value: $0.element)
      })
    return construct(type, call, span, expected: type)
  }

  private func dictionaryLiteral(
    _ pairs: [(key: Expression, value: Expression)], of type: Type, _ span: Span
  ) -> TypedExpression {
    let elements = pairs.enumerated().map { offset, pair in
      Argument(
        label: offset == 0 ? "dictionaryLiteral" : nil,
        value: Expression(
          .tuple([Argument(label: nil, value: pair.key), Argument(label: nil, value: pair.value)]),
          span: pair.key.span.joined(with: pair.value.span)))
    }
    return construct(
      type, Call(callee: Expression(.missing, span: span), arguments: elements), span,
      expected: type)
  }

  // Control.

  private func ternary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    let test = check(condition, to: checker.bool, .condition)
    if let expected, !checker.simplify(expected).hasVariables, !checker.simplify(expected).isUnknown
    {
      let first = check(then, expecting: expected)
      let second = check(otherwise, expecting: expected)
      if let left = tryConvert(first, to: expected), let right = tryConvert(second, to: expected) {
        return TypedExpression(.ternary(test, left, right), type: expected, span: span)
      }
      return joinBranches(test, first, second, span)
    }
    let thenDepends = dependsOnContext(then)
    let second: TypedExpression
    let first: TypedExpression
    if thenDepends {
      second = check(otherwise, expecting: expected)
      first = check(then, expecting: second.type)
    } else {
      first = check(then, expecting: expected)
      second = check(otherwise, expecting: first.type)
    }
    return joinBranches(test, first, second, span)
  }

  private func joinBranches(
    _ test: TypedExpression, _ first: TypedExpression, _ second: TypedExpression, _ span: Span
  ) -> TypedExpression {
    let target = checker.makeVariable()
    let (joined, problems) = attempt { unifyAll([first, second], target, span: span) }
    if problems.isEmpty {
      return TypedExpression(.ternary(test, joined[0], joined[1]), type: target, span: span)
    }
    error(
      "result values in '? :' expression have mismatching types '\(checker.normalize(first.type).resolved)' and '\(checker.normalize(second.type).resolved)'",
      at: span)
    return unknown(span)
  }

  /// Whether an expression needs to know what is expected: `.name`, `nil`, an empty collection, a
  /// closure, a literal alone.
  func dependsOnContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember, .nilLiteral, .integerLiteral, .floatLiteral, .closure: true
    case .stringLiteral(let literal): literal.plainText != nil
    case .array(let elements): elements.allSatisfy(dependsOnContext)
    case .dictionary(let pairs): pairs.allSatisfy { dependsOnContext($0.value) }
    case .parenthesized(let inner): dependsOnContext(inner)
    case .prefixOperator(_, _, let inner): dependsOnContext(inner)
    case .infix(let lhs, _, _, let rhs): dependsOnContext(lhs) && dependsOnContext(rhs)
    case .sequence(let elements):
      elements.allSatisfy {
        if case .operand(let operand) = $0 {
          dependsOnContext(operand)
        } else if case .infix = $0 {
          true
        } else {
          false
        }
      }
    case .call(let call): startsImplicitly(call.callee)
    case .member(let base, _): startsImplicitly(base)
    default: false
    }
  }

  /// Whether it begins with `.name`.
  func startsImplicitly(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .member(let base, _): startsImplicitly(base)
    case .call(let call): startsImplicitly(call.callee)
    default: false
    }
  }

  private func attemptExpression(
    _ kind: Expression.TryKind, _ inner: Expression, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let outer = isCovered
    isCovered = true
    defer { isCovered = outer }
    switch kind {
    case .plain:
      return check(inner, expecting: expected)
    case .optional:
      let allowed = context.isThrowingAllowed
      context.isThrowingAllowed = true
      defer { context.isThrowingAllowed = allowed }
      let value = settle(check(inner, expecting: expected?.shallow.wrapped ?? expected))
      // `try?` of an optional is that optional.
      let type = checker.simplify(value.type)
      let wrapped =
        type.isOptional
        ? value : TypedExpression(.wrapOptional(value), type: checker.optional(type), span: span)
      return TypedExpression(.tryOptional(wrapped), type: wrapped.type, span: span)
    case .forced:
      let allowed = context.isThrowingAllowed
      context.isThrowingAllowed = true
      defer { context.isThrowingAllowed = allowed }
      let value = check(inner, expecting: expected)
      return TypedExpression(.tryForced(value), type: value.type, span: span)
    }
  }

  private func valueStatement(
    _ statement: Statement, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    let target =
      expected.map { $0.hasVariables ? checker.makeVariable() : $0 } ?? checker.makeVariable()
    let saved = (resultTarget, isResultPosition)
    resultTarget = ResultTarget(type: target, isOpen: target.hasVariables)
    isResultPosition = true
    let typed = self.statement(statement)
    (resultTarget, isResultPosition) = saved
    return TypedExpression(
      .statement(
        typed.first
          ?? TypedStatement(
            .do(
              checker.makeLabel(), body: [], catches: [],
              error: makeLocal("error", .any, isLet: true, span: span)), span: span)),
      type: target, span: span)
  }

  // Casts.

  private func cast(
    _ value: Expression, _ kind: Expression.CastKind, _ reference: TypeReference, _ span: Span,
    _ expected: Type?
  ) -> TypedExpression {
    let target = resolveType(reference)
    switch kind {
    case .coerce: return check(value, to: target, .coercion)
    case .is:
      let typed = settle(check(value))
      return TypedExpression(.is(typed, target), type: checker.bool, span: span)
    case .conditional:
      let typed = settle(check(value))
      return TypedExpression(
        .conditionalCast(typed, target), type: checker.optional(target), span: span)
    case .forced:
      let typed = settle(check(value))
      return TypedExpression(.forcedCast(typed, target), type: target, span: span)
    }
  }

  func fold(_ elements: [SequenceElement], _ span: Span) -> Expression {
    let (folded, problems) = checker.operators.fold(elements, in: source)
    for problem in problems { checker.report(problem) }
    return folded
  }
}
