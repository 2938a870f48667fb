internal import Semantics

/// Builtins that report the events of tests, and describe values in their messages.
enum TestingBuiltins {
  static let rows: [Builtin] = [
    Builtin("testing.describe") { call throws(Fault) in
      .string(try call.machine.testDescription(call[0]))
    },
    Builtin("testing.difference") { call throws(Fault) in
      let text = try call.machine.difference(call[0], call[1])
      return .optional(text.map(Value.string))
    },
    Builtin("testing.record") { call throws(Fault) in
      let details = call[1].array.elements.map(\.asString)
      let comments = call[2].array.elements.map(\.asString)
      let kind = TestIssue.Kind(rawValue: call[3].asInt) ?? .failure
      let issue = TestIssue(
        kind: kind, text: call[0].asString, details: details, comments: comments,
        file: lastComponent(call[4].asString), line: call[5].asInt, column: call[6].asInt,
        found: call[7].isNil ? nil : call[7].unwrapped.asString)
      if let observer = call.machine.outside.testObserver {
        observer(.issue(issue))
      } else if kind == .failure {
        throw Fault(.issue(([issue.text] + issue.lines).joined(separator: "\n")))
      }
      return .void
    },
    Builtin("testing.attach") { call in
      call.machine.outside.testObserver?(.attachment(call[0].asString))
      return .void
    },
    Builtin("testing.plan") { call in
      let cases = call[2].array.elements.map { $0.array.elements.map(\.asString) }
      let comment = call[1].isNil ? nil : call[1].unwrapped.asString
      call.machine.outside.testObserver?(
        .plan(TestPlan(isSkipped: call[0].asBool, comment: comment, cases: cases)))
      return .void
    },
  ]

  private static func lastComponent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

extension Machine {
  /// The description of a value in test messages: strings quoted, enum cases with a leading dot,
  /// optionals unwrapped.
  func testDescription(_ value: Value) throws(Fault) -> String {
    if value.depth > 0 { return try testDescription(value.unwrapped) }
    if let text = try ownTestDescription(value) { return text }
    switch value.kind {
    case .string, .longString: return "\"" + value.asString + "\""
    case .enumCase, .enumPayload:
      let text = try describer.describe(value)
      return describesItself(value) ? text : "." + text
    case .structure:
      guard let nominal = dynamicType(value).nominal, nominal.isPrelude else { break }
      switch nominal.name {
      case "Range": return try bounds(value, " ..< ")
      case "ClosedRange": return try bounds(value, " ... ")
      case "PartialRangeFrom": return try testDescription(value.fields[0]) + "..."
      case "PartialRangeThrough": return "..." + (try testDescription(value.fields[0]))
      case "PartialRangeUpTo": return "..<" + (try testDescription(value.fields[0]))
      case "Substring": return "\"" + (try describer.describe(value)) + "\""
      default: break
      }
    default: break
    }
    return try describer.describe(value)
  }

  private func bounds(_ range: Value, _ mark: String) throws(Fault) -> String {
    try testDescription(range.fields[0]) + mark + testDescription(range.fields[1])
  }

  private func ownTestDescription(_ value: Value) throws(Fault) -> String? {
    switch value.kind {
    case .structure, .instance, .enumCase, .enumPayload:
      try describer.text(of: value, by: [("testDescription", "CustomTestStringConvertible")])
    default: nil
    }
  }

  private func describesItself(_ value: Value) -> Bool {
    ["CustomStringConvertible", "CustomDebugStringConvertible"].contains {
      conforms(dynamicType(value), to: program.wellKnown($0))
    }
  }

  /// The elements inserted into and removed from the second of two arrays to get the first; nil if
  /// they are equal or not both arrays.
  func difference(_ lhs: Value, _ rhs: Value) throws(Fault) -> String? {
    guard lhs.kind == .array, rhs.kind == .array, lhs.depth == 0, rhs.depth == 0 else { return nil }
    let left = Array(lhs.array.elements)
    let right = Array(rhs.array.elements)
    var fault: Fault?
    let difference = left.difference(from: right) { first, second in
      do throws(Fault) { return try areEqual(first, second) } catch {
        fault = error
        return true
      }
    }
    if let fault { throw fault }
    var parts: [String] = []
    let inserted = difference.insertions.map { change in element(of: change) }
    let removed = difference.removals.map { change in element(of: change) }
    if !inserted.isEmpty { parts.append("inserted [\(try describer.list(inserted))]") }
    if !removed.isEmpty { parts.append("removed [\(try describer.list(removed))]") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func element(of change: CollectionDifference<Value>.Change) -> Value {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
