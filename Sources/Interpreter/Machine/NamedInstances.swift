/// The instances that have an ordinal, without keeping them alive, in the order of getting it.
struct NamedInstances {
  private struct Entry {
    weak var instance: Instance?
  }

  private var entries: [Entry] = []
  /// The last ordinal of each class before its instances are counted from 1 again.
  var starts: [String: Int] = [:]
  /// The number of entries at which the freed ones are removed: twice as many as were left the last
  /// time, so that an entry costs the same however many there are.
  private var limit = NamedInstances.leastLimit
  private static let leastLimit = 1024

  /// The number of an ordinal in a name, among those of its class that are counted together.
  func number(of ordinal: Int, named name: String) -> Int {
    let start = starts[name] ?? 0
    return ordinal > start ? ordinal - start : ordinal
  }

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
