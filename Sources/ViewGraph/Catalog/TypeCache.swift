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
