import SourceText
import Syntax

/// What stands between `case` and the colon: in a `switch`, in one of a builder, behind a `catch`.
extension PatternChecker {
  /// Checks the items against the type of what is matched, and declares what they bind: the names of
  /// the first, which the others bind as well.
  func caseItems(_ items: [SwitchStatement.Case.Item], _ type: Type) -> [TypedCase.Item] {
    requireSameNames(items)
    defer { body.scope.alternatives = [:] }
    return items.enumerated().map { index, item in
      let hidden = body.scope.symbols
      let bound = Set(item.pattern.boundNames.map(\.name))
      // What it does not bind itself is not for this one to use.
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

  /// `case .a(let x), .b(let x)`: what one alternative binds, all bind.
  private func requireSameNames(_ items: [SwitchStatement.Case.Item]) {
    guard items.count > 1 else { return }
    let all = items.map { Set($0.pattern.boundNames.map(\.name)) }
    for item in items {
      for (name, span) in item.pattern.boundNames where !all.allSatisfy({ $0.contains(name) }) {
        error(PatternError.notBoundEverywhere(name), at: span)
      }
    }
  }

  /// A name that an earlier alternative has bound is bound to a value of the same type, and alike.
  func requireSameBinding(
    _ variable: LocalVariable, _ type: Type, isLet: Bool, at span: Span
  ) {
    if isLet != variable.isLet {
      error(PatternError.otherKeyword(isLet: isLet), at: span)
    }
    guard !unifier.unify(type, variable.type) else { return }
    error(
      PatternError.otherType(checker.stated(type), expected: checker.stated(variable.type)),
      at: span)
  }
}
