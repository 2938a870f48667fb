struct SIMD2<Scalar: Hashable>: SIMD {
  typealias ArrayLiteralElement = Scalar
  static var scalarCount: Int { 2 }
  var _scalars: [Scalar]
  init(_scalars: [Scalar]) { self._scalars = _scalars }
  var x: Scalar {
    get { _scalars[0] }
    set { _scalars[0] = newValue }
  }
  var y: Scalar {
    get { _scalars[1] }
    set { _scalars[1] = newValue }
  }
  init(_ v0: Scalar, _ v1: Scalar) { _scalars = [v0, v1] }
  init(x v0: Scalar, y v1: Scalar) { _scalars = [v0, v1] }
}
extension SIMD2 where Scalar: BinaryFloatingPoint {
  init<Other: BinaryInteger>(_ other: SIMD2<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD2<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
extension SIMD2 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD2<Other>) {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD2<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
