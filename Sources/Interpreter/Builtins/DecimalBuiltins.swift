/// Builtins of `Decimal`: a struct that stores two halves of the mantissa, an exponent and a sign.
enum DecimalBuiltins {
  static let rows: [Builtin] = [
    Builtin("decimal.add") { call in
      made(number(call[0]).adding(number(call[1])), call)
    },
    Builtin("decimal.multiply") { call in
      made(number(call[0]).multiplied(by: number(call[1])), call)
    },
    Builtin("decimal.divide") { call in
      made(number(call[0]).divided(by: number(call[1])), call)
    },
    Builtin("decimal.round") { call in
      made(
        number(call[0]).rounded(to: call[1].asInt, .init(rawValue: call[2].asInt) ?? .plain), call)
    },
    Builtin("decimal.compact") { call in made(number(call[0]).compacted(), call) },
    Builtin("decimal.order") { call in
      .int(DecimalNumber.order(number(call[0]), number(call[1])))
    },
    Builtin("decimal.text") { call in .string(number(call[0]).description) },
    Builtin("decimal.parse") { call in
      .optional(
        DecimalNumber(parsing: call[0].asString, point: call[1].asString).map { made($0, call) })
    },
    Builtin("decimal.double") { call in .double(number(call[0]).double) },
    Builtin("decimal.ofDouble") { call in made(DecimalNumber(call[0].asDouble), call) },
  ]

  /// NaN if the exponent is out of range.
  private static func number(_ value: Value) -> DecimalNumber {
    let fields = value.fields
    guard DecimalNumber.exponents.contains(fields[2].asInt) else { return .nan }
    let low = UInt64(bitPattern: Int64(fields[0].asInt))
    let high = UInt64(bitPattern: Int64(fields[1].asInt))
    return DecimalNumber(
      mantissa: UInt128(high) << 64 | UInt128(low), exponent: fields[2].asInt,
      isNegative: fields[3].asBool)
  }

  private static func made(_ number: DecimalNumber, _ call: NativeCall) -> Value {
    .structure(
      call.machine.types.type(named: "Decimal", []),
      [
        .int(Int(truncatingIfNeeded: number.mantissa)),
        .int(Int(truncatingIfNeeded: number.mantissa >> 64)), .int(number.exponent),
        .bool(number.isNegative),
      ])
  }
}
