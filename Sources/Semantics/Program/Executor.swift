/// Where code runs, as its declaration determines.
package enum Executor: Sendable {
  /// On the caller's executor.
  case caller
  /// On the main thread.
  case main
  /// On another thread: async code without an actor, and code of actors other than the main actor.
  case background
}
