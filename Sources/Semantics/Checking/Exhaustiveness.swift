import SourceText

/// Checks whether the patterns of a `switch` are exhaustive.
struct Exhaustiveness: CheckerPart {
  let checker: TypeChecker
  /// Whether the stub of an enum has only the cases that the patterns name: what else uses of it
  /// show, its declaration may lack.
  var trustsStubs = true

  /// The result of an exhaustiveness check.
  enum Outcome {
    case covered
    /// The same for the cases of stubs that the patterns name.
    case coveredAsNamed
    /// The values cannot be enumerated: a `default` is required.
    case open
    /// The missing patterns, as source text.
    case cases([String])
  }

  func missing(_ rows: [TypedPattern], _ type: Type) -> Outcome {
    let left = uncovered(rows.map { [$0] }, [type], depth: 0)
    guard let left else { return .covered }
    if trustsStubs, rows.contains(where: \.namesCaseOfStub) {
      var lenient = self
      lenient.trustsStubs = false
      if case .covered = lenient.missing(rows, type) { return .coveredAsNamed }
    }
    if left.isEmpty { return .open }
    return .cases(left)
  }

  /// The patterns of the first column that a matrix leaves uncovered; nil for none, empty for
  /// values that cannot be enumerated.
  private func uncovered(_ rows: [[TypedPattern]], _ types: [Type], depth: Int) -> [String]? {
    guard let type = types.first else { return rows.isEmpty ? ["_"] : nil }
    if depth > 8 { return rows.contains { $0.allSatisfy(isIrrefutable) } ? nil : [] }
    if !rows.isEmpty, rows.allSatisfy({ isIrrefutable($0[0]) }) {
      return uncovered(
        rows.map { Array($0.dropFirst()) }, Array(types.dropFirst()), depth: depth + 1)
    }
    let rest = Array(types.dropFirst())
    let simple = unifier.simplify(type)
    if let wrapped = simple.wrapped {
      let some = Constructor(name: ".some", payload: [wrapped])
      return uncovered(rows, rest, [some, Constructor(name: ".none")], depth) { pattern in
        switch pattern {
        case .optionalSome(let inner): .only(0, [inner])
        case .optionalNone: .only(1, [])
        default: isIrrefutable(pattern) ? .all : .none
        }
      }
    }
    switch simple {
    // An enum without cases has nothing to cover.
    case .nominal(let nominal, let arguments)
    where nominal.kind == .enum && (!nominal.enumeration.cases.isEmpty || rows.isEmpty):
      return uncovered(rows, rest, nominal, nominal.substitution(arguments), depth)
    case .nominal(let nominal, _) where nominal.isPrelude && nominal.name == "Bool":
      let values = [Constructor(name: "true"), Constructor(name: "false")]
      return uncovered(rows, rest, values, depth) { pattern in
        if isIrrefutable(pattern) { return .all }
        return booleanValue(pattern).map { .only($0 ? 0 : 1, []) } ?? .none
      }
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
      // Patterns may cover the values of an unknown type, unless there are none.
      if open.isEmpty { return simple.isUnknown && (depth == 0 || !rows.isEmpty) ? nil : [] }
      return uncovered(open, rest, depth: depth + 1)
    }
  }

  /// The uncovered patterns if the first column is an enum.
  private func uncovered(
    _ rows: [[TypedPattern]], _ rest: [Type], _ nominal: NominalType, _ map: Substitution,
    _ depth: Int
  ) -> [String]? {
    // A case with an uninhabited payload has no values.
    let cases = knownCases(of: nominal, in: rows).filter { element in
      !element.payload.contains { unifier.simplify($0.type.substituting(map)).isPrelude("Never") }
    }
    let places = Dictionary(
      cases.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let list = cases.map { element in
      Constructor(
        name: ".\(element.name)", payload: element.payload.map { $0.type.substituting(map) })
    }
    return uncovered(rows, rest, list, depth) { pattern in
      guard case .enumCase(let element, let payload) = pattern else {
        return isIrrefutable(pattern) ? .all : .none
      }
      guard let place = places[ObjectIdentifier(element)] else { return .none }
      let count = element.payload.count
      if payload.count == count { return .only(place, payload) }
      if payload.isEmpty || payload.allSatisfy(isIrrefutable) {
        return .only(place, [TypedPattern](repeating: .wildcard, count: count))
      }
      if payload.count == 1, case .tuple(let parts) = payload[0] { return .only(place, parts) }
      return .none
    }
  }

  /// The cases of an enum that patterns have to cover.
  private func knownCases(of nominal: NominalType, in rows: [[TypedPattern]]) -> [EnumCase] {
    guard !trustsStubs, nominal.source.isGuess else { return nominal.enumeration.cases }
    let named = nominal.enumeration.cases.filter { element in
      rows.contains { row in
        if case .enumCase(let other, _) = row[0] { other === element } else { false }
      }
    }
    return named.isEmpty ? nominal.enumeration.cases : named
  }

  /// A constructor of a type's values, with the types of its parts.
  private struct Constructor {
    let name: String
    var payload: [Type] = []
  }

  /// The constructors that a pattern matches.
  private enum Match {
    case all
    /// Only the constructor with the index, if its parts match the patterns.
    case only(Int, [TypedPattern])
    case none
  }

  /// The uncovered patterns if `list` has all constructors of the first column.
  private func uncovered(
    _ rows: [[TypedPattern]], _ rest: [Type], _ list: [Constructor], _ depth: Int,
    matching match: (TypedPattern) -> Match
  ) -> [String]? {
    // Row by row, so that each row is inspected once rather than once per constructor.
    var kept = [[[TypedPattern]]](repeating: [], count: list.count)
    for row in rows {
      switch match(row[0]) {
      case .all:
        for (place, element) in list.enumerated() {
          kept[place].append(element.payload.map { _ in .wildcard } + row.dropFirst())
        }
      case .only(let place, let parts): kept[place].append(parts + row.dropFirst())
      case .none: continue
      }
    }
    var missing: [String] = []
    for (rows, element) in zip(kept, list) {
      guard let left = uncovered(rows, element.payload + rest, depth: depth + 1) else { continue }
      if left.isEmpty { return [] }
      let wild = element.payload.map { _ in "_" }.joined(separator: ", ")
      missing.append(element.name + (wild.isEmpty ? "" : "(\(wild))"))
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

  /// The value of `case true:`, which is checked as an expression pattern; its literal is in the
  /// test.
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

extension TypedPattern {
  /// Whether it names a case of an enum that is a stub.
  var namesCaseOfStub: Bool {
    switch self {
    case .enumCase(let element, let parts):
      element.owner.source.isGuess || parts.contains(where: \.namesCaseOfStub)
    case .tuple(let parts): parts.contains(where: \.namesCaseOfStub)
    case .optionalSome(let inner), .asType(let inner, _): inner.namesCaseOfStub
    default: false
    }
  }
}
