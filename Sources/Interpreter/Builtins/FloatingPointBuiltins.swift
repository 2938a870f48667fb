import Glibc

/// Builtins of `Double`, `Float` and `CGFloat`: the operations that are not instructions.
enum FloatingPointBuiltins {
  static let rows: [Builtin] = constants + arithmetic + conversions

  private static let constants: [Builtin] = [
    constant("double.zero", 0, 0),
    constant("double.nan", .nan, .nan),
    constant("double.signalingNaN", .signalingNaN, .signalingNaN),
    constant("double.infinity", .infinity, .infinity),
    constant("double.pi", .pi, .pi),
    constant("double.greatest", .greatestFiniteMagnitude, .greatestFiniteMagnitude),
    constant("double.leastNormal", .leastNormalMagnitude, .leastNormalMagnitude),
    constant("double.leastNonzero", .leastNonzeroMagnitude, .leastNonzeroMagnitude),
    constant("double.ulpOfOne", .ulpOfOne, .ulpOfOne),
  ]

  private static let arithmetic: [Builtin] = [
    unary("double.ulp", \.ulp, \.ulp),
    unary("double.nextUp", \.nextUp, \.nextUp),
    unary("double.magnitude", \.magnitude, \.magnitude),
    unary("double.round", { $0.rounded() }, { $0.rounded() }),
    binary(
      "double.remainder", { $0.remainder(dividingBy: $1) }, { $0.remainder(dividingBy: $1) }),
    binary(
      "double.truncatingRemainder", { $0.truncatingRemainder(dividingBy: $1) },
      { $0.truncatingRemainder(dividingBy: $1) }),
    Builtin("double.addingProduct") { call in
      let (sum, lhs, rhs) = (call.receiver, call[0], call[1])
      guard sum.kind == .float else {
        return .floating(sum.asDouble.addingProduct(lhs.asDouble, rhs.asDouble), sum.kind)
      }
      let result = Float(sum.asDouble).addingProduct(Float(lhs.asDouble), Float(rhs.asDouble))
      return .floating(Double(result), .float)
    },
    Builtin("double.roundBy") { call in
      let value = call.receiver
      return .floating(value.asDouble.rounded(rule(call[0].asInt)), value.kind)
    },
  ]

  private static let conversions: [Builtin] = [
    Builtin("double.isMinus") { call in .bool(call.receiver.asDouble.sign == .minus) },
    Builtin("double.exponent") { call throws(Fault) in
      let value = call.receiver.asDouble
      if value == 0 { return .int(.min) }
      return .int(value.isFinite ? Int(value.exponent) : .max)
    },
    Builtin("double.scale") { call in
      .double(scalbn(call[0].asDouble, Int32(clamping: call[1].asInt)))
    },
    Builtin("double.bits") { call in .int(Int(bitPattern: UInt(call.receiver.asDouble.bitPattern)))
    },
    Builtin("float.bits") { call in .int(Int(Float(call.receiver.asDouble).bitPattern)) },
    Builtin("double.fromBits") { call in
      let bits = call[0].asInt
      guard call[1].asBool else {
        return .double(Double(bitPattern: UInt64(bitPattern: Int64(bits))))
      }
      return .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    },
    Builtin("double.fromInteger") { call in
      let bits = call[0].asInt
      return .double(call[1].asBool || bits >= 0 ? Double(bits) : Double(UInt(bitPattern: bits)))
    },
    Builtin("double.description") { call in .string(description(of: call.receiver)) },
    Builtin("double.parse") { call in .optional(Double(call[0].asString).map(Value.double)) },
  ]

  static func description(of value: Value) -> String {
    value.kind == .float ? Float(value.asDouble).description : value.asDouble.description
  }

  private static func rule(_ number: Int) -> FloatingPointRoundingRule {
    switch number {
    case 1: .toNearestOrEven
    case 2: .up
    case 3: .down
    case 4: .towardZero
    case 5: .awayFromZero
    default: .toNearestOrAwayFromZero
    }
  }

  private static func constant(_ name: String, _ double: Double, _ float: Float) -> Builtin {
    Builtin(name) { call in
      let kind = call.receiverKind
      return .floating(kind == .float ? Double(float) : double, kind)
    }
  }

  private static func unary(
    _ name: String, _ double: @escaping @Sendable (Double) -> Double,
    _ float: @escaping @Sendable (Float) -> Float
  ) -> Builtin {
    Builtin(name) { call in
      let value = call.receiver
      let result =
        value.kind == .float ? Double(float(Float(value.asDouble))) : double(value.asDouble)
      return .floating(result, value.kind)
    }
  }

  private static func binary(
    _ name: String, _ double: @escaping @Sendable (Double, Double) -> Double,
    _ float: @escaping @Sendable (Float, Float) -> Float
  ) -> Builtin {
    Builtin(name) { call in
      let (lhs, rhs) = (call.receiver, call[0])
      let result =
        lhs.kind == .float
        ? Double(float(Float(lhs.asDouble), Float(rhs.asDouble)))
        : double(lhs.asDouble, rhs.asDouble)
      return .floating(result, lhs.kind)
    }
  }
}
