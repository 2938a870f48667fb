package import SourceText

/// `{ members }` of a type or an extension.
package struct MemberBlock: Sendable {
  private let list: Deferred<Declaration>
  /// Whether types, aliases or associated types may be among the members.
  private let mayDeclareTypes: Bool
  /// Whether a comment such as `// ...` or `// The rest of …` stands among the members.
  package let isElided: Bool
  package let span: Span

  init(members: [Declaration] = [], isElided: Bool = false, span: Span) {
    list = Deferred(members)
    mayDeclareTypes = true
    self.isElided = isElided
    self.span = span
  }

  /// A block that is read when its members are asked for.
  init(span: Span, mayDeclareTypes: Bool, reading read: @escaping @Sendable () -> [Declaration]) {
    list = Deferred(reading: read)
    self.mayDeclareTypes = mayDeclareTypes
    isElided = false
    self.span = span
  }

  package var members: [Declaration] { list.elements }

  /// The members, or nothing where no types are among them: a block without types need not be read to
  /// find them.
  package var membersWithTypes: [Declaration] { mayDeclareTypes ? list.elements : [] }
}
