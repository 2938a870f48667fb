import SourceText

/// A stub with one open type replaced by the type that was found for it, with the values of its members and
/// whether that was suggested.
struct ToldStub {
  private(set) var stub: Stub

  init(_ stub: Stub, _ name: String, _ told: Stub.Told) {
    self.stub = stub
    tell(name, told)
    self.stub.mapTypes {
      $0.replacing(bytesOf: name + "?", with: told.type.optional)
        .replacing(bytesOf: name, with: told.type)
    }
  }

  private mutating func tell(_ name: String, _ told: Stub.Told) {
    for index in stub.methods.indices {
      let method = stub.methods[index]
      guard let result = method.result, result.contains(bytesOf: name) else { continue }
      if result == name { stub.methods[index].value = told.value }
      stub.methods[index].suggestion = Stub.Suggestion(method.suggestion, result, name, told)
    }
    for index in stub.properties.indices where stub.properties[index].type.contains(bytesOf: name) {
      let property = stub.properties[index]
      if property.type == name, !told.isOfResult { stub.properties[index].value = told.value }
      if property.type == name { stub.properties[index].isTold = told.isCertain }
      stub.properties[index].suggestion = Stub.Suggestion(
        property.suggestion, property.type, name, told)
    }
    for index in stub.cases.indices {
      for place in stub.cases[index].payload.indices {
        let part = stub.cases[index].payload[place]
        guard part.type.contains(bytesOf: name) else { continue }
        stub.cases[index].payload[place].suggestion = Stub.Suggestion(
          part.suggestion, part.type, name, told)
      }
    }
  }
}
