import Semantics

/// A stub with the type that a format style shows, where the name of a property or method told the type.
struct ShownStub {
  private(set) var stub: Stub
  /// Whether a type is new.
  private(set) var hasChanged = false
  private let name: String
  private let told: Stub.Told

  /// - Parameter name: The name of the property, or of the methods.
  init(_ stub: Stub, _ name: String, _ told: Stub.Told) {
    (self.stub, self.name, self.told) = (stub, name, told)
    for index in stub.properties.indices where stub.properties[index].plainName == name {
      guard isOpen(stub.properties[index].type, stub.properties[index].suggestion) else { continue }
      self.stub.properties[index].type = told.type
      (self.stub.properties[index].value, self.stub.properties[index].suggestion) = (nil, nil)
      hasChanged = true
    }
    for index in stub.methods.indices where stub.methods[index].name == name.quoted {
      guard let result = stub.methods[index].result, isOpen(result, stub.methods[index].suggestion)
      else { continue }
      self.stub.methods[index].result = told.type
      (self.stub.methods[index].value, self.stub.methods[index].suggestion) = (told.value, nil)
      hasChanged = true
    }
  }

  /// Whether no use told a type, but at most the name.
  private func isOpen(_ type: String, _ suggestion: Stub.Suggestion?) -> Bool {
    type != told.type
      && (suggestion != nil || ["String", StubGuess.type(of: name)].contains(type)
        || !OpenType.all(in: type).isEmpty)
  }
}
