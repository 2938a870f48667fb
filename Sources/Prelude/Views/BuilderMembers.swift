extension PreludeLibrary {
  /// What result builders of views and the like share: one part as it is, several as a tuple, parts under
  /// a condition and branches.
  ///
  /// - Parameters:
  ///   - kind: the protocol that the parts conform to.
  ///   - tuple: the type of several parts.
  ///   - label: the label that the type takes them under.
  static func builderMembers(of kind: String, tuple: String, label: String = "") -> String {
    """
      public static func buildBlock<Content: \(kind)>(_ content: Content) -> Content { content }
      public static func buildBlock<each Content: \(kind)>(
        _ content: repeat each Content
      ) -> \(tuple)<(repeat each Content)> {
        \(tuple)(\(label)(repeat each content))
      }
      public static func buildIf<Content: \(kind)>(_ content: Content?) -> Content? { content }
      public static func buildEither<TrueContent: \(kind), FalseContent: \(kind)>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent<TrueContent, FalseContent>(_first: first, _second: nil)
      }
      public static func buildEither<TrueContent: \(kind), FalseContent: \(kind)>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent<TrueContent, FalseContent>(_first: nil, _second: second)
      }
    """
  }
}
