extension Stub {
  /// The types that it leaves open, in the order in which it mentions them.
  var openTypes: [String] { OpenType.all(in: text) }

  /// The stub with one of its open types told.
  func telling(_ name: String, as type: String) -> Stub {
    var stub = self
    stub.mapTypes { $0.replacing(name, with: type) }
    return stub
  }
}
