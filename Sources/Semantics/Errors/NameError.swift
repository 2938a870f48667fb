package import SourceText

/// Errors about unqualified names.
package enum NameError: DiagnosticFact {
  /// Advice on a name that is not declared.
  package enum Advice: Hashable, Sendable {
    case none
    /// A similar name.
    case name(String)
    /// `self` outside a type.
    case insideType
    /// `self` in a property's initial value, which no later declaration can fix.
    case inInitialValue
    /// `$name` of a value without a wrapper that makes bindings, which no later declaration can fix.
    case withoutProjection(of: Type?, isWrapped: Bool)
  }

  case cannotFind(String, Advice = .none)
  case cannotFindOperator(String)
  case cannotFindLabel(String, suggestion: String?)
  case usedBeforeDeclaration(String)
  case usedBeforeInitialization(String)
  case capturedBeforeDeclaration(String)
  case ambiguous(String)
  case notInModule(String, module: String)

  /// A local name of the enclosing body, used in a local type.
  case definedOutside(String, of: NominalType.Kind)
  /// A call by name alone of a member of `self` that shadows a global function.
  case hiddenByMember(String, function: String, module: String)

  /// A note.
  case hiddenFunction(module: String)
  case noSuperclass(of: String, isClass: Bool)
  case superOutsideMember
  case moduleAsValue
  case typeAsValue
  case shorthandOutsideClosure
  /// `$0` in a closure with named parameters; the name of the parameter at that index.
  case shorthandBesideParameters(parameter: String?)

  package var missingName: MissingName? {
    switch self {
    case .cannotFind(_, .inInitialValue), .cannotFind(_, .withoutProjection): nil
    case .cannotFind(let name, _): .value(name)
    case .cannotFindOperator(let name): .operator(name)
    default: nil
    }
  }

  package var message: String {
    switch self {
    case .cannotFind(let name, .none), .cannotFind(let name, .withoutProjection):
      "cannot find '\(name)' in scope"
    case .cannotFind(let name, .name(let near)):
      "cannot find '\(name)' in scope; did you mean '\(near)'?"
    case .cannotFind(let name, .insideType), .cannotFind(let name, .inInitialValue):
      "cannot find '\(name)' in scope; did you mean to use it in a type or extension context?"
    case .cannotFindOperator(let name): "cannot find operator '\(name)' in scope"
    case .cannotFindLabel(let name, let near):
      "cannot find label '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .usedBeforeDeclaration(let name):
      "use of local variable '\(name)' before its declaration"
    case .usedBeforeInitialization(let name): "variable '\(name)' used before being initialized"
    case .capturedBeforeDeclaration(let name):
      "closure captures '\(name)' before it is declared"
    case .ambiguous(let name): "ambiguous use of '\(name)'"
    case .notInModule(let name, let module):
      "module '\(module)' has no member named '\(name)'"

    case .definedOutside(let name, let kind):
      "\(kind) declaration cannot close over value '\(name)' defined in outer scope"
    case .hiddenByMember(let name, let function, let module):
      "use of '\(name)' refers to instance method rather than global function '\(function)' in module '\(module)'"

    case .hiddenFunction(let module):
      "use '\(module).' to reference the global function in module '\(module)'"
    case .noSuperclass(let name, let isClass):
      isClass
        ? "'super' cannot be used in class '\(name)' because it has no superclass"
        : "'super' cannot be used in non-class type '\(name)'"
    case .superOutsideMember:
      "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript"
    case .moduleAsValue: "expected member name or initializer call after module name"
    case .typeAsValue: "expected member name or initializer call after type name"
    case .shorthandOutsideClosure: "anonymous closure argument not contained in a closure"
    case .shorthandBesideParameters(let parameter):
      "anonymous closure arguments cannot be used inside a closure that has explicit arguments"
        + (parameter.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
