internal import Semantics

/// What must run when a scope is left, on any path.
struct Cleanup {
  /// One step of a cleanup.
  enum Action {
    case release(Register)
    case deferred([TypedStatement])
    /// Puts a value back that was moved out of its storage.
    case putBack(() -> Void)
  }
  let action: Action

  var mattersToErrors: Bool {
    if case .release = action { false } else { true }
  }

  /// The register that it releases.
  var released: Register? {
    if case .release(let register) = action { register } else { nil }
  }
}

/// The cleanups of the scopes around what is being lowered, outermost first.
///
/// A scope is known by its depth: the number of cleanups when it was entered. Each path out of
/// scopes emits the cleanups above the depth where it leads to; the end of a scope also removes
/// them.
struct Cleanups {
  private var actions: [Cleanup] = []

  var depth: Int { actions.count }

  mutating func push(_ action: Cleanup.Action) { actions.append(Cleanup(action: action)) }

  mutating func pop() -> Cleanup { actions.removeLast() }

  /// Those of the scopes inside a depth, in the order in which they run.
  func inside(_ depth: Int) -> ReversedCollection<ArraySlice<Cleanup>> {
    actions[min(depth, actions.count)...].reversed()
  }

  /// Whether those inside a depth need no instructions.
  func areEmpty(inside depth: Int) -> Bool {
    for cleanup in actions[min(depth, actions.count)...] {
      guard let register = cleanup.released, !RegisterAreas.isManaged(register) else {
        return false
      }
    }
    return true
  }

  /// The managed registers that are released inside a depth, in this order.
  func released(inside depth: Int) -> [Register] {
    inside(depth).compactMap(\.released).filter(RegisterAreas.isManaged)
  }
}
