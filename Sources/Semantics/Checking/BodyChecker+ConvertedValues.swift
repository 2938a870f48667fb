import SourceText
import Syntax

/// Conversions that make another value.
extension BodyChecker {
  /// `Double` to `CGFloat` and back: through the target's initializer.
  func numericConversion(
    _ expression: TypedExpression, to target: Type
  ) -> TypedExpression? {
    guard let nominal = target.nominal else { return nil }
    checker.complete(nominal)
    for case .function(let function) in nominal.members["init"] ?? []
    where function.parameters.count == 1 && function.parameters[0].label == nil
      && function.parameters[0].type == expression.type.resolved
      && function.genericParameters.isEmpty && !function.isFailable
    {
      let receiver = TypedExpression(
        .metatype(target), type: .metatype(target), span: expression.span)
      return TypedExpression(
        .call(
          function, receiver: receiver, arguments: [expression], substitutions: [],
          dispatch: .direct), type: target, span: expression.span)
    }
    return nil
  }

  /// `[T]` as `[T?]`: literals wrap each element; other arrays through `map`.
  func wrapElements(
    _ expression: TypedExpression, _ target: Type, _ element: Type
  ) -> TypedExpression? {
    guard case .array(let values) = expression.kind else { return nil }
    var wrapped: [TypedExpression] = []
    for value in values {
      guard let one = conversion(value, to: checker.simplify(element)) else { return nil }
      wrapped.append(one)
    }
    return TypedExpression(.array(wrapped), type: target, span: expression.span)
  }
}
