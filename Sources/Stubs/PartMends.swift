import Semantics

extension Stub {
  /// How two values of a structure are compared by a stored property that has no hash value.
  enum Comparison: Equatable {
    /// By its value.
    case value
    /// By the object that it is.
    case identity
    /// By the objects that it lists.
    case identities
    /// Not at all, as nothing compares values of its type.
    case ignored
  }
}

/// Lets what stubs store do what protocols ask of the stubs themselves.
struct PartMends {
  let scope: StubScope

  /// Lets what stubs store be encoded with them; returns the names of those that are stored.
  func encodeParts() -> [String] {
    let before = scope.stubs
    for (name, stub) in scope.sortedStubs where stub.conformances.contains("Codable") {
      _ = encodeParts(of: name)
    }
    return scope.sortedStubs.filter { before[$0.key]?.conformances != $0.value.conformances }
      .map(\.key)
  }

  /// Lets what a stub stores be encoded with it; returns whether that is new.
  func encodeParts(of name: String) -> Bool {
    guard let stub = scope.stubs[name], stub.conformances.contains("Codable"),
      let type = scope.checker.type(named: name)
    else { return false }
    var known: Set<String> = [name]
    return encodeParts(of: type, &known)
  }

  private func encodeParts(of type: NominalType, _ known: inout Set<String>) -> Bool {
    scope.checker.readMembers(of: type)
    let parts = type.storedProperties.compactMap(\.type.innermost)
    return parts.reduce(false) { hasChanged, part in
      guard var stub = scope.stubs[scope.name(of: part)], stub.isOfValues || !stub.cases.isEmpty,
        known.insert(stub.name).inserted
      else { return hasChanged }
      let isNew = stub.conform(toStub: "Codable")
      if isNew { scope.set(stub) }
      return encodeParts(of: part, &known) || isNew || hasChanged
    }
  }

  // Comparisons.

  /// Takes back that structures have hash values, or can be compared, which store what has or can not; returns
  /// the names of those that did.
  func withholdComparisons(of names: [String]) -> [String] {
    let before = scope.stubs
    var known: Set<String> = []
    for name in names { withholdComparisons(of: name, &known) }
    return changed(since: before) {
      ($0.withheld, $0.conformances) == ($1.withheld, $1.conformances)
    }
  }

  private func withholdComparisons(of name: String, _ known: inout Set<String>) {
    guard let stub = scope.stubs[name], isCompared(stub), stub.comparisons.isEmpty,
      known.insert(name).inserted
    else { return }
    let types = typesStored(in: name)
    for inner in types.compactMap(\.innermost) {
      withholdComparisons(of: scope.name(of: inner), &known)
    }
    guard !types.allSatisfy({ fits($0, "Hashable") }), var stub = scope.stubs[name] else { return }
    _ = stub.withhold("Hashable")
    if types.allSatisfy({ fits($0, "Equatable") }) {
      _ = stub.conform(toStub: "Equatable")
    }
    scope.set(stub)
  }

  /// Lets a structure compare its parts, and these theirs; returns whether that is new.
  func compareParts(of name: String) -> Bool {
    let before = scope.stubs
    var known: Set<String> = []
    compareParts(of: name, &known)
    return !changed(since: before) {
      ($0.withheld, $0.comparisons) == ($1.withheld, $1.comparisons)
    }
    .isEmpty
  }

  private func compareParts(of name: String, _ known: inout Set<String>) {
    guard let stub = scope.stubs[name], isCompared(stub), known.insert(name).inserted else {
      return
    }
    let parts = typesStored(in: name)
    for inner in parts.compactMap(\.innermost) { compareParts(of: scope.name(of: inner), &known) }
    guard var stub = scope.stubs[name], let type = scope.checker.type(named: name) else { return }
    stub.comparisons = type.storedProperties.reduce(into: [:]) { comparisons, property in
      comparisons[property.name] = comparison(of: property.type)
    }
    stub.withheld.remove("Hashable")
    scope.set(stub)
  }

  private func changed(
    since before: [String: Stub], where isSame: (Stub, Stub) -> Bool
  ) -> [String] {
    scope.sortedStubs.filter { name, stub in before[name].map { !isSame($0, stub) } ?? true }
      .map(\.key)
  }

  private func typesStored(in name: String) -> [Type] {
    guard let type = scope.checker.type(named: name) else { return [] }
    scope.checker.readMembers(of: type)
    return type.storedProperties.map(\.type)
  }

  /// Whether the values of a stub are compared by their parts.
  private func isCompared(_ stub: Stub) -> Bool {
    stub.kind == .structure && stub.generics.isEmpty && stub.construction.closures.isEmpty
  }

  /// How values of a type are compared; nil if they have a hash value.
  private func comparison(of type: Type) -> Stub.Comparison? {
    if fits(type, "Hashable") { return nil }
    if fits(type, "Equatable") { return .value }
    if isObject(type.wrapped ?? type) { return .identity }
    if type.isPrelude("Array"), type.arguments.allSatisfy(isObject) { return .identities }
    return .ignored
  }

  private func isObject(_ type: Type) -> Bool {
    [.class, .actor].contains(type.nominal?.kind)
  }

  /// Whether a type conforms to a protocol, or will do so.
  private func fits(_ type: Type, _ target: String) -> Bool {
    if type.mentionsUnknown { return true }
    if let stub = scope.stub(of: type), isCompared(stub) {
      return !stub.withheld.contains("Hashable") || stub.conformances.contains(target)
    }
    let isOfElements = ["Array", "Optional", "Set", "Dictionary"].contains(where: type.isPrelude)
    if isOfElements { return type.arguments.allSatisfy { fits($0, target) } }
    return scope.checker.type(named: target).map { scope.checker.conforms(type, to: $0) } ?? false
  }
}
