import Synchronization

/// What was made of texts that describe it, and is costly to make: the last few are kept.
final class Recent<Made: Sendable>: Sendable {
  private let made = Mutex<[String: Made]>([:])
  private let limit = 64

  /// What `make` makes of a description.
  func value<Failure>(
    _ description: String, make: (String) throws(Failure) -> Made
  ) throws(Failure) -> Made {
    if let known = made.withLock({ $0[description] }) { return known }
    let new = try make(description)
    made.withLock { known in
      if known.count >= limit { known.removeAll() }
      known[description] = new
    }
    return new
  }
}
