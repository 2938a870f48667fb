/// The instances that have an ordinal, without keeping them alive, in the order of getting it.
struct NamedInstances {
  private struct Entry {
    weak var instance: Instance?
  }

  private var entries: [Entry] = []
  /// The number of entries at which the freed ones are removed: twice as many as were left the last
  /// time, so that an entry costs the same however many there are.
  private var limit = NamedInstances.leastLimit
  private static let leastLimit = 1024

  mutating func append(_ instance: Instance) {
    if entries.count >= limit {
      entries.removeAll { $0.instance == nil }
      limit = max(NamedInstances.leastLimit, 2 * entries.count)
    }
    entries.append(Entry(instance: instance))
  }

  /// Those that are alive and not being deinitialized, borrowed.
  var live: [Value] {
    entries.compactMap { entry in
      guard let instance = entry.instance, !instance.header.flags.contains(.isDeinitializing),
        instance.header.count > 0
      else { return nil }
      return Value(
        .instance, bits: UInt64(UInt(bitPattern: Unmanaged.passUnretained(instance).toOpaque())))
    }
  }
}
