internal import Semantics

/// What is being inlined.
struct InlineContext {
  static let deepest = 4
  /// The number of instructions of code from which on nothing more is inlined into it.
  static let largestCode = 4000

  /// The callees, innermost last.
  var functions: [Function] = []
  /// The target of `return`.
  var target: ResultTarget?
}
