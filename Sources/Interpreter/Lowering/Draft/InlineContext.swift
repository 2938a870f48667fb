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
  /// The closures that are bound to parameters of the innermost callee.
  var closures: [ObjectIdentifier: InlineClosure] = [:]
}

/// A closure that is the argument of an inlined call: it is inlined in turn where it is called.
struct InlineClosure {
  let closure: TypedClosure
  let candidate: InlineCandidate
  /// The generic arguments where the closure is written, in terms of the surrounding code.
  let substitution: Substitution
  /// The closures that are bound to parameters where this one is written.
  let closures: [ObjectIdentifier: InlineClosure]
}
