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
    /// Whether uses alone have determined it.
    var isCertain = false
  }

  /// Its open types, in order of first occurrence.
  var openTypes: [String] { written.openTypes(of: self) }

  /// The stub with one open type replaced by the type that was found for it.
  func telling(_ name: String, as told: Told) -> Stub { ToldStub(self, name, told).stub }

  /// The open types that names suggested types for, in order of first occurrence.
  var suggestedTypes: [String] {
    let all =
      properties.map(\.suggestion) + methods.map(\.suggestion)
      + cases.flatMap { $0.payload.map(\.suggestion) }
    return all.compactMap(\.self).flatMap { OpenType.all(in: $0.type) }
  }
}
