import Syntax

/// The declaration whose generic requirement a type must meet.
package enum RequirementOwner: Hashable, Sendable {
  case type(NominalType.Kind, String)
  case initializer(String, Use)
  case method(String, isStatic: Bool, Use)
  case operatorFunction(String)
  case globalFunction(String)
  case property(String)
  case `subscript`
  /// The opaque result of a declaration.
  case opaqueResult(OpaqueOwner)

  /// How the requirer is used.
  package enum Use: Hashable, Sendable {
    case call
    /// A member of a constrained extension, found in the type of that name.
    case reference(of: String?)
  }

  /// A declaration with an opaque type.
  package enum OpaqueOwner: Hashable, Sendable {
    case closure
    case localFunction(String)
    case globalFunction(String)
    case method(String)
    case property(String, isStatic: Bool)
    case variable(String, isLet: Bool)
  }
}

extension RequirementOwner.OpaqueOwner {
  init(_ property: Property) {
    self =
      property.owner == nil
      ? .variable(property.name, isLet: property.isLet)
      : .property(property.name, isStatic: property.isStatic)
  }

  /// The variable that a pattern binds; nil for a pattern of several.
  init?(_ pattern: Pattern, _ variable: VariableDeclaration) {
    guard case .binding(let name) = pattern.kind else { return nil }
    self = .variable(name, isLet: variable.isLet)
  }
}

extension RequirementOwner {
  /// The requirer in diagnostics.
  var words: String {
    switch self {
    case .type(.struct, let name): "generic struct '\(name)'"
    case .type(.class, let name), .type(.actor, let name): "generic class '\(name)'"
    case .type(.enum, let name): "generic enum '\(name)'"
    case .type(.protocol, let name): "protocol '\(name)'"
    case .initializer(let name, let use): use.around("initializer '\(name)'")
    case .method(let name, let isStatic, let use):
      use.around("\(isStatic ? "static" : "instance") method '\(name)'")
    case .operatorFunction(let name): "operator function '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .property(let name): "property '\(name)'"
    case .subscript: "subscript"
    case .opaqueResult(let owner): "return type of \(owner.words)"
    }
  }
}

extension RequirementOwner.Use {
  fileprivate func around(_ words: String) -> String {
    switch self {
    case .call: words
    case .reference(let owner): "referencing \(words)" + (owner.map { " on '\($0)'" } ?? "")
    }
  }
}

extension RequirementOwner.OpaqueOwner {
  fileprivate var words: String {
    switch self {
    case .closure: "closure"
    case .localFunction(let name): "local function '\(name)'"
    case .globalFunction(let name): "global function '\(name)'"
    case .method(let name): "instance method '\(name)'"
    case .property(let name, let isStatic): "\(isStatic ? "static " : "")property '\(name)'"
    case .variable(let name, let isLet): "\(isLet ? "let" : "var") '\(name)'"
    }
  }
}
