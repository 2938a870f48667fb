// Loads with: UInt8

extension UInt8 {
  init(ascii v: Unicode.Scalar) {
    if v.value > 127 { _fault("Code point value does not fit into ASCII") }
    self = UInt8(_bits: v.value._bits)
  }
}
