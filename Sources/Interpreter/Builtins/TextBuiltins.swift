internal import Semantics

/// Builtins of Foundation's format strings, identifiers and errors.
enum TextBuiltins {
  static let rows: [Builtin] = texts + identifiers

  private static let texts: [Builtin] = [
    Builtin("text.format") { call throws(Fault) in
      .string(
        try TextFormat.text(call[0].asString, Array(call[1].array.elements), call.machine))
    },
    Builtin("error.domain") { call in
      .string(call.machine.dynamicType(call[0]).qualifiedName)
    },
    Builtin("error.number") { call in
      .int(call.machine.dynamicType(call[0]).nominal.flatMap { code(of: call[0], $0) } ?? 1)
    },
  ]

  /// The `code` of an error as `NSError` numbers it: cases with payloads come first. Nil if the
  /// error is no enum.
  private static func code(of error: Value, _ type: NominalType) -> Int? {
    guard type.kind == .enum, type.enumeration.cases.indices.contains(error.caseIndex) else {
      return nil
    }
    let hasPayload = !type.enumeration.cases[error.caseIndex].payload.isEmpty
    let before = type.enumeration.cases[..<error.caseIndex].count {
      $0.payload.isEmpty != hasPayload
    }
    return before + (hasPayload ? 0 : type.enumeration.cases.count { !$0.payload.isEmpty })
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
}
