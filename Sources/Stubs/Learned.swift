/// What the uses of stubs in a text have shown about them.
struct Learned {
  /// What a check with what was learned may show.
  enum Certainty: Comparable {
    /// More about types, which lack something that their uses ask of them.
    case incomplete
    /// Only errors, where a type does not fit a use.
    case fitting
    /// Nothing: all types are as the uses determined them.
    case exact
  }

  /// Whether a stub was changed.
  private(set) var isNew = false
  /// The least of all that was learned.
  private(set) var certainty = Certainty.exact

  /// Notes a change.
  mutating func add(_ certainty: Certainty) {
    isNew = true
    self.certainty = min(self.certainty, certainty)
  }

  mutating func add(_ other: Learned) {
    if other.isNew { add(other.certainty) }
  }
}
