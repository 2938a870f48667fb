extension PreludeLibrary {
  static let additiveArithmetic = PreludeChunk(
    names: ["AdditiveArithmetic", "Numeric", "SignedNumeric"],
    text: #"""
      protocol AdditiveArithmetic: Equatable {
        static var zero: Self { get }
        static func + (lhs: Self, rhs: Self) -> Self
        static func += (lhs: inout Self, rhs: Self)
        static func - (lhs: Self, rhs: Self) -> Self
        static func -= (lhs: inout Self, rhs: Self)
      }
      extension AdditiveArithmetic {
        static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
        static prefix func + (x: Self) -> Self { x }
      }
      extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
        static var zero: Self { 0 }
      }
      protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
        associatedtype Magnitude: Comparable, Numeric
        init?<T: BinaryInteger>(exactly source: T)
        var magnitude: Magnitude { get }
        static func * (lhs: Self, rhs: Self) -> Self
        static func *= (lhs: inout Self, rhs: Self)
      }
      extension Numeric {
        static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      }
      protocol SignedNumeric: Numeric {
        static prefix func - (operand: Self) -> Self
        mutating func negate()
      }
      extension SignedNumeric {
        static prefix func - (operand: Self) -> Self { 0 - operand }
        mutating func negate() { self = -self }
      }
      """#)

  static let strideable = PreludeChunk(
    names: ["Strideable"],
    text: #"""
      protocol Strideable<Stride>: Comparable {
        associatedtype Stride: SignedNumeric, Comparable
        func distance(to other: Self) -> Stride
        func advanced(by n: Stride) -> Self
        func _strided(from start: Self, index: Int, by stride: Stride) -> Self
      }
      extension Strideable {
        func _strided(from start: Self, index: Int, by stride: Stride) -> Self {
          advanced(by: stride)
        }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 }
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) == 0 }
      }
      """#)

  static let binaryInteger = PreludeChunk(
    names: [
      "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "numericCast",
      "_multiplyHigh",
    ],
    text: #"""
      protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable {
        static var isSigned: Bool { get }
        init<T: BinaryInteger>(_ source: T)
        init<T: BinaryFloatingPoint>(_ source: T)
        init?<T: BinaryFloatingPoint>(exactly source: T)
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        init<T: BinaryInteger>(clamping source: T)
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
        static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
        static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
        static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
        static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
        static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
        static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
          Self(_bits: _shiftLeft(lhs._bits, rhs._bits))
        }
        static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
          Self(_bits: _shiftRight(lhs._bits, rhs._bits, Self.isSigned))
        }
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
        var _fitsInt: Bool { Self.isSigned || _bits >= 0 }
      }
      protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
        static var bitWidth: Int { get }
        static var max: Self { get }
        static var min: Self { get }
        var nonzeroBitCount: Int { get }
        var leadingZeroBitCount: Int { get }
        static func &+ (lhs: Self, rhs: Self) -> Self
        static func &- (lhs: Self, rhs: Self) -> Self
        static func &* (lhs: Self, rhs: Self) -> Self
      }
      extension FixedWidthInteger {
        init?<T: BinaryInteger>(exactly source: T) {
          let bits = source._bits
          let value = Self(_bits: bits)
          if value._bits != bits || (bits < 0 && Self.isSigned != T.isSigned) { return nil }
          self = value
        }
        init<T: BinaryInteger>(_ source: T) {
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
        init<T: BinaryInteger>(truncatingIfNeeded source: T) { self = Self(_bits: source._bits) }
        init<T: BinaryInteger>(clamping source: T) {
          if let value = Self(exactly: source) {
            self = value
          } else {
            self = T.isSigned && source._bits < 0 ? Self.min : Self.max
          }
        }
        init<T: BinaryFloatingPoint>(_ source: T) { self = Self(_rounding: source._double) }
        init?<T: BinaryFloatingPoint>(exactly source: T) {
          let fits = _integerFits(source._double, Self.bitWidth, Self.isSigned)
          if fits { self = Self(_rounding: source._double) } else { return nil }
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
        func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
        {
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
          if range.isEmpty { _fault("Cannot get random value with an empty range") }
          let width = range.upperBound._bits &- range.lowerBound._bits
          let offset = generator._next(below: UInt64(_bits: width))
          return Self(_bits: range.lowerBound._bits &+ offset._bits)
        }
        static func random<T: RandomNumberGenerator>(
          in range: ClosedRange<Self>, using generator: inout T
        ) -> Self {
          let width = range.upperBound._bits &- range.lowerBound._bits
          if width == -1 { return Self(_bits: generator.next()._bits) }
          let offset = generator._next(below: UInt64(_bits: width &+ 1))
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
      @_native("integer.shiftLeft") func _shiftLeft(_ bits: Int, _ count: Int) -> Int
      @_native("integer.shiftRight") func _shiftRight(_ bits: Int, _ count: Int, _ signed: Bool) -> Int
      @_native("integer.parse")
      func _parseInteger(_ text: String, _ radix: Int, _ width: Int, _ signed: Bool) -> Int?
      @_native("integer.fits")
      func _integerFits(_ value: Double, _ width: Int, _ signed: Bool) -> Bool
      @_native("integer.nonzeroBitCount") func _nonzeroBitCount(_ bits: Int, _ width: Int) -> Int
      @_native("integer.leadingZeroBitCount")
      func _leadingZeroBitCount(_ bits: Int, _ width: Int) -> Int
      @_native("integer.trailingZeroBitCount")
      func _trailingZeroBitCount(_ bits: Int, _ width: Int) -> Int
      @_native("integer.multiplyHigh")
      func _multiplyHigh(_ lhs: Int, _ rhs: Int, _ signed: Bool) -> Int
      @_native("integer.byteSwapped") func _byteSwapped(_ bits: Int, _ width: Int) -> Int
      func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
      """#)

  static let floatingPoint = PreludeChunk(
    names: [
      "FloatingPoint", "BinaryFloatingPoint", "FloatingPointRoundingRule", "FloatingPointSign",
      "FloatingPointClassification",
    ],
    text: #"""
      enum FloatingPointSign: Int { case plus, minus }
      enum FloatingPointRoundingRule {
        case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
      }
      enum FloatingPointClassification {
        case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal
        case negativeZero, positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
      }
      protocol FloatingPoint: SignedNumeric, Strideable, Hashable {
        init(_ value: Int)
        init<Source: BinaryInteger>(_ value: Source)
        static var nan: Self { get }
        static var infinity: Self { get }
        static var greatestFiniteMagnitude: Self { get }
        static var pi: Self { get }
        static var ulpOfOne: Self { get }
        static var leastNormalMagnitude: Self { get }
        static var leastNonzeroMagnitude: Self { get }
        var ulp: Self { get }
        var sign: FloatingPointSign { get }
        var isNormal: Bool { get }
        var isFinite: Bool { get }
        var isZero: Bool { get }
        var isSubnormal: Bool { get }
        var isInfinite: Bool { get }
        var isNaN: Bool { get }
        var nextUp: Self { get }
        static func / (lhs: Self, rhs: Self) -> Self
        static func /= (lhs: inout Self, rhs: Self)
        func remainder(dividingBy other: Self) -> Self
        func truncatingRemainder(dividingBy other: Self) -> Self
        func squareRoot() -> Self
        func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
        mutating func round(_ rule: FloatingPointRoundingRule)
      }
      extension FloatingPoint {
        static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
        static var ulpOfOne: Self { Self(1).ulp }
        var nextDown: Self { -(-self).nextUp }
        var isFinite: Bool { self - self == 0 }
        var isZero: Bool { self == 0 }
        var isNaN: Bool { self != self }
        var isInfinite: Bool { !isFinite && !isNaN }
        var isNormal: Bool { isFinite && abs(self) >= Self.leastNormalMagnitude }
        var isSubnormal: Bool { isFinite && !isZero && !isNormal }
        func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
        mutating func round() { self = rounded(.toNearestOrAwayFromZero) }
        mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
        mutating func formSquareRoot() { self = squareRoot() }
        mutating func formTruncatingRemainder(dividingBy other: Self) {
          self = truncatingRemainder(dividingBy: other)
        }
        mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
        mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
        func isEqual(to other: Self) -> Bool { self == other }
        func isLess(than other: Self) -> Bool { self < other }
        func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
        static func minimum(_ x: Self, _ y: Self) -> Self {
          x.isNaN ? y : y.isNaN ? x : x <= y ? x : y
        }
        static func maximum(_ x: Self, _ y: Self) -> Self {
          x.isNaN ? y : y.isNaN ? x : x > y ? x : y
        }
        var floatingPointClass: FloatingPointClassification {
          if isNaN { return .quietNaN }
          let isMinus = sign == .minus
          if isInfinite { return isMinus ? .negativeInfinity : .positiveInfinity }
          if isZero { return isMinus ? .negativeZero : .positiveZero }
          if isSubnormal { return isMinus ? .negativeSubnormal : .positiveSubnormal }
          return isMinus ? .negativeNormal : .positiveNormal
        }
      }
      protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
        init(_double: Double)
        init<Source: BinaryFloatingPoint>(_ value: Source)
        init?<Source: BinaryFloatingPoint>(exactly value: Source)
        var _double: Double { get }
      }
      extension BinaryFloatingPoint {
        init<Source: BinaryFloatingPoint>(_ value: Source) { self = Self(_double: value._double) }
        init?<Source: BinaryFloatingPoint>(exactly value: Source) {
          let converted = Self(_double: value._double)
          if converted._double != value._double { return nil }
          self = converted
        }
        init<Source: BinaryInteger>(_ value: Source) {
          self = Self(_double: _doubleFromInteger(value._bits, Source.isSigned))
        }
        init?<Source: BinaryInteger>(exactly value: Source) {
          let converted = Self(_double: _doubleFromInteger(value._bits, Source.isSigned))
          if Source(exactly: converted._double) != value { return nil }
          self = converted
        }
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
          if range.isEmpty { _fault("Cannot get random value with an empty range") }
          let delta = range.upperBound - range.lowerBound
          if !delta.isFinite { _fault("There is no uniform distribution on an infinite range") }
          let bits = generator.next()._bits & 0x1F_FFFF_FFFF_FFFF
          let unit = Self(_double: Double(bits) * 1.1102230246251565e-16)
          let value = delta * unit + range.lowerBound
          return value == range.upperBound ? random(in: range, using: &generator) : value
        }
        static func random<T: RandomNumberGenerator>(
          in range: ClosedRange<Self>, using generator: inout T
        ) -> Self {
          let delta = range.upperBound - range.lowerBound
          if !delta.isFinite { _fault("There is no uniform distribution on an infinite range") }
          let bits = generator._next(below: 0x20_0000_0000_0001)
          if bits == 0x20_0000_0000_0000 { return range.upperBound }
          let unit = Self(_double: Double(bits._bits) * 1.1102230246251565e-16)
          return delta * unit + range.lowerBound
        }
      }
      @_native("double.fromInteger")
      func _doubleFromInteger(_ bits: Int, _ signed: Bool) -> Double
      """#)
}
