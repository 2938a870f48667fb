import SourceText
import Syntax

extension DeclarationRules {
  /// What a type keeps: values that hold each other for ever, references that cannot be weak.
  func checkStorage(of nominal: NominalType) {
    for property in nominal.storedProperties where property.ownership == .weak {
      checkWeak(property)
    }
    for property in nominal.memberOrder {
      if case .property(let property) = property, property.isStatic, property.ownership == .weak {
        checkWeak(property)
      }
    }
    switch nominal.kind {
    case .struct:
      for property in nominal.storedProperties where contains(property.type, nominal) {
        let seen = property.wraps ?? property
        error(
          "value type '\(nominal.name)' cannot have a stored property that recursively contains it",
          at: seen.span)
      }
    case .enum:
      let isHeldDirectly = nominal.enumCases.contains { element in
        !element.isIndirect && element.payload.contains { contains($0.type, nominal) }
      }
      if isHeldDirectly, !nominal.isIndirect {
        error("recursive enum '\(nominal.name)' is not marked 'indirect'", at: nominal.nameSpan)
      }
    case .class, .actor, .protocol: return
    }
  }

  private func checkWeak(_ property: Property) {
    guard let type = property.type.resolved.wrapped else {
      let type = property.type.resolved
      if isReference(type) {
        error("'weak' variable should have optional type '\(type)?'", at: property.span)
      } else {
        reportWeak(type, property)
      }
      return
    }
    if !isReference(type) { reportWeak(type, property) }
  }

  private func reportWeak(_ type: Type, _ property: Property) {
    error(
      "'weak' may only be applied to class and class-bound protocol types, not '\(type)'",
      at: property.span)
  }

  private func isReference(_ type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let nominal, _): nominal.isReferenceType
    case .unknown, .variable: true
    default: checker.conforms(type, toPrelude: "AnyObject")
    }
  }

  /// Whether values of a type have a value of another one inside themselves.
  private func contains(_ type: Type, _ target: NominalType) -> Bool {
    var seen: Set<Type> = []
    func visit(_ type: Type) -> Bool {
      switch type.resolved {
      case .tuple(let elements): return elements.contains { visit($0.type) }
      case .nominal(let nominal, let arguments):
        if nominal === target { return true }
        if let wrapped = type.resolved.wrapped { return visit(wrapped) }
        guard !nominal.isPrelude, seen.insert(type.resolved).inserted else { return false }
        checker.complete(nominal)
        let map = nominal.substitution(arguments)
        switch nominal.kind {
        case .struct:
          return nominal.storedProperties.contains { visit($0.type.substituting(map)) }
        case .enum:
          if nominal.isIndirect { return false }
          return nominal.enumCases.contains { element in
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
