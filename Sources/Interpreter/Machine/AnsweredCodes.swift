/// The code whose call sites have cached targets, and the classes whose virtual tables have, so that
/// the caches can be cleared.
struct AnsweredCodes {
  /// A weak reference to code.
  private struct Entry { weak var code: Code? }

  private var entries: [Entry] = []
  private var classes: [RuntimeType] = []
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

  /// Must be called before the virtual table of a class caches its first target.
  mutating func note(_ type: RuntimeType) {
    if !type.hasVirtualCodes { classes.append(type) }
  }

  /// Clears the caches of all call sites and virtual tables.
  mutating func forget() {
    for type in classes { type.forgetVirtualCodes() }
    classes = []
    for entry in entries {
      for site in entry.code?.tables.sites ?? [] { site.pointee.forget() }
    }
    entries = []
  }
}
