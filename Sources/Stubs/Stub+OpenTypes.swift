import SourceText

extension Stub {
  /// The value for a type that was inferred.
  struct Told {
    let value: String?
    /// Whether the value is only for function results.
    let isOfResult: Bool
    /// Whether the type was only suggested by a name.
    var isSuggested = false
  }

  /// Its open types, in order of first occurrence.
  var openTypes: [String] { written.openTypes(of: self) }

  /// The stub with one open type replaced by an inferred type.
  func telling(_ name: String, as type: String, value: Told) -> Stub {
    var stub = self
    stub.tell(name, value)
    stub.mapTypes { $0.replacing(bytesOf: name, with: type) }
    return stub
  }
}
