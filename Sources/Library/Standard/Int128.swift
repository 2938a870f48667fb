/// A signed number of 128 bits in two's complement: two words.
@frozen
struct Int128: FixedWidthInteger, SignedInteger, Sendable, _ExpressibleByBuiltinIntegerLiteral {
  let _high: Int64
  let _low: UInt64

  init() { self.init(_high: 0, _low: 0) }
  init(_high: Int64, _low: UInt64) {
    self._high = _high
    self._low = _low
  }
  init(integerLiteral value: Int) { self.init(_bits: value) }
  init(_bits: Int) { self.init(_high: _bits < 0 ? -1 : 0, _low: UInt64(_bits: _bits)) }
  init(_rounding: Double) {
    let magnitude = UInt128(_rounding: _rounding < 0 ? 0 - _rounding : _rounding)
    self = _rounding < 0 ? 0 &- Int128(bitPattern: magnitude) : Int128(bitPattern: magnitude)
  }
  init<T: BinaryInteger>(_ source: T) { self.init(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    let bits = source._bits
    self.init(_high: T.isSigned && bits < 0 ? -1 : 0, _low: UInt64(_bits: bits))
  }
  init(_ source: Int128) { self = source }
  init(_ source: UInt128) {
    self = Int128(bitPattern: source)
    if _high < 0 { _fault("Not enough bits to represent the passed value") }
  }
  init(truncatingIfNeeded source: Int128) { self = source }
  init(truncatingIfNeeded source: UInt128) { self = Int128(bitPattern: source) }
  init(bitPattern source: UInt128) {
    self.init(_high: Int64(bitPattern: source._high), _low: source._low)
  }

  var _bits: Int { _low._bits }
  static var bitWidth: Int { 128 }
  static var max: Int128 { Int128(_high: Int64.max, _low: UInt64.max) }
  static var min: Int128 { Int128(_high: Int64.min, _low: 0) }
  static var zero: Int128 { Int128() }
  static var isSigned: Bool { true }
  var magnitude: UInt128 { UInt128(bitPattern: _high < 0 ? Int128() &- self : self) }

  static func + (lhs: Int128, rhs: Int128) -> Int128 {
    let (value, overflow) = lhs.addingReportingOverflow(rhs)
    if overflow { _fault("arithmetic overflow") }
    return value
  }
  static func - (lhs: Int128, rhs: Int128) -> Int128 {
    let (value, overflow) = lhs.subtractingReportingOverflow(rhs)
    if overflow { _fault("arithmetic overflow") }
    return value
  }
  static prefix func - (x: Int128) -> Int128 { Int128() - x }
  static func * (lhs: Int128, rhs: Int128) -> Int128 {
    let (value, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    if overflow { _fault("arithmetic overflow") }
    return value
  }
  static func / (lhs: Int128, rhs: Int128) -> Int128 {
    if rhs == Int128() { _fault("Division by zero") }
    let quotient = Int128(bitPattern: lhs.magnitude._divided(by: rhs.magnitude).quotient)
    if (lhs._high < 0) != (rhs._high < 0) { return Int128() &- quotient }
    if quotient._high < 0 { _fault("arithmetic overflow") }
    return quotient
  }
  static func % (lhs: Int128, rhs: Int128) -> Int128 {
    if rhs == Int128() { _fault("Division by zero in remainder operation") }
    let rest = Int128(bitPattern: lhs.magnitude._divided(by: rhs.magnitude).remainder)
    return lhs._high < 0 ? Int128() &- rest : rest
  }
  static func &+ (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(bitPattern: UInt128(bitPattern: lhs) &+ UInt128(bitPattern: rhs))
  }
  static func &- (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(bitPattern: UInt128(bitPattern: lhs) &- UInt128(bitPattern: rhs))
  }
  static func &* (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(bitPattern: UInt128(bitPattern: lhs) &* UInt128(bitPattern: rhs))
  }
  static prefix func ~ (x: Int128) -> Int128 { Int128(_high: ~x._high, _low: ~x._low) }
  static func & (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(_high: lhs._high & rhs._high, _low: lhs._low & rhs._low)
  }
  static func | (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(_high: lhs._high | rhs._high, _low: lhs._low | rhs._low)
  }
  static func ^ (lhs: Int128, rhs: Int128) -> Int128 {
    Int128(_high: lhs._high ^ rhs._high, _low: lhs._low ^ rhs._low)
  }
  static func << <RHS: BinaryInteger>(lhs: Int128, rhs: RHS) -> Int128 {
    lhs._shiftedLeft(by: rhs._bits)
  }
  static func >> <RHS: BinaryInteger>(lhs: Int128, rhs: RHS) -> Int128 {
    lhs._shiftedLeft(by: 0 - rhs._bits)
  }
  static func << (lhs: Int128, rhs: Int) -> Int128 { lhs._shiftedLeft(by: rhs) }
  static func >> (lhs: Int128, rhs: Int) -> Int128 { lhs._shiftedLeft(by: 0 - rhs) }
  func _shiftedLeft(by count: Int) -> Int128 {
    let bits = UInt128(bitPattern: self)
    if count >= 0 { return Int128(bitPattern: bits << count) }
    // The places that become free on the left have the sign.
    return Int128(bitPattern: _high < 0 ? ~(~bits >> (0 - count)) : bits >> (0 - count))
  }
  static func == (lhs: Int128, rhs: Int128) -> Bool {
    lhs._high == rhs._high && lhs._low == rhs._low
  }
  static func != (lhs: Int128, rhs: Int128) -> Bool { !(lhs == rhs) }
  static func < (lhs: Int128, rhs: Int128) -> Bool {
    lhs._high == rhs._high ? lhs._low < rhs._low : lhs._high < rhs._high
  }
  static func <= (lhs: Int128, rhs: Int128) -> Bool { !(rhs < lhs) }
  static func > (lhs: Int128, rhs: Int128) -> Bool { rhs < lhs }
  static func >= (lhs: Int128, rhs: Int128) -> Bool { !(lhs < rhs) }
  static func += (lhs: inout Int128, rhs: Int128) { lhs = lhs + rhs }
  static func -= (lhs: inout Int128, rhs: Int128) { lhs = lhs - rhs }
  static func *= (lhs: inout Int128, rhs: Int128) { lhs = lhs * rhs }
  func distance(to other: Int128) -> Int { (other &- self)._bits }
  func advanced(by n: Int) -> Int128 { self &+ Int128(_bits: n) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_high)
    hasher.combine(_low)
  }
  func quotientAndRemainder(dividingBy rhs: Int128) -> (quotient: Int128, remainder: Int128) {
    (quotient: self / rhs, remainder: self % rhs)
  }
  func isMultiple(of other: Int128) -> Bool {
    other == Int128() ? self == other : magnitude % other.magnitude == UInt128()
  }
  func signum() -> Int128 { Int128(_bits: _high < 0 ? -1 : self == Int128() ? 0 : 1) }
  func addingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let sum = self &+ rhs
    return (partialValue: sum, overflow: (rhs._high < 0) != (sum < self))
  }
  func subtractingReportingOverflow(_ rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let difference = self &- rhs
    return (partialValue: difference, overflow: (rhs._high < 0) != (difference > self))
  }
  func multipliedReportingOverflow(by rhs: Int128) -> (partialValue: Int128, overflow: Bool) {
    let (value, isOver) = magnitude.multipliedReportingOverflow(by: rhs.magnitude)
    let isNegative = (_high < 0) != (rhs._high < 0) && value != UInt128()
    let product = self &* rhs
    return (partialValue: product, overflow: isOver || (product._high < 0) != isNegative)
  }
  func multipliedFullWidth(by other: Int128) -> (high: Int128, low: UInt128) {
    let (high, low) = magnitude.multipliedFullWidth(by: other.magnitude)
    guard (_high < 0) != (other._high < 0) else {
      return (high: Int128(bitPattern: high), low: low)
    }
    let isZero = low == UInt128()
    return (
      high: Int128(bitPattern: ~high &+ UInt128(_bits: isZero ? 1 : 0)), low: UInt128() &- low
    )
  }
  func dividingFullWidth(
    _ dividend: (high: Int128, low: UInt128)
  ) -> (quotient: Int128, remainder: Int128) {
    let isNegative = dividend.high._high < 0
    let low = isNegative ? UInt128() &- dividend.low : dividend.low
    let bits = UInt128(bitPattern: dividend.high)
    let high = isNegative ? ~bits &+ UInt128(_bits: low == UInt128() ? 1 : 0) : bits
    let (quotient, rest) = magnitude.dividingFullWidth((high: high, low: low))
    let signed = Int128(bitPattern: quotient)
    return (
      quotient: isNegative != (_high < 0) ? Int128() &- signed : signed,
      remainder: isNegative ? Int128() &- Int128(bitPattern: rest) : Int128(bitPattern: rest)
    )
  }
  var nonzeroBitCount: Int { _high.nonzeroBitCount + _low.nonzeroBitCount }
  var leadingZeroBitCount: Int { UInt128(bitPattern: self).leadingZeroBitCount }
  var trailingZeroBitCount: Int { UInt128(bitPattern: self).trailingZeroBitCount }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : String(text)
    guard !isNegative || !digits.hasPrefix("+"), let value = UInt128(digits, radix: radix) else {
      return nil
    }
    let signed = Int128(bitPattern: value)
    self = isNegative ? Int128() &- signed : signed
    if value != UInt128() && isNegative != (_high < 0) { return nil }
  }
  init?(_ description: String) {
    guard let value = Int128(description, radix: 10) else { return nil }
    self = value
  }
  var description: String { (_high < 0 ? "-" : "") + magnitude.description }
}
