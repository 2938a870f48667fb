import SourceText
import Syntax

/// What checking an expression made, to be used again where overloads around it are tried in turn:
/// without it, the cost of calls inside calls, and of closures inside closures, would grow with each
/// level.
///
/// Only what says nothing of types outside of it is kept. Types that were found inside are found
/// again as they were.
struct Memo {
  /// What the result depends on besides the text.
  struct Key: Hashable {
    let span: Span
    /// What is expected; nil where that is not known yet. Of a function type whose result is not known
    /// yet, all but that.
    let expected: Type?
    /// Whether a type is expected, known or not.
    let isExpecting: Bool
    /// Whether what the expected function gives is not known yet.
    var hasOpenResult = false
    /// What is asked of an expected type, or result, that is not known yet.
    let constraints: [Type]
    let place: Place
  }

  /// Where it is checked.
  enum Place: Hashable {
    /// In one body and scope.
    case scope(body: ObjectIdentifier, scope: ObjectIdentifier, EffectCoverage)
    /// A closure. What it names in the bodies around may be declared anew each time that those are
    /// checked: that is a dependency.
    case closure(ClosurePassing, Surroundings, types: ObjectIdentifier?)
  }

  /// What the bodies around say about a closure in them.
  struct Surroundings: Hashable {
    /// The innermost function.
    let function: ObjectIdentifier?
    /// The actor that a closure around belongs to; nil where that is for the function to say.
    let isolation: Isolation?
    let isolatedParameter: String?
    /// Whether the innermost body may wait.
    let isAsync: Bool
    /// Whether a closure around may outlive the call that it is passed to.
    let escapes: Bool
    /// Whether such a closure has to name `self`.
    let needsSelf: Bool

    init(_ body: BodyContext) {
      let bodies = Array(sequence(first: body, next: \.parent))
      function = bodies.lazy.compactMap { $0.localFunction ?? $0.function }.first
        .map(ObjectIdentifier.init)
      isolation = bodies.lazy.compactMap(\.closure.isolation).first
      isolatedParameter = bodies.lazy.compactMap(\.closure.isolatedParameter).first
      isAsync = body.isAsync
      escapes = bodies.contains(where: \.closure.isEscaping)
      needsSelf = bodies.contains { $0.closure.isEscaping && !$0.closure.impliesSelf }
    }
  }

  /// Retained so that their ObjectIdentifiers stay unique.
  let owners: (BodyContext, Scope)
  /// What it depends on in the bodies around.
  let recorder: DependencyRecorder
  let value: TypedExpression
  let solutions: [(variable: TypeVariable, type: Type?)]
  let openVariables: [TypeVariable]
  let pending: [PendingConformance]
  let problems: [Diagnostic]
  let score: Score
  let effects: FoundEffects
}
