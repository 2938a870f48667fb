/// What the running input has still to do before its views have settled.
struct PendingWork {
  /// The dirty views of the pass.
  var queue = NodeQueue()
  /// The lists in which a row changed its number of views in this pass.
  var gaps: [ContainerNode] = []
  /// Work that waits until the bodies have settled.
  var callbacks: [Callback] = []
  /// What is looked at when nothing else is left to do.
  var checks: [SettledCheck] = []
  /// The preference readers that must run again.
  var preferences: [PreferenceNode] = []

  /// Drops what an input that is rolled back will not do; preference readers run all the same.
  mutating func drop() {
    queue.removeAll()
    gaps = []
    callbacks = []
    checks = []
  }
}
