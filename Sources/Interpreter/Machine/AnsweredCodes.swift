/// The code whose calls of requirements have found what they run, so that they can be made to look again.
struct AnsweredCodes {
  private struct Entry { weak var code: Code? }

  private var entries: [Entry] = []
  /// How many entries there may be before those are dropped whose code is gone.
  private var limit = 256

  /// To be told of a call that is about to remember an answer.
  mutating func note(_ site: CallSitePointer) {
    guard site.pointee.isUnanswered else { return }
    if entries.count >= limit {
      entries.removeAll { $0.code == nil }
      limit = max(256, 2 * entries.count)
    }
    entries.append(Entry(code: site.pointee.code.takeUnretainedValue()))
  }

  /// Lets all calls look again.
  mutating func forget() {
    for entry in entries {
      for site in entry.code?.sites ?? [] { site.pointee.forget() }
    }
    entries = []
  }
}
