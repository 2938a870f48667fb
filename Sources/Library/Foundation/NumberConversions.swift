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
extension Int {
  init(truncating number: NSNumber) {
    self = Int(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = Int(exactly: number._bits) else { return nil }
    self = value
  }
}
extension Int8 {
  init(truncating number: NSNumber) {
    self = Int8(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = Int8(exactly: number._bits) else { return nil }
    self = value
  }
}
extension Int16 {
  init(truncating number: NSNumber) {
    self = Int16(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = Int16(exactly: number._bits) else { return nil }
    self = value
  }
}
extension Int32 {
  init(truncating number: NSNumber) {
    self = Int32(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = Int32(exactly: number._bits) else { return nil }
    self = value
  }
}
extension Int64 {
  init(truncating number: NSNumber) {
    self = Int64(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = Int64(exactly: number._bits) else { return nil }
    self = value
  }
}
extension UInt {
  init(truncating number: NSNumber) {
    self = UInt(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = UInt(exactly: number._bits) else { return nil }
    self = value
  }
}
extension UInt8 {
  init(truncating number: NSNumber) {
    self = UInt8(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = UInt8(exactly: number._bits) else { return nil }
    self = value
  }
}
extension UInt16 {
  init(truncating number: NSNumber) {
    self = UInt16(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = UInt16(exactly: number._bits) else { return nil }
    self = value
  }
}
extension UInt32 {
  init(truncating number: NSNumber) {
    self = UInt32(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = UInt32(exactly: number._bits) else { return nil }
    self = value
  }
}
extension UInt64 {
  init(truncating number: NSNumber) {
    self = UInt64(truncatingIfNeeded: number._bits)
  }
  init?(exactly number: NSNumber) {
    guard number._isWhole, let value = UInt64(exactly: number._bits) else { return nil }
    self = value
  }
}
extension Double {
  init(truncating number: NSNumber) {
    self = Double(number.doubleValue)
  }
  init?(exactly number: NSNumber) {
    let value = Double(number.doubleValue)
    self = value
  }
}
extension Float {
  init(truncating number: NSNumber) {
    self = Float(number.doubleValue)
  }
  init?(exactly number: NSNumber) {
    let value = Float(number.doubleValue)
    self = value
  }
}
extension CGFloat {
  init(truncating number: NSNumber) {
    self = CGFloat(number.doubleValue)
  }
  init?(exactly number: NSNumber) {
    let value = CGFloat(number.doubleValue)
    self = value
  }
}
