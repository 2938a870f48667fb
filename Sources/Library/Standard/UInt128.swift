/// An unsigned number of 128 bits: two words.
@frozen
struct UInt128: FixedWidthInteger, UnsignedInteger, Sendable, _ExpressibleByBuiltinIntegerLiteral {
  let _high: UInt64
  let _low: UInt64

  init() { self.init(_high: 0, _low: 0) }
  init(_high: UInt64, _low: UInt64) {
    self._high = _high
    self._low = _low
  }
  init(integerLiteral value: Int) {
    if value < 0 { _fault("Negative value is not representable") }
    self.init(_high: 0, _low: UInt64(_bits: value))
  }
  init(_bits: Int) { self.init(_high: 0, _low: UInt64(_bits: _bits)) }
  init(_rounding: Double) {
    let high = (_rounding / 18446744073709551616.0).rounded(.down)
    self.init(_high: UInt64(high), _low: UInt64(_rounding - high * 18446744073709551616.0))
  }
  init<T: BinaryInteger>(_ source: T) {
    let bits = source._bits
    if T.isSigned && bits < 0 { _fault("Negative value is not representable") }
    self.init(_high: 0, _low: UInt64(_bits: bits))
  }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    let bits = source._bits
    self.init(_high: T.isSigned && bits < 0 ? UInt64.max : 0, _low: UInt64(_bits: bits))
  }
  init(_ source: UInt128) { self = source }
  init(_ source: Int128) {
    if source < 0 { _fault("Negative value is not representable") }
    self = UInt128(bitPattern: source)
  }
  init(truncatingIfNeeded source: UInt128) { self = source }
  init(truncatingIfNeeded source: Int128) { self = UInt128(bitPattern: source) }
  init(bitPattern source: Int128) {
    self.init(_high: UInt64(bitPattern: source._high), _low: source._low)
  }

  var _bits: Int { _low._bits }
  static var bitWidth: Int { 128 }
  static var max: UInt128 { UInt128(_high: UInt64.max, _low: UInt64.max) }
  static var min: UInt128 { UInt128() }
  static var zero: UInt128 { UInt128() }
  static var isSigned: Bool { false }
  var magnitude: UInt128 { self }

  static func + (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let sum = lhs &+ rhs
    if sum < lhs { _fault("arithmetic overflow") }
    return sum
  }
  static func - (lhs: UInt128, rhs: UInt128) -> UInt128 {
    if lhs < rhs { _fault("arithmetic overflow") }
    return lhs &- rhs
  }
  static func * (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let (value, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    if overflow { _fault("arithmetic overflow") }
    return value
  }
  static func / (lhs: UInt128, rhs: UInt128) -> UInt128 {
    if rhs == UInt128() { _fault("Division by zero") }
    return lhs._divided(by: rhs).quotient
  }
  static func % (lhs: UInt128, rhs: UInt128) -> UInt128 {
    if rhs == UInt128() { _fault("Division by zero in remainder operation") }
    return lhs._divided(by: rhs).remainder
  }
  static func &+ (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let low = lhs._low &+ rhs._low
    return UInt128(_high: lhs._high &+ rhs._high &+ (low < lhs._low ? 1 : 0), _low: low)
  }
  static func &- (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(
      _high: lhs._high &- rhs._high &- (lhs._low < rhs._low ? 1 : 0), _low: lhs._low &- rhs._low)
  }
  static func &* (lhs: UInt128, rhs: UInt128) -> UInt128 {
    let low = lhs._low.multipliedFullWidth(by: rhs._low)
    return UInt128(
      _high: low.high &+ lhs._high &* rhs._low &+ lhs._low &* rhs._high, _low: low.low)
  }
  static prefix func ~ (x: UInt128) -> UInt128 { UInt128(_high: ~x._high, _low: ~x._low) }
  static func & (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high & rhs._high, _low: lhs._low & rhs._low)
  }
  static func | (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high | rhs._high, _low: lhs._low | rhs._low)
  }
  static func ^ (lhs: UInt128, rhs: UInt128) -> UInt128 {
    UInt128(_high: lhs._high ^ rhs._high, _low: lhs._low ^ rhs._low)
  }
  static func << <RHS: BinaryInteger>(lhs: UInt128, rhs: RHS) -> UInt128 {
    lhs._shiftedLeft(by: rhs._bits)
  }
  static func >> <RHS: BinaryInteger>(lhs: UInt128, rhs: RHS) -> UInt128 {
    lhs._shiftedLeft(by: 0 - rhs._bits)
  }
  static func << (lhs: UInt128, rhs: Int) -> UInt128 { lhs._shiftedLeft(by: rhs) }
  static func >> (lhs: UInt128, rhs: Int) -> UInt128 { lhs._shiftedLeft(by: 0 - rhs) }
  func _shiftedLeft(by count: Int) -> UInt128 {
    if count <= -128 || count >= 128 { return UInt128() }
    if count >= 64 { return UInt128(_high: _low << (count - 64), _low: 0) }
    if count > 0 {
      return UInt128(_high: _high << count | _low >> (64 - count), _low: _low << count)
    }
    if count == 0 { return self }
    if count <= -64 { return UInt128(_high: 0, _low: _high >> (-64 - count)) }
    return UInt128(_high: _high >> (0 - count), _low: _low >> (0 - count) | _high << (64 + count))
  }
  static func == (lhs: UInt128, rhs: UInt128) -> Bool {
    lhs._high == rhs._high && lhs._low == rhs._low
  }
  static func != (lhs: UInt128, rhs: UInt128) -> Bool { !(lhs == rhs) }
  static func < (lhs: UInt128, rhs: UInt128) -> Bool {
    lhs._high == rhs._high ? lhs._low < rhs._low : lhs._high < rhs._high
  }
  static func <= (lhs: UInt128, rhs: UInt128) -> Bool { !(rhs < lhs) }
  static func > (lhs: UInt128, rhs: UInt128) -> Bool { rhs < lhs }
  static func >= (lhs: UInt128, rhs: UInt128) -> Bool { !(lhs < rhs) }
  static func += (lhs: inout UInt128, rhs: UInt128) { lhs = lhs + rhs }
  static func -= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs - rhs }
  static func *= (lhs: inout UInt128, rhs: UInt128) { lhs = lhs * rhs }
  func distance(to other: UInt128) -> Int { (other &- self)._bits }
  func advanced(by n: Int) -> UInt128 { self &+ UInt128(truncatingIfNeeded: n) }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_high)
    hasher.combine(_low)
  }
  func quotientAndRemainder(
    dividingBy rhs: UInt128
  ) -> (quotient: UInt128, remainder: UInt128) { _divided(by: rhs) }
  func isMultiple(of other: UInt128) -> Bool { self % other == UInt128() }
  func signum() -> UInt128 { UInt128(_bits: self == UInt128() ? 0 : 1) }
  func addingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    let sum = self &+ rhs
    return (partialValue: sum, overflow: sum < self)
  }
  func subtractingReportingOverflow(_ rhs: UInt128) -> (partialValue: UInt128, overflow: Bool) {
    (partialValue: self &- rhs, overflow: self < rhs)
  }
  func multipliedReportingOverflow(
    by rhs: UInt128
  ) -> (partialValue: UInt128, overflow: Bool) {
    let product = multipliedFullWidth(by: rhs)
    return (partialValue: product.low, overflow: product.high != UInt128())
  }
  func multipliedFullWidth(by other: UInt128) -> (high: UInt128, low: UInt128) {
    let low = UInt128(_low.multipliedFullWidth(by: other._low))
    let left = UInt128(_low.multipliedFullWidth(by: other._high))
    let right = UInt128(_high.multipliedFullWidth(by: other._low))
    let high = UInt128(_high.multipliedFullWidth(by: other._high))
    let middle =
      UInt128(_high: 0, _low: low._high) &+ UInt128(_high: 0, _low: left._low)
      &+ UInt128(_high: 0, _low: right._low)
    return (
      high: high &+ UInt128(_high: 0, _low: left._high) &+ UInt128(_high: 0, _low: right._high)
        &+ UInt128(_high: 0, _low: middle._high),
      low: UInt128(_high: middle._low, _low: low._low)
    )
  }
  private init(_ parts: (high: UInt64, low: UInt64)) {
    self.init(_high: parts.high, _low: parts.low)
  }
  func dividingFullWidth(
    _ dividend: (high: UInt128, low: UInt128)
  ) -> (quotient: UInt128, remainder: UInt128) {
    var quotient = UInt128()
    var rest = dividend.high
    for place in 0..<128 {
      let carries = rest._high >> 63 == 1
      rest = rest << 1 | (dividend.low >> (127 - place) & UInt128(_bits: 1))
      quotient = quotient << 1
      if carries || rest >= self {
        rest = rest &- self
        quotient = quotient | UInt128(_bits: 1)
      }
    }
    return (quotient: quotient, remainder: rest)
  }
  func _divided(by divisor: UInt128) -> (quotient: UInt128, remainder: UInt128) {
    if _high == 0 && divisor._high == 0 {
      return (
        quotient: UInt128(_high: 0, _low: _low / divisor._low),
        remainder: UInt128(_high: 0, _low: _low % divisor._low)
      )
    }
    if divisor._high == 0 {
      let first = _high % divisor._low
      let (low, rest) = divisor._low.dividingFullWidth((high: first, low: _low))
      return (
        quotient: UInt128(_high: _high / divisor._low, _low: low),
        remainder: UInt128(_high: 0, _low: rest)
      )
    }
    return divisor.dividingFullWidth((high: UInt128(), low: self))
  }
  var nonzeroBitCount: Int { _high.nonzeroBitCount + _low.nonzeroBitCount }
  var leadingZeroBitCount: Int {
    _high == 0 ? 64 + _low.leadingZeroBitCount : _high.leadingZeroBitCount
  }
  var trailingZeroBitCount: Int {
    _low == 0 ? 64 + _high.trailingZeroBitCount : _low.trailingZeroBitCount
  }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    var value = UInt128()
    var isEmpty = true
    for character in text {
      if character == "+" && isEmpty && text.count > 1 { continue }
      guard let digit = Int(String(character), radix: radix) else { return nil }
      let (product, isOver) = value.multipliedReportingOverflow(by: UInt128(_bits: radix))
      let (sum, isOverToo) = product.addingReportingOverflow(UInt128(_bits: digit))
      if isOver || isOverToo { return nil }
      value = sum
      isEmpty = false
    }
    if isEmpty { return nil }
    self = value
  }
  init?(_ description: String) {
    guard let value = UInt128(description, radix: 10) else { return nil }
    self = value
  }
  var description: String {
    if _high == 0 { return _low.description }
    let (quotient, rest) = _divided(by: UInt128(_high: 0, _low: 10_000_000_000_000_000_000))
    let digits = rest._low.description
    return quotient.description + String(repeating: "0", count: 19 - digits.count) + digits
  }
}
