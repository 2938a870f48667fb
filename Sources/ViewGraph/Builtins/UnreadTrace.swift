/// The lists of an input's trace that a program can query.
enum TraceList: String, CaseIterable {
  case updates, appeared, disappeared
}

/// Trace entries of an input that the program has not yet queried.
package final class UnreadTrace: HostRoom {
  private struct Key: Hashable {
    let view: String
    let list: TraceList
  }

  private var waiting: [Key: [String]] = [:]
  /// By mount, the views that appeared in this input and are still in the tree.
  private var shown: [String: Set<String>] = [:]

  /// Discards the entries of earlier inputs.
  func begin() {
    guard !shown.isEmpty else { return }
    waiting = [:]
    shown = [:]
  }

  /// Returns what happened below a mounted view since the last call.
  func take(_ list: TraceList, below name: String) -> [String] {
    waiting.removeValue(forKey: Key(view: name, list: list)) ?? []
  }

  /// Stores the entries of the trace by the mount they happened below.
  func keep() {
    for mount in host.mounting.mounts {
      func keep(_ list: TraceList, _ names: [String]) {
        guard !names.isEmpty else { return }
        waiting[Key(view: mount.name, list: list), default: []] += names
      }
      keep(.updates, host.trace.updates.filter { isBelow($0.node, mount.name) }.map(\.name))
      let appeared = host.trace.appeared.filter { isBelow($0.node, mount.name) }.map(\.name)
      keep(.appeared, appeared)
      shown[mount.name, default: []].formUnion(appeared)
      let gone = host.trace.disappeared.map(\.name).filter {
        shown[mount.name]?.contains($0) ?? false
      }
      keep(.disappeared, gone)
      shown[mount.name]?.subtract(gone)
    }
    host.trace.updates = []
    host.trace.appeared = []
    host.trace.disappeared = []
  }

  private func isBelow(_ node: ViewNode, _ name: String) -> Bool {
    var current = node
    while let parent = current.parent { current = parent }
    return host.mounting.mounts.contains { $0.node === current && $0.name == name }
  }
}
