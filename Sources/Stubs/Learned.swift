/// What the uses of open types have shown.
struct Learned {
  /// Whether a stub was changed.
  private(set) var isNew = false
  /// Whether a check with what was learned shows nothing more: all types are as the uses determined
  /// them.
  private(set) var isExact = true

  /// Notes a change.
  mutating func add(isExact: Bool) {
    isNew = true
    self.isExact = self.isExact && isExact
  }

  mutating func add(_ other: Learned) {
    if other.isNew { add(isExact: other.isExact) }
  }
}
