import SourceText
import Syntax

/// Types that are declared in a body.
extension LocalDeclarations {
  /// Reports a type whose enclosing function has generic parameters, which it cannot have.
  func refuseInGenericFunction(_ nominal: NominalType) {
    guard !body.declarations.isPrelude, !body.declarations.genericParameters.isEmpty else { return }
    error(DeclarationError.nestedInGenericFunction(nominal, enclosing), at: nominal.nameSpan)
  }

  /// The function or closure whose body this is.
  private var enclosing: GenericEnclosure {
    guard let function = body.context.localFunction ?? body.context.function else {
      return .closure
    }
    let accessed =
      function.accessed.property?.name
      ?? function.accessed.subscript.map { element in
        let labels = element.parameters.map { ($0.label ?? "_") + ":" }.joined()
        return "subscript(\(labels))"
      }
    if let accessed { return .accessor(function.kind == .getter ? "getter" : "setter", accessed) }
    let isNamedInFull = function.kind == .initializer
    return .function(
      isNamedInFull ? checker.describeName(function) : checker.shortName(function))
  }
}
