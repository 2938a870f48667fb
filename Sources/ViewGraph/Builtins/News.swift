/// What the trace of an input tells that a program may ask for.
enum TraceList: String, CaseIterable {
  case updates, appeared, disappeared
}

/// What happened in an input that the program has not asked for yet.
package final class News: HostRoom {
  private struct Key: Hashable {
    let view: String
    let list: TraceList
  }

  private var waiting: [Key: [String]] = [:]
  /// The views that came below each mounted one in this input, as far as they are there.
  private var shown: [String: Set<String>] = [:]

  /// Forgets what was kept in an earlier input.
  func begin() {
    guard !shown.isEmpty else { return }
    waiting = [:]
    shown = [:]
  }

  /// What has happened below one mounted view since it was last asked for.
  func take(_ list: TraceList, below name: String) -> [String] {
    waiting.removeValue(forKey: Key(view: name, list: list)) ?? []
  }

  /// Keeps what the trace of an input tells for those who ask, by the view it happened below.
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
