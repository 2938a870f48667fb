internal import Semantics

/// Builtins of Foundation's strings, identifiers and data.
enum TextBuiltins {
  static let rows: [Builtin] = texts + identifiers + bytes

  private static let texts: [Builtin] = [
    Builtin("text.format") { call throws(Fault) in
      .string(
        try TextFormat.text(call[0].asString, Array(call[1].array.elements), call.machine))
    },
    Builtin("text.wordEnd") { call in
      .int(WordBoundaries.wordEnd(in: call[0].asString, from: call[1].asInt))
    },
    Builtin("text.number") { call in
      .string(
        NumberText.text(
          call[0].asDouble, leastFraction: call[1].asInt, mostFraction: call[2].asInt,
          isGrouped: call[3].asBool))
    },
    Builtin("error.domain") { call in
      .string(call.machine.qualifiedTypeName(call.machine.dynamicType(call[0])))
    },
    Builtin("error.number") { call in
      .int(call.machine.dynamicType(call[0]).nominal.flatMap { code(of: call[0], $0) } ?? 1)
    },
  ]

  /// The `code` of an error as `NSError` numbers it: cases with payloads come first. Nil if the
  /// error is no enum.
  private static func code(of error: Value, _ type: NominalType) -> Int? {
    guard type.kind == .enum, type.enumCases.indices.contains(error.caseIndex) else { return nil }
    let hasPayload = !type.enumCases[error.caseIndex].payload.isEmpty
    let before = type.enumCases[..<error.caseIndex].count { $0.payload.isEmpty != hasPayload }
    return before + (hasPayload ? 0 : type.enumCases.count { !$0.payload.isEmpty })
  }

  private static let identifiers: [Builtin] = [
    Builtin("identifier.text") { call in
      let digits = [call[0].asInt, call[1].asInt].map { half in
        let text = String(UInt(bitPattern: half), radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
      }.joined()
      var result = ""
      for (index, digit) in digits.enumerated() {
        if [8, 12, 16, 20].contains(index) { result += "-" }
        result.append(digit)
      }
      return .string(result)
    },
    Builtin("identifier.parse") { call in
      let text = Array(call[0].asString)
      guard text.count == 36, [8, 13, 18, 23].allSatisfy({ text[$0] == "-" }) else { return .none }
      let digits = text.filter { $0 != "-" }
      guard digits.count == 32 else { return .none }
      let half = String(digits[call[1].asInt * 16..<call[1].asInt * 16 + 16])
      return .optional(UInt(half, radix: 16).map { .int(Int(bitPattern: $0)) })
    },
  ]

  private static let bytes: [Builtin] = [
    Builtin("data.encodeBase64") { call in
      .string(Base64.encode(call[0].array.elements.map { UInt8(truncatingIfNeeded: $0.asInt) }))
    },
    Builtin("data.decodeBase64") { call in
      guard let bytes = Base64.decode(call[0].asString) else { return .none }
      let type = call.machine.types.array(of: call.machine.types.type(named: "UInt8", []))
      return Value.array(type, bytes.map { Value.integer(Int($0), .uint8) }).wrapped
    },
  ]
}

/// Numbers in human-readable form: rounded, with grouped thousands.
enum NumberText {
  static func text(
    _ value: Double, leastFraction: Int, mostFraction: Int, isGrouped: Bool
  ) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    let places = min(max(mostFraction, 0), 15)
    var digits = TextFormat.fixed(value, places: places)
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.count > leastFraction, fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = isGrouped ? grouped(parts[0]) : parts[0]
    let isZero = !digits.contains { $0 != "0" && $0 != "." }
    let sign = isNegative && !(isZero && value == 0) ? "-" : ""
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}

/// Base64 encoding and decoding.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func encode(_ bytes: [UInt8]) -> String {
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        result.append(index <= group.count ? letters[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    return result
  }

  static func decode(_ text: String) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    var result: [UInt8] = []
    var bits = 0
    var count = 0
    for letter in text where letter != "=" {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return result
  }
}
