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
    return kind == .structure && genericCount == 0 && construction.isPlain && !isExample
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
    cases = properties.filter(\.isStatic).map(\.name)
    cases += methods.filter(\.isStatic).map { method in
      let labels = CallText.labels(ofHead: method.head)
      return (method.name ?? "") + Stub.payload(labels)
    }
    kind = .enumeration
    let hasIdentity = conformances.contains("Identifiable") || has("id")
    properties.removeAll { $0.isStatic || $0.name == "id" }
    methods.removeAll(where: \.isStatic)
    types.removeAll { $0.hasPrefix("static var allCases") || $0.hasPrefix("struct ID") }
    if hasIdentity { _ = add(type: "var id: Self { self }") }
  }

  /// Turns it into an enum if all its members are static values; returns whether it did.
  mutating func becomeEnumeration() -> Bool {
    let heads = methods.compactMap { $0.head.split(separator: "static func ").first }
    guard kind == .structure, properties.allSatisfy(\.isStatic),
      methods.allSatisfy({ $0.head.hasPrefix("static func ") })
    else { return false }
    kind = .enumeration
    cases = properties.map(\.name) + heads.map { "\($0.prefix { $0 != "(" })(AnyHashable?)" }
    (properties, methods) = ([], [])
    return true
  }

  /// The payload of a case: `(AnyHashable?, of: AnyHashable?)`.
  static func payload(_ labels: [String?]) -> String {
    guard !labels.isEmpty else { return "" }
    let parts = labels.map { ($0.map { "\($0): " } ?? "") + "AnyHashable?" }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Gives the payload element of a case and label among `names` a type; returns whether it was
  /// `AnyHashable?`.
  mutating func change(payloadNamedIn names: Set<String>, to type: String) -> Bool {
    for index in cases.indices where names.contains(String(cases[index].prefix { $0 != "(" })) {
      for label in names.sorted() where cases[index].contains("\(label): AnyHashable?") {
        cases[index] = cases[index].replacing(
          "\(label): AnyHashable?", with: "\(label): \(type)?")
        return true
      }
    }
    return false
  }

  /// Gives an element of a case's payload a type; returns whether it was `AnyHashable?`.
  ///
  /// - Parameter label: The element's label; nil for the first one without a label.
  mutating func change(payloadOf name: String, labelled label: String?, to type: String) -> Bool {
    let old = label.map { "\($0): AnyHashable?" } ?? "(AnyHashable?"
    let new = label.map { "\($0): \(type)?" } ?? "(\(type)?"
    let index = cases.firstIndex { $0.prefix { $0 != "(" } == name && $0.contains(old) }
    guard kind == .enumeration, let index else { return false }
    cases[index] = cases[index].replacing(old, with: new)
    return true
  }

  /// Adds a case, `detail(AnyHashable?)`; returns whether it is new.
  mutating func add(case declaration: String) -> Bool {
    guard kind == .enumeration, !cases.contains(declaration) else { return false }
    cases.append(declaration)
    return true
  }
}
