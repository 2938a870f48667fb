/// Whether the patterns of a `switch` leave values out.
struct Exhaustiveness {
  let checker: TypeChecker

  enum Outcome {
    case covered
    /// Not all values can be listed: a `default` is needed.
    case open
    /// What is missing, as it would be written.
    case cases([String])
  }

  func missing(_ rows: [TypedPattern], _ type: Type) -> Outcome {
    let left = uncovered(rows.map { [$0] }, [type], depth: 0)
    guard let left else { return .covered }
    if left.isEmpty { return .open }
    return .cases(left)
  }

  /// What a matrix of patterns leaves out in its first column; nil for nothing, empty for values that
  /// cannot be listed.
  private func uncovered(_ rows: [[TypedPattern]], _ types: [Type], depth: Int) -> [String]? {
    guard let type = types.first else { return rows.isEmpty ? ["_"] : nil }
    if depth > 8 { return rows.contains { $0.allSatisfy(isIrrefutable) } ? nil : [] }
    if !rows.isEmpty, rows.allSatisfy({ isIrrefutable($0[0]) }) {
      return uncovered(
        rows.map { Array($0.dropFirst()) }, Array(types.dropFirst()), depth: depth + 1)
    }
    let rest = Array(types.dropFirst())
    let simple = checker.simplify(type)
    if let wrapped = simple.wrapped {
      return constructors(
        rows, rest, [("some", [wrapped]), ("none", [])], depth,
        matching: { pattern, name in
          switch pattern {
          case .optionalSome(let inner): name == "some" ? [inner] : nil
          case .optionalNone: name == "none" ? [] : nil
          default: self.isIrrefutable(pattern) ? (name == "some" ? [.wildcard] : []) : nil
          }
        })
    }
    switch simple {
    // An enum without cases has no values to leave out.
    case .nominal(let nominal, let arguments)
    where nominal.kind == .enum && (!nominal.enumCases.isEmpty || rows.isEmpty):
      let map = nominal.substitution(arguments)
      let list = nominal.enumCases.map { element in
        (element.name, element.payload.map { $0.type.substituting(map) })
      }
      // A case with a payload that has no values has none either.
      .filter { !$0.1.contains { checker.simplify($0).isPrelude("Never") } }
      return constructors(
        rows, rest, list, depth,
        matching: { pattern, name in
          guard let element = nominal.enumCases.first(where: { $0.name == name }) else {
            return nil
          }
          let wildcards = [TypedPattern](repeating: .wildcard, count: element.payload.count)
          switch pattern {
          case .enumCase(let matched, let payload):
            guard matched === element else { return nil }
            if payload.count == element.payload.count { return payload }
            if payload.isEmpty || payload.allSatisfy(self.isIrrefutable) { return wildcards }
            if payload.count == 1, case .tuple(let parts) = payload[0] { return parts }
            return nil
          default: return self.isIrrefutable(pattern) ? wildcards : nil
          }
        })
    case .nominal(let nominal, _) where nominal.isPrelude && nominal.name == "Bool":
      return constructors(
        rows, rest, [("true", []), ("false", [])], depth,
        matching: { pattern, name in
          if self.isIrrefutable(pattern) { return [] }
          return self.booleanValue(pattern) == (name == "true") ? [] : nil
        })
    case .tuple(let elements):
      let expanded = rows.compactMap { row -> [TypedPattern]? in
        switch row[0] {
        case .tuple(let parts): return parts + row.dropFirst()
        default:
          guard isIrrefutable(row[0]) else { return nil }
          return [TypedPattern](repeating: .wildcard, count: elements.count) + row.dropFirst()
        }
      }
      guard
        let left = uncovered(expanded, elements.map(\.type) + rest, depth: depth + 1)
      else { return nil }
      return left.isEmpty ? [] : left
    default:
      let open = rows.filter { isIrrefutable($0[0]) }.map { Array($0.dropFirst()) }
      if open.isEmpty { return simple.isUnknown ? nil : [] }
      return uncovered(open, rest, depth: depth + 1)
    }
  }

  private func constructors(
    _ rows: [[TypedPattern]], _ rest: [Type], _ list: [(String, [Type])], _ depth: Int,
    matching: (TypedPattern, String) -> [TypedPattern]?
  ) -> [String]? {
    var missing: [String] = []
    for (name, payload) in list {
      let kept = rows.compactMap { row in
        matching(row[0], name).map { $0 + row.dropFirst() }
      }
      guard let left = uncovered(kept, payload + rest, depth: depth + 1) else { continue }
      if left.isEmpty { return [] }
      let shown = name == "true" || name == "false" ? name : ".\(name)"
      let wild = payload.isEmpty ? "" : "(\(payload.map { _ in "_" }.joined(separator: ", ")))"
      missing.append(shown + wild)
    }
    return missing.isEmpty ? nil : missing
  }

  private func isIrrefutable(_ pattern: TypedPattern) -> Bool {
    switch pattern {
    case .wildcard, .bind, .bindGlobal: true
    case .tuple(let parts): parts.allSatisfy(isIrrefutable)
    default: false
    }
  }

  /// `case true:` is compared like any value; its literal is in the test.
  private func booleanValue(_ pattern: TypedPattern) -> Bool? {
    guard case .expression(_, let test) = pattern,
      case .call(_, _, let arguments, _, _) = test.kind
    else { return nil }
    for argument in arguments {
      if case .boolean(let value) = argument.kind { return value }
    }
    return nil
  }
}
