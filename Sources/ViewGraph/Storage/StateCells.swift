internal import Interpreter
internal import ObservationGraph

/// A binding to a state that a run has made; it counts as a read of the state unless a modifier
/// holds it.
struct Projection {
  let location: Held
  let cell: Held
  /// The number of nested runs, including the one that made it.
  let depth: Int
}

/// The cells of states: their owners, their readers, and the values these see.
///
/// A state counts as read once any body, row or content closure has read it; from then on its view
/// runs at every change (B3.4). A read during an update sees the state as it was when the body that
/// made the reader began (B3.3): the newest value if that body depends on the state, since it has
/// run by then, and the old value in a closure that is the first to read the state (C.53).
package final class StateCells: HostRoom {
  var storedCells: [String: Held] = [:]
  /// The state cells of mounted views by the number of their subject's instance.
  var cellOwners: [CellKey: CellOwner] = [:]
  /// Bindings to states made by the current runs, innermost last.
  var projections: [Projection] = []
  /// The views whose states other scopes have read in this pass.
  var lateReads: [BodyNode] = []
  /// A place in the program that writes a state which no view has yet.
  struct LostWrite: Hashable {
    let source: ObjectIdentifier
    let start: Int
  }
  /// The lost writes that a warning has reported.
  var lostWrites: Set<LostWrite> = []

  override func checkInvariants() -> [String] {
    (projections.isEmpty ? [] : ["bindings of a run that is over are kept"])
      + (lateReads.isEmpty ? [] : ["reads of states have not been noted"])
  }

  /// The value of a cell for a wrapper whose body began when it was `shown`; owned.
  func readState(_ cell: Value, shown: Value) -> Value {
    noteRead(of: cell)
    guard let reader = host.tracker.running.last, shown.depth > 0 else {
      return currentValue(of: cell)
    }
    if let owner = cellOwners[host.key(of: cell)]?.node, owner !== reader {
      lateReads.append(owner)
    }
    return shown.unwrapped.retained()
  }

  /// The value of a cell for a new binding to it; owned.
  func project(_ location: Value, of cell: Value) -> Value {
    if host.tracker.running.isEmpty {
      noteRead(of: cell)
    } else {
      projections.append(
        Projection(location: Held(location), cell: Held(cell), depth: host.tracker.running.count))
    }
    return currentValue(of: cell)
  }

  /// A modifier holds the binding, so making it was not a read of the state.
  func hold(_ location: Value) {
    let depth = host.tracker.running.count
    projections.removeAll { $0.depth == depth && $0.location.value.isIdentical(to: location) }
  }

  /// Ends a run: bindings it made that nothing holds become reads.
  @inline(__always)
  func readProjections(from start: Int) {
    if projections.count > start { readAll(from: start) }
  }

  private func readAll(from start: Int) {
    let reader = host.tracker.running.last
    for projection in projections[start...] {
      noteRead(of: projection.cell.value)
      if let owner = cellOwners[host.key(of: projection.cell.value)]?.node, owner !== reader {
        lateReads.append(owner)
      }
    }
    projections.removeSubrange(start...)
  }

  /// Whether a pass has read states of other views.
  var hasLateReads: Bool { !lateReads.isEmpty }

  /// Ends a pass: views whose states other scopes have read depend on these from now on.
  func keepLateReads() {
    var seen: Set<ObjectIdentifier> = []
    for node in lateReads where node.isMounted && seen.insert(ObjectIdentifier(node)).inserted {
      node.keepReadCells()
    }
    lateReads = []
  }

  private func noteRead(of cell: Value) {
    if graph.isTracking { graph.recordRead(machine.subject(of: cell, create: true), 0) }
  }

  private func currentValue(of cell: Value) -> Value {
    (cell.part(.value, host) ?? .void).retained()
  }
}
