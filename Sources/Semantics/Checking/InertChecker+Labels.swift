import Prelude
import SourceText
import Syntax

/// Labels in calls of modifiers, which tell an overload that a document leaves out from a mistake.
extension InertChecker {
  /// Labels of a call that no declared modifier of its name has.
  enum ForeignLabels {
    /// One is a letter away from a label of the modifiers, or the document shows its own modifiers of
    /// that name.
    case mistaken
    /// An overload that the document leaves out has them.
    case ofOverload
  }

  /// What the labels of a call are that none of the modifiers has; nil if there are no such labels.
  func foreignLabels(in call: Call, of modifiers: [Callable]) -> ForeignLabels? {
    let given = labels(in: call)
    if given.isEmpty { return nil }
    let known = labels(of: modifiers)
    let foreign = given.subtracting(known)
    if foreign.isEmpty { return nil }
    let isMisspelled = foreign.contains { label in
      known.contains { EditDistance.isMisspelling(label, of: $0) }
    }
    return isMisspelled || modifiers.contains(where: isShown) ? .mistaken : .ofOverload
  }

  /// Whether a call of a modifier is one of an overload that the document leaves out: `hidden(when:)`.
  func isOverloadLeftOut(_ call: Call, _ receiver: TypedExpression, _ declared: [Callable]) -> Bool
  {
    checker.mode.allowsFragments && !checker.unknownStubs.importsUnknownModule
      && !checker.unknownStubs.isAboutUnknown(unifier.simplify(receiver.type))
      && (foreignLabels(in: call, of: declared) == .ofOverload || lacksArguments(call, declared))
  }

  /// `.sheet(item: $route)`: whether a call passes a value of a type of the document, and lacks arguments
  /// for all declared modifiers of its name.
  private func lacksArguments(_ call: Call, _ declared: [Callable]) -> Bool {
    let given = call.arguments.map(\.label)
    guard !given.isEmpty, !given.contains(nil), call.trailingClosures.isEmpty, !declared.isEmpty,
      !declared.contains(where: isShown)
    else { return false }
    let areLacking = declared.allSatisfy { modifier in
      guard case .function(let function) = modifier.kind else { return false }
      return function.parameters.contains { $0.defaultValue == nil && !given.contains($0.label) }
    }
    return areLacking
      && call.arguments.contains { argument in
        let (value, problems) = body.attempt { body.check(argument.value) }
        return problems.isEmpty
          && value.type.mentionedDeclarations.contains { !$0.isPrelude }
      }
  }

  /// Whether the document itself declares a modifier.
  private func isShown(_ modifier: Callable) -> Bool {
    guard case .function(let function) = modifier.kind else { return false }
    return !function.source.isLibrary && !function.source.isGuess
  }

  private func labels(in call: Call) -> Set<String> {
    Set((call.arguments.map(\.label) + call.trailingClosures.map(\.label)).compactMap { $0 })
  }

  private func labels(of modifiers: [Callable]) -> Set<String> {
    modifiers.reduce(into: []) { labels, modifier in
      guard case .function(let function) = modifier.kind else { return }
      labels.formUnion(function.parameters.compactMap(\.label))
    }
  }
}
