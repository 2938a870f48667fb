/// A stub as an enum, or an enum as a type with static values.
struct EnumerationForm {
  let stub: Stub

  /// Whether it has only static values of its own type, and no text initializes others, so that it
  /// can be an enum.
  var isFit: Bool {
    let values = stub.properties.filter(\.isStatic).map { ($0.name, $0.type) }
    let made = stub.methods.filter(\.isStatic).compactMap { method in
      method.name.map { ($0, method.result ?? "") }
    }
    let isListed = stub.conformances.contains("CaseIterable")
    // One value beside properties is an example of others, unless there is a list of all values.
    let others = stub.properties.filter { $0.name != "rawValue" }
    let isExample =
      made.isEmpty && values.count == 1 && others.count > 1 && !isListed
    // `image.resized(to: size)` gives another value than the one that has a name.
    let isOfMany =
      made.isEmpty && values.count == 1 && !isListed
      && stub.methods.contains { !$0.isStatic && $0.result == stub.name }
    // `.draft(title: "x")` of a type with a `title` makes a value of that; it is no case.
    let isMaker = stub.methods.contains { method in
      method.isStatic && method.signature.labels.contains { $0.map(stub.has) ?? false }
    }
    // `.stub(title: "Emma")` beside methods of values is a function, unless there are others like it.
    let isFunction =
      made.count == 1 && values.isEmpty && !isListed && stub.methods.contains { !$0.isStatic }
    return stub.kind == .structure && !isExample && !isOfMany && !isMaker && !isFunction
      && (stub.construction.isPlain || stub.construction.isOfRawValue)
      && !(values + made).isEmpty && (values + made).allSatisfy { $0.1 == stub.name }
      && stub.methods.allSatisfy { !$0.isStatic || $0.isLikeCase }
      && (isListed || !made.isEmpty
        || !values.allSatisfy { MemberMends.instances.contains($0.0) })
      && stub.properties.allSatisfy {
        $0.isStatic || $0.setter == nil && !$0.name.hasPrefix("$")
      }
      && stub.conformances.allSatisfy(EnumerationForm.conformances.contains)
      && (made.isEmpty || !stub.conformances.contains("RawRepresentable"))
  }

  /// Protocols to which enum stubs conform in the same way as struct stubs.
  private static let conformances: Set<String> = [
    "Hashable", "CaseIterable", "Identifiable", "Error", "LocalizedError", "Sendable",
    "CustomStringConvertible", "Comparable", "RawRepresentable", "Equatable", "Codable",
  ]

  /// The type of the raw values of its cases; nil if it is no enum, or has none.
  var rawType: String? {
    guard stub.kind == .enumeration, stub.generics.isEmpty,
      stub.cases.allSatisfy(\.payload.isEmpty)
    else { return nil }
    if let type = stub.type(of: "rawValue") {
      return ["String", "Int"].contains(type) ? type : nil
    }
    return stub.conformances.contains("RawRepresentable") ? "String" : nil
  }

  /// The enum whose cases are the static values; everything else stays.
  var enumeration: Stub {
    var made = stub
    made.cases = cases(
      stub.properties.filter(\.isStatic), stub.methods.filter(\.isStatic))
    made.kind = .enumeration
    // An enum has an initializer of its own for that.
    if stub.construction.isOfRawValue { made.construction = StubConstruction() }
    made.properties.removeAll(where: \.isStatic)
    made.methods.removeAll(where: \.isStatic)
    made.types.removeAll { $0.hasPrefix("static var allCases") || $0.hasPrefix("struct ID") }
    if stub.conformances.contains("RawRepresentable") {
      made.properties.removeAll { $0.name == "rawValue" }
      made.types.removeAll { $0 == LibraryConformance.rawInitializer }
    }
    identify(&made)
    return made
  }

  /// Makes each value of an enum its identity, if the stub has one.
  private func identify(_ made: inout Stub) {
    guard stub.conformances.contains("Identifiable") || stub.has("id") else { return }
    made.properties.removeAll { $0.name == "id" }
    _ = made.add(type: EnumerationForm.identity)
  }

  private static let identity = "var id: Self { self }"

  /// The enum whose cases are all static values, as a pattern matches one; nil if values are changed, or made
  /// by closures.
  var wholeEnumeration: Stub? {
    guard stub.kind == .structure, stub.construction.closures.isEmpty,
      stub.properties.allSatisfy({ $0.setter == nil && !$0.name.hasPrefix("$") }),
      stub.methods.allSatisfy({ !$0.isStatic || $0.name != nil })
    else { return nil }
    var made = stub
    made.cases = cases(stub.properties.filter(\.isStatic), stub.methods.filter(\.isStatic))
    made.kind = .enumeration
    made.methods.removeAll(where: \.isStatic)
    made.properties.removeAll(where: \.isStatic)
    made.types.removeAll { $0.hasPrefix("static var allCases") }
    identify(&made)
    return made
  }

  /// The type whose static values are the cases, as a text initializes others; nil if one of them
  /// has associated values.
  var structure: Stub? {
    guard stub.kind == .enumeration, stub.cases.allSatisfy(\.payload.isEmpty) else { return nil }
    var made = stub
    (made.kind, made.cases) = (.structure, [])
    for value in stub.cases { made.add(value.name, stub.name, isStatic: true) }
    if made.types.contains(EnumerationForm.identity) {
      made.types.removeAll { $0 == EnumerationForm.identity }
      made.add("id", OpenType.named(stub.name, "id"))
    }
    return made
  }

  private func cases(_ values: [Stub.Property], _ makers: [Stub.Method]) -> [Stub.Case] {
    values.filter { value in !makers.contains { $0.name == value.name } }
      .map { Stub.Case($0.name, of: stub.name) }
      + makers.map { Stub.Case($0.name ?? "", labels: $0.signature.labels, of: stub.name) }
  }
}
