import Semantics

extension Stub {
  /// A case of an enum.
  struct Case: Equatable {
    /// An associated value.
    struct Part: Equatable {
      var label: String?
      var type: String
      /// The parts of the type that were only suggested by a name.
      var suggestion: Suggestion?
      /// A value of it, unless it is the default value of the type.
      var value: String?
      var text: String { (label.map { "\($0): " } ?? "") + type }
    }

    let name: String
    var payload: [Part] = []

    /// - Parameters:
    ///   - labels: The labels of its associated values, whose types are open; nil for a value without
    ///     a label.
    ///   - owner: The enum.
    init(_ name: String, labels: [String?] = [], of owner: String) {
      self.name = name
      payload = labels.enumerated().map { place, label in
        Part(label: label, type: OpenType.ofPayload(owner, name, place, label))
      }
    }

    var text: String {
      payload.isEmpty
        ? name.quoted : "\(name.quoted)(\(payload.map(\.text).joined(separator: ", ")))"
    }

    /// A value of it, without a dot: `item("", of: 0)`.
    var value: String {
      let parts = payload.map {
        Part(label: $0.label, type: $0.value ?? StubValue.of($0.type)).text
      }
      return payload.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    }
  }
}
