import SourceText

/// Hints for the expression that is checked next, apart from its expected type.
struct ContextHints {
  /// A requirement on a member of the call's type.
  var wantedMember: WantedMember?
  /// The type in which an argument that begins with `.name` is looked up.
  var implicitBase: ImplicitBase?
  /// The generic parameter that the argument determines.
  var sharedParameter: SharedParameter?
  /// The place that is being mutated.
  var changedPlace: Span?
  /// The type of the root of a call chain, as a result builder determines it, and where the root
  /// is.
  var chainRoot: (span: Span, type: Type)?
  /// Whether the name being looked up is about to be called.
  var isCallee = false
  /// The sequence of the enclosing `for` loop, while it is being checked.
  var loopSequence: Span?
  /// The outermost macro whose arguments are being checked; its expansion has that position.
  var expansion: Span?

  /// Whether the expected type alone determines the meaning of the expression, so that its result
  /// can be memoized. `isCallee` is part of the expression, and `loopSequence` only affects wording.
  var isEmpty: Bool {
    implicitBase == nil && sharedParameter == nil && changedPlace == nil && wantedMember == nil
      && chainRoot == nil
  }
}
