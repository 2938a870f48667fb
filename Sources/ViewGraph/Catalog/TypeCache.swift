/// What is known of types, by their ids, which are small numbers given out in order.
struct TypeCache<Known> {
  private var known: [Known?] = []

  subscript(id: Int) -> Known? {
    get { id < known.count ? known[id] : nil }
    set {
      if id >= known.count {
        known.append(contentsOf: repeatElement(nil, count: id + 1 - known.count))
      }
      known[id] = newValue
    }
  }

  subscript(id: UInt32) -> Known? {
    get { self[Int(id)] }
    set { self[Int(id)] = newValue }
  }
}

/// What is known of types in one transaction. A later one may extend them by conformances.
struct TransactionTypeCache<Known> {
  private var known = TypeCache<Known>()
  private var epoch: UInt32 = 0

  subscript(id: UInt32, in epoch: UInt32) -> Known? {
    mutating get {
      if self.epoch != epoch {
        known = TypeCache()
        self.epoch = epoch
      }
      return known[id]
    }
    set { known[id] = newValue }
  }
}
