// The types that literals have by themselves. Those of a program are initialized from these.
protocol _ExpressibleByBuiltinIntegerLiteral {}
protocol _ExpressibleByBuiltinFloatLiteral {}
protocol _ExpressibleByBuiltinBooleanLiteral {}
protocol _ExpressibleByBuiltinUnicodeScalarLiteral {}
protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral:
  _ExpressibleByBuiltinUnicodeScalarLiteral
{}
protocol _ExpressibleByBuiltinStringLiteral:
  _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
{}

protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral = Int
  init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral = Double
  init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral = Bool
  init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}
protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral = String
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype
    ExtendedGraphemeClusterLiteralType:
      _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
    = String
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
  associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral = String
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
// The machine evaluates interpolations of `String`; this is for the program's own
// interpolations.
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
