import SourceText

/// Errors about declarations with a higher access level than the types they use.
package enum AccessError: DiagnosticFact {
  /// `open extension`, which is not allowed.
  case openExtension
  case extensionReachesBeyond(NominalType.Kind, AccessLevel, written: AccessLevel)
  case superclassIs(AccessLevel, demands: Limit)
  case refinedProtocolIs(AccessLevel, demands: Limit)
  case enumCaseUses(AccessLevel, inEnum: AccessLevel)
  /// The declared level is too high for the type of a part.
  case cannotBeDeclared(Subject, AccessLevel, Part, uses: AccessLevel)
  /// The level is implicit, and a lower one must be declared.
  case mustBeDeclared(Subject, Limit, Part, uses: AccessLevel)

  /// The kind of declaration.
  package enum Subject: String, Sendable {
    case function, method, initializer, property, constant, variable
  }

  /// The highest levels that a declaration may have.
  package enum Limit: String, Sendable {
    case `private`, `fileprivate`
    case privateOrFileprivate = "private or fileprivate"
  }

  /// The part of a declaration that uses a type.
  package enum Part: Sendable {
    case parameter, result, writtenType
    case inferredType(Type)
  }

  package var message: String {
    switch self {
    case .openExtension:
      "extensions cannot be declared 'open'; declare individual members as 'open' instead"
    case .extensionReachesBeyond(let kind, let access, let written):
      "extension of \(access) \(kind) cannot be declared \(written)"
    case .superclassIs(let access, let limit):
      "class must be declared \(limit.rawValue) because its superclass is \(access)"
    case .refinedProtocolIs(let access, let limit):
      "protocol must be declared \(limit.rawValue) because it refines "
        + "\(access.withArticle) protocol"
    case .enumCaseUses(let used, let own):
      "enum case in \(own.withArticle) enum uses \(used.withArticle) type"
    case .cannotBeDeclared(let subject, let written, let part, let used):
      "\(subject.rawValue) cannot be declared \(written) \(Self.reason(part, used))"
    case .mustBeDeclared(let subject, let limit, let part, let used):
      "\(subject.rawValue) must be declared \(limit.rawValue) \(Self.reason(part, used))"
    }
  }

  private static func reason(_ part: Part, _ used: AccessLevel) -> String {
    let user =
      switch part {
      case .parameter: "its parameter"
      case .result: "its result"
      case .writtenType: "its type"
      case .inferredType(let type): "its type '\(type)'"
      }
    return "because \(user) uses \(used.withArticle) type"
  }
}

extension AccessLevel {
  fileprivate var withArticle: String { self == .internal ? "an internal" : "a \(self)" }
}
