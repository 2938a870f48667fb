internal import Interpreter
internal import ObservationGraph

/// Runs watches; it has what each run needs as a constant, so that no reference is counted on the
/// way.
final class Watches: HostRoom {
  private let tracker: ReadTracker
  private let updates: Updates

  init(_ base: HostBase, _ tracker: ReadTracker, _ updates: Updates) {
    self.tracker = tracker
    self.updates = updates
    super.init(base)
  }

  /// The value of a watch's expression, owned; its reads are tracked.
  func value(of watch: WatchNode) throws(Fault) -> Value {
    try tracker.track(watch) { () throws(Fault) in try machine.call(watch.value) }
  }

  /// Runs a dirty watch again.
  func run(_ watch: WatchNode) throws(Fault) {
    keepShown(by: watch)
    let reasons = tracker.reasons(for: watch.scope)
    let old = watch.shown?.value
    journal.keep(old?.retained(), as: WatchNode.Part.run, of: watch)
    let meter = updates.startMeter()
    let new = try value(of: watch)
    let steps = updates.readMeter(meter)
    let isWasted: Bool
    do throws(Fault) {
      isWasted = try watch.isSame(old, new)
    } catch {
      new.release()
      throw error
    }
    watch.show(new)
    // Nothing else updates while an expression is evaluated.
    updates.report(
      Update(node: watch, reasons: reasons, isWasted: isWasted, pass: updates.pass, steps: steps))
  }

  /// Lets the report of the previous run in this input, if there was one, keep what that showed.
  @inline(__always)
  private func keepShown(by watch: WatchNode) {
    guard tracker.lastPass - watch.lastPass < updates.pass,
      let index = updates.trace.updates.lastIndex(where: { $0.node === watch })
    else { return }
    updates.trace.updates[index].replaced = watch.shown
  }
}
