import SourceText
import Syntax

/// Checks `as`, `as?`, `as!` and `is`, including casts between Swift values and Foundation classes.
struct CastChecker: BodyPart {
  let body: BodyChecker

  func cast(
    _ value: Expression, _ kind: Expression.CastKind, _ reference: TypeReference, _ span: Span,
    at place: Span?, _ expected: Type?
  ) -> TypedExpression {
    let target = body.resolveType(reference)
    switch kind {
    case .coerce where target.isAnyObject:
      // Any value can be cast to `AnyObject`.
      let typed = literals.applyDefaults(body.check(value))
      return TypedExpression(.convert(typed), type: target, span: span)
    case .coerce:
      return bridged(value, target, span)
        ?? conversions.convert(
          body.check(value, expecting: target), to: target, .coercion, at: place)
    case .is:
      let typed = literals.applyDefaults(body.check(value))
      return TypedExpression(.is(typed, target), type: checker.bool, span: span)
    case .conditional:
      let typed = literals.applyDefaults(body.check(value))
      return TypedExpression(
        .conditionalCast(typed, target), type: checker.optional(target), span: span)
    case .forced:
      let typed = literals.applyDefaults(body.check(value))
      return TypedExpression(.forcedCast(typed, target), type: target, span: span)
    }
  }

  /// Swift types and the Foundation classes they bridge to with `as`: `"a" as NSString`, and back.
  private static let bridges = [
    ("String", "NSString"), ("Int", "NSNumber"), ("Double", "NSNumber"), ("Bool", "NSNumber"),
    ("Float", "NSNumber"), ("Decimal", "NSNumber"), ("Decimal", "NSDecimalNumber"),
    ("URL", "NSURL"), ("Date", "NSDate"), ("Data", "NSData"),
    ("Array", "NSArray"), ("Dictionary", "NSDictionary"),
    ("Set", "NSSet"),
  ]

  /// Bridging casts: `error as NSError` for any error that is not an object, and
  /// `text as NSString`.
  private func bridged(
    _ value: Expression, _ target: Type, _ span: Span
  ) -> TypedExpression? {
    if target.isPrelude("NSError") {
      return bridged(value, target, span, with: "_bridgedError") {
        !$0.isReference && conformances.conforms($0, toPrelude: "Error")
      }
    }
    if target.isOptional, target.wrapped?.isPrelude("NSError") ?? false {
      return bridged(value, target, span, with: "_bridgedOptionalError") { type in
        type.wrapped.map {
          !$0.isReference && conformances.conforms($0, toPrelude: "Error")
        } ?? false
      }
    }
    for (source, object) in Self.bridges {
      if target.isPrelude(object),
        let made = bridged(
          value, target, span, with: "_bridged\(source)", when: { $0.isPrelude(source) })
      {
        return made
      }
      if object != "NSNumber", target.isPrelude(source),
        let made = bridged(
          value, target, span, with: "_unbridged\(source)",
          when: { type in
            type.isPrelude(object) || checker.superclass(of: type)?.isPrelude(object) ?? false
          })
      {
        return made
      }
    }
    return nil
  }

  /// Converts the value with a bridging function of the library, if its type satisfies `fits`.
  private func bridged(
    _ value: Expression, _ target: Type, _ span: Span, with name: String,
    when fits: (Type) -> Bool
  ) -> TypedExpression? {
    let start = body.checkpoint()
    let (typed, problems) = body.attempt { literals.applyDefaults(body.check(value)) }
    guard problems.isEmpty, !typed.type.isUnknown, fits(typed.type),
      let function = body.operatorChecker.globalFunction(name),
      let parameter = function.parameters.first
    else {
      body.rollBack(to: start)
      return nil
    }
    // Containers bridge with any element types.
    let elements = unifier.simplify(typed.type).arguments.prefix(
      function.generics.parameters.count)
    var map: Substitution = [:]
    for (generic, element) in zip(function.generics.parameters, elements) { map[generic] = element }
    let argument = conversions.convert(typed, to: parameter.type.substituting(map), .coercion)
    return TypedExpression(
      .call(
        function, receiver: nil, arguments: [argument], substitutions: Array(elements),
        dispatch: .direct), type: target, span: span)
  }
}
