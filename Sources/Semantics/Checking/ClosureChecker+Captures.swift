import SourceText
import Syntax

/// Capture lists of closures.
extension ClosureChecker {
  /// The variable and value of a capture-list entry.
  func captureEntry(
    _ capture: Closure.Capture
  ) -> (variable: LocalVariable, value: TypedExpression)? {
    let expression =
      capture.value
      ?? Expression(
        .identifier(Identifier(name: capture.name, span: capture.nameSpan)), span: capture.nameSpan)
    let value = literals.applyDefaults(body.check(expression))
    var type = unifier.normalize(value.type).resolved
    var converted = value
    let ownership: Ownership =
      switch capture.strength {
      case .strong: .strong
      case .weak: .weak
      case .unowned: .unowned
      }
    body.locals.requireReference(type, ownership, capture.nameSpan)
    if ownership == .weak, !type.isOptional {
      type = checker.optional(type)
      converted = TypedExpression(.wrapOptional(value), type: type, span: capture.nameSpan)
    }
    let variable = LocalVariable(
      name: capture.name, type: type, isLet: capture.strength != .weak, ownership: ownership,
      span: capture.nameSpan)
    return (variable, converted)
  }
}
