internal import Interpreter
internal import ObservationGraph

/// A view of one expression.
final class WatchNode: ViewNode {
  let givenName: String
  let text: String
  private(set) var shown: Held?
  private(set) var updateCount = 0
  private let updates: Updates

  init(
    _ closure: Value, name: String, text: String, in frame: EnvironmentFrame, _ host: ViewHost
  ) {
    givenName = name
    self.text = text
    updates = host.updates
    super.init(closure, parent: nil, frame: frame, host: host)
  }

  override var name: String? { givenName }

  override func accepts(_ new: Value) -> Bool { false }

  override func build() throws(Fault) {
    makeScope()
    host.updates.reportAppearance(of: self)
    shown = Held(owned: try updates.value(of: self))
  }

  override func runDirty() throws(Fault) { try updates.run(self) }

  /// Whether a value would show the same as the one before, which is nil if the run before has
  /// failed.
  @inline(__always)
  fileprivate func isSame(_ old: Value?, _ new: Value) throws(Fault) -> Bool {
    guard let old else { return false }
    if let isSame = old.isSameNumber(as: new) { return isSame }
    return try FieldComparison(host, .state).isSame(old, new)
  }

  /// Shows another value; takes ownership of it.
  fileprivate func show(_ new: Value) {
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
    do throws(Fault) { try updates.value(of: self).release() } catch {}
  }

  override func willDisappear(_ reason: Departure.Reason) {
    host.updates.reportDisappearance(of: self, because: reason)
  }
}

/// Watches run in the room that has what each run needs as a constant, so that no reference is
/// counted on the way.
extension Updates {
  /// The value of a watch's expression, owned; its reads are tracked.
  fileprivate func value(of watch: WatchNode) throws(Fault) -> Value {
    try tracker.track(watch) { () throws(Fault) in try machine.call(watch.value) }
  }

  /// Lets the report of the previous run in this input, if there was one, keep what that showed.
  @inline(__always)
  private func keepShown(by watch: WatchNode) {
    guard tracker.lastPass - watch.lastPass < pass,
      let index = trace.updates.lastIndex(where: { $0.node === watch })
    else { return }
    trace.updates[index].replaced = watch.shown
  }

  /// Runs a dirty watch again.
  fileprivate func run(_ watch: WatchNode) throws(Fault) {
    keepShown(by: watch)
    let reasons = tracker.reasons(for: watch.scope)
    let old = watch.shown?.value
    journal.keep(old?.retained(), as: WatchNode.Part.run, of: watch)
    let meter = startMeter()
    let new = try value(of: watch)
    let steps = readMeter(meter)
    let isWasted: Bool
    do throws(Fault) {
      isWasted = try watch.isSame(old, new)
    } catch {
      new.release()
      throw error
    }
    watch.show(new)
    // Nothing else updates while an expression is evaluated.
    report(
      Update(node: watch, reasons: reasons, isWasted: isWasted, pass: pass, steps: steps))
  }
}
