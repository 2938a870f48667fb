struct SIMD4<Scalar: Hashable>: SIMD {
  typealias ArrayLiteralElement = Scalar
  static var scalarCount: Int { 4 }
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
  var w: Scalar {
    get { _scalars[3] }
    set { _scalars[3] = newValue }
  }
  init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar) { _scalars = [v0, v1, v2, v3] }
  init(x v0: Scalar, y v1: Scalar, z v2: Scalar, w v3: Scalar) { _scalars = [v0, v1, v2, v3] }
  init(_ xyz: SIMD3<Scalar>, _ w: Scalar) { _scalars = xyz._scalars + [w] }
  var lowHalf: SIMD2<Scalar> {
    get { SIMD2<Scalar>([_scalars[0], _scalars[1]]) }
    set { _scalars[0] = newValue._scalars[0]; _scalars[1] = newValue._scalars[1] }
  }
  var highHalf: SIMD2<Scalar> {
    get { SIMD2<Scalar>([_scalars[2], _scalars[3]]) }
    set { _scalars[2] = newValue._scalars[0]; _scalars[3] = newValue._scalars[1] }
  }
  var evenHalf: SIMD2<Scalar> {
    get { SIMD2<Scalar>([_scalars[0], _scalars[2]]) }
    set { _scalars[0] = newValue._scalars[0]; _scalars[2] = newValue._scalars[1] }
  }
  var oddHalf: SIMD2<Scalar> {
    get { SIMD2<Scalar>([_scalars[1], _scalars[3]]) }
    set { _scalars[1] = newValue._scalars[0]; _scalars[3] = newValue._scalars[1] }
  }
  init(lowHalf: SIMD2<Scalar>, highHalf: SIMD2<Scalar>) {
    _scalars = lowHalf._scalars + highHalf._scalars
  }
}
extension SIMD4 where Scalar: BinaryFloatingPoint {
  init<Other: BinaryInteger>(_ other: SIMD4<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD4<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
extension SIMD4 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD4<Other>) {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD4<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
