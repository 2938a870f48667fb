import SourceText

/// What the code around tells of the expression that is checked next, besides the type it expects.
struct ContextHints {
  /// What the type of the call must have.
  var wantedMember: WantedMember?
  /// What `.name` is looked up in, where an argument of a call begins with it.
  var implicitBase: ImplicitBase?
  /// The generic parameter that the argument tells the type of.
  var sharedParameter: SharedParameter?
  /// Where the place stands that is being written to.
  var changedPlace: Span?
  /// What a builder tells of the type that a chain of calls begins with, and where that stands.
  var chainRoot: (span: Span, type: Type)?
  /// Whether the name being looked up is about to be called.
  var isCallee = false
  /// What the loop around goes through, while that is checked.
  var iterated: Span?
  /// The outermost of the macros whose arguments are being checked: what they expand to stands there.
  var expansion: Span?

  /// Whether nothing but the expected type decides what the expression means: what it came to may be
  /// used again. Whether a name is called is a part of the expression, and the loop chooses words alone.
  var isEmpty: Bool {
    implicitBase == nil && sharedParameter == nil && changedPlace == nil && wantedMember == nil
      && chainRoot == nil
  }
}
