protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {
  static var isSigned: Bool { get }
  init(_bits: Int)
  init(_rounding: Double)
  var _bits: Int { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}
extension BinaryInteger {
  init?<T: BinaryInteger>(exactly source: T) {
    let bits = source._bits
    let value = Self(_bits: bits)
    if value._bits != bits || (bits < 0 && Self.isSigned != T.isSigned) { return nil }
    self = value
  }
  @_onKnownNumbers("fromInt") init<T: BinaryInteger>(_ source: T) {
    let bits = source._bits
    let value = Self(_bits: bits)
    if value._bits != bits || (bits < 0 && Self.isSigned != T.isSigned) {
      if !Self.isSigned && T.isSigned && bits < 0 {
        _fault("Negative value is not representable")
      }
      _fault("Not enough bits to represent the passed value")
    }
    self = value
  }
  @_onKnownNumbers("truncate")
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { self = Self(_bits: source._bits) }
  init<T: BinaryFloatingPoint>(_ source: T) { self = Self(_rounding: source._double) }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    let fits = _integerFits(source._double, Self(_bits: 0).bitWidth, Self.isSigned)
    if fits { self = Self(_rounding: source._double) } else { return nil }
  }
  static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) == 0
  }
  static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) != 0
  }
  static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) < 0
  }
  static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) <= 0
  }
  static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) > 0
  }
  static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool {
    _order(lhs._bits, Self.isSigned, rhs._bits, Other.isSigned) >= 0
  }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
  static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
  static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
  static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
  @_instruction("int.shiftLeft")
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  @_instruction("int.shiftRight")
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (quotient: self / rhs, remainder: self % rhs)
  }
  func isMultiple(of other: Self) -> Bool {
    if other == 0 { return self == 0 }
    if Self.isSigned && other._bits == -1 { return true }
    return self % other == 0
  }
  func signum() -> Self { self == 0 ? 0 : self > 0 ? 1 : Self(_bits: -1) }
  var words: CollectionOfOne<UInt> { CollectionOfOne(UInt(_bits: _bits)) }
  var _fitsInt: Bool { Self.isSigned || _bits >= 0 }
}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &* (lhs: Self, rhs: Self) -> Self
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Self.Magnitude)
  func dividingFullWidth(
    _ dividend: (high: Self, low: Self.Magnitude)
  ) -> (quotient: Self, remainder: Self)
}
extension FixedWidthInteger {
  init<T: BinaryInteger>(clamping source: T) {
    if let value = Self(exactly: source) {
      self = value
    } else {
      self = T.isSigned && source._bits < 0 ? Self.min : Self.max
    }
  }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    let parsed = _parseInteger(String(text), radix, Self.bitWidth, Self.isSigned)
    if let bits = parsed { self = Self(_bits: bits) } else { return nil }
  }
  init?(_ description: String) {
    let parsed = _parseInteger(description, 10, Self.bitWidth, Self.isSigned)
    if let bits = parsed { self = Self(_bits: bits) } else { return nil }
  }
  var bitWidth: Int { Self.bitWidth }
  var nonzeroBitCount: Int { _nonzeroBitCount(_bits, Self.bitWidth) }
  var leadingZeroBitCount: Int { _leadingZeroBitCount(_bits, Self.bitWidth) }
  var trailingZeroBitCount: Int { _trailingZeroBitCount(_bits, Self.bitWidth) }
  static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
  static func &<< (lhs: Self, rhs: Self) -> Self { lhs << (rhs._bits & (Self.bitWidth - 1)) }
  static func &>> (lhs: Self, rhs: Self) -> Self { lhs >> (rhs._bits & (Self.bitWidth - 1)) }
  static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
  static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let value = self &+ rhs
    let overflow =
      Self.isSigned ? (rhs._bits < 0 ? value > self : value < self) : value < self
    return (partialValue: value, overflow: overflow)
  }
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let value = self &- rhs
    let overflow =
      Self.isSigned ? (rhs._bits < 0 ? value < self : value > self) : self < rhs
    return (partialValue: value, overflow: overflow)
  }
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let value = self &* rhs
    if self == 0 || rhs == 0 { return (partialValue: value, overflow: false) }
    if Self.isSigned && (self._bits == -1 || rhs._bits == -1) {
      return (
        partialValue: value,
        overflow: self._bits == -1 ? rhs == Self.min : self == Self.min
      )
    }
    return (partialValue: value, overflow: value / rhs != self)
  }
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == 0 { return (partialValue: self, overflow: true) }
    if Self.isSigned && rhs._bits == -1 && self == Self.min {
      return (partialValue: self, overflow: true)
    }
    return (partialValue: self / rhs, overflow: false)
  }
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == 0 { return (partialValue: self, overflow: true) }
    if Self.isSigned && rhs._bits == -1 {
      return (partialValue: 0, overflow: self == Self.min)
    }
    return (partialValue: self % rhs, overflow: false)
  }
  var byteSwapped: Self { Self(_bits: _byteSwapped(_bits, Self.bitWidth)) }
  var littleEndian: Self { self }
  var bigEndian: Self { byteSwapped }
  init(littleEndian value: Self) { self = value }
  init(bigEndian value: Self) { self = value.byteSwapped }
  static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random<T: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout T
  ) -> Self {
    if range.isEmpty { _fault("Can't get random value with an empty range") }
    let width = range.upperBound._bits &- range.lowerBound._bits
    let offset = generator._next(below: UInt64(_bits: width), Self.bitWidth)
    return Self(_bits: range.lowerBound._bits &+ offset._bits)
  }
  static func random<T: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout T
  ) -> Self {
    let width = range.upperBound._bits &- range.lowerBound._bits
    if width == (Self.bitWidth == 64 ? -1 : 1 << Self.bitWidth - 1) {
      return Self(_bits: generator.next()._bits)
    }
    let offset = generator._next(below: UInt64(_bits: width &+ 1), Self.bitWidth)
    return Self(_bits: range.lowerBound._bits &+ offset._bits)
  }
}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
extension SignedInteger {
  static var isSigned: Bool { true }
}
protocol UnsignedInteger: BinaryInteger {}
extension UnsignedInteger {
  static var isSigned: Bool { false }
  var magnitude: Self { self }
}
@_native("integer.parse")
func _parseInteger(_ text: String, _ radix: Int, _ width: Int, _ signed: Bool) -> Int?
@_native("integer.fits")
func _integerFits(_ value: Double, _ width: Int, _ signed: Bool) -> Bool
@_native("integer.nonzeroBitCount") func _nonzeroBitCount(_ bits: Int, _ width: Int) -> Int
@_native("integer.leadingZeroBitCount")
func _leadingZeroBitCount(_ bits: Int, _ width: Int) -> Int
@_native("integer.trailingZeroBitCount")
func _trailingZeroBitCount(_ bits: Int, _ width: Int) -> Int
@_native("integer.divideFullWidth")
func _divideFullWidth(
  _ high: Int, _ low: Int, _ divisor: Int, _ width: Int, _ signed: Bool, _ isRemainder: Bool
) -> Int
func _highHalf(_ lhs: Int, _ rhs: Int, _ width: Int, _ signed: Bool) -> Int {
  width == 64 ? _multiplyHigh(lhs, rhs, signed) : (lhs &* rhs) >> width
}
@_native("integer.multiplyHigh")
func _multiplyHigh(_ lhs: Int, _ rhs: Int, _ signed: Bool) -> Int
@_native("integer.order")
func _order(_ lhs: Int, _ isSigned: Bool, _ rhs: Int, _ isOtherSigned: Bool) -> Int
@_native("integer.byteSwapped") func _byteSwapped(_ bits: Int, _ width: Int) -> Int
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
