import Syntax

/// What attributes name.
extension TypeChecker {
  /// The result builder that an attribute names; nil for other attributes.
  func resultBuilder(_ attribute: Attribute, _ context: DeclarationContext) -> Type? {
    guard let nominal = nominalType(named: attribute.baseName, in: context) else { return nil }
    guard
      nominal.attributes.contains(where: {
        $0.name == "resultBuilder" || $0.name == "_functionBuilder"
      })
    else { return nil }
    if !attribute.genericArguments.isEmpty {
      return .nominal(nominal, attribute.genericArguments.map { resolve($0, in: context) })
    }
    return .nominal(nominal, nominal.genericParameters.map { _ in .unknown })
  }

  /// The property wrapper that an attribute names; nil for other attributes.
  func propertyWrapper(_ attribute: Attribute, _ context: DeclarationContext) -> NominalType? {
    guard let nominal = nominalType(named: attribute.baseName, in: context),
      nominal.attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return nil }
    return nominal
  }

  func nominalType(named name: String, in context: DeclarationContext) -> NominalType? {
    var scope = context.scope
    while let current = scope {
      if case .type(let nominal)? = current.symbols[name] { return nominal }
      scope = current.parent
    }
    var outer = context.nominal
    while let nominal = outer {
      for case .type(let inner) in nominal.members[name] ?? [] { return inner }
      outer = nominal.outer
    }
    for symbol in context.isPrelude ? lookUpPrelude(name) : lookUpGlobal(name) {
      switch symbol {
      case .type(let nominal): return nominal
      case .typeAlias(let alias): return alias.type.nominal
      default: continue
      }
    }
    return nil
  }
}
