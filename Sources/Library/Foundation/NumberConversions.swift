// Conversions from `NSNumber`. Literals can become one without a mention of the type.
//
// Loads with: NSNumber
// Loads by member

extension Bool {
  init(truncating number: NSNumber) { self = number.boolValue }
  init?(exactly number: NSNumber) {
    if number.doubleValue != 0 && number.doubleValue != 1 { return nil }
    self = number.boolValue
  }
}
protocol _IntegerOfNumber: FixedWidthInteger {}
extension _IntegerOfNumber {
  init(truncating number: NSNumber) { self.init(truncatingIfNeeded: number._bits) }
  init?(exactly number: NSNumber) {
    if !number._isWhole { return nil }
    self.init(exactly: number._bits)
  }
}
extension Int: _IntegerOfNumber {}
extension Int8: _IntegerOfNumber {}
extension Int16: _IntegerOfNumber {}
extension Int32: _IntegerOfNumber {}
extension Int64: _IntegerOfNumber {}
extension UInt: _IntegerOfNumber {}
extension UInt8: _IntegerOfNumber {}
extension UInt16: _IntegerOfNumber {}
extension UInt32: _IntegerOfNumber {}
extension UInt64: _IntegerOfNumber {}
protocol _FloatOfNumber: BinaryFloatingPoint {}
extension _FloatOfNumber {
  init(truncating number: NSNumber) { self.init(number.doubleValue) }
  init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}
extension Double: _FloatOfNumber {}
extension Float: _FloatOfNumber {}
extension CGFloat: _FloatOfNumber {}
