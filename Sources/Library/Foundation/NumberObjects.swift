// `NSNumber` and conversions to and from it.

class NSNumber: NSObject, _ValueObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// The value of an integer, which may not fit into a `Double`.
  let _whole: Int?
  let _isUnsigned: Bool
  let _text: String
  let doubleValue: Double
  required convenience init(integerLiteral value: Int) { self.init(value: value) }
  required convenience init(floatLiteral value: Double) { self.init(value: value) }
  required convenience init(booleanLiteral value: Bool) { self.init(value: value) }
  init(value: Int) {
    _whole = value
    _isUnsigned = false
    _text = "\(value)"
    doubleValue = Double(value)
  }
  init(value: Double) {
    _whole = nil
    _isUnsigned = false
    _text = "\(value)"
    doubleValue = value
  }
  init(value: Bool) {
    _whole = value ? 1 : 0
    _isUnsigned = false
    _text = value ? "1" : "0"
    doubleValue = value ? 1 : 0
  }
  init(value: Float) {
    _whole = nil
    _isUnsigned = false
    _text = "\(value)"
    doubleValue = Double(value)
  }
  init(value: UInt64) {
    _whole = Int(bitPattern: UInt(value))
    _isUnsigned = true
    _text = "\(value)"
    doubleValue = Double(value)
  }
  convenience init(value: Int8) { self.init(value: Int(value)) }
  convenience init(value: Int16) { self.init(value: Int(value)) }
  convenience init(value: Int32) { self.init(value: Int(value)) }
  convenience init(value: Int64) { self.init(value: Int(value)) }
  convenience init(value: UInt8) { self.init(value: Int(value)) }
  convenience init(value: UInt16) { self.init(value: Int(value)) }
  convenience init(value: UInt32) { self.init(value: Int(value)) }
  convenience init(value: UInt) { self.init(value: UInt64(value)) }
  override var description: String { stringValue }
  override var hash: Int { doubleValue.hashValue }
  override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSNumber {
      if let left = _whole, let right = other._whole { return left == right }
      return doubleValue == other.doubleValue
    }
    if let number = object as? Double { return doubleValue == number }
    if let number = object as? Int { return doubleValue == Double(number) }
    return false
  }
  func isEqual(to number: NSNumber) -> Bool { isEqual(number) }
  func compare(_ other: NSNumber) -> ComparisonResult {
    if let left = _whole, let right = other._whole, !_isUnsigned, !other._isUnsigned {
      return left < right
        ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
    return doubleValue < other.doubleValue
      ? .orderedAscending
      : doubleValue == other.doubleValue ? .orderedSame : .orderedDescending
  }
  var _isWhole: Bool { _whole != nil || doubleValue == doubleValue.rounded() }
  /// The lowest 64 bits of the integral part.
  var _bits: Int {
    if let whole = _whole { return whole }
    let whole = doubleValue.rounded(.towardZero)
    return whole.isNaN ? 0 : whole >= 9.3e18 ? Int.max : whole <= -9.3e18 ? Int.min : Int(whole)
  }
  var intValue: Int { _bits }
  var int8Value: Int8 { Int8(truncatingIfNeeded: _bits) }
  var int16Value: Int16 { Int16(truncatingIfNeeded: _bits) }
  var int32Value: Int32 { Int32(truncatingIfNeeded: _bits) }
  var int64Value: Int64 { Int64(_bits) }
  var uintValue: UInt { UInt(bitPattern: _bits) }
  var uint8Value: UInt8 { UInt8(truncatingIfNeeded: _bits) }
  var uint16Value: UInt16 { UInt16(truncatingIfNeeded: _bits) }
  var uint32Value: UInt32 { UInt32(truncatingIfNeeded: _bits) }
  var uint64Value: UInt64 { UInt64(truncatingIfNeeded: _bits) }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var decimalValue: Decimal { _whole == nil ? Decimal(doubleValue) : Decimal(string: _text)! }
  var stringValue: String { _text }
  func description(withLocale locale: Any?) -> String { _text }
}
