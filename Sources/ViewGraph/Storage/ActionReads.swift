internal import ObservationGraph

/// By property, the last action that read it, to explain why no update followed a change.
struct ActionReads {
  private var actions: [PropertyReference: String] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private var limit = 1024

  var isEmpty: Bool { actions.isEmpty }

  /// The action that read `property` last.
  func action(reading property: PropertyReference) -> String? { actions[property] }

  mutating func note(_ properties: [PropertyReference], by action: String, in graph: Graph) {
    for property in properties { actions[property] = action }
    guard actions.count > limit else { return }
    actions = actions.filter { graph.isAlive($0.key.subject) }
    limit = Swift.max(1024, 2 * actions.count)
  }
}
