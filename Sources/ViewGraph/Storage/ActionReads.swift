internal import ObservationGraph

/// The action that read a property last, where any has: an answer to those who expected an update.
struct ActionReads {
  private var actions: [PropertyReference: String] = [:]
  /// How many properties are kept before those of objects that are gone are looked for.
  private var limit = 1024

  /// The action that read `property` last.
  func action(reading property: PropertyReference) -> String? { actions[property] }

  mutating func note(_ properties: [PropertyReference], by action: String, in graph: Graph) {
    for property in properties { actions[property] = action }
    guard actions.count > limit else { return }
    actions = actions.filter { graph.isAlive($0.key.subject) }
    limit = Swift.max(1024, 2 * actions.count)
  }
}
