import SourceText
import Syntax

/// Finds what members of classes override, and assigns indices in virtual tables.
struct OverrideDeclarations: CheckerPart {
  let checker: TypeChecker

  /// Assigns a method of a class its index in the virtual table.
  func enterVirtual(_ function: Function, _ nominal: NominalType) {
    guard nominal.kind == .class || nominal.kind == .actor else { return }
    if let index = overridden(function, in: nominal.superclassNominal) {
      function.virtualIndex = index
      nominal.inheritance.virtualTable[index] = function
    } else if !nominal.modifiers.isFinal {
      enter(function, inSubclassesOf: nominal)
    }
  }

  /// Gives a method an index of its own. A class and its subclasses use the same one, so that a method which an
  /// extension adds comes behind those that subclasses have already; the entries in between are never called.
  private func enter(_ function: Function, inSubclassesOf nominal: NominalType) {
    let family = [nominal] + (checker.tables.subclasses[ObjectIdentifier(nominal)] ?? [])
    let index = family.map(\.inheritance.virtualTable.count).max() ?? 0
    function.virtualIndex = index
    for member in family {
      let gap = index - member.inheritance.virtualTable.count + 1
      member.inheritance.virtualTable += Array(repeating: function, count: gap)
    }
  }

  /// Enters initializers that every subclass has; calls on `Self` and metatypes are dispatched by
  /// class.
  func enterRequired(_ function: Function, _ nominal: NominalType, isRequired: Bool = false) {
    if isRequired || overridden(function, in: nominal.superclassNominal) != nil {
      enterVirtual(function, nominal)
    }
  }

  private func overridden(_ function: Function, in parent: NominalType?) -> Int? {
    guard let parent else { return nil }
    for (index, candidate) in parent.inheritance.virtualTable.enumerated()
    where candidate.name == function.name && candidate.kind == function.kind
      && candidate.modifiers.isStatic == function.modifiers.isStatic
      && candidate.parameters.count == function.parameters.count
      && zip(candidate.parameters, function.parameters).allSatisfy({
        $0.label == $1.label && $0.isInout == $1.isInout
      })
      && sameParameterTypes(candidate, function)
      && (function.kind != .method || mayReplace(function.result, candidate.result))
    {
      return index
    }
    return nil
  }

  /// Whether a result type allows overriding; methods whose results are unrelated value types are
  /// overloads instead.
  private func mayReplace(_ own: Type, _ inherited: Type) -> Bool {
    if let wrapped = inherited.wrapped { return mayReplace(own.wrapped ?? own, wrapped) }
    switch inherited.resolved {
    case .nominal(let nominal, _)
    where nominal.kind == .struct || nominal.kind == .enum || own.nominal === nominal:
      return own.mayEqual(inherited)
    default: return true
    }
  }

  private func sameParameterTypes(_ left: Function, _ right: Function) -> Bool {
    zip(left.parameters, right.parameters).allSatisfy { pair in
      left.kind != .method || pair.0.type.mayEqual(pair.1.type)
    }
  }

  /// Records a class as a subclass of all its ancestors.
  func enterFamily(_ nominal: NominalType) {
    var ancestor = nominal.superclassNominal
    while let parent = ancestor {
      checker.tables.subclasses[ObjectIdentifier(parent), default: []].append(nominal)
      ancestor = parent.superclassNominal
    }
  }

  /// Gives a stored property virtual accessors, because a subclass overrides it.
  func openToOverriding(_ name: String, of nominal: NominalType) {
    var ancestor = nominal.superclassNominal
    while let owner = ancestor {
      for case .property(let property) in owner.members[name] ?? [] where !property.isStatic {
        if property.modifiers.isLazy {
          for accessor in [property.getter, property.setter].compactMap({ $0 })
          where accessor.virtualIndex == nil {
            enter(accessor, inSubclassesOf: owner)
          }
          return
        }
        guard case .stored = property.storage, property.getter == nil else { return }
        for accessor in [
          checker.functionDeclarations.getter(of: property),
          checker.functionDeclarations.setter(of: property),
        ].compactMap({ $0 }) {
          enter(accessor, inSubclassesOf: owner)
        }
        return
      }
      ancestor = owner.superclassNominal
    }
  }

  /// `override var name: String { didSet { … } }`: an inherited property with observers.
  func observeInherited(
    _ property: Property, _ block: AccessorBlock?, _ declaration: Declaration,
    _ nominal: NominalType, _ context: DeclarationContext
  ) {
    guard case .accessors(let accessors, _)? = block else {
      return nominal.add(.property(property))
    }
    let willSet = accessors.first { $0.kind == .willSet }
    let didSet = accessors.first { $0.kind == .didSet }
    let inherited = "super.\(property.name.quoted)"
    let newName = willSet?.parameterName ?? "newValue"
    let oldName = didSet?.parameterName ?? "oldValue"
    func observed(_ body: CodeBlock?) -> [Statement] {
      guard let body else { return [] }
      let statement = DoStatement(label: nil, thrownType: nil, body: body, catches: [])
      return [Statement(.do(statement), span: body.span)]
    }
    // The old value is read only if the observer uses it.
    let readsOld =
      didSet?.parameterName != nil
      || didSet?.body.map { context.source.mentions(oldName, in: $0.span) } ?? false
    let statements =
      (readsOld
        ? checker.propertyWrappers.parseBody("let \(oldName) = \(inherited)").statements : [])
      + observed(willSet?.body)
      + checker.propertyWrappers.parseBody("\(inherited) = \(newName)").statements
      + observed(didSet?.body)
    let made: [(Accessor.Kind, CodeBlock)] = [
      (.get, checker.propertyWrappers.parseBody(inherited)),
      (.set, CodeBlock(statements: statements, span: .none)),
    ]
    checker.propertyDeclarations.addAccessors(
      .accessors(
        made.map { kind, body in
          Accessor(
            kind: kind, attributes: [], modifiers: [],
            parameterName: kind == .set ? newName : nil, effects: Effects(), body: body,
            span: property.span)
        }, property.span),
      to: property, declaration, context)
    nominal.add(.property(property))
  }

  func isOverridden(_ property: Property) -> Bool {
    guard let owner = property.owner else { return false }
    return (checker.tables.subclasses[ObjectIdentifier(owner)] ?? []).contains { subclass in
      (subclass.members[property.name] ?? []).contains { member in
        if case .property(let other) = member { other.owner === subclass } else { false }
      }
    }
  }
}
