package import SourceText
package import Syntax

/// Finds types by name: those of attributes, and member types.
package struct TypeLookup: CheckerPart {
  let checker: TypeChecker

  /// The result builder that an attribute names; nil for other attributes.
  func resultBuilder(_ attribute: Attribute, _ context: DeclarationContext) -> Type? {
    guard let nominal = nominalType(named: attribute, in: context) else { return nil }
    guard
      nominal.modifiers.attributes.contains(where: {
        $0.name == "resultBuilder" || $0.name == "_functionBuilder"
      })
    else { return nil }
    if !attribute.genericArguments.isEmpty {
      return .nominal(
        nominal, attribute.genericArguments.map { checker.typeResolver.resolve($0, in: context) })
    }
    if nominal.generics.parameters.isEmpty { return .nominal(nominal, []) }
    // One that is nested in a generic type has the arguments of that.
    let named = checker.typeResolver.resolve(attribute.reference, in: context)
    return named.nominal === nominal
      ? named : .nominal(nominal, nominal.generics.parameters.map { _ in .unknown })
  }

  /// The property wrapper that an attribute names; nil for other attributes.
  func propertyWrapper(_ attribute: Attribute, _ context: DeclarationContext) -> NominalType? {
    guard let nominal = nominalType(named: attribute, in: context),
      nominal.modifiers.attributes.contains(where: { $0.name == "propertyWrapper" })
    else { return nil }
    return nominal
  }

  /// The generic arguments of a wrapper in its attribute, possibly from an alias; the wrapped value
  /// determines those that are omitted.
  func wrapperArguments(
    _ attribute: Attribute, of wrapper: NominalType, _ context: DeclarationContext
  ) -> [Type] {
    let wasOpen = checker.reading.openGenerics
    checker.reading.openGenerics = true
    defer { checker.reading.openGenerics = wasOpen }
    let named = checker.typeResolver.resolve(attribute.reference, in: context)
    return named.nominal === wrapper
      ? named.arguments : wrapper.generics.parameters.map { _ in checker.makeVariable() }
  }

  /// Whether an attribute names a member type: `@Outer.Wrapper`, or a member of the enclosing type,
  /// possibly inherited.
  package func declaresMember(
    _ attribute: Attribute, inside nominal: NominalType?, in source: Source
  ) -> Bool {
    let context = DeclarationContext(nominal: nominal, source: source, isPrelude: false)
    return (nominal != nil || attribute.path.count > 1)
      && nominalType(named: attribute, in: context) != nil
  }

  /// The type that an attribute names, as `Wrapper` or as `Outer.Wrapper`.
  func nominalType(named attribute: Attribute, in context: DeclarationContext) -> NominalType? {
    let path = attribute.path
    guard path.count > 1, let outer = nominalType(named: path[0], in: context) else {
      return nominalType(named: attribute.baseName, in: context)
    }
    return path.dropFirst().reduce(outer as NominalType?) { outer, name in
      outer.flatMap { memberType(name, of: $0.declaredType, in: context)?.nominal }
    }
  }

  func nominalType(named name: String, in context: DeclarationContext) -> NominalType? {
    var scope = context.scope
    while let current = scope {
      switch current.symbols[name] {
      case .type(let nominal)?: return nominal
      case .typeAlias(let alias)?: return alias.type.nominal
      default: break
      }
      scope = current.parent
    }
    var outer = context.nominal
    while let nominal = outer {
      if let found = inheritedType(name, of: nominal) { return found }
      outer = nominal.outer
    }
    for symbol in context.isPrelude
      ? checker.lookUpPrelude(name) : checker.globalLookup.lookUpGlobal(name, from: context.source)
    {
      switch symbol {
      case .type(let nominal): return nominal
      case .typeAlias(let alias): return alias.type.nominal
      default: continue
      }
    }
    return nil
  }

  /// A nested type of a type, its superclasses or its protocols.
  private func inheritedType(_ name: String, of nominal: NominalType) -> NominalType? {
    var current: NominalType? = nominal
    while let owner = current {
      for source in [owner] + conformances.protocols(of: owner).map(\.0) {
        for member in source.members[name] ?? [] {
          switch member {
          case .type(let inner): return inner
          case .typeAlias(let alias): return alias.type.nominal
          default: continue
          }
        }
      }
      current = owner.superclassNominal
    }
    return nil
  }
}
