package import Syntax

/// The branches of `#if`.
extension TypeChecker {
  /// What stands in the branch that is taken.
  package func chosen<Element>(_ clauses: [ConditionalClause<Element>]) -> [Element] {
    BuildConfiguration.taken(of: clauses)?.elements ?? []
  }
}
