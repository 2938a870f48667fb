import SourceText
import Syntax

extension DeclarationRules {
  /// Modifiers that say nothing where they stand.
  func checkModifiers(_ declaration: Declaration, _ place: Place) {
    for modifier in declaration.modifiers {
      guard let message = objection(to: modifier, declaration, place) else { continue }
      error(message, at: modifier.span)
    }
  }

  /// Attributes of functions or of types that stand before something else.
  func checkAttributes(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      switch attribute.name {
      case "discardableResult":
        switch declaration.kind {
        case .function, .initializer, .subscript: continue
        default:
          error(
            "'@discardableResult' attribute cannot be applied to this declaration",
            at: attribute.span)
        }
      case "main":
        if let mark = declaration.mainMarks.first(where: { $0.attribute.span == attribute.span }),
          mark.path == nil
        {
          error("'@main' attribute cannot be applied to this declaration", at: attribute.span)
        }
      case "escaping", "autoclosure":
        error("attribute can only be applied to types, not declarations", at: attribute.span)
      default: continue
      }
    }
  }

  private func objection(
    to modifier: Modifier, _ declaration: Declaration, _ place: Place
  ) -> String? {
    if modifier.detail == "set" { return setterObjection(modifier.name, declaration, place) }
    switch modifier.name {
    case "override":
      let isMember = place.nominal.map { $0.isReferenceType } ?? false
      return isMember ? nil : "'override' can only be specified on class members"
    case "static": return staticObjection(declaration, place)
    case "class": return classObjection(declaration, place)
    case "mutating", "nonmutating": return mutatingObjection(modifier.name, place)
    case "final": return finalObjection(declaration, place)
    case "convenience": return convenienceObjection(declaration, place)
    case "lazy": return lazyObjection(declaration, place)
    case "private", "fileprivate", "public", "internal", "open", "package":
      guard case .type(let nominal) = place, nominal.kind == .protocol else { return nil }
      return "'\(modifier.name)' modifier cannot be used in protocols"
    default: return nil
    }
  }

  /// `private(set)` of what nobody can set.
  private func setterObjection(
    _ level: String, _ declaration: Declaration, _ place: Place
  ) -> String? {
    switch declaration.kind {
    case .variable, .subscript: break
    default: return "'\(level)' modifier cannot be applied to this declaration"
    }
    guard case .variable(let variable) = declaration.kind,
      variable.isLet || variable.bindings.contains(where: { $0.accessors?.isReadOnly ?? false })
    else { return nil }
    let noun =
      place.nominal != nil
      ? "read-only properties" : variable.isLet ? "constants" : "read-only variables"
    return "'\(level)(set)' modifier cannot be applied to \(noun)"
  }

  private func staticObjection(_ declaration: Declaration, _ place: Place) -> String? {
    guard place.nominal == nil else { return nil }
    switch declaration.kind {
    case .function: return "static methods may only be declared on a type"
    case .variable: return "static properties may only be declared on a type"
    default: return nil
    }
  }

  private func classObjection(_ declaration: Declaration, _ place: Place) -> String? {
    let noun: String
    switch declaration.kind {
    case .function: noun = "method"
    case .variable: noun = "property"
    default: return nil
    }
    let plural = noun == "method" ? "methods" : "properties"
    guard let nominal = place.nominal else {
      return "class \(plural) may only be declared on a type"
    }
    switch nominal.kind {
    case .class, .actor: return nil
    case .protocol:
      if case .extension = place {
        return
          "class \(plural) are only allowed within classes; use 'static' to declare a static \(noun)"
      }
      return
        "class \(plural) are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class \(noun)"
    case .struct, .enum:
      return
        "class \(plural) are only allowed within classes; use 'static' to declare a static \(noun)"
    }
  }

  private func mutatingObjection(_ name: String, _ place: Place) -> String? {
    guard let nominal = place.nominal else { return "'\(name)' is only valid on methods" }
    guard nominal.isReferenceType else { return nil }
    return
      "'\(name)' is not valid on instance methods in \(nominal.kind == .class ? "classes" : "actors")"
  }

  private func finalObjection(_ declaration: Declaration, _ place: Place) -> String? {
    if case .type(let type) = declaration.kind {
      return type.keyword == .class || type.keyword == .actor
        ? nil : "'final' modifier cannot be applied to this declaration"
    }
    let isMember = place.nominal.map { $0.isReferenceType } ?? false
    return isMember ? nil : "only classes and class members may be marked with 'final'"
  }

  private func convenienceObjection(_ declaration: Declaration, _ place: Place) -> String? {
    guard case .initializer = declaration.kind else { return nil }
    switch place.nominal?.kind {
    case .struct?: return "initializers in structs are not marked with 'convenience'"
    case .enum?: return "initializers in enums are not marked with 'convenience'"
    default: return nil
    }
  }

  private func lazyObjection(_ declaration: Declaration, _ place: Place) -> String? {
    guard case .variable(let variable) = declaration.kind else { return nil }
    if variable.isLet { return "'lazy' cannot be used on a let" }
    switch place {
    case .file: return "'lazy' cannot be used on an already-lazy global"
    case .type(let nominal) where nominal.kind == .protocol:
      return "'lazy' cannot be used on a protocol requirement"
    case .body, .type, .extension: break
    }
    if declaration.has("static") || declaration.has("class") {
      return "'lazy' cannot be used on an already-lazy global"
    }
    for binding in variable.bindings {
      if binding.accessors?.isComputed ?? false {
        return "'lazy' cannot be used on a computed property"
      }
      if binding.initializer == nil { return "lazy properties must have an initializer" }
    }
    return nil
  }
}
