/// The instances that have an ordinal, in the order of their ordinals; not kept alive.
struct NamedInstances {
  private struct Entry {
    weak var instance: Instance?
  }

  private var entries: [Entry] = []
  /// The last ordinal of each class before its instances are counted from 1 again.
  var starts: [String: Int] = [:]
  /// The number of entries at which those of freed instances are removed. It is twice the number
  /// left the last time, so that the cost per entry stays constant.
  private var limit = NamedInstances.leastLimit
  private static let leastLimit = 1024

  /// The number in a name for an ordinal: restarting the numbering of a class lowers it.
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

  /// The instances that are alive and not being deinitialized, borrowed.
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
