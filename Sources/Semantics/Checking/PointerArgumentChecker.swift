import SourceText
import Syntax

/// Arguments for pointer parameters: `f(&x)`, `f(&array)`, `f(array)` and `f("text")`.
struct PointerArgumentChecker: BodyPart {
  let body: BodyChecker

  /// The pointee of a pointer parameter.
  private struct PointerTarget {
    /// Nil for raw bytes.
    let pointee: Type?
    let isMutable: Bool
  }

  private func pointerTarget(_ type: Type) -> PointerTarget? {
    let target = unifier.simplify(type)
    guard
      case .nominal(let nominal, let arguments) = target.wrapped.map(unifier.simplify) ?? target,
      nominal.isPrelude
    else { return nil }
    switch nominal.name {
    case "UnsafePointer": return PointerTarget(pointee: arguments[0], isMutable: false)
    case "UnsafeMutablePointer": return PointerTarget(pointee: arguments[0], isMutable: true)
    case "UnsafeRawPointer": return PointerTarget(pointee: nil, isMutable: false)
    case "UnsafeMutableRawPointer": return PointerTarget(pointee: nil, isMutable: true)
    default: return nil
    }
  }

  /// `&place` for a pointer parameter; nil for other parameters. `lending` allocates its memory.
  func lentPlace(_ place: Expression, _ target: Type, _ span: Span) -> TypedExpression? {
    guard let pointer = pointerTarget(target) else { return nil }
    let typed = body.chains.chain(place, expecting: nil)
    body.assignments.requireMutable(typed, span, .inoutArgument)
    let type = unifier.simplify(typed.type)
    let isWhole = pointer.pointee.map { unifier.unify(type, $0) } ?? (elements(of: type) == nil)
    if !isWhole {
      guard let element = elements(of: type),
        pointer.pointee.map({ unifier.unify(element, $0) }) ?? true
      else {
        let name = pointer.isMutable ? "UnsafeMutablePointer" : "UnsafePointer"
        let given = checker.known(name, elements(of: type) ?? typed.type)
        error(
          ConversionError.cannotConvert(
            checker.displayed(given), to: checker.displayed(target), .argument), at: span)
        return body.unknown(span)
      }
    }
    return TypedExpression(.inoutArgument(typed), type: target, span: span)
  }

  private func elements(of type: Type) -> Type? {
    guard let nominal = type.nominal, nominal.isPrelude,
      ["Array", "ContiguousArray"].contains(nominal.name)
    else { return nil }
    return type.arguments.first
  }

  /// An array or a string for a parameter that is a read-only pointer.
  func lentValue(_ expression: Expression, _ target: Type) -> TypedExpression? {
    guard let pointer = pointerTarget(target), !pointer.isMutable else { return nil }
    switch expression.kind {
    case .nilLiteral, .closure: return nil
    default: break
    }
    let start = body.checkpoint()
    let wanted: Type? =
      if case .array = expression.kind { pointer.pointee.map(checker.array) } else { nil }
    let (value, problems) = body.attempt {
      literals.applyDefaults(body.check(expression, expecting: wanted))
    }
    if problems.isEmpty, let made = lentValue(value, pointer),
      let result = conversions.tryConvert(made, to: target)
    {
      return result
    }
    body.rollBack(to: start)
    return nil
  }

  private func lentValue(_ value: TypedExpression, _ pointer: PointerTarget) -> TypedExpression? {
    let type = unifier.simplify(value.type)
    if let element = elements(of: type) {
      guard pointer.pointee.map({ unifier.unify(element, $0) }) ?? true else { return nil }
      return library("_elementsPointer", [value], [element])
    }
    guard type.isPrelude("String") else { return nil }
    guard let pointee = pointer.pointee.map(unifier.simplify) else {
      return library("_textPointer", [value], [])
    }
    if pointee.isPrelude("Int8") { return library("_textPointer", [value], []) }
    return pointee.isPrelude("UInt8") ? library("_textBytes", [value], []) : nil
  }

  /// Makes a call with memory for the arguments that `lentPlace` made: it is allocated before the
  /// call, and copied back afterwards.
  func lending(
    _ arguments: [TypedExpression], _ span: Span, to call: ([TypedExpression]) -> TypedExpression
  ) -> TypedExpression {
    var arguments = arguments
    var statements: [TypedStatement] = []
    for (index, argument) in arguments.enumerated() {
      guard case .inoutArgument(let written) = argument.kind, pointerTarget(argument.type) != nil,
        !unifier.unify(written.type, argument.type)
      else { continue }
      let place = evaluatingSubexpressions(written, &statements)
      let pointee = pointerTarget(argument.type)?.pointee
      let isWhole =
        pointee.map { unifier.unify(place.type, $0) }
        ?? (elements(of: unifier.simplify(place.type)) == nil)
      let type = isWhole ? place.type : elements(of: unifier.simplify(place.type)) ?? place.type
      let functions =
        isWhole ? ("_valuePointer", "_pointedValue") : ("_elementsPointer", "_pointedElements")
      guard let memory = library(functions.0, [place], [type]) else { continue }
      let pointer = body.makeLocal("$pointer", memory.type, isLet: true, span: span)
      guard let back = library(functions.1, [body.local(pointer, span)], [type]),
        let lent = conversions.tryConvert(body.local(pointer, argument.span), to: argument.type)
      else { continue }
      arguments[index] = lent
      let write = TypedExpression(.assign(place, back, sign: nil), type: .void, span: span)
      statements += [
        TypedStatement(.variable(.bind(pointer), value: memory), span: span),
        TypedStatement(.defer([TypedStatement(.expression(write), span: span)]), span: span),
      ]
    }
    return body.evaluating(statements, before: call(arguments), span)
  }

  /// The place with subexpressions that could run code evaluated beforehand, since it is both read
  /// and written.
  private func evaluatingSubexpressions(
    _ place: TypedExpression, _ statements: inout [TypedStatement]
  ) -> TypedExpression {
    let kind: TypedExpression.Kind
    switch place.kind {
    case .local, .global, .metatype, .integer, .string: return place
    case .property(let base, let property, let isDirect):
      kind = .property(
        base: evaluatingSubexpressions(base, &statements), property, isDirect: isDirect)
    case .subscriptElement(let base, let element, let arguments, let substitutions, let dispatch):
      let base = evaluatingSubexpressions(base, &statements)
      kind = .subscriptElement(
        base: base, element, arguments: arguments.map { evaluatingSubexpressions($0, &statements) },
        substitutions: substitutions, dispatch: dispatch)
    case .tupleElement(let base, let index):
      kind = .tupleElement(evaluatingSubexpressions(base, &statements), index)
    case .forceUnwrap(let base, let isImplicit):
      kind = .forceUnwrap(evaluatingSubexpressions(base, &statements), isImplicit: isImplicit)
    case .keyPathElement(let base, let path):
      let base = evaluatingSubexpressions(base, &statements)
      kind = .keyPathElement(base: base, path: evaluatingSubexpressions(path, &statements))
    default:
      let value = body.makeLocal("$part", place.type, isLet: true, span: place.span)
      statements.append(TypedStatement(.variable(.bind(value), value: place), span: place.span))
      kind = .local(value)
    }
    return TypedExpression(kind, type: place.type, span: place.span)
  }

  private func library(
    _ name: String, _ arguments: [TypedExpression], _ substitutions: [Type]
  ) -> TypedExpression? {
    guard let function = body.operatorChecker.globalFunction(name), let span = arguments.first?.span
    else {
      return nil
    }
    var map: Substitution = [:]
    for (parameter, type) in zip(function.generics.parameters, substitutions) {
      map[parameter] = type
    }
    return TypedExpression(
      .call(
        function, receiver: nil, arguments: arguments, substitutions: substitutions,
        dispatch: .direct), type: unifier.normalize(function.result.substituting(map)), span: span)
  }
}
