extension Stub {
  /// A type with parts that no use has determined, so that names suggested them.
  struct Suggestion: Equatable {
    /// The type with the open types of these parts.
    private(set) var type: String
    /// What was suggested, by open type.
    private(set) var parts: [String: String]

    /// The suggestion after something was found for one more part; nil if nothing was suggested.
    ///
    /// - Parameters:
    ///   - known: What was suggested before.
    ///   - type: The type now, with the open type.
    init?(_ known: Suggestion?, _ type: String, _ open: String, _ told: Told) {
      guard let known = known ?? told.suggested.map({ _ in Suggestion(type: type, parts: [:]) })
      else { return nil }
      self = known
      self.type = known.type.replacing(open, with: told.suggested ?? told.type)
      if let shared = told.suggested { parts[shared] = told.type }
    }

    private init(type: String, parts: [String: String]) {
      (self.type, self.parts) = (type, parts)
    }
  }
}
