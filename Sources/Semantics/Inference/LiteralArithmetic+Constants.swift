import SourceText
import Syntax

/// Constant operations that always fail, and unavailable operators.
extension LiteralArithmetic {
  /// Reports an operation on two constants whose result overflows their type.
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
      OperatorError.overflow(values[0], function.name, values[1], type: name),
      at: span)
  }

  /// The value of an integer literal, of `Int.max` or of `Int.min`; nil for others.
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

  /// Reports operators that are unavailable, with their message, and integer division by a literal
  /// zero.
  func requireUse(of function: Function, by divisor: TypedExpression, _ span: Span) {
    if let reason = checker.availability.unavailableMessage(function) {
      return error(AvailabilityError.unavailable(function.name, reason: reason), at: span)
    }
    guard ["/", "%", "/=", "%="].contains(function.name), function.source.isLibrary,
      case .integerLiteral(let literal) = divisor.kind, literal.value == 0,
      conformances.conforms(divisor.type, toPrelude: "BinaryInteger")
    else { return }
    error(OperatorError.divisionByZero, at: span)
  }
}
