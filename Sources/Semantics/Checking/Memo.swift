import SourceText
import Syntax

/// The memoized result of checking an expression, reused while enclosing overloads are tried:
/// without it, nested calls and closures would take exponential time.
///
/// A result is kept only if it does not constrain types outside the expression, other than holes:
/// the solutions of type variables inside it, and of holes, are restored with it.
struct Memo {
  /// What the result depends on besides the text.
  struct Key: Hashable {
    let span: Span
    /// The expected type; nil if it is unknown. For a function type with an open result, the type
    /// without its result.
    let expected: Type?
    /// Whether a type is expected, known or not.
    let isExpecting: Bool
    /// Whether the result of the expected function type is open.
    var hasOpenResult = false
    /// The constraints on an expected type, or result, that is open.
    let constraints: [Type]
    let place: Place
  }

  /// Where it is checked.
  enum Place: Hashable {
    /// In one body and scope.
    case scope(body: ObjectIdentifier, scope: ObjectIdentifier, EffectCoverage)
    /// A closure. Enclosing bodies may be checked again with new declarations; the names it uses
    /// are recorded as dependencies.
    case closure(ClosurePassing, EnclosingBodies, types: ObjectIdentifier?)
  }

  /// What enclosing bodies determine about a closure.
  struct EnclosingBodies: Hashable {
    /// The innermost function.
    let function: ObjectIdentifier?
    /// The global actor of an enclosing closure; nil if the function determines it.
    let isolation: Isolation?
    let isolatedParameter: String?
    /// Whether the innermost body is `async`.
    let isAsync: Bool
    /// Whether an enclosing closure escapes.
    let escapes: Bool
    /// Whether an enclosing closure requires `self.`.
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
  /// The dependencies on enclosing bodies.
  let recorder: DependencyRecorder
  let value: TypedExpression
  let solutions: [(variable: TypeVariable, type: Type?)]
  /// The states of the holes before and after the check.
  let holeStates: (before: Int, after: Int)
  let openVariables: [TypeVariable]
  let pending: [PendingConformance]
  let problems: [Diagnostic]
  let score: Score
  let effects: FoundEffects
}
