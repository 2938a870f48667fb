import Syntax

/// Generic parameters and `where` clauses.
extension TypeChecker {
  func makeGenerics(
    _ clause: GenericClause, _ context: DeclarationContext, belongsToType: Bool
  ) -> GenericCollector {
    let collector = GenericCollector([])
    for parameter in clause.parameters {
      collector.parameters.append(
        GenericParameter(
          name: parameter.name, index: collector.parameters.count, isPack: parameter.isPack,
          belongsToType: belongsToType))
    }
    return collector
  }

  /// Fills in constraints once all parameters can be named.
  @discardableResult
  func resolveGenerics(
    _ clause: GenericClause, _ collector: GenericCollector, _ context: DeclarationContext
  ) -> [Requirement] {
    for (parameter, declared) in zip(collector.parameters, clause.parameters) {
      guard let constraint = declared.constraint else { continue }
      parameter.constraints += resolveConstraints(constraint, in: context)
    }
    return resolveRequirements(clause.requirements, collector, context)
  }

  /// `where` clauses; what they say of the collector's own parameters goes to the parameters.
  func resolveRequirements(
    _ list: [GenericRequirement], _ collector: GenericCollector, _ context: DeclarationContext
  ) -> [Requirement] {
    var result: [Requirement] = []
    // What one clause says helps to understand the next: `where C: Collection, C.Element: P`.
    let outer = activeRequirements
    defer { activeRequirements = outer }
    for case .conformance(let subject, let constraint) in list {
      let type = resolve(subject, in: context)
      for one in resolveConstraints(constraint, in: context) {
        if case .parameter(let parameter) = type, !parameter.isProtocolSelf,
          collector.parameters.contains(parameter)
        {
          parameter.constraints.append(one)
        } else {
          result.append(.conformance(type, one))
          activeRequirements.append(.conformance(type, one))
        }
      }
    }
    for case .sameType(let left, let right) in list {
      result.append(.sameType(resolve(left, in: context), resolve(right, in: context)))
    }
    return result
  }
}
