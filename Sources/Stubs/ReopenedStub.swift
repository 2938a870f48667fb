/// A stub with open types in place of those that were only suggested by names; of a variable or a
/// function, in place of all, as each text uses it differently.
struct ReopenedStub {
  private(set) var stub: Stub
  /// The previous types, by open type.
  private(set) var known: [String: String] = [:]

  init(_ stub: Stub) {
    self.stub = stub
    let isOfText = stub.kind == .variable || stub.kind == .function
    for index in stub.properties.indices where isOfText || stub.properties[index].isSuggested {
      let property = stub.properties[index]
      let open =
        property.isStatic
        ? OpenType.ofStatic(stub.name, property.plainName)
        : OpenType.named(stub.name, property.plainName)
      known[open] = property.type
      self.stub.properties[index].type = open
      self.stub.properties[index].value = nil
    }
    for index in stub.methods.indices where isOfText || stub.methods[index].isSuggested {
      let label = stub.methods[index].setter == nil ? OpenType.resultLabel : "element"
      let open = OpenType.named("\(stub.name).\(index + 1)", label)
      known[open] = stub.methods[index].result ?? "Void"
      self.stub.methods[index].result = open
      self.stub.methods[index].value = nil
    }
  }
}
