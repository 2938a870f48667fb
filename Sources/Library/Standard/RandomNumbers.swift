protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}
extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    T(truncatingIfNeeded: _next(below: UInt64(truncatingIfNeeded: upperBound), T.bitWidth))
  }
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
    T(truncatingIfNeeded: next())
  }
  // Numbers of fewer bits are drawn with that number of bits.
  mutating func _next(below bound: UInt64, _ width: Int) -> UInt64 {
    if bound == 0 { _fault("upperBound cannot be zero.") }
    if width == 64 {
      var product = next().multipliedFullWidth(by: bound)
      if product.low < bound {
        let threshold = (0 &- bound) % bound
        while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
      }
      return product.high
    }
    let range = UInt64(1) << width
    let mask = range - 1
    var product = (next() & mask) &* bound
    if product & mask < bound {
      let threshold = (range - bound) % bound
      while product & mask < threshold { product = (next() & mask) &* bound }
    }
    return product >> width
  }
}
struct SystemRandomNumberGenerator: RandomNumberGenerator {
  init() {}
  mutating func next() -> UInt64 { SystemRandomNumberGenerator._next() }
  @_native("random.next") static func _next() -> UInt64
}
