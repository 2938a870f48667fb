internal import Interpreter

/// Checks all views and dumps the silent reads, for comparison in tests.
extension Staleness {
  /// Checks every mounted view in a dry run.
  package func lookAtAll() {
    for mount in host.mounting.mounts { suspectAll(mount.node) }
    let all = Array(suspects.all.values)
    suspects = Suspects()
    _ = differences(of: all.sorted { $0.node.depth > $1.node.depth })
    wouldRead = [:]
  }

  private func suspectAll(_ node: ViewNode) {
    if node is BodyNode { suspect(node, because: .known) }
    for child in node.children { suspectAll(child) }
  }

  /// The silent reads of each mounted view, as text.
  package func silentDump() -> [String] {
    host.inspector.viewRecords.compactMap { record in
      guard let node = host.inspector.findNode(named: record.name) else { return nil }
      let places = untrackedReads.silentReads.reads(of: node).places.map {
        causes.text(of: .silent($0))
      }
      return "\(record.name) silently: \(places.sorted())"
    }
  }
}
