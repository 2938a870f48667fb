package import SourceText

/// `{ members }`. In library texts the members are parsed on demand.
package struct MemberBlock: Sendable {
  private let list: Deferred<Declaration>
  /// The members one by one, in library texts.
  package let outlined: OutlinedMembers?
  /// Whether the members include a comment such as `// ...` or `// The rest of …`.
  package let isElided: Bool
  package let span: Span

  init(members: [Declaration] = [], isElided: Bool = false, span: Span) {
    list = Deferred(members)
    outlined = nil
    self.isElided = isElided
    self.span = span
  }

  /// A block that is parsed when its members are accessed.
  init(
    span: Span, _ outlined: OutlinedMembers, reading read: @escaping @Sendable () -> [Declaration]
  ) {
    list = Deferred(reading: read)
    self.outlined = outlined
    isElided = false
    self.span = span
  }

  package var members: [Declaration] { list.elements }

  /// The members, among them all those that declare types. Of a library block no others are parsed.
  package var membersWithTypes: [Declaration] {
    outlined?.withTypes ?? members
  }

  /// Whether there is an initializer among the members that is not a convenience initializer.
  package var declaresInitializer: Bool {
    outlined.map { outlined in
      outlined.indices.contains {
        outlined.name(at: $0) == "init" && outlined.declaration(at: $0).isDesignatedInitializer
      }
    }
      ?? members.contains(where: \.isDesignatedInitializer)
  }
}

extension Declaration {
  fileprivate var isDesignatedInitializer: Bool {
    if case .initializer = kind { !has("convenience") } else { false }
  }
}
