extension PreludeLibrary {
  static let integers: [PreludeChunk] = [
    integer("Int", magnitude: "UInt", width: 64, isSigned: true),
    integer("UInt", magnitude: "UInt", width: 64, isSigned: false),
    integer("Int8", magnitude: "UInt8", width: 8, isSigned: true),
    integer("UInt8", magnitude: "UInt8", width: 8, isSigned: false),
    integer("Int16", magnitude: "UInt16", width: 16, isSigned: true),
    integer("UInt16", magnitude: "UInt16", width: 16, isSigned: false),
    integer("Int32", magnitude: "UInt32", width: 32, isSigned: true),
    integer("UInt32", magnitude: "UInt32", width: 32, isSigned: false),
    integer("Int64", magnitude: "UInt64", width: 64, isSigned: true),
    integer("UInt64", magnitude: "UInt64", width: 64, isSigned: false),
  ]

  private static func integer(
    _ name: String, magnitude: String, width: Int, isSigned: Bool
  ) -> PreludeChunk {
    PreludeChunk(
      names: [name],
      text: integerText(
        type: name, row: name.lowercased(), magnitude: magnitude, width: width, isSigned: isSigned)
    )
  }

  /// The declaration of one integer type; all are alike but for the prefix of their instructions.
  private static func integerText(
    type: String, row: String, magnitude: String, width: Int, isSigned: Bool
  ) -> String {
    let signed = #"""
        var magnitude: \#(magnitude) { @_native("integer.magnitude") get }
        @_instruction("\#(row).negate") static prefix func - (operand: \#(type)) -> \#(type)
        mutating func negate() { self = -self }
      """#
    let fromDouble = type == "Int" ? "int.fromDouble" : "integer.fromDouble"
    let fromInt =
      type == "Int" ? "" : #"@_instruction("\#(row).fromInt") init(_ source: Int)"#
    let fromScalar =
      type == "UInt8"
      ? """

          init(ascii v: Unicode.Scalar) {
            if v.value > 127 { _fault("Code point value does not fit into ASCII") }
            self = UInt8(_bits: v.value._bits)
          }
      """ : ""
    let counterpart = isSigned ? magnitude : String(type.dropFirst())
    return #"""
      @_builtin
      struct \#(type): FixedWidthInteger, \#(isSigned ? "SignedInteger" : "UnsignedInteger"),
        Sendable, CVarArg
      {
        @_native("integer.zero") init()
        init(integerLiteral value: Int) { self = \#(type)(_bits: value) }
        @_instruction("\#(row).truncate") init(_bits: Int)
        @_native("\#(fromDouble)") init(_rounding: Double)
        @_native("\#(fromDouble)") init(_ source: Double)
        \#(fromInt)\#(fromScalar)
        init(bitPattern: \#(counterpart)) { self = \#(type)(_bits: bitPattern._bits) }
        var _bits: Int { @_instruction("int.self") get }
        static var bitWidth: Int { \#(width) }
        static var max: \#(type) { @_native("integer.max") get }
        static var min: \#(type) { @_native("integer.min") get }
        static var zero: \#(type) { @_native("integer.zero") get }
        static var isSigned: Bool { \#(isSigned) }
      \#(isSigned ? signed : "")
        @_instruction("\#(row).add") static func + (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).subtract") static func - (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).multiply") static func * (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).divide") static func / (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).remainder") static func % (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("int.bitAnd") static func & (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("int.bitOr") static func | (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("int.bitXor") static func ^ (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).bitNot") static prefix func ~ (x: \#(type)) -> \#(type)
        @_instruction("\#(row).wrappingAdd")
        static func &+ (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).wrappingSubtract")
        static func &- (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("\#(row).wrappingMultiply")
        static func &* (lhs: \#(type), rhs: \#(type)) -> \#(type)
        @_instruction("int.shl") static func << (lhs: \#(type), rhs: Int) -> \#(type)
        @_instruction("int.shr") static func >> (lhs: \#(type), rhs: Int) -> \#(type)
        @_instruction("int.equal") static func == (lhs: \#(type), rhs: \#(type)) -> Bool
        @_instruction("int.notEqual") static func != (lhs: \#(type), rhs: \#(type)) -> Bool
        @_instruction("\#(row).less") static func < (lhs: \#(type), rhs: \#(type)) -> Bool
        @_instruction("\#(row).lessOrEqual") static func <= (lhs: \#(type), rhs: \#(type)) -> Bool
        @_instruction("\#(row).greater") static func > (lhs: \#(type), rhs: \#(type)) -> Bool
        @_instruction("\#(row).greaterOrEqual")
        static func >= (lhs: \#(type), rhs: \#(type)) -> Bool
        static func += (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs + rhs }
        static func -= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs - rhs }
        static func *= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs * rhs }
        static func /= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs / rhs }
        static func %= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs % rhs }
        func distance(to other: \#(type)) -> Int { other._bits &- _bits }
        func advanced(by n: Int) -> \#(type) { \#(type)(_bits &+ n) }
        func hash(into hasher: inout Hasher) { hasher._combine(_bits) }
        func multipliedFullWidth(by other: \#(type)) -> (high: \#(type), low: \#(magnitude)) {
      \#(multipliedFullWidth(type: type, magnitude: magnitude, width: width, isSigned: isSigned))
        }
        func dividingFullWidth(
          _ dividend: (high: \#(type), low: \#(magnitude))
        ) -> (quotient: \#(type), remainder: \#(type)) {
          let (high, low) = (dividend.high._bits, dividend.low._bits)
          return (
            quotient: \#(type)(
              _bits: _divideFullWidth(high, low, _bits, \#(width), \#(isSigned), false)),
            remainder: \#(type)(
              _bits: _divideFullWidth(high, low, _bits, \#(width), \#(isSigned), true))
          )
        }
        var description: String { @_native("integer.description") get }
      }
      """#
  }

  private static func multipliedFullWidth(
    type: String, magnitude: String, width: Int, isSigned: Bool
  ) -> String {
    guard width == 64 else {
      return """
            let product = _bits * other._bits
            return (high: \(type)(_bits: product >> \(width)), low: \(magnitude)(_bits: product))
        """
    }
    return """
          let high = _multiplyHigh(_bits, other._bits, \(isSigned))
          return (high: \(type)(_bits: high), low: \(magnitude)(_bits: _bits &* other._bits))
      """
  }
}
