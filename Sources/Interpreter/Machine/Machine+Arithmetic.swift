/// Arithmetic of integers of all widths and of floating-point numbers, and generic comparisons.
extension Machine {
  func executeArithmetic(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let a = Int(i.a)
    let lhs = r[Int(i.b)]
    let rhs = r[Int(i.c)]
    switch i.opcode {
    case .negateInt:
      let (negated, overflow) = 0.subtractingReportingOverflow(lhs.asInt)
      if overflow { throw Fault.arithmeticOverflow }
      r[a] = .int(negated)
    case .notInt: r[a] = .int(~lhs.asInt)
    case .shiftLeft: r[a] = shift(lhs, by: rhs.asInt)
    case .shiftRight: r[a] = shift(lhs, by: 0 &- rhs.asInt)
    case .truncateInt: r[a] = Machine.truncate(lhs.asInt, to: kind(i))
    case .convertInt: r[a] = try convert(lhs, to: kind(i))
    case .addSized, .subtractSized, .multiplySized, .divideSized, .remainderSized, .negateSized,
      .notSized, .wrappingAddSized, .wrappingSubtractSized, .wrappingMultiplySized:
      r[a] = try sized(i, lhs, rhs)

    case .negateDouble: r[a] = Machine.floating(-lhs.asDouble, like: lhs)
    case .doubleFromInt: r[a] = doubleFromInt(lhs, kind(i))
    case .doubleFromDouble: r[a] = .floating(lhs.asDouble, kind(i))
    case .intFromDouble: r[a] = try integer(from: lhs.asDouble, kind(i))

    case .lessUnsigned: r[a] = .bool(lhs.bits < rhs.bits)
    case .lessOrEqualUnsigned: r[a] = .bool(lhs.bits <= rhs.bits)
    case .notEqualDouble: r[a] = .bool(lhs.asDouble != rhs.asDouble)
    case .equalString: r[a] = .bool(Machine.isSameText(lhs, rhs))
    case .notEqualString: r[a] = .bool(!Machine.isSameText(lhs, rhs))
    case .lessString: r[a] = .bool(Machine.isLessText(lhs, rhs))
    case .equalAny: r[a] = .bool(try areEqual(lhs, rhs))
    case .notEqualAny: r[a] = .bool(!(try areEqual(lhs, rhs)))
    case .lessAny: r[a] = .bool(try isLess(lhs, rhs))
    case .lessOrEqualAny: r[a] = .bool(!(try isLess(rhs, lhs)))
    case .identical: r[a] = .bool(Machine.areIdentical(lhs, rhs))
    case .notIdentical: r[a] = .bool(!Machine.areIdentical(lhs, rhs))
    default: preconditionFailure("no code runs \(i.opcode)")
    }
  }

  /// `===`, also of optionals.
  static func areIdentical(_ lhs: Value, _ rhs: Value) -> Bool {
    if lhs.kind == .none || rhs.kind == .none { return lhs.kind == rhs.kind }
    return lhs.bits == rhs.bits && lhs.kind == rhs.kind
  }

  private func kind(_ i: Instruction) -> ValueKind {
    ValueKind(rawValue: UInt8(truncatingIfNeeded: i.payload)) ?? .int
  }

  /// The low bits of a number, sign- or zero-extended for the kind.
  static func truncate(_ number: Int, to kind: ValueKind) -> Value {
    switch kind {
    case .int8: .integer(Int(Int8(truncatingIfNeeded: number)), kind)
    case .int16: .integer(Int(Int16(truncatingIfNeeded: number)), kind)
    case .int32: .integer(Int(Int32(truncatingIfNeeded: number)), kind)
    case .uint8: .integer(Int(UInt8(truncatingIfNeeded: number)), kind)
    case .uint16: .integer(Int(UInt16(truncatingIfNeeded: number)), kind)
    case .uint32: .integer(Int(UInt32(truncatingIfNeeded: number)), kind)
    default: .integer(number, kind)
    }
  }

  static func isUnsigned64(_ kind: ValueKind) -> Bool { kind == .uint || kind == .uint64 }

  /// Converts an integer to another kind; throws a fault if the value does not fit.
  private func convert(_ value: Value, to kind: ValueKind) throws(Fault) -> Value {
    let number = value.asInt
    let result = Machine.truncate(number, to: kind)
    let isLarge = Machine.isUnsigned64(value.kind) && number < 0
    let fits =
      Machine.isUnsigned64(kind)
      ? isLarge || number >= 0 : !isLarge && result.asInt == number
    guard fits else {
      throw Fault.fatal(
        number < 0 && !isLarge && Machine.isUnsigned(kind)
          ? "Negative value is not representable" : "Not enough bits to represent the passed value")
    }
    return result
  }

  static func isUnsigned(_ kind: ValueKind) -> Bool {
    kind.rawValue >= ValueKind.uint.rawValue && kind.rawValue <= ValueKind.uint64.rawValue
  }

  private func sized(_ i: Instruction, _ lhs: Value, _ rhs: Value) throws(Fault) -> Value {
    switch kind(i) {
    case .int: try sized(i, Int.self, lhs, rhs)
    case .int8: try sized(i, Int8.self, lhs, rhs)
    case .int16: try sized(i, Int16.self, lhs, rhs)
    case .int32: try sized(i, Int32.self, lhs, rhs)
    case .int64: try sized(i, Int64.self, lhs, rhs)
    case .uint8: try sized(i, UInt8.self, lhs, rhs)
    case .uint16: try sized(i, UInt16.self, lhs, rhs)
    case .uint32: try sized(i, UInt32.self, lhs, rhs)
    default: try sized(i, UInt.self, lhs, rhs)
    }
  }

  private func sized<Number: FixedWidthInteger>(
    _ i: Instruction, _ type: Number.Type, _ left: Value, _ right: Value
  ) throws(Fault) -> Value {
    let lhs = Number(truncatingIfNeeded: left.bits)
    let rhs = Number(truncatingIfNeeded: right.bits)
    let result: (partialValue: Number, overflow: Bool)
    switch i.opcode {
    case .addSized: result = lhs.addingReportingOverflow(rhs)
    case .subtractSized: result = lhs.subtractingReportingOverflow(rhs)
    case .multiplySized: result = lhs.multipliedReportingOverflow(by: rhs)
    case .divideSized:
      if rhs == 0 { throw Fault(.divisionByZero(remainder: false)) }
      result = lhs.dividedReportingOverflow(by: rhs)
    case .remainderSized:
      if rhs == 0 { throw Fault(.divisionByZero(remainder: true)) }
      result = lhs.remainderReportingOverflow(dividingBy: rhs)
    case .negateSized: result = (0 as Number).subtractingReportingOverflow(lhs)
    case .notSized: result = (~lhs, false)
    case .wrappingAddSized: result = (lhs &+ rhs, false)
    case .wrappingSubtractSized: result = (lhs &- rhs, false)
    default: result = (lhs &* rhs, false)
    }
    if result.overflow { throw Fault.arithmeticOverflow }
    return .integer(Int(truncatingIfNeeded: result.partialValue), kind(i))
  }

  /// Shifts left, or right for a negative count: Swift's smart shift.
  private func shift(_ value: Value, by count: Int) -> Value {
    switch value.kind {
    case .int8: shifted(Int8(truncatingIfNeeded: value.bits), count, value.kind)
    case .int16: shifted(Int16(truncatingIfNeeded: value.bits), count, value.kind)
    case .int32: shifted(Int32(truncatingIfNeeded: value.bits), count, value.kind)
    case .uint8: shifted(UInt8(truncatingIfNeeded: value.bits), count, value.kind)
    case .uint16: shifted(UInt16(truncatingIfNeeded: value.bits), count, value.kind)
    case .uint32: shifted(UInt32(truncatingIfNeeded: value.bits), count, value.kind)
    case .uint, .uint64: shifted(UInt(truncatingIfNeeded: value.bits), count, value.kind)
    default: shifted(value.asInt, count, value.kind)
    }
  }

  private func shifted<Number: FixedWidthInteger>(
    _ number: Number, _ count: Int, _ kind: ValueKind
  ) -> Value {
    .integer(Int(truncatingIfNeeded: number << count), kind)
  }

  private func doubleFromInt(_ value: Value, _ kind: ValueKind) -> Value {
    let number =
      Machine.isUnsigned64(value.kind) ? Double(value.bits) : Double(value.asInt)
    return .floating(number, kind)
  }

  private func integer(from number: Double, _ kind: ValueKind) throws(Fault) -> Value {
    guard number.isFinite else {
      throw Fault.fatal(
        "Double value cannot be converted to \(Machine.name(of: kind)) because it is either infinite or NaN"
      )
    }
    let whole = number.rounded(.towardZero)
    let bounds = Machine.bounds(of: kind)
    guard whole > bounds.below else {
      throw Fault.fatal(
        "Double value cannot be converted to \(Machine.name(of: kind)) because the result would be less than \(Machine.name(of: kind)).min"
      )
    }
    guard whole < bounds.above else {
      throw Fault.fatal(
        "Double value cannot be converted to \(Machine.name(of: kind)) because the result would be greater than \(Machine.name(of: kind)).max"
      )
    }
    if Machine.isUnsigned64(kind) {
      return .integer(Int(bitPattern: UInt(whole)), kind)
    }
    return .integer(Int(whole), kind)
  }

  static func name(of kind: ValueKind) -> String {
    switch kind {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    default: "Int"
    }
  }

  /// The largest number below, and the smallest above, the range of an integer kind.
  private static func bounds(of kind: ValueKind) -> (below: Double, above: Double) {
    switch kind {
    case .int8: (-129, 128)
    case .int16: (-32769, 32768)
    case .int32: (-2_147_483_649, 2_147_483_648)
    case .uint8: (-1, 256)
    case .uint16: (-1, 65536)
    case .uint32: (-1, 4_294_967_296)
    case .uint, .uint64: (-1, 18_446_744_073_709_551_616)
    default: ((-9_223_372_036_854_775_808.0).nextDown, 9_223_372_036_854_775_808)
    }
  }
}
