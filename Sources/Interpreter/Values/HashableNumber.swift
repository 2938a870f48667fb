/// A number as `AnyHashable` compares it with numbers of other types.
enum HashableNumber: Equatable {
  case whole(Int128)
  case fraction(Double)

  /// Nil for what is not a number, or one of a type whose numbers equal no others.
  init?(_ value: Value) {
    if value.isInteger {
      let isUnsigned = value.kind == .uint || value.kind == .uint64
      self = .whole(isUnsigned ? Int128(UInt(bitPattern: value.asInt)) : Int128(value.asInt))
    } else if value.isFloating, value.kind != .cgFloat {
      self = Int128(exactly: value.asDouble).map(HashableNumber.whole) ?? .fraction(value.asDouble)
    } else {
      return nil
    }
  }
}
