/// Where code runs, as far as its declaration says.
package enum Executor: Sendable {
  /// Where whoever calls it runs.
  case caller
  /// On the main thread.
  case main
  /// On any other thread: code of no actor that waits, and code of actors other than the main one.
  case other
}
