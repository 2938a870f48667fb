/// A stub with open types in place of those that were only suggested by names; of a variable or a
/// function, in place of all, as each text uses it differently.
struct ReopenedStub {
  private(set) var stub: Stub
  /// The previous types, by open type.
  private(set) var known: [String: String] = [:]

  init(_ stub: Stub) {
    self.stub = stub
    openSuggested { _ in true }
    guard stub.kind == .variable || stub.kind == .function else { return }
    for index in stub.properties.indices where !stub.properties[index].isSuggested {
      let property = stub.properties[index]
      let open =
        property.isStatic
        ? OpenType.ofStatic(stub.name, property.plainName)
        : OpenType.named(stub.name, property.plainName)
      known[open] = property.type
      self.stub.properties[index].type = open
      self.stub.properties[index].value = nil
    }
    for index in stub.methods.indices where !stub.methods[index].isSuggested {
      let label = stub.methods[index].setter == nil ? OpenType.resultLabel : "element"
      let open = OpenType.named("\(stub.name).\(index + 1)", label)
      known[open] = stub.methods[index].result ?? "Void"
      self.stub.methods[index].result = open
      self.stub.methods[index].value = nil
    }
  }

  /// - Parameter names: The open types; others stay as they were suggested.
  init(_ stub: Stub, only names: Set<String>) {
    self.stub = stub
    openSuggested { !names.isDisjoint(with: $0.parts.keys) }
  }

  private mutating func openSuggested(where isMeant: (Stub.Suggestion) -> Bool) {
    for index in stub.properties.indices {
      guard let suggestion = stub.properties[index].suggestion, isMeant(suggestion) else {
        continue
      }
      known.merge(suggestion.parts) { first, _ in first }
      stub.properties[index].type = suggestion.type
      (stub.properties[index].value, stub.properties[index].suggestion) = (nil, nil)
    }
    for index in stub.methods.indices {
      guard let suggestion = stub.methods[index].suggestion, isMeant(suggestion) else { continue }
      known.merge(suggestion.parts) { first, _ in first }
      stub.methods[index].result = suggestion.type
      (stub.methods[index].value, stub.methods[index].suggestion) = (nil, nil)
    }
    for index in stub.cases.indices {
      for place in stub.cases[index].payload.indices {
        guard let suggestion = stub.cases[index].payload[place].suggestion, isMeant(suggestion)
        else { continue }
        known.merge(suggestion.parts) { first, _ in first }
        stub.cases[index].payload[place].type = suggestion.type
        stub.cases[index].payload[place].suggestion = nil
      }
    }
  }
}
