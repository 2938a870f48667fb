import SourceText
import Syntax

/// Checks which modifiers and attributes a declaration may have.
struct ModifierRules: DeclarationRule {
  let rules: DeclarationRules

  /// Reports modifiers that do not apply.
  func checkModifiers(_ declaration: Declaration, _ place: Place) {
    for modifier in declaration.modifiers {
      guard let objection = objection(to: modifier, declaration, place) else { continue }
      error(objection, at: objection.isOfDeclaration ? declaration.introducer : modifier.span)
    }
  }

  /// Reports attributes of functions or types on other declarations.
  func checkAttributes(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      switch attribute.name {
      case "discardableResult":
        switch declaration.kind {
        case .function, .initializer, .subscript: continue
        default:
          error(ModifierError.unfitAttribute(attribute.name), at: attribute.span)
        }
      case "main":
        if let mark = declaration.mainMarks.first(where: { $0.attribute.span == attribute.span }),
          mark.path == nil
        {
          error(ModifierError.unfitAttribute(attribute.name), at: attribute.span)
        }
      case "escaping", "autoclosure":
        error(ModifierError.typeAttributeOnDeclaration, at: attribute.nameSpan)
      default: continue
      }
    }
  }

  private func objection(
    to modifier: Modifier, _ declaration: Declaration, _ place: Place
  ) -> ModifierError? {
    if modifier.detail == "set" { return setterObjection(modifier.name, declaration, place) }
    switch modifier.name {
    case "override":
      let isMember = place.nominal.map { $0.isReferenceType } ?? false
      return isMember ? nil : .overrideOutsideClass
    case "static": return staticObjection(declaration, place)
    case "class": return classObjection(declaration, place)
    case "mutating", "nonmutating": return mutatingObjection(modifier.name, place)
    case "final": return finalObjection(declaration, place)
    case "convenience": return convenienceObjection(declaration, place)
    case "lazy": return lazyObjection(declaration, place)
    case "private", "fileprivate", "public", "internal", "open", "package":
      guard case .type(let nominal) = place, nominal.kind == .protocol else { return nil }
      return .inProtocol(modifier.name)
    default: return nil
    }
  }

  /// The error for `private(set)` on a declaration without a setter.
  private func setterObjection(
    _ level: String, _ declaration: Declaration, _ place: Place
  ) -> ModifierError? {
    switch declaration.kind {
    case .variable, .subscript: break
    default: return .unfit(level)
    }
    guard case .variable(let variable) = declaration.kind,
      variable.isLet || variable.bindings.contains(where: { $0.accessors?.isReadOnly ?? false })
    else { return nil }
    let isProperty = place.nominal != nil
    return .setterAccess(
      level, of: isProperty ? .properties : variable.isLet ? .constants : .variables)
  }

  private func staticObjection(_ declaration: Declaration, _ place: Place) -> ModifierError? {
    guard place.nominal == nil else { return nil }
    switch declaration.kind {
    case .function: return .staticOutsideType(.method)
    case .variable: return .staticOutsideType(.property)
    default: return nil
    }
  }

  private func classObjection(_ declaration: Declaration, _ place: Place) -> ModifierError? {
    let member: ModifierError.Member
    switch declaration.kind {
    case .function: member = .method
    case .variable: member = .property
    default: return nil
    }
    guard let nominal = place.nominal else { return .classOutsideType(member) }
    switch nominal.kind {
    case .class, .actor: return nil
    case .protocol:
      if case .extension = place {
        return .classMemberOutsideClass(member, isRequirement: false)
      }
      return .classMemberOutsideClass(member, isRequirement: true)
    case .struct, .enum: return .classMemberOutsideClass(member, isRequirement: false)
    }
  }

  private func mutatingObjection(_ name: String, _ place: Place) -> ModifierError? {
    guard let nominal = place.nominal else { return .mutatingOutsideType(name) }
    guard nominal.isReferenceType else { return nil }
    return .mutatingInReferenceType(name, isActor: nominal.kind != .class)
  }

  private func finalObjection(_ declaration: Declaration, _ place: Place) -> ModifierError? {
    if case .type(let type) = declaration.kind {
      return type.keyword == .class || type.keyword == .actor
        ? nil : .unfit("final")
    }
    let isMember = place.nominal.map { $0.isReferenceType } ?? false
    return isMember ? nil : .finalOutsideClass
  }

  private func convenienceObjection(_ declaration: Declaration, _ place: Place) -> ModifierError? {
    guard case .initializer = declaration.kind else { return nil }
    switch place.nominal?.kind {
    case .struct?: return .convenienceInStruct
    case .enum?: return .convenienceInEnum
    default: return nil
    }
  }

  private func lazyObjection(_ declaration: Declaration, _ place: Place) -> ModifierError? {
    guard case .variable(let variable) = declaration.kind else { return nil }
    if variable.isLet { return .lazy(.let) }
    switch place {
    case .file: return .lazy(.global)
    case .type(let nominal) where nominal.kind == .protocol:
      return .lazy(.requirement)
    case .body, .type, .extension: break
    }
    if declaration.has("static") || declaration.has("class") {
      return .lazy(.global)
    }
    for binding in variable.bindings {
      if binding.accessors?.isComputed ?? false {
        return .lazy(.computed)
      }
      if binding.initializer == nil { return .lazyWithoutValue }
    }
    return nil
  }
}
