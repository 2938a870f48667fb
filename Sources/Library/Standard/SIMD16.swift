struct SIMD16<Scalar: Hashable>: SIMD {
  typealias ArrayLiteralElement = Scalar
  static var scalarCount: Int { 16 }
  var _scalars: [Scalar]
  init(_scalars: [Scalar]) { self._scalars = _scalars }
  init(
    _ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar, _ v4: Scalar, _ v5: Scalar,
    _ v6: Scalar, _ v7: Scalar, _ v8: Scalar, _ v9: Scalar, _ v10: Scalar, _ v11: Scalar,
    _ v12: Scalar, _ v13: Scalar, _ v14: Scalar, _ v15: Scalar
  ) { _scalars = [v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15] }
  var lowHalf: SIMD8<Scalar> {
    get {
      SIMD8<Scalar>([
        _scalars[0], _scalars[1], _scalars[2], _scalars[3], _scalars[4], _scalars[5], _scalars[6],
        _scalars[7],
      ])
    }
    set {
      _scalars[0] = newValue._scalars[0]; _scalars[1] = newValue._scalars[1];
      _scalars[2] = newValue._scalars[2]; _scalars[3] = newValue._scalars[3];
      _scalars[4] = newValue._scalars[4]; _scalars[5] = newValue._scalars[5];
      _scalars[6] = newValue._scalars[6]; _scalars[7] = newValue._scalars[7]
    }
  }
  var highHalf: SIMD8<Scalar> {
    get {
      SIMD8<Scalar>([
        _scalars[8], _scalars[9], _scalars[10], _scalars[11], _scalars[12], _scalars[13],
        _scalars[14], _scalars[15],
      ])
    }
    set {
      _scalars[8] = newValue._scalars[0]; _scalars[9] = newValue._scalars[1];
      _scalars[10] = newValue._scalars[2]; _scalars[11] = newValue._scalars[3];
      _scalars[12] = newValue._scalars[4]; _scalars[13] = newValue._scalars[5];
      _scalars[14] = newValue._scalars[6]; _scalars[15] = newValue._scalars[7]
    }
  }
  var evenHalf: SIMD8<Scalar> {
    get {
      SIMD8<Scalar>([
        _scalars[0], _scalars[2], _scalars[4], _scalars[6], _scalars[8], _scalars[10], _scalars[12],
        _scalars[14],
      ])
    }
    set {
      _scalars[0] = newValue._scalars[0]; _scalars[2] = newValue._scalars[1];
      _scalars[4] = newValue._scalars[2]; _scalars[6] = newValue._scalars[3];
      _scalars[8] = newValue._scalars[4]; _scalars[10] = newValue._scalars[5];
      _scalars[12] = newValue._scalars[6]; _scalars[14] = newValue._scalars[7]
    }
  }
  var oddHalf: SIMD8<Scalar> {
    get {
      SIMD8<Scalar>([
        _scalars[1], _scalars[3], _scalars[5], _scalars[7], _scalars[9], _scalars[11], _scalars[13],
        _scalars[15],
      ])
    }
    set {
      _scalars[1] = newValue._scalars[0]; _scalars[3] = newValue._scalars[1];
      _scalars[5] = newValue._scalars[2]; _scalars[7] = newValue._scalars[3];
      _scalars[9] = newValue._scalars[4]; _scalars[11] = newValue._scalars[5];
      _scalars[13] = newValue._scalars[6]; _scalars[15] = newValue._scalars[7]
    }
  }
  init(lowHalf: SIMD8<Scalar>, highHalf: SIMD8<Scalar>) {
    _scalars = lowHalf._scalars + highHalf._scalars
  }
}
extension SIMD16 where Scalar: BinaryFloatingPoint {
  init<Other: BinaryInteger>(_ other: SIMD16<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD16<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
extension SIMD16 where Scalar: FixedWidthInteger {
  init<Other: FixedWidthInteger>(truncatingIfNeeded other: SIMD16<Other>) {
    _scalars = other._scalars.map { Scalar(truncatingIfNeeded: $0) }
  }
  init<Other: BinaryFloatingPoint>(_ other: SIMD16<Other>) {
    _scalars = other._scalars.map { Scalar($0) }
  }
}
