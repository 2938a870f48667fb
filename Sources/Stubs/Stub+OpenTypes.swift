extension Stub {
  /// A type that was inferred for an open type, or suggested by a name.
  struct Told {
    let type: String
    /// A value of it, unless that is its default value.
    let value: String?
    /// Whether the value is only for function results.
    let isOfResult: Bool
    /// If the type was only suggested by a name: the open type by which the same is known elsewhere.
    var suggested: String?
  }

  /// Its open types, in order of first occurrence.
  var openTypes: [String] { written.openTypes(of: self) }

  /// The stub with one open type replaced by the type that was found for it.
  func telling(_ name: String, as told: Told) -> Stub {
    var stub = self
    stub.tell(name, told)
    stub.mapTypes { $0.replacing(name, with: told.type) }
    return stub
  }

  /// Sets the values of members with an open type for which a type was found, and notes whether that was
  /// suggested.
  private mutating func tell(_ name: String, _ told: Told) {
    for index in methods.indices {
      guard let result = methods[index].result, result.contains(name) else { continue }
      if result == name { methods[index].value = told.value }
      methods[index].suggestion = Suggestion(methods[index].suggestion, result, name, told)
    }
    for index in properties.indices where properties[index].type.contains(name) {
      let type = properties[index].type
      if type == name, !told.isOfResult { properties[index].value = told.value }
      properties[index].suggestion = Suggestion(properties[index].suggestion, type, name, told)
    }
    for index in cases.indices {
      for place in cases[index].payload.indices {
        let part = cases[index].payload[place]
        guard part.type.contains(name) else { continue }
        cases[index].payload[place].suggestion = Suggestion(
          part.suggestion, part.type, name, told)
      }
    }
  }

  /// The open types that names suggested types for, in order of first occurrence.
  var suggestedTypes: [String] {
    let all =
      properties.map(\.suggestion) + methods.map(\.suggestion)
      + cases.flatMap { $0.payload.map(\.suggestion) }
    return all.compactMap(\.self).flatMap { OpenType.all(in: $0.type) }
  }
}
