package import SourceText

/// `{ members }` of a type or an extension.
package struct MemberBlock: Sendable {
  private let list: Deferred<Declaration>
  /// Whether types, aliases or associated types may be among the members.
  private let mayDeclareTypes: Bool
  /// Whether the members include a comment such as `// ...` or `// The rest of …`.
  package let isElided: Bool
  package let span: Span

  init(members: [Declaration] = [], isElided: Bool = false, span: Span) {
    list = Deferred(members)
    mayDeclareTypes = true
    self.isElided = isElided
    self.span = span
  }

  /// A block that is parsed when its members are accessed.
  init(span: Span, mayDeclareTypes: Bool, reading read: @escaping @Sendable () -> [Declaration]) {
    list = Deferred(reading: read)
    self.mayDeclareTypes = mayDeclareTypes
    isElided = false
    self.span = span
  }

  package var members: [Declaration] { list.elements }

  /// The members, or nothing if the block declares no types: such a block need not be parsed to
  /// find them.
  package var membersWithTypes: [Declaration] { mayDeclareTypes ? list.elements : [] }
}
