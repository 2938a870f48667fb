internal import Interpreter
internal import ObservationGraph

/// A binding to a state that a run has made; it has read the state unless a modifier holds the binding.
struct Projection {
  let location: Held
  let cell: Held
  /// How many runs are under way, the one that made it included.
  let depth: Int
}

/// The cells of states: whose they are, who reads them, and what they see.
///
/// A state counts as read once any body, row or content closure has read it, and then its view runs at
/// every change (B3.4). What is read while views update is what the state was when the body began that
/// made the reader (B3.3): the newest value wherever that body depends on the state, since it has run
/// by then, and the old one in a closure that reads first what nobody has read before (C.53).
package final class StateCells: HostRoom {
  var storedCells: [String: Held] = [:]
  /// The state cells of mounted views by the number of their subject's instance.
  var cellOwners: [CellKey: CellOwner] = [:]
  /// The bindings to states that the runs under way have made, by run, innermost last.
  var projections: [Projection] = []
  /// The views whose states others have read in this pass.
  var lateReads: [BodyNode] = []

  override func checkInvariants() -> [String] {
    (projections.isEmpty ? [] : ["bindings of a run that is over are kept"])
      + (lateReads.isEmpty ? [] : ["reads of states have not been noted"])
  }

  /// The value of a cell for a wrapper, whose body began when it was `shown`; owned.
  func readState(_ cell: Value, shown: Value) -> Value {
    noteRead(of: cell)
    guard let reader = host.tracker.running.last?.takeUnretainedValue(), shown.depth > 0 else {
      return currentValue(of: cell)
    }
    if let owner = cellOwners[host.key(of: cell)]?.node, owner !== reader {
      lateReads.append(owner)
    }
    return shown.unwrapped.retained()
  }

  /// The value of a cell for a binding to it that is being made; owned.
  func project(_ location: Value, of cell: Value) -> Value {
    if host.tracker.running.isEmpty {
      noteRead(of: cell)
    } else {
      projections.append(
        Projection(location: Held(location), cell: Held(cell), depth: host.tracker.running.count))
    }
    return currentValue(of: cell)
  }

  /// A modifier holds the binding that the run has made: it has not read the state by that.
  func hold(_ location: Value) {
    let depth = host.tracker.running.count
    projections.removeAll { $0.depth == depth && $0.location.value.isIdentical(to: location) }
  }

  /// Ends a run: the bindings that it made are reads where nobody holds them.
  func readProjections(from start: Int) {
    guard projections.count > start else { return }
    for projection in projections[start...] { noteRead(of: projection.cell.value) }
    projections.removeSubrange(start...)
  }

  /// Ends a pass: the views whose states others have read depend on them from now on.
  func keepLateReads() {
    guard !lateReads.isEmpty else { return }
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
