extension Stub {
  /// A value for what has come to have a type.
  struct Told {
    let value: String?
    /// Whether the value is for what functions give alone.
    let isOfResult: Bool
    /// Whether nothing but its name tells the type.
    var isSuggested = false
  }

  /// The types that it leaves open, in the order in which it mentions them.
  var openTypes: [String] { OpenType.all(in: text) }

  /// The stub with one of its open types told.
  func telling(_ name: String, as type: String, value: Told) -> Stub {
    var stub = self
    stub.tell(name, value)
    stub.mapTypes { $0.replacing(name, with: type) }
    return stub
  }
}
