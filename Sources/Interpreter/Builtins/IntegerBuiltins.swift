/// Builtins of integers of all widths: the operations that are not instructions.
enum IntegerBuiltins {
  static let rows: [Builtin] = [
    Builtin("integer.zero") { call in .integer(0, call.receiverKind) },
    Builtin("integer.max") { call in
      let kind = call.receiverKind
      return .integer(kind.largestInteger, kind)
    },
    Builtin("integer.min") { call in
      let kind = call.receiverKind
      return .integer(kind.smallestInteger, kind)
    },
    Builtin("integer.magnitude") { call in
      let value = call.receiver
      return .integer(Int(bitPattern: value.asInt.magnitude), value.kind.unsignedCounterpart)
    },
    Builtin("integer.fromDouble") { call throws(Fault) in
      let target = call.receiverKind
      return .integer(try integer(from: call[0], target), target)
    },
    Builtin("integer.fits") { call in
      .bool(bits(of: call[0].asDouble, width: call[1].asInt, isSigned: call[2].asBool) != nil)
    },
    Builtin("integer.description") { call in
      .string(description(of: call.receiver.asInt, isSigned: call.receiver.kind.isSignedInteger))
    },
    Builtin("integer.parse") { call throws(Fault) in
      let radix = call[1].asInt
      guard (2...36).contains(radix) else { throw .fatal("Radix not in range 2...36") }
      let parsed = parse(
        call[0].asString, radix: radix, width: call[2].asInt, isSigned: call[3].asBool)
      return .optional(parsed.map(Value.int))
    },
    Builtin("integer.text") { call throws(Fault) in
      let radix = call[2].asInt
      guard (2...36).contains(radix) else { throw .fatal("Radix must be between 2 and 36") }
      let bits = call[0].asInt
      let isUppercase = call[3].asBool
      return .string(
        call[1].asBool
          ? String(bits, radix: radix, uppercase: isUppercase)
          : String(UInt(bitPattern: bits), radix: radix, uppercase: isUppercase))
    },
    Builtin("integer.nonzeroBitCount") { call in
      .int(unsigned(call[0].asInt, width: call[1].asInt).nonzeroBitCount)
    },
    Builtin("integer.leadingZeroBitCount") { call in
      let width = call[1].asInt
      return .int(unsigned(call[0].asInt, width: width).leadingZeroBitCount - (64 - width))
    },
    Builtin("integer.trailingZeroBitCount") { call in
      let width = call[1].asInt
      return .int(min(width, unsigned(call[0].asInt, width: width).trailingZeroBitCount))
    },
    Builtin("integer.byteSwapped") { call in
      let width = call[1].asInt
      return .int(
        Int(bitPattern: unsigned(call[0].asInt, width: width).byteSwapped >> (64 - width)))
    },
    Builtin("integer.multiplyHigh") { call in
      let (lhs, rhs) = (call[0].asInt, call[1].asInt)
      if call[2].asBool { return .int(lhs.multipliedFullWidth(by: rhs).high) }
      let high = UInt(bitPattern: lhs).multipliedFullWidth(by: UInt(bitPattern: rhs)).high
      return .int(Int(bitPattern: high))
    },
    Builtin("integer.divideFullWidth") { call throws(Fault) in
      let width = call[3].asInt
      let isSigned = call[4].asBool
      let low = UInt128(unsigned(call[1].asInt, width: width))
      if call[2].asInt == 0 { throw .fatal("Division by zero") }
      func result<Number: FixedWidthInteger>(
        _ dividend: Number, by divisor: Number, within range: Range<Number>
      ) throws(Fault) -> Value {
        // `.min` divided by -1 overflows even at twice the width.
        let (quotient, overflow) = dividend.dividedReportingOverflow(by: divisor)
        if overflow || !range.contains(quotient) { throw .fatal("Quotient is not representable") }
        return .int(Int(truncatingIfNeeded: call[5].asBool ? dividend % divisor : quotient))
      }
      // The full-width dividend of unsigned 64-bit halves may not fit into a signed `Int128`.
      guard isSigned else {
        let high = UInt128(unsigned(call[0].asInt, width: width))
        return try result(
          high << UInt128(width) | low, by: UInt128(unsigned(call[2].asInt, width: width)),
          within: 0..<(1 << UInt128(width)))
      }
      let limit = Int128(1) << Int128(width - 1)
      return try result(
        Int128(call[0].asInt) << Int128(width) | Int128(bitPattern: low),
        by: Int128(call[2].asInt), within: -limit..<limit)
    },
    Builtin("integer.order") { call in
      let (lhs, rhs) = (call[0].asInt, call[2].asInt)
      // A value with the high bit set is negative only if its type is signed.
      let isMinus = call[1].asBool && lhs < 0
      let isOtherMinus = call[3].asBool && rhs < 0
      if isMinus != isOtherMinus { return .int(isMinus ? -1 : 1) }
      let (left, right) = (UInt(bitPattern: lhs), UInt(bitPattern: rhs))
      return .int(left < right ? -1 : left == right ? 0 : 1)
    },
    Builtin("hasher.mix") { call in .int(Machine.mix(call[0].asInt, call[1].asInt)) },
  ]

  static func description(of bits: Int, isSigned: Bool) -> String {
    isSigned ? String(bits) : String(UInt(bitPattern: bits))
  }

  private static func unsigned(_ bits: Int, width: Int) -> UInt {
    width == 64 ? UInt(bitPattern: bits) : UInt(bitPattern: bits) & (1 << UInt(width) - 1)
  }

  private static func parse(_ text: String, radix: Int, width: Int, isSigned: Bool) -> Int? {
    if isSigned {
      guard let value = Int(text, radix: radix) else { return nil }
      return width == 64 || (value >= -1 << (width - 1) && value < 1 << (width - 1)) ? value : nil
    }
    guard let value = UInt(text, radix: radix) else { return nil }
    return width == 64 || value < 1 << UInt(width) ? Int(bitPattern: value) : nil
  }

  /// The bits of the integer that exactly equals a floating-point number; nil if there is none.
  private static func bits(of value: Double, width: Int, isSigned: Bool) -> Int? {
    if isSigned {
      guard let whole = Int(exactly: value) else { return nil }
      return width == 64 || (whole >= -1 << (width - 1) && whole < 1 << (width - 1)) ? whole : nil
    }
    guard let whole = UInt(exactly: value) else { return nil }
    return width == 64 || whole < 1 << UInt(width) ? Int(bitPattern: whole) : nil
  }

  private static func integer(from value: Value, _ kind: ValueKind) throws(Fault) -> Int {
    let number = value.asDouble
    let source = value.kind == .float ? "Float" : "Double"
    let target = kind.integerTypeName
    guard number.isFinite else {
      throw .fatal(
        "\(source) value cannot be converted to \(target) because it is either infinite or NaN")
    }
    let whole = number.rounded(.towardZero)
    if let result = bits(of: whole, width: kind.integerWidth, isSigned: kind.isSignedInteger) {
      return result
    }
    let bound = whole < 0 ? "less than \(target).min" : "greater than \(target).max"
    throw .fatal(
      "\(source) value cannot be converted to \(target) because the result would be \(bound)")
  }
}

extension NativeCall {
  /// The receiver's kind; for a metatype, the kind of the type's values.
  var receiverKind: ValueKind {
    receiver.kind == .metatype ? machine.types.type(of: receiver).kind ?? .int : receiver.kind
  }
}

extension ValueKind {
  var isSignedInteger: Bool { rawValue <= ValueKind.int64.rawValue }

  var integerWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    default: 64
    }
  }

  var largestInteger: Int {
    switch self {
    case .uint, .uint64: -1
    case _ where isSignedInteger: Int.max >> (64 - integerWidth)
    default: 1 << integerWidth - 1
    }
  }

  var smallestInteger: Int { isSignedInteger ? Int.min >> (64 - integerWidth) : 0 }

  var unsignedCounterpart: ValueKind {
    switch self {
    case .int: .uint
    case .int8: .uint8
    case .int16: .uint16
    case .int32: .uint32
    case .int64: .uint64
    default: self
    }
  }

  var integerTypeName: String {
    let prefix = isSignedInteger ? "Int" : "UInt"
    return self == .int || self == .uint ? prefix : "\(prefix)\(integerWidth)"
  }
}
