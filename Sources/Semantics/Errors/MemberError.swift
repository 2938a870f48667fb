import SourceText

/// Errors about members.
package enum MemberError: DiagnosticFact {
  /// What the member is looked up in.
  package enum Subject: Hashable, Sendable { case value, tuple, type }

  case noMember(String, of: Type, Subject, suggestion: String? = nil)
  /// `$model.name`: no such member in the root type, which the key path starts at.
  case noDynamicMember(String, of: Type, root: Type, wrapper: String?)
  /// `Type.member` of an instance member.
  case instanceMember(String, onType: Type, suggestsValue: Bool = false)
  case instanceMemberInInitializer(String)
  case staticMember(String, onInstanceOf: Type)
  /// `value.name` of an enum case.
  case caseOnInstance(String)
  /// A member whose type depends on `Self`, used on an existential.
  case memberOfExistential(String, Type)
  case optionalBase(Type, member: String, wrapped: Type)
  /// `.member` without a contextual type.
  case noContextualBase(String)
  /// `.member`, which is a member of none of the overloads' parameter types.
  case noContextualType(String)
  case noSubscripts(Type)
  /// `tuple[1]`; the index of an element, if it is one.
  case subscriptOfTuple(Type, index: Int?)
  case inaccessible(String, AccessLevel, isInitializer: Bool)

  package var message: String {
    switch self {
    case .noMember(let name, let type, let subject, let near):
      "\(subject.words) '\(type)' has no member '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .noDynamicMember(let name, let type, let root, _):
      "value of type '\(type)' has no dynamic member '\(name)' using key path from root type '\(root)'"
    case .instanceMember(let name, let type, let suggestsValue):
      "instance member '\(name)' cannot be used on type '\(type)'"
        + (suggestsValue ? "; did you mean to use a value of this type instead?" : "")
    case .instanceMemberInInitializer(let name):
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
    case .staticMember(let name, let type):
      "static member '\(name)' cannot be used on instance of type '\(type)'"
    case .caseOnInstance(let name): "enum case '\(name)' cannot be used as an instance member"
    case .memberOfExistential(let name, let type):
      "member '\(name)' cannot be used on value of type '\(type)'; consider using a generic constraint instead"
    case .optionalBase(let type, let name, let wrapped):
      "value of optional type '\(type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'"
    case .noContextualBase(let name):
      "cannot infer contextual base in reference to member '\(name)'"
    case .noContextualType(let name):
      "reference to member '\(name)' cannot be resolved without a contextual type"
    case .noSubscripts(let type): "value of type '\(type)' has no subscripts"
    case .subscriptOfTuple(let type, let index):
      "cannot access element using subscript for tuple type '\(type)'; "
        + (index.map { "did you mean to use '.\($0)'?" } ?? "use '.' notation instead")
    case .inaccessible(let name, let access, let isInitializer):
      "'\(name)'\(isInitializer ? " initializer" : "") is inaccessible due to '\(access)' protection level"
    }
  }
}

extension MemberError.Subject {
  fileprivate var words: String {
    switch self {
    case .value: "value of type"
    case .tuple: "value of tuple type"
    case .type: "type"
    }
  }
}

extension MemberError: TypeFact {
  package var types: [Type] {
    switch self {
    case .noMember(_, let type, _, _), .instanceMember(_, let type, _),
      .staticMember(_, let type), .memberOfExistential(_, let type), .noSubscripts(let type),
      .subscriptOfTuple(let type, _):
      [type]
    case .noDynamicMember(_, let type, let root, _): [type, root]
    case .optionalBase(let type, _, let wrapped): [type, wrapped]
    case .instanceMemberInInitializer, .caseOnInstance, .noContextualBase, .noContextualType,
      .inaccessible:
      []
    }
  }
}
