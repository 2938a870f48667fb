/// The actor that code belongs to.
enum Isolation: Hashable {
  case none
  /// The instance that `self` is.
  case instance
  /// `@MainActor`, or a global actor of the program.
  case global(String)

  /// What stands before the kind of a declaration in errors.
  var words: String {
    switch self {
    case .none: "nonisolated"
    case .instance: "actor-isolated"
    case .global("MainActor"): "main actor-isolated"
    case .global(let name): "global actor '\(name)'-isolated"
    }
  }
}
