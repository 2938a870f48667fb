struct SIMD8<Scalar: Hashable>: SIMD {
  typealias ArrayLiteralElement = Scalar
  static var scalarCount: Int { 8 }
  var _scalars: [Scalar]
  init(_scalars: [Scalar]) { self._scalars = _scalars }
  init(
    _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar, _ v4: Scalar, _ v5: Scalar,
    _ v6: Scalar, _ v7: Scalar
  ) { _scalars = [v0, v1, v2, v3, v4, v5, v6, v7] }
  var lowHalf: SIMD4<Scalar> {
    get { SIMD4<Scalar>([_scalars[0], _scalars[1], _scalars[2], _scalars[3]]) }
    set {
      _scalars[0] = newValue._scalars[0]; _scalars[1] = newValue._scalars[1];
      _scalars[2] = newValue._scalars[2]; _scalars[3] = newValue._scalars[3]
    }
  }
  var highHalf: SIMD4<Scalar> {
    get { SIMD4<Scalar>([_scalars[4], _scalars[5], _scalars[6], _scalars[7]]) }
    set {
      _scalars[4] = newValue._scalars[0]; _scalars[5] = newValue._scalars[1];
      _scalars[6] = newValue._scalars[2]; _scalars[7] = newValue._scalars[3]
    }
  }
  var evenHalf: SIMD4<Scalar> {
    get { SIMD4<Scalar>([_scalars[0], _scalars[2], _scalars[4], _scalars[6]]) }
    set {
      _scalars[0] = newValue._scalars[0]; _scalars[2] = newValue._scalars[1];
      _scalars[4] = newValue._scalars[2]; _scalars[6] = newValue._scalars[3]
    }
  }
  var oddHalf: SIMD4<Scalar> {
    get { SIMD4<Scalar>([_scalars[1], _scalars[3], _scalars[5], _scalars[7]]) }
    set {
      _scalars[1] = newValue._scalars[0]; _scalars[3] = newValue._scalars[1];
      _scalars[5] = newValue._scalars[2]; _scalars[7] = newValue._scalars[3]
    }
  }
  init(lowHalf: SIMD4<Scalar>, highHalf: SIMD4<Scalar>) {
    _scalars = lowHalf._scalars + highHalf._scalars
  }
}
extension SIMD8 where Scalar: BinaryFloatingPoint {
  init<Other: BinaryInteger>(_ other: SIMD8<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD8<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
extension SIMD8 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD8<Other>) {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD8<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
