import SourceText

/// Errors about declarations in the wrong place, or with missing parts.
package enum DeclarationError: DiagnosticFact {
  case noSuchModule(String)
  case enumCaseOutsideEnum
  case initializerOutsideType
  case designatedInitializerInExtension(NominalType)
  case noInitializers(NominalType)
  /// A note: the property that a synthesized initializer would leave uninitialized.
  case preventsInitializers(property: String)
  case deinitializerOutsideClass
  case deinitializerOfCopyable(NominalType)
  case deinitializerOfNoncopyableEnum
  case resultBuilderWithoutBlock
  case dynamicMembersWithoutSubscript(NominalType)
  case rethrowsWithoutFunction
  case genericMain
  case nestedInGenericFunction(NominalType, GenericEnclosure)
  case mainWithoutFunction(NominalType)

  package var message: String {
    switch self {
    case .noSuchModule(let name): "no such module '\(name)'"
    case .enumCaseOutsideEnum: "enum 'case' is not allowed outside of an enum"
    case .initializerOutsideType: "initializers may only be declared within a type"
    case .designatedInitializerInExtension(let nominal):
      "designated initializer cannot be declared in an extension of '\(nominal.name)'; did you "
        + "mean this to be a convenience initializer?"
    case .noInitializers(let nominal): "class '\(nominal.name)' has no initializers"
    case .preventsInitializers(let property):
      "stored property '\(property)' without initial value prevents synthesized initializers"
    case .deinitializerOutsideClass:
      "deinitializers may only be declared within a class, actor, or noncopyable type"
    case .deinitializerOfCopyable(let nominal):
      "deinitializer cannot be declared in \(nominal.kind) '\(nominal.name)' that conforms to "
        + "'Copyable'"
    case .deinitializerOfNoncopyableEnum:
      "deinitializers are not yet supported on noncopyable enums"
    case .resultBuilderWithoutBlock:
      "result builder must provide at least one static 'buildBlock' method, or both "
        + "'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
    case .dynamicMembersWithoutSubscript(let nominal):
      "'@dynamicMemberLookup' requires '\(nominal.name)' to have a 'subscript(dynamicMember:)' "
        + "method that accepts either 'ExpressibleByStringLiteral' or a key path"
    case .rethrowsWithoutFunction:
      "'rethrows' function must take a throwing function argument"
    case .nestedInGenericFunction(let nominal, let enclosing):
      "type '\(nominal.name)' cannot be nested in \(enclosing.words)"
    case .genericMain: "generic 'main' types are not supported"
    case .mainWithoutFunction(let nominal):
      "'\(nominal.name)' is annotated with '@main' and must provide a main static function of "
        + "type () -> Void, () throws -> Void, () async -> Void, or () async throws -> Void"
    }
  }
}

/// A function or closure with generic parameters, as a message names it.
package enum GenericEnclosure: Sendable {
  case function(String)
  /// An accessor, `getter`, of a property or subscript.
  case accessor(String, String)
  case closure

  var words: String {
    switch self {
    case .function(let name): "generic function '\(name)'"
    case .accessor(let kind, let name): "generic function \(kind) for '\(name)'"
    case .closure: "closure in generic context"
    }
  }
}
