/// The actor isolation of code.
enum Isolation: Hashable {
  case none
  /// Isolated to the actor instance `self`.
  case instance
  /// Isolated to `@MainActor`, or to a global actor of the program.
  case global(String)

  /// The word for it in diagnostics, before the kind of declaration.
  var words: String {
    switch self {
    case .none: "nonisolated"
    case .instance: "actor-isolated"
    case .global("MainActor"): "main actor-isolated"
    case .global(let name): "global actor '\(name)'-isolated"
    }
  }
}
