// Conversions of numbers of 128 bits to others.
//
// Loads with: Int128, UInt128

extension BinaryInteger {
  init?(exactly source: Int128) {
    let value = Self(_bits: source._bits)
    guard Int128(truncatingIfNeeded: value) == source else { return nil }
    self = value
  }
  init?(exactly source: UInt128) {
    let value = Self(_bits: source._bits)
    guard value >= 0, UInt128(truncatingIfNeeded: value) == source else { return nil }
    self = value
  }
  init(_ source: Int128) {
    guard let value = Self(exactly: source) else {
      _fault("Not enough bits to represent the passed value")
    }
    self = value
  }
  init(_ source: UInt128) {
    guard let value = Self(exactly: source) else {
      _fault("Not enough bits to represent the passed value")
    }
    self = value
  }
}
extension FixedWidthInteger {
  init(clamping source: Int128) {
    self = Self(exactly: source) ?? (source < 0 ? Self.min : Self.max)
  }
  init(clamping source: UInt128) { self = Self(exactly: source) ?? Self.max }
}
extension Double {
  init(_ source: UInt128) {
    self = Double(source._high) * 18446744073709551616.0 + Double(source._low)
  }
  init(_ source: Int128) {
    self = source < 0 ? 0 - Double(source.magnitude) : Double(source.magnitude)
  }
}
extension String {
  init(_ source: Int128) { self = source.description }
  init(_ source: UInt128) { self = source.description }
}
