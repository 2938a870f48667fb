import SourceText
import Syntax

/// Type aliases.
extension TypeResolver {
  /// The underlying type of an alias with its arguments; type variables if none are written.
  func apply(
    _ alias: TypeAlias, _ arguments: [TypeReference], _ span: Span, in context: DeclarationContext
  ) -> Type {
    if alias.genericParameters.isEmpty { return alias.type }
    let expected = alias.genericParameters.count
    if !arguments.isEmpty, arguments.count != expected,
      !alias.genericParameters.contains(where: \.isPack)
    {
      error(
        TypeReferenceError.argumentCount(
          alias.unboundType?.name ?? alias.name, given: arguments.count, expected: expected),
        in: context.source, at: span)
      return .unknown
    }
    var map: Substitution = [:]
    if let nominal = alias.unboundType, arguments.isEmpty, !checker.reading.openGenerics {
      error(
        TypeReferenceError.missingArguments(alias.name, aliasOf: nominal.name),
        in: context.source, at: span)
      for parameter in alias.genericParameters { map[parameter] = .unknown }
    }
    for (index, parameter) in alias.genericParameters.enumerated() {
      if index < arguments.count {
        map[parameter] = resolve(arguments[index], in: context)
      } else if checker.reading.openGenerics {
        map[parameter] = checker.makeVariable(for: parameter)
      }
    }
    return alias.type.substituting(map)
  }
}
