internal import Semantics
internal import SourceText

/// Ranges of `Int`, which are made without a call.
extension Lowering {
  /// Whether a call is the library's `a..<b` or `a...b` of two `Int`s.
  func isRangeOfInts(_ function: Function, _ arguments: [TypedExpression]) -> Bool {
    arguments.count == 2 && (function.name == "..<" || function.name == "...")
      && (function.source.isLibrary || function.owner?.isPrelude ?? true)
      && kind(of: arguments[0].type) == .int && kind(of: arguments[1].type) == .int
  }

  func checkBounds(_ first: Register, _ last: Register) throws(Fault) {
    let isFine = makeLabel()
    jump(.jumpIfLessOrEqual, first, last, to: isFine)
    emitFault(.fatalError("Range requires lowerBound <= upperBound"))
    place(isFine)
  }

  /// Makes the range that such a call gives.
  func lowerRange(_ arguments: [TypedExpression], _ type: Type, into dst: Register) throws(Fault) {
    let first = try stableOperand(arguments[0], before: arguments[1...])
    let last = try operand(arguments[1])
    try checkBounds(first.register, last.register)
    let metatype = lowerType(type)
    emit(.makeStruct, dst, 0, metatype)
    free(metatype)
    emit(.setOwnSlot, dst, 0, first.register)
    emit(.setOwnSlot, dst, 1, last.register)
    discard(last)
    discard(first)
  }
}
