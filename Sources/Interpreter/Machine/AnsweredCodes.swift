/// The code whose call sites have cached targets, so that the caches can be cleared.
struct AnsweredCodes {
  /// A weak reference to code.
  private struct Entry { weak var code: Code? }

  private var entries: [Entry] = []
  /// The number of entries from which on those of deallocated code are removed.
  private var limit = 256

  /// Must be called before a call site caches its first target.
  mutating func note(_ site: CallSitePointer) {
    guard site.pointee.isUnanswered else { return }
    if entries.count >= limit {
      entries.removeAll { $0.code == nil }
      limit = max(256, 2 * entries.count)
    }
    entries.append(Entry(code: site.pointee.code.takeUnretainedValue()))
  }

  /// Clears the caches of all call sites.
  mutating func forget() {
    for entry in entries {
      for site in entry.code?.tables.sites ?? [] { site.pointee.forget() }
    }
    entries = []
  }
}
