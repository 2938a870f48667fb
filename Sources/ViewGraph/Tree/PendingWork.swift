/// What the running input has still to do before its views have settled.
struct PendingWork {
  /// The dirty views of the pass.
  var queue = NodeQueue()
  /// The lists in which a row changed its number of views in this pass.
  var gaps: [ContainerNode] = []
  /// Work that waits until the bodies have settled.
  var callbacks: [Callback] = []
  /// The checks to make when no other work is left.
  var checks: [SettledCheck] = []
  /// The preference readers that must run again.
  var preferences: [PreferenceNode] = []

  /// Whether nothing waits for the bodies to settle.
  var isWithoutCallbacks: Bool { callbacks.isEmpty && preferences.isEmpty }

  /// Drops the work of an input that is rolled back, except for the preference readers, which still
  /// run.
  mutating func drop() {
    queue.removeAll()
    gaps = []
    callbacks = []
    checks = []
  }
}
