import Semantics

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
  func telling(_ name: String, as told: Told) -> Stub { ToldStub(self, name, told).stub }

  /// Gives a property or the results of a method a type, unless a use told another one than its name does;
  /// returns whether it is new.
  mutating func show(_ name: String, as told: Told) -> Bool {
    func isOpen(_ type: String, _ suggestion: Suggestion?) -> Bool {
      type != told.type
        && (suggestion != nil || ["String", StubGuess.type(of: name)].contains(type)
          || !OpenType.all(in: type).isEmpty)
    }
    var hasChanged = false
    for index in properties.indices where properties[index].plainName == name {
      guard isOpen(properties[index].type, properties[index].suggestion) else { continue }
      properties[index].type = told.type
      (properties[index].value, properties[index].suggestion) = (nil, nil)
      hasChanged = true
    }
    for index in methods.indices where methods[index].name == name.quoted {
      guard let result = methods[index].result, isOpen(result, methods[index].suggestion) else {
        continue
      }
      methods[index].result = told.type
      (methods[index].value, methods[index].suggestion) = (told.value, nil)
      hasChanged = true
    }
    return hasChanged
  }

  /// The open types that names suggested types for, in order of first occurrence.
  var suggestedTypes: [String] {
    let all =
      properties.map(\.suggestion) + methods.map(\.suggestion)
      + cases.flatMap { $0.payload.map(\.suggestion) }
    return all.compactMap(\.self).flatMap { OpenType.all(in: $0.type) }
  }
}
