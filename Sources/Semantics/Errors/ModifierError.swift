import SourceText

/// Errors about modifiers and attributes that do not apply to their declaration.
package enum ModifierError: DiagnosticFact {
  /// The name without `@`.
  case unfitAttribute(String)
  case typeAttributeOnDeclaration
  case unfit(String)
  case inProtocol(String)
  case overrideOutsideClass
  /// `private(set)` on a read-only declaration.
  case setterAccess(String, of: ReadOnly)
  case staticOutsideType(Member)
  case classOutsideType(Member)
  /// `isRequirement`: whether it is a protocol requirement.
  case classMemberOutsideClass(Member, isRequirement: Bool)
  case mutatingOutsideType(String)
  case mutatingInReferenceType(String, isActor: Bool)
  case finalOutsideClass
  case convenienceInStruct
  case convenienceInEnum
  case lazy(NotLazy)
  case lazyWithoutValue

  /// A declaration without a setter.
  package enum ReadOnly: String, Sendable {
    case properties = "read-only properties"
    case variables = "read-only variables"
    case constants
  }

  /// The kind of member.
  package enum Member: String, Sendable {
    case method, property

    fileprivate var plural: String { self == .method ? "methods" : "properties" }
  }

  /// Variables that cannot be `lazy`.
  package enum NotLazy: String, Sendable {
    case `let`
    case global = "already-lazy global"
    case requirement = "protocol requirement"
    case computed = "computed property"
  }

  /// Whether swiftc reports the error at the declaration rather than at the modifier.
  package var isOfDeclaration: Bool {
    switch self {
    case .staticOutsideType, .classOutsideType, .classMemberOutsideClass, .convenienceInStruct,
      .convenienceInEnum:
      true
    default: false
    }
  }

  package var message: String {
    switch self {
    case .unfitAttribute(let name): "'@\(name)' attribute cannot be applied to this declaration"
    case .typeAttributeOnDeclaration:
      "attribute can only be applied to types, not declarations"
    case .unfit(let name): "'\(name)' modifier cannot be applied to this declaration"
    case .inProtocol(let name): "'\(name)' modifier cannot be used in protocols"
    case .overrideOutsideClass: "'override' can only be specified on class members"
    case .setterAccess(let level, let target):
      "'\(level)(set)' modifier cannot be applied to \(target.rawValue)"
    case .staticOutsideType(let member):
      "static \(member.plural) may only be declared on a type"
    case .classOutsideType(let member): "class \(member.plural) may only be declared on a type"
    case .classMemberOutsideClass(let member, isRequirement: true):
      "class \(member.plural) are only allowed within classes; use 'static' to declare a "
        + "requirement fulfilled by either a static or class \(member.rawValue)"
    case .classMemberOutsideClass(let member, isRequirement: false):
      "class \(member.plural) are only allowed within classes; use 'static' to declare a "
        + "static \(member.rawValue)"
    case .mutatingOutsideType(let name): "'\(name)' is only valid on methods"
    case .mutatingInReferenceType(let name, let isActor):
      "'\(name)' is not valid on instance methods in \(isActor ? "actors" : "classes")"
    case .finalOutsideClass: "only classes and class members may be marked with 'final'"
    case .convenienceInStruct: "initializers in structs are not marked with 'convenience'"
    case .convenienceInEnum: "initializers in enums are not marked with 'convenience'"
    case .lazy(let target):
      "'lazy' cannot be used on \(target == .global ? "an" : "a") \(target.rawValue)"
    case .lazyWithoutValue: "lazy properties must have an initializer"
    }
  }
}
