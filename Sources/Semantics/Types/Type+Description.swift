extension Type: CustomStringConvertible {
  /// The type as swiftc writes it in diagnostics: `[Int]`, `Book?`, `(Int) -> Void`, `any P`.
  package var description: String {
    switch self {
    case .nominal(let nominal, let arguments):
      return nominal.description(arguments)
    case .tuple(let elements):
      let parts = elements.map { element in
        element.label.map { "\($0): \(element.type)" } ?? "\(element.type)"
      }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let function): return function.description
    case .metatype(let type):
      if case .existential = type.shallow { return "(\(type)).Type" }
      return "\(type).Type"
    case .existential(let types):
      if types.isEmpty { return "Any" }
      if types.count == 1, types[0].isPrelude("AnyObject") { return "AnyObject" }
      return "any " + types.map(\.description).joined(separator: " & ")
    case .opaque(let opaque, _):
      return "some " + opaque.constraints.map(\.description).joined(separator: " & ")
    case .parameter(let parameter):
      return parameter.isPack ? "each \(parameter.name)" : parameter.name
    case .member(let base, let associated): return "\(base).\(associated.name)"
    case .variable(let variable):
      if let binding = variable.binding { return binding.description }
      switch variable.literal {
      case .integer: return "Int"
      case .float: return "Double"
      case .string, .character, .scalar: return "String"
      case .boolean: return "Bool"
      case .null?: return "nil"
      case .array: return "[_]"
      case .dictionary: return "[_ : _]"
      case nil: return "_"
      }
    case .pack(let types): return types.map(\.description).joined(separator: ", ")
    case .expansion(let pattern): return "repeat \(pattern)"
    case .unknown: return "_"
    }
  }

  /// The type as programs write it: `(Int) -> Void`.
  package var sourceDescription: String {
    if case .function(let function) = shallow { return function.sourceDescription }
    if case .function(let function)? = wrapped?.shallow {
      return "(\(function.sourceDescription))?"
    }
    return description
  }

  /// The type as a requirement in diagnostics: `conform to 'P'`.
  var asRequirement: String {
    if isAnyObject || isPrelude("AnyObject") { return "be a class type" }
    return nominal?.kind == .class ? "inherit from '\(self)'" : "conform to '\(self)'"
  }

  /// Whether it is `AnyObject`.
  var isAnyObject: Bool {
    if case .existential(let types) = self, types.count == 1 {
      types[0].isPrelude("AnyObject")
    } else {
      false
    }
  }
}

extension NominalType {
  /// The type with generic arguments, as swiftc writes it.
  ///
  /// - Parameter isSugared: whether `[Int]` may be written for `Array<Int>`; not before a dot.
  fileprivate func description(_ arguments: [Type], isSugared: Bool = true) -> String {
    if isPrelude, isSugared {
      switch (name, arguments.count) {
      // What `some View` hides is made of these.
      case ("_InertView", 1): return "some View"
      case ("_InertShape", 1): return "some Shape"
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
      case ("Optional", 1):
        let wrapped = arguments[0].shallow
        switch wrapped {
        case .function, .opaque: return "(\(wrapped))?"
        case .existential(let types) where !types.isEmpty && !wrapped.isAnyObject:
          return "(\(wrapped))?"
        default: return "\(wrapped)?"
        }
      default: break
      }
    }
    let outerName = outer.map {
      $0.description(Array(arguments.prefix($0.generics.parameters.count)), isSugared: false)
    }
    let own = arguments.dropFirst(outer?.generics.parameters.count ?? 0)
    let plain = outerName.map { "\($0).\(name)" } ?? name
    return own.isEmpty
      ? plain : "\(plain)<\(own.map(\.description).joined(separator: ", "))>"
  }
}
