// What SIMD vectors of all lengths share.

protocol SIMD<Scalar>: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
  associatedtype Scalar: Hashable
  static var scalarCount: Int { get }
  var _scalars: [Scalar] { get set }
  init(_scalars: [Scalar])
}
extension SIMD {
  var scalarCount: Int { Self.scalarCount }
  var indices: Range<Int> { 0..<Self.scalarCount }
  init(repeating value: Scalar) {
    self.init(_scalars: Array(repeating: value, count: Self.scalarCount))
  }
  init<S: Sequence>(_ scalars: S) where S.Element == Scalar {
    let list = Array(scalars)
    if list.count < Self.scalarCount { _fault("Too few elements in sequence.") }
    if list.count > Self.scalarCount { _fault("Too many elements in sequence.") }
    self.init(_scalars: list)
  }
  init(arrayLiteral scalars: Scalar...) { self.init(scalars) }
  subscript(index: Int) -> Scalar {
    get {
      if !indices.contains(index) { _fault("Index out of range") }
      return _scalars[index]
    }
    set {
      if !indices.contains(index) { _fault("Index out of range") }
      _scalars[index] = newValue
    }
  }
  func _map(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for i in indices { result._scalars[i] = change(_scalars[i]) }
    return result
  }
  func _with(_ other: Self, _ change: (Scalar, Scalar) -> Scalar) -> Self {
    var result = self
    for i in indices { result._scalars[i] = change(_scalars[i], other._scalars[i]) }
    return result
  }
  func _compared(_ other: Self, _ test: (Scalar, Scalar) -> Bool) -> SIMDMask<Self> {
    SIMDMask(_flags: indices.map { test(_scalars[$0], other._scalars[$0]) })
  }
  var description: String {
    "\(Self.self)(" + _scalars.map { "\($0)" }.joined(separator: ", ") + ")"
  }
  static func .== (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 == $1 } }
  static func .!= (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 != $1 } }
  static func .== (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .== Self(repeating: rhs) }
  static func .!= (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .!= Self(repeating: rhs) }
  mutating func replace(with other: Self, where mask: SIMDMask<Self>) {
    for i in indices where mask[i] { _scalars[i] = other._scalars[i] }
  }
  mutating func replace(with other: Scalar, where mask: SIMDMask<Self>) {
    replace(with: Self(repeating: other), where: mask)
  }
  func replacing(with other: Self, where mask: SIMDMask<Self>) -> Self {
    var result = self
    result.replace(with: other, where: mask)
    return result
  }
  func replacing(with other: Scalar, where mask: SIMDMask<Self>) -> Self {
    replacing(with: Self(repeating: other), where: mask)
  }
}
extension SIMD where Scalar: Comparable {
  static func .< (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 < $1 } }
  static func .<= (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 <= $1 } }
  static func .> (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 > $1 } }
  static func .>= (lhs: Self, rhs: Self) -> SIMDMask<Self> { lhs._compared(rhs) { $0 >= $1 } }
  static func .< (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .< Self(repeating: rhs) }
  static func .<= (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .<= Self(repeating: rhs) }
  static func .> (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .> Self(repeating: rhs) }
  static func .>= (lhs: Self, rhs: Scalar) -> SIMDMask<Self> { lhs .>= Self(repeating: rhs) }
  func min() -> Scalar { _scalars.min()! }
  func max() -> Scalar { _scalars.max()! }
  func clamped(lowerBound: Self, upperBound: Self) -> Self {
    pointwiseMin(pointwiseMax(self, lowerBound), upperBound)
  }
  mutating func clamp(lowerBound: Self, upperBound: Self) {
    self = clamped(lowerBound: lowerBound, upperBound: upperBound)
  }
}
func pointwiseMin<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable {
  a._with(b) { Swift.min($0, $1) }
}
func pointwiseMax<T: SIMD>(_ a: T, _ b: T) -> T where T.Scalar: Comparable {
  a._with(b) { Swift.max($0, $1) }
}
struct SIMDMask<Storage: SIMD>: Hashable, CustomStringConvertible {
  var _flags: [Bool]
  init(_flags: [Bool]) { self._flags = _flags }
  init() { _flags = Array(repeating: false, count: Storage.scalarCount) }
  init(repeating value: Bool) {
    _flags = Array(repeating: value, count: Storage.scalarCount)
  }
  var scalarCount: Int { Storage.scalarCount }
  subscript(index: Int) -> Bool {
    get { _flags[index] }
    set { _flags[index] = newValue }
  }
  static prefix func .! (mask: Self) -> Self { Self(_flags: mask._flags.map { !$0 }) }
  func _with(_ other: Self, _ change: (Bool, Bool) -> Bool) -> Self {
    Self(_flags: _flags.indices.map { change(_flags[$0], other._flags[$0]) })
  }
  static func .& (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 && $1 } }
  static func .| (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 || $1 } }
  static func .^ (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 != $1 } }
  // The name of a mask has an integer type as wide as the compared scalars.
  var description: String {
    let name = "\(Storage.self)"
    let scalar = "\(Storage.Scalar.self)"
    let whole: String
    switch scalar {
    case "Float": whole = "Int32"
    case "Double": whole = "Int64"
    default: whole = scalar.hasPrefix("U") ? String(scalar.dropFirst()) : scalar
    }
    let shown = String(name.dropLast(scalar.count + 1)) + whole + ">"
    return "SIMDMask<\(shown)>(" + _flags.map { "\($0)" }.joined(separator: ", ") + ")"
  }
}
func any<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { mask._flags.contains(true) }
func all<Storage: SIMD>(_ mask: SIMDMask<Storage>) -> Bool { !mask._flags.contains(false) }
extension SIMD where Scalar: FloatingPoint {
  static func + (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 + $1 } }
  static func + (lhs: Self, rhs: Scalar) -> Self { lhs + Self(repeating: rhs) }
  static func + (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) + rhs }
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func += (lhs: inout Self, rhs: Scalar) { lhs = lhs + rhs }
  static func - (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 - $1 } }
  static func - (lhs: Self, rhs: Scalar) -> Self { lhs - Self(repeating: rhs) }
  static func - (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) - rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static func -= (lhs: inout Self, rhs: Scalar) { lhs = lhs - rhs }
  static func * (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 * $1 } }
  static func * (lhs: Self, rhs: Scalar) -> Self { lhs * Self(repeating: rhs) }
  static func * (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) * rhs }
  static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
  static func / (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 / $1 } }
  static func / (lhs: Self, rhs: Scalar) -> Self { lhs / Self(repeating: rhs) }
  static func / (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) / rhs }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
  static prefix func - (vector: Self) -> Self { vector._map { -$0 } }
  static prefix func + (vector: Self) -> Self { vector }
  func squareRoot() -> Self { _map { $0.squareRoot() } }
  mutating func formSquareRoot() { self = squareRoot() }
  func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self {
    _map { $0.rounded(rule) }
  }
  mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self = rounded(rule)
  }
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
  func addingProduct(_ lhs: Scalar, _ rhs: Self) -> Self { self + lhs * rhs }
  mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
  func sum() -> Scalar { _scalars.dropFirst().reduce(_scalars[0]) { $0 + $1 } }
  init() { self.init(repeating: 0) }
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
}
extension SIMD where Scalar: FixedWidthInteger {
  static func &+ (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 &+ $1 } }
  static func &+ (lhs: Self, rhs: Scalar) -> Self { lhs &+ Self(repeating: rhs) }
  static func &+ (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) &+ rhs }
  static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  static func &+= (lhs: inout Self, rhs: Scalar) { lhs = lhs &+ rhs }
  static func &- (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 &- $1 } }
  static func &- (lhs: Self, rhs: Scalar) -> Self { lhs &- Self(repeating: rhs) }
  static func &- (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) &- rhs }
  static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  static func &-= (lhs: inout Self, rhs: Scalar) { lhs = lhs &- rhs }
  static func &* (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 &* $1 } }
  static func &* (lhs: Self, rhs: Scalar) -> Self { lhs &* Self(repeating: rhs) }
  static func &* (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) &* rhs }
  static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
  static func &*= (lhs: inout Self, rhs: Scalar) { lhs = lhs &* rhs }
  static func / (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 / $1 } }
  static func / (lhs: Self, rhs: Scalar) -> Self { lhs / Self(repeating: rhs) }
  static func / (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) / rhs }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }
  static func % (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 % $1 } }
  static func % (lhs: Self, rhs: Scalar) -> Self { lhs % Self(repeating: rhs) }
  static func % (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) % rhs }
  static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
  static func %= (lhs: inout Self, rhs: Scalar) { lhs = lhs % rhs }
  static func & (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 & $1 } }
  static func & (lhs: Self, rhs: Scalar) -> Self { lhs & Self(repeating: rhs) }
  static func & (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) & rhs }
  static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
  static func &= (lhs: inout Self, rhs: Scalar) { lhs = lhs & rhs }
  static func | (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 | $1 } }
  static func | (lhs: Self, rhs: Scalar) -> Self { lhs | Self(repeating: rhs) }
  static func | (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) | rhs }
  static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
  static func |= (lhs: inout Self, rhs: Scalar) { lhs = lhs | rhs }
  static func ^ (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 ^ $1 } }
  static func ^ (lhs: Self, rhs: Scalar) -> Self { lhs ^ Self(repeating: rhs) }
  static func ^ (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) ^ rhs }
  static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
  static func ^= (lhs: inout Self, rhs: Scalar) { lhs = lhs ^ rhs }
  static func &<< (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 &<< $1 } }
  static func &<< (lhs: Self, rhs: Scalar) -> Self { lhs &<< Self(repeating: rhs) }
  static func &<< (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) &<< rhs }
  static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
  static func &<<= (lhs: inout Self, rhs: Scalar) { lhs = lhs &<< rhs }
  static func &>> (lhs: Self, rhs: Self) -> Self { lhs._with(rhs) { $0 &>> $1 } }
  static func &>> (lhs: Self, rhs: Scalar) -> Self { lhs &>> Self(repeating: rhs) }
  static func &>> (lhs: Scalar, rhs: Self) -> Self { Self(repeating: lhs) &>> rhs }
  static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
  static func &>>= (lhs: inout Self, rhs: Scalar) { lhs = lhs &>> rhs }
  static prefix func ~ (vector: Self) -> Self { vector._map { ~$0 } }
  func wrappedSum() -> Scalar { _scalars.dropFirst().reduce(_scalars[0]) { $0 &+ $1 } }
  var nonzeroBitCount: Self { _map { Scalar($0.nonzeroBitCount) } }
  var leadingZeroBitCount: Self { _map { Scalar($0.leadingZeroBitCount) } }
  var trailingZeroBitCount: Self { _map { Scalar($0.trailingZeroBitCount) } }
  init() { self.init(repeating: 0) }
  static var zero: Self { Self() }
  static var one: Self { Self(repeating: 1) }
}
