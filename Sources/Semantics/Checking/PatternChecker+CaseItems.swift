import SourceText
import Syntax

/// Case items: the patterns of a `switch` case, also in a result builder, or of a `catch`.
extension PatternChecker {
  /// Checks the items against the type of the subject and declares their bindings: those of the
  /// first item, which all others must bind too.
  func caseItems(_ items: [SwitchStatement.Case.Item], _ type: Type) -> [TypedCase.Item] {
    requireSameNames(items)
    defer { body.scope.alternatives = [:] }
    return items.enumerated().map { index, item in
      let hidden = body.scope.symbols
      let bound = Set(item.pattern.boundNames.map(\.name))
      // Bindings of other items that this one lacks are not available to its condition.
      for name in body.scope.alternatives.keys where !bound.contains(name) {
        body.scope.symbols[name] = nil
      }
      let pattern = self.pattern(item.pattern, type, isBinding: false)
      body.scope.symbols.merge(hidden) { own, _ in own }
      if index == 0, items.count > 1 { noteAlternatives(item.pattern) }
      let condition = item.condition.map {
        body.finisher.finished(body.check($0, to: checker.bool, .condition))
      }
      return TypedCase.Item(pattern: body.finisher.finished(pattern), condition: condition)
    }
  }

  private func noteAlternatives(_ pattern: Pattern) {
    for (name, _) in pattern.boundNames {
      if case .variable(let variable)? = body.scope.symbols[name] {
        body.scope.alternatives[name] = variable
      }
    }
  }

  /// Reports names that not all alternatives bind, as all do in `case .a(let x), .b(let x)`.
  private func requireSameNames(_ items: [SwitchStatement.Case.Item]) {
    guard items.count > 1 else { return }
    let all = items.map { Set($0.pattern.boundNames.map(\.name)) }
    for item in items {
      for (name, span) in item.pattern.boundNames where !all.allSatisfy({ $0.contains(name) }) {
        error(PatternError.notBoundEverywhere(name), at: span)
      }
    }
  }

  /// Reports a binding that differs from that of an earlier alternative in its type or in `let` or
  /// `var`.
  func requireSameBinding(
    _ variable: LocalVariable, _ type: Type, isLet: Bool, at span: Span
  ) {
    if isLet != variable.isLet {
      error(PatternError.mismatchedKeyword(isLet: isLet), at: span)
    }
    guard !unifier.unify(type, variable.type) else { return }
    error(
      PatternError.mismatchedType(
        checker.displayed(type), expected: checker.displayed(variable.type)),
      at: span)
  }
}
