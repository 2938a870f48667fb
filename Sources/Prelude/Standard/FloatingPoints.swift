extension PreludeLibrary {
  static let floatingPoints: [PreludeChunk] = [
    PreludeChunk(names: ["Double"], text: floatingPointText(type: "Double", row: "double")),
    PreludeChunk(names: ["Float", "Float32"], text: floatText),
    PreludeChunk(names: ["CGFloat"], text: coreGraphicsFloatText),
    PreludeChunk(names: ["Float64"], text: "typealias Float64 = Double"),
  ]

  private static var floatText: String {
    floatingPointText(type: "Float", row: "float") + "\ntypealias Float32 = Float"
  }

  private static var coreGraphicsFloatText: String {
    floatingPointText(type: "CGFloat", row: "cgfloat")
      + #"""

      extension CGFloat {
        typealias NativeType = Double
        var native: Double { _double }
      }
      extension Double {
        init(_ value: CGFloat) { self = value._double }
      }
      """#
  }

  /// The declaration of one floating-point type; `CGFloat` shares the representation of `Double`.
  private static func floatingPointText(type: String, row: String) -> String {
    #"""
    @_builtin
    struct \#(type): BinaryFloatingPoint, LosslessStringConvertible, Sendable, CVarArg {
      @_native("double.zero") init()
      init(integerLiteral value: Int) { self = \#(type)(value) }
      init(floatLiteral value: Double) { self = \#(type)(_double: value) }
      @_instruction("\#(row).fromDouble") init(_double: Double)
      @_instruction("\#(row).fromDouble") init(_ value: Double)
      @_instruction("\#(row).fromInt") init(_ value: Int)
      init?<S: StringProtocol>(_ text: S) {
        if let value = _parseDouble(String(text)) { self = \#(type)(_double: value) }
        else { return nil }
      }
      init?(_ description: String) {
        if let value = _parseDouble(description) { self = \#(type)(_double: value) }
        else { return nil }
      }
      var _double: Double { @_instruction("double.self") get }
      static var zero: \#(type) { @_native("double.zero") get }
      static var nan: \#(type) { @_native("double.nan") get }
      static var signalingNaN: \#(type) { @_native("double.signalingNaN") get }
      static var infinity: \#(type) { @_native("double.infinity") get }
      static var pi: \#(type) { @_native("double.pi") get }
      static var greatestFiniteMagnitude: \#(type) { @_native("double.greatest") get }
      static var leastNormalMagnitude: \#(type) { @_native("double.leastNormal") get }
      static var leastNonzeroMagnitude: \#(type) { @_native("double.leastNonzero") get }
      static var ulpOfOne: \#(type) { @_native("double.ulpOfOne") get }
      var ulp: \#(type) { @_native("double.ulp") get }
      var nextUp: \#(type) { @_native("double.nextUp") get }
      var sign: FloatingPointSign { _isMinus ? .minus : .plus }
      var _isMinus: Bool { @_native("double.isMinus") get }
      var isNaN: Bool { self != self }
      var magnitude: \#(type) { @_native("double.magnitude") get }
      @_instruction("\#(row).negate") static prefix func - (operand: \#(type)) -> \#(type)
      @_instruction("\#(row).add") static func + (lhs: \#(type), rhs: \#(type)) -> \#(type)
      @_instruction("\#(row).subtract") static func - (lhs: \#(type), rhs: \#(type)) -> \#(type)
      @_instruction("\#(row).multiply") static func * (lhs: \#(type), rhs: \#(type)) -> \#(type)
      @_instruction("\#(row).divide") static func / (lhs: \#(type), rhs: \#(type)) -> \#(type)
      @_instruction("double.equal") static func == (lhs: \#(type), rhs: \#(type)) -> Bool
      @_instruction("double.notEqual") static func != (lhs: \#(type), rhs: \#(type)) -> Bool
      @_instruction("double.less") static func < (lhs: \#(type), rhs: \#(type)) -> Bool
      @_instruction("double.lessOrEqual") static func <= (lhs: \#(type), rhs: \#(type)) -> Bool
      @_instruction("double.greater") static func > (lhs: \#(type), rhs: \#(type)) -> Bool
      @_instruction("double.greaterOrEqual")
      static func >= (lhs: \#(type), rhs: \#(type)) -> Bool
      static func += (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs + rhs }
      static func -= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs - rhs }
      static func *= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs * rhs }
      static func /= (lhs: inout \#(type), rhs: \#(type)) { lhs = lhs / rhs }
      @_native("double.remainder") func remainder(dividingBy other: \#(type)) -> \#(type)
      @_native("double.truncatingRemainder")
      func truncatingRemainder(dividingBy other: \#(type)) -> \#(type)
      @_instruction("double.sqrt") func squareRoot() -> \#(type)
      @_native("double.addingProduct")
      func addingProduct(_ lhs: \#(type), _ rhs: \#(type)) -> \#(type)
      func rounded(_ rule: FloatingPointRoundingRule) -> \#(type) {
        switch rule {
        case .toNearestOrAwayFromZero: return rounded()
        case .toNearestOrEven: return _rounded(1)
        case .up: return _rounded(2)
        case .down: return _rounded(3)
        case .towardZero: return _rounded(4)
        case .awayFromZero: return _rounded(5)
        }
      }
      @_native("double.round") func rounded() -> \#(type)
      @_native("double.roundBy") func _rounded(_ rule: Int) -> \#(type)
      func distance(to other: \#(type)) -> \#(type) { other - self }
      func advanced(by n: \#(type)) -> \#(type) { self + n }
      func _strided(from start: \#(type), index: Int, by stride: \#(type)) -> \#(type) {
        start.addingProduct(stride, \#(type)(index))
      }
      func hash(into hasher: inout Hasher) { hasher._combine(self == 0 ? 0 : _bits) }
      var _bits: Int { @_native("double.bits") get }
      init(bitPattern: \#(type == "Float" ? "UInt32" : "UInt64")) {
        self = \#(type)(_double: _doubleFromBits(bitPattern._bits, \#(type == "Float")))
      }
      var bitPattern: \#(type == "Float" ? "UInt32" : "UInt64") {
        \#(type == "Float" ? "UInt32(_bits: _floatBits)" : "UInt64(_bits: _bits)")
      }
      var _floatBits: Int { @_native("float.bits") get }
      init(sign: FloatingPointSign, exponent: Int, significand: \#(type)) {
        let value = _scalbn(significand._double, exponent)
        self = \#(type)(_double: sign == .minus ? -value : value)
      }
      var exponent: Int { @_native("double.exponent") get }
      var significand: \#(type) { \#(type)(_double: _scalbn(magnitude._double, -exponent)) }
      typealias Exponent = Int
      typealias RawSignificand = \#(type == "Float" ? "UInt32" : "UInt64")
      typealias RawExponent = UInt
      init(
        sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: RawSignificand
      ) {
        let exponent = RawSignificand(exponentBitPattern) << RawSignificand(\#(type).significandBitCount)
        let bits = exponent | significandBitPattern
        self.init(bitPattern: sign == .minus ? bits | ~(~0 >> 1) : bits)
      }
      static var exponentBitCount: Int { \#(type == "Float" ? 8 : 11) }
      static var significandBitCount: Int { \#(type == "Float" ? 23 : 52) }
      var exponentBitPattern: UInt {
        UInt(_bits: (bitPattern._bits >> \#(type == "Float" ? 23 : 52)) & \#(type == "Float" ? "0xFF" : "0x7FF"))
      }
      var significandBitPattern: \#(type == "Float" ? "UInt32" : "UInt64") {
        bitPattern & \#(type == "Float" ? "0x7F_FFFF" : "0xF_FFFF_FFFF_FFFF")
      }
      var binade: \#(type) {
        if !isFinite { return .nan }
        if isZero { return self }
        return \#(type)(_double: _scalbn(sign == .minus ? -1 : 1, exponent))
      }
      var significandWidth: Int {
        if !isFinite || isZero { return -1 }
        let bits = significandBitPattern
        if isSubnormal { return bits.bitWidth - bits.leadingZeroBitCount - bits.trailingZeroBitCount - 1 }
        return bits == 0 ? 0 : \#(type).significandBitCount - bits.trailingZeroBitCount
      }
      var description: String { @_native("double.description") get }
      var debugDescription: String { description }
    }
    """#
  }

  static let floatingPointPrimitives = PreludeChunk(
    names: ["_parseDouble", "_doubleFromBits", "_scalbn"],
    text: #"""
      @_native("double.parse") func _parseDouble(_ text: String) -> Double?
      @_native("double.fromBits") func _doubleFromBits(_ bits: Int, _ isFloat: Bool) -> Double
      @_native("double.scale") func _scalbn(_ value: Double, _ exponent: Int) -> Double
      """#)
}
