internal import Interpreter
internal import ObservationGraph
internal import Semantics

/// The trace of updates, appearances and disappearances.
extension Updates {
  /// Reserves a place in the trace for an update that has begun, before those it causes.
  func reserveUpdate() -> Int { trace.updates.count }

  /// Reports an update: at its reserved place, or after those so far.
  func report(_ update: consuming Update, at position: Int? = nil) {
    guard !isRestoring else { return }
    update.moment = journal.moment
    if let position, position < trace.updates.count {
      trace.updates.insert(update, at: position)
    } else {
      trace.updates.append(update)
    }
  }

  func reportAppearance(of node: ViewNode) {
    guard !isRestoring, let name = node.name else { return }
    let reason = trace.arrival ?? .parent(node.namedAncestor?.name ?? "")
    trace.arrival = nil
    reportAppearance(of: node, as: name, because: reason)
  }

  func reportAppearance(of node: ViewNode, as name: String, because reason: Appearance.Reason) {
    if isRestoring { return }
    trace.appeared.append(
      Appearance(
        name: name, reason: reason, pass: pass, node: node, causes: trace.presenting,
        moment: journal.moment))
  }

  func reportDisappearance(
    of node: ViewNode, as name: String? = nil, because reason: Departure.Reason,
    losing states: @autoclosure () -> [Departure.LostState] = []
  ) {
    guard !isRestoring, let name = name ?? node.name else { return }
    trace.disappeared.append(
      Departure(
        name: name, owner: node.namedAncestor?.name, reason: reason, pass: pass,
        states: states(), pending: trace.pending, causes: trace.presenting))
  }

  /// Sorts the updates of each pass in tree order.
  private func sortUpdates() {
    let placed = trace.updates.enumerated().map { index, update in
      (path: [update.pass] + path(of: update.node), index: index, update: update)
    }
    trace.updates =
      placed.sorted { left, right in
        if left.path == right.path { return left.index < right.index }
        return left.path.lexicographicallyPrecedes(right.path)
      }
      .map(\.update)
  }

  /// The path of a node: the index of its mount, then the child positions.
  func path(of node: ViewNode) -> [Int] {
    var positions: [Int] = []
    var current = node
    while let parent = current.parent {
      positions.append(current.position(in: parent))
      current = parent
    }
    positions.append(host.mounting.mountNumbers[ObjectIdentifier(current)] ?? Int.max)
    return positions.reversed()
  }

  /// Views that appeared and disappeared within one input are not reported.
  func finishTrace() {
    if trace.updates.count > 1 { sortUpdates() }
    guard !trace.appeared.isEmpty else { return }
    let brief = Set(trace.appeared.filter { !$0.node.isMounted }.map(\.name))
    guard !brief.isEmpty else { return }
    trace.appeared.removeAll { brief.contains($0.name) }
    trace.disappeared.removeAll { brief.contains($0.name) }
  }
}
