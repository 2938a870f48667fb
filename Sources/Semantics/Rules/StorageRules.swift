import SourceText
import Syntax

/// Checks stored properties: no value type contains itself, weak ones have class types, and
/// copyable types contain no noncopyable values.
struct StorageRules: DeclarationRule {
  let rules: DeclarationRules

  /// Reports recursive value types, and weak references to values.
  func check(of nominal: NominalType) {
    for property in nominal.storedProperties where property.modifiers.ownership == .weak {
      checkWeak(property)
    }
    for property in nominal.memberOrder {
      if case .property(let property) = property, property.isStatic,
        property.modifiers.ownership == .weak
      {
        checkWeak(property)
      }
    }
    requireCopyable(contentOf: nominal)
    switch nominal.kind {
    case .struct:
      for property in nominal.storedProperties where contains(property.type, nominal) {
        let seen = property.wraps ?? property
        error(StorageError.recursiveValue(nominal), at: seen.span)
      }
    case .enum:
      let isHeldDirectly = nominal.enumeration.cases.contains { element in
        !element.isIndirect && element.payload.contains { contains($0.type, nominal) }
      }
      if isHeldDirectly, !nominal.modifiers.isIndirect {
        error(StorageError.recursiveEnum(nominal), at: nominal.nameSpan)
      }
    case .class, .actor, .protocol: return
    }
  }

  /// Reports a noncopyable type that conforms to a protocol requiring `Copyable`.
  func requireCopyable(protocolsOf nominal: NominalType, _ declaration: TypeDeclaration) {
    guard nominal.suppressesCopying, nominal.kind != .protocol else { return }
    let isAsked = declaration.inheritance.contains { reference in
      guard case .named(nil, let name, _) = reference.kind,
        let proto = checker.type(named: name), proto.kind == .protocol
      else { return false }
      return !proto.suppressesCopying
        && !["Sendable", "Escapable", "BitwiseCopyable", "SendableMetatype"].contains(name)
    }
    if isAsked {
      error(
        ConformanceError.doesNotConform(.declaration(nominal), to: .copyable), at: nominal.nameSpan)
    }
  }

  /// Reports noncopyable parts of a copyable type.
  private func requireCopyable(contentOf nominal: NominalType) {
    guard nominal.kind == .struct || nominal.kind == .enum, !nominal.suppressesCopying else {
      return
    }
    for property in nominal.storedProperties where property.type.isNoncopyable {
      error(
        StorageError.noncopyableProperty(property.name, property.type.resolved, in: nominal),
        at: property.span)
    }
    for element in nominal.enumeration.cases {
      for part in element.payload where part.type.isNoncopyable {
        error(
          StorageError.noncopyableAssociatedValue(element.name, part.type.resolved, in: nominal),
          at: nominal.nameSpan)
      }
    }
  }

  private func checkWeak(_ property: Property) {
    guard let type = property.type.resolved.wrapped else {
      let type = property.type.resolved
      if isReference(type) {
        error(StorageError.weakWithoutOptional(type), at: property.span)
      } else {
        reportWeak(type, property)
      }
      return
    }
    if !isReference(type) { reportWeak(type, property) }
  }

  private func reportWeak(_ type: Type, _ property: Property) {
    error(StorageError.weakValue(type), at: property.span)
  }

  private func isReference(_ type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let nominal, _): nominal.isReferenceType
    case .unknown, .variable: true
    default: conformances.conforms(type, toPrelude: "AnyObject")
    }
  }

  /// Whether values of a type contain a value of another one.
  private func contains(_ type: Type, _ target: NominalType) -> Bool {
    var seen: [Type] = []
    func visit(_ type: Type) -> Bool {
      switch type.resolved {
      case .tuple(let elements): return elements.contains { visit($0.type) }
      case .nominal(let nominal, let arguments):
        if nominal === target { return true }
        if let wrapped = type.resolved.wrapped { return visit(wrapped) }
        guard !nominal.isPrelude, !seen.contains(type.resolved) else { return false }
        seen.append(type.resolved)
        typeDeclarations.complete(nominal)
        let map = nominal.substitution(arguments)
        switch nominal.kind {
        case .struct:
          return nominal.storedProperties.contains { visit($0.type.substituting(map)) }
        case .enum:
          if nominal.modifiers.isIndirect { return false }
          return nominal.enumeration.cases.contains { element in
            !element.isIndirect && element.payload.contains { visit($0.type.substituting(map)) }
          }
        case .class, .actor, .protocol: return false
        }
      default: return false
      }
    }
    return visit(type)
  }
}
