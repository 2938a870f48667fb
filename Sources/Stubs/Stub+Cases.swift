/// Stub enums.
extension Stub {
  /// Whether it has only static values of its own type, and no text initializes others, so that it
  /// can be an enum.
  var isOfNamedValues: Bool {
    let values = properties.filter(\.isStatic).map { ($0.name, $0.type) }
    let made = methods.filter(\.isStatic).compactMap { method in
      method.name.map { ($0, method.result ?? "") }
    }
    // One value beside properties is an example of others.
    let isExample = made.isEmpty && values.count == 1 && properties.count > 1
    return kind == .structure && construction.isPlain && !isExample
      && !(values + made).isEmpty && (values + made).allSatisfy { $0.1 == name }
      && methods.allSatisfy { !$0.isStatic || $0.isLikeCase }
      && values.allSatisfy { !MemberMends.instances.contains($0.0) }
      && properties.allSatisfy { $0.isStatic || $0.setter == nil && !$0.name.hasPrefix("$") }
      && conformances.allSatisfy(Stub.conformancesOfEnumerations.contains)
  }

  /// Protocols to which enum stubs conform in the same way as struct stubs.
  private static let conformancesOfEnumerations: Set<String> = [
    "Hashable", "CaseIterable", "Identifiable", "Error", "LocalizedError", "Sendable",
    "CustomStringConvertible", "Comparable",
  ]

  /// Turns the static values into cases; everything else stays.
  mutating func becomeCases() {
    cases = properties.filter(\.isStatic).map { Case($0.name, of: name) }
    cases += methods.filter(\.isStatic).map {
      Case($0.name ?? "", labels: $0.signature.labels, of: name)
    }
    kind = .enumeration
    let hasIdentity = conformances.contains("Identifiable") || has("id")
    properties.removeAll { $0.isStatic || $0.name == "id" }
    methods.removeAll(where: \.isStatic)
    types.removeAll { $0.hasPrefix("static var allCases") || $0.hasPrefix("struct ID") }
    if hasIdentity { _ = add(type: "var id: Self { self }") }
  }

  /// Turns its cases into static values, as a text initializes others; returns whether it did.
  mutating func becomeValues() -> Bool {
    guard kind == .enumeration, cases.allSatisfy(\.payload.isEmpty) else { return false }
    kind = .structure
    for value in cases { add(value.name, name, value: "\(name)()", isStatic: true) }
    cases = []
    return true
  }

  /// Turns it into an enum if all its members are static values; returns whether it did.
  mutating func becomeEnumeration() -> Bool {
    guard kind == .structure, properties.allSatisfy(\.isStatic),
      methods.allSatisfy({ $0.isStatic && $0.name != nil })
    else { return false }
    kind = .enumeration
    cases = properties.map { Case($0.name, of: name) }
    cases += methods.map { Case($0.name ?? "", labels: $0.signature.labels, of: name) }
    (properties, methods) = ([], [])
    return true
  }

  /// Changes the type of an associated value; returns whether there is one that was of another type.
  ///
  /// - Parameter label: Its label; nil for the first one without a label.
  mutating func change(payloadOf name: String, labelled label: String?, to type: String) -> Bool {
    guard kind == .enumeration, let index = cases.firstIndex(where: { $0.name == name }),
      let place = cases[index].payload.firstIndex(where: { $0.label == label }),
      cases[index].payload[place].type != type
    else { return false }
    cases[index].payload[place].type = type
    return true
  }

  /// Adds a case; returns whether it is new. One that has no associated values yet gets those.
  mutating func add(_ new: Case) -> Bool {
    guard kind == .enumeration else { return false }
    guard let index = cases.firstIndex(where: { $0.name == new.name }) else {
      cases.append(new)
      return true
    }
    guard cases[index].payload.isEmpty, !new.payload.isEmpty else { return false }
    cases[index] = new
    return true
  }
}
