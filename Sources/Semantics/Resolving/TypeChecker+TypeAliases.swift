import Syntax

/// Types that stand for others under a name.
extension TypeChecker {
  /// What an alias stands for with its arguments; open ones where none are written.
  func apply(
    _ alias: TypeAlias, _ arguments: [TypeReference], in context: DeclarationContext
  ) -> Type {
    if alias.genericParameters.isEmpty { return alias.type }
    var map: Substitution = [:]
    for (index, parameter) in alias.genericParameters.enumerated() {
      if index < arguments.count {
        map[parameter] = resolve(arguments[index], in: context)
      } else if openGenerics {
        map[parameter] = makeVariable(for: parameter)
      }
    }
    return alias.type.substituting(map)
  }
}
