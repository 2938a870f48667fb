internal import Interpreter
internal import ObservationGraph

/// A view of one expression.
final class WatchNode: ViewNode {
  let givenName: String
  let text: String
  private(set) var shown: Held?
  private(set) var updateCount = 0
  private let watches: Watches

  init(
    _ closure: Value, name: String, text: String, in frame: EnvironmentFrame, _ host: ViewHost
  ) {
    givenName = name
    self.text = text
    watches = host.watches
    super.init(closure, parent: nil, frame: frame, host: host)
  }

  override var name: String? { givenName }

  override func accepts(_ new: Value) -> Bool { false }

  override func build() throws(Fault) {
    makeScope()
    host.updates.reportAppearance(of: self)
    shown = Held(owned: try watches.value(of: self))
  }

  override func runDirty() throws(Fault) { try watches.run(self) }

  /// Whether a value would show the same as the one before, which is nil if the run before has
  /// failed.
  @inline(__always)
  func isSame(_ old: Value?, _ new: Value) throws(Fault) -> Bool {
    guard let old else { return false }
    if let isSame = old.isSameNumber(as: new) { return isSame }
    return try FieldComparison(host, .state).isSame(old, new)
  }

  /// Shows another value; takes ownership of it.
  func show(_ new: Value) {
    updateCount += 1
    // As a rule no report keeps it, so that the object serves again.
    if isKnownUniquelyReferenced(&shown), let shown {
      shown.replace(owned: new)
    } else {
      shown = Held(owned: new)
    }
  }

  package override func restore(_ part: Int, _ old: Kept) {
    guard part == Part.run else { return super.restore(part, old) }
    shown = old.value.map { Held(owned: $0) }
    updateCount -= 1
    becomeStale()
  }

  override func retrack() {
    // The value is the same as at the last run; only the reads are recorded again.
    do throws(Fault) { try watches.value(of: self).release() } catch {}
  }

  override func willDisappear(_ reason: Departure.Reason) {
    host.updates.reportDisappearance(of: self, because: reason)
  }
}
