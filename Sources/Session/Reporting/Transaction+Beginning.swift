extension Transaction {
  /// The input that began a task, or set a timer.
  struct Beginning: Hashable, Sendable {
    let number: Int
    let headline: String
  }
}
