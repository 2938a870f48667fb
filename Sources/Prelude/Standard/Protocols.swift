extension PreludeLibrary {
  static let equatable = PreludeChunk(
    names: ["Equatable"],
    text: #"""
      protocol Equatable {
        static func == (lhs: Self, rhs: Self) -> Bool
      }
      extension Equatable {
        static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
        static func ~= (pattern: Self, value: Self) -> Bool { pattern == value }
      }
      """#)

  static let comparable = PreludeChunk(
    names: ["Comparable"],
    text: #"""
      protocol Comparable: Equatable {
        static func < (lhs: Self, rhs: Self) -> Bool
        static func <= (lhs: Self, rhs: Self) -> Bool
        static func > (lhs: Self, rhs: Self) -> Bool
        static func >= (lhs: Self, rhs: Self) -> Bool
      }
      extension Comparable {
        static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
        static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
        static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
        static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
          if !(minimum <= maximum) { _fault("Range requires lowerBound <= upperBound") }
          return Range(uncheckedBounds: (lower: minimum, upper: maximum))
        }
        static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
          if !(minimum <= maximum) { _fault("Range requires lowerBound <= upperBound") }
          return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
        }
        static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> {
          PartialRangeUpTo(maximum)
        }
        static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> {
          PartialRangeThrough(maximum)
        }
        static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> {
          PartialRangeFrom(minimum)
        }
      }
      """#)

  static let hashable = PreludeChunk(
    names: ["Hashable", "Hasher"],
    text: #"""
      protocol Hashable: Equatable {
        var hashValue: Int { get }
        func hash(into hasher: inout Hasher)
      }
      extension Hashable {
        var hashValue: Int {
          var hasher = Hasher()
          hash(into: &hasher)
          return hasher.finalize()
        }
        func _rawHashValue(seed: Int) -> Int { hashValue }
      }
      struct Hasher {
        var _state: Int = 0
        init() {}
        mutating func combine<H: Hashable>(_ value: H) { value.hash(into: &self) }
        mutating func combine<C: Collection>(bytes: C) where C.Element == UInt8 {
          for byte in bytes { _combine(byte._bits) }
        }
        mutating func _combine(_ bits: Int) { _state = Hasher._mix(_state, bits) }
        mutating func finalize() -> Int { Hasher._mix(_state, 0) }
        @_native("hasher.mix") static func _mix(_ state: Int, _ bits: Int) -> Int
      }
      """#)

  static let identifiable = PreludeChunk(
    names: ["Identifiable"],
    text: #"""
      protocol Identifiable<ID> {
        associatedtype ID: Hashable
        var id: ID { get }
      }
      extension Identifiable where Self: AnyObject {
        var id: ObjectIdentifier { ObjectIdentifier(self) }
      }
      """#)

  static let caseIterable = PreludeChunk(
    names: ["CaseIterable"],
    text: #"""
      protocol CaseIterable {
        associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
        static var allCases: AllCases { get }
      }
      """#)

  static let rawRepresentable = PreludeChunk(
    names: ["RawRepresentable"],
    text: #"""
      protocol RawRepresentable<RawValue> {
        associatedtype RawValue
        init?(rawValue: RawValue)
        var rawValue: RawValue { get }
      }
      extension RawRepresentable where RawValue: Equatable {
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
        static func != (lhs: Self, rhs: Self) -> Bool { lhs.rawValue != rhs.rawValue }
      }
      """#)

  static let error = PreludeChunk(
    names: ["Error"],
    text: #"""
      protocol Error: Sendable {}
      """#)

  static let markers = PreludeChunk(
    names: [
      "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    ],
    text: #"""
      protocol Sendable {}
      protocol Copyable {}
      protocol Escapable {}
      protocol BitwiseCopyable {}
      protocol SendableMetatype {}
      """#)

  static let customStringConvertible = PreludeChunk(
    names: [
      "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible",
    ],
    text: #"""
      protocol CustomStringConvertible {
        var description: String { get }
      }
      protocol CustomDebugStringConvertible {
        var debugDescription: String { get }
      }
      protocol LosslessStringConvertible: CustomStringConvertible {
        init?(_ description: String)
      }
      """#)

  static let literalProtocols = PreludeChunk(
    names: [
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
      "ExpressibleByNilLiteral", "ExpressibleByUnicodeScalarLiteral",
      "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByStringLiteral",
      "ExpressibleByStringInterpolation", "StringInterpolationProtocol",
      "DefaultStringInterpolation", "ExpressibleByArrayLiteral",
      "ExpressibleByDictionaryLiteral",
    ],
    text: #"""
      protocol ExpressibleByIntegerLiteral {
        associatedtype IntegerLiteralType = Int
        init(integerLiteral value: IntegerLiteralType)
      }
      protocol ExpressibleByFloatLiteral {
        associatedtype FloatLiteralType = Double
        init(floatLiteral value: FloatLiteralType)
      }
      protocol ExpressibleByBooleanLiteral {
        associatedtype BooleanLiteralType = Bool
        init(booleanLiteral value: BooleanLiteralType)
      }
      protocol ExpressibleByNilLiteral {
        init(nilLiteral: ())
      }
      protocol ExpressibleByUnicodeScalarLiteral {
        associatedtype UnicodeScalarLiteralType = String
        init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
      }
      protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
        associatedtype ExtendedGraphemeClusterLiteralType = String
        associatedtype UnicodeScalarLiteralType = ExtendedGraphemeClusterLiteralType
        init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
      }
      extension ExpressibleByExtendedGraphemeClusterLiteral
      where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
        init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType) {
          self.init(extendedGraphemeClusterLiteral: value)
        }
      }
      protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
        associatedtype StringLiteralType = String
        associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
        init(stringLiteral value: StringLiteralType)
      }
      extension ExpressibleByStringLiteral
      where StringLiteralType == ExtendedGraphemeClusterLiteralType {
        init(extendedGraphemeClusterLiteral value: StringLiteralType) {
          self.init(stringLiteral: value)
        }
      }
      protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
      // Literals of strings are put together by the machine; this is for interpolations that a
      // program adds.
      protocol StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
      }
      struct DefaultStringInterpolation: StringInterpolationProtocol {
        var _text = ""
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { _text += literal }
        mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
        mutating func appendInterpolation(_ value: Any.Type) { _text += String(describing: value) }
        mutating func appendInterpolation<T>(
          _ value: T?, default: @autoclosure () -> some StringProtocol
        ) {
          if let value { appendInterpolation(value) } else { appendLiteral(String(`default`())) }
        }
        mutating func write(_ string: String) { _text += string }
        var description: String { _text }
      }
      protocol ExpressibleByArrayLiteral {
        associatedtype ArrayLiteralElement
        init(arrayLiteral elements: ArrayLiteralElement...)
      }
      protocol ExpressibleByDictionaryLiteral {
        associatedtype Key
        associatedtype Value
        init(dictionaryLiteral elements: (Key, Value)...)
      }
      """#)

  static let randomNumbers = PreludeChunk(
    names: ["RandomNumberGenerator", "SystemRandomNumberGenerator"],
    text: #"""
      protocol RandomNumberGenerator {
        mutating func next() -> UInt64
      }
      extension RandomNumberGenerator {
        mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
          T(truncatingIfNeeded: _next(below: UInt64(truncatingIfNeeded: upperBound), T.bitWidth))
        }
        mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
          T(truncatingIfNeeded: next())
        }
        // Numbers of fewer bits are drawn with as many bits.
        mutating func _next(below bound: UInt64, _ width: Int) -> UInt64 {
          if bound == 0 { _fault("upperBound cannot be zero.") }
          if width == 64 {
            var product = next().multipliedFullWidth(by: bound)
            if product.low < bound {
              let threshold = (0 &- bound) % bound
              while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
            }
            return product.high
          }
          let range = UInt64(1) << width
          let mask = range - 1
          var product = (next() & mask) &* bound
          if product & mask < bound {
            let threshold = (range - bound) % bound
            while product & mask < threshold { product = (next() & mask) &* bound }
          }
          return product >> width
        }
      }
      struct SystemRandomNumberGenerator: RandomNumberGenerator {
        init() {}
        mutating func next() -> UInt64 { SystemRandomNumberGenerator._next() }
        @_native("random.next") static func _next() -> UInt64
      }
      """#)

  static let objectIdentifier = PreludeChunk(
    names: ["ObjectIdentifier"],
    text: #"""
      struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
        let _number: Int
        init(_ object: AnyObject) { _number = ObjectIdentifier._number(of: object) }
        init(_ type: Any.Type) { _number = ObjectIdentifier._number(ofType: type) }
        @_native("object.number") static func _number(of object: AnyObject) -> Int
        @_native("object.typeNumber") static func _number(ofType type: Any.Type) -> Int
        static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool {
          lhs._number < rhs._number
        }
        var debugDescription: String { "ObjectIdentifier(\(ObjectIdentifier._describe(_number)))" }
      @_native("object.describe") static func _describe(_ number: Int) -> String
      }
      """#)
}
