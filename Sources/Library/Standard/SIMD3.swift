struct SIMD3<Scalar: Hashable>: SIMD {
  typealias ArrayLiteralElement = Scalar
  static var scalarCount: Int { 3 }
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
  var z: Scalar {
    get { _scalars[2] }
    set { _scalars[2] = newValue }
  }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar) { _scalars = [v0, v1, v2] }
  init(x v0: Scalar, y v1: Scalar, z v2: Scalar) { _scalars = [v0, v1, v2] }
  init(_ xy: SIMD2<Scalar>, _ z: Scalar) { _scalars = xy._scalars + [z] }
}
extension SIMD3 where Scalar: BinaryFloatingPoint {
  init<Other: BinaryInteger>(_ other: SIMD3<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD3<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
extension SIMD3 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD3<Other>) {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD3<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
