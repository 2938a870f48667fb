package import SourceText

/// A type as written.
package struct TypeReference: Sendable {
  package let kind: Kind
  package let span: Span

  package init(_ kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package struct TupleElement: Sendable {
    /// The first name, including `_`: `(_ x: Int)` has label `_`.
    package let label: String?
    package let secondName: String?
    package let type: TypeReference
    package let isVariadic: Bool

    package init(
      label: String?, secondName: String? = nil, type: TypeReference, isVariadic: Bool = false
    ) {
      self.label = label
      self.secondName = secondName
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  package indirect enum Kind: Sendable {
    /// `Name<Arguments>`, with the type it is a member of: `Array<Int>.Index`.
    case named(base: TypeReference?, name: String, arguments: [TypeReference])
    case optional(TypeReference)
    /// `T!`.
    case implicitlyUnwrapped(TypeReference)
    case array(TypeReference)
    case dictionary(key: TypeReference, value: TypeReference)
    case tuple([TupleElement])
    case function(parameters: [TupleElement], effects: Effects, result: TypeReference)
    /// `T.Type`, `T.Protocol`.
    case metatype(TypeReference, isProtocol: Bool)
    case some(TypeReference)
    case any(TypeReference)
    case composition([TypeReference])
    /// `~Copyable`.
    case suppressed(TypeReference)
    /// Attributes and specifiers before a type: `@escaping`, `inout`, `borrowing`, `isolated`, `sending`.
    case attributed([Attribute], specifiers: [String], TypeReference)
    /// `repeat each T`, `repeat Box<each T>`.
    case packExpansion(TypeReference)
    /// `each T`.
    case packElement(TypeReference)
    /// `_`, or `...` in documents.
    case placeholder
    case missing
  }
}

/// `async throws(E)`.
package struct Effects: Sendable {
  package var isAsync: Bool
  package var isThrowing: Bool
  package var isRethrowing: Bool
  package var thrownType: TypeReference?

  package init(
    isAsync: Bool = false, isThrowing: Bool = false, isRethrowing: Bool = false,
    thrownType: TypeReference? = nil
  ) {
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.thrownType = thrownType
  }
}
