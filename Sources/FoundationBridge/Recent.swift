import Synchronization

/// What was made of texts that describe it, and is costly to make: the first few are kept.
final class Recent<Made: Sendable>: Sendable {
  private let made = Mutex<[String: Made]>([:])
  private let limit = 64

  /// What `make` makes of a description.
  func value(_ description: String, make: (String) -> Made) -> Made {
    if let known = made.withLock({ $0[description] }) { return known }
    let new = make(description)
    made.withLock { known in
      if known.count >= limit { known.removeAll() }
      known[description] = new
    }
    return new
  }
}
