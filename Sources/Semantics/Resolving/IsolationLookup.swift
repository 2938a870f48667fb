import Syntax

/// Determines the actor isolation of types, functions and properties.
struct IsolationLookup: CheckerPart {
  let checker: TypeChecker

  /// The global actor among attributes.
  func globalActor(_ attributes: [Attribute], _ isPrelude: Bool) -> Isolation? {
    for attribute in attributes {
      let name = attribute.baseName
      if name == "MainActor" { return .global(name) }
      if isPrelude || name.first?.isLowercase ?? true { continue }
      for case .type(let nominal) in checker.globalLookup.lookUpGlobal(name, from: nil)
      where nominal.modifiers.attributes.contains(where: { $0.name == "globalActor" }) {
        return .global(name)
      }
    }
    return nil
  }

  private func isPreconcurrency(_ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.baseName == "preconcurrency" }
  }

  /// The global actor of a type: its own, or that of its superclass, a protocol or a property
  /// wrapper.
  ///
  /// - Parameter fromInside: whether isolation by the library's protocols or by `@preconcurrency`
  ///   declarations counts; code outside the actor is not checked against it.
  func isolation(of nominal: NominalType, fromInside: Bool) -> Isolation {
    func isKnown(_ nominal: NominalType) -> Bool {
      fromInside || !nominal.isPrelude && !isPreconcurrency(nominal.modifiers.attributes)
    }
    if let own = globalActor(nominal.modifiers.attributes, nominal.isPrelude) {
      return isKnown(nominal) ? own : .none
    }
    if let parent = nominal.superclassNominal {
      let inherited = isolation(of: parent, fromInside: fromInside)
      if inherited != .none { return inherited }
    }
    for (target, conformance) in conformances.protocols(of: nominal)
    where target !== nominal && isKnown(target) {
      // A conformance in a constrained extension does not isolate the type.
      guard conformance.requirements.isEmpty,
        let own = globalActor(target.modifiers.attributes, target.isPrelude)
      else { continue }
      return own
    }
    for property in nominal.storedProperties where property.wraps != nil {
      // `@StateObject var model` requires its actor, which isolates the whole type.
      guard let wrapper = property.type.nominal, isKnown(wrapper) else { continue }
      for case .property(let value) in wrapper.members["wrappedValue"] ?? [] {
        if let own = globalActor(value.attributes, wrapper.isPrelude)
          ?? globalActor(wrapper.modifiers.attributes, wrapper.isPrelude)
        {
          return own
        }
      }
    }
    if let outer = nominal.outer, fromInside { return isolation(of: outer, fromInside: true) }
    return .none
  }

  func isolation(of function: Function, fromInside: Bool) -> Isolation {
    if let property = function.accessed.property {
      return isolation(of: property, fromInside: fromInside)
    }
    if function.kind == .topLevel { return .global("MainActor") }
    return isolation(
      function.attributes, function.owner, isNonisolated: function.modifiers.isNonisolated,
      isOfType: function.modifiers.isStatic || function.kind == .initializer && !fromInside,
      fromInside,
      asked: isolation(askedOf: .function(function), in: function.owner, fromInside))
  }

  /// The global actor to which the default arguments of a function are isolated, as it is itself;
  /// nil if there is none.
  func globalActor(ofDefaultsIn function: Function) -> Isolation? {
    guard !(function.owner?.isPrelude ?? false),
      case .global(let name) = isolation(of: function, fromInside: true)
    else { return nil }
    return .global(name)
  }

  func isolation(of property: Property, fromInside: Bool) -> Isolation {
    if fromInside, let actor = globalActor(ofPiece: property) { return actor }
    return isolation(
      property.attributes, property.owner, isNonisolated: property.modifiers.isNonisolated,
      isOfType: property.isStatic, fromInside,
      asked: isolation(askedOf: .property(property), in: property.owner, fromInside))
  }

  /// `var body: some View { … }` outside of its type, as documents show it: the global actor of the
  /// protocol that its opaque type conforms to, since the type that it is a member of is isolated to
  /// it, too.
  private func globalActor(ofPiece property: Property) -> Isolation? {
    guard checker.mode.allowsFragments, property.owner == nil,
      case .opaque(let opaque, _) = property.type.shallow
    else { return nil }
    return opaque.constraints.lazy.compactMap(\.nominal).compactMap { target in
      globalActor(target.modifiers.attributes, target.isPrelude)
    }.first
  }

  /// The global actor of a protocol requirement that a member implements.
  private func isolation(
    askedOf member: @autoclosure () -> Member, in owner: NominalType?, _ fromInside: Bool
  ) -> Isolation? {
    guard let owner, owner.kind != .protocol, !owner.isPrelude else { return nil }
    let member = member()
    for (target, _) in conformances.protocols(of: owner) where fromInside || !target.isPrelude {
      for wanted in target.members[member.name] ?? [] where wanted.isRequirement {
        let attributes: [Attribute]
        switch (wanted, member) {
        case (.function(let wanted), .function(let own))
        where wanted.modifiers.isStatic == own.modifiers.isStatic
          && wanted.parameters.map(\.label) == own.parameters.map(\.label):
          attributes = wanted.attributes
        case (.property(let wanted), .property(let own)) where wanted.isStatic == own.isStatic:
          attributes = wanted.attributes
        default: continue
        }
        if let own = globalActor(attributes, target.isPrelude) { return own }
      }
    }
    return nil
  }

  private func isolation(
    _ attributes: [Attribute], _ owner: NominalType?, isNonisolated: Bool, isOfType: Bool,
    _ fromInside: Bool, asked: @autoclosure () -> Isolation?
  ) -> Isolation {
    if isNonisolated || !fromInside && isPreconcurrency(attributes) { return .none }
    if let own = globalActor(attributes, owner?.isPrelude ?? false) { return own }
    guard let owner else { return .none }
    if owner.kind == .actor { return isOfType ? .none : .instance }
    if let asked = asked() { return asked }
    return isolation(of: owner, fromInside: fromInside)
  }
}
