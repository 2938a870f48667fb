import SourceText

/// A function or closure whose body is being checked.
///
/// The first properties describe the body and do not change during the check; `found`, `returns`
/// and the captures collect what the check finds in it.
final class BodyContext {
  let function: Function?
  /// The local function that owns the body, if any.
  var localFunction: Function?
  /// The value of `#function` in a local function.
  var localName: String?
  let parent: BodyContext?
  /// The type of `return` values; a type variable while it is inferred.
  var resultType: Type
  var selfVariable: LocalVariable?
  /// Whether a closure or local function is `async`.
  var isAsync = false
  /// For closures: how they are passed, and where they are.
  var closure = ClosureContext()
  /// The errors that the body may throw.
  var errors: ErrorContext
  /// The effects found in the body.
  var found = FoundEffects()
  /// The results found in the body.
  var returns = FoundReturns()
  /// The variables of enclosing bodies that it captures.
  private(set) var captures: [LocalVariable] = []
  private var captured: Set<ObjectIdentifier> = []
  /// Captures that were rejected; each is reported once.
  private var refused: Set<ObjectIdentifier> = []

  init(function: Function?, parent: BodyContext?, resultType: Type, isThrowingAllowed: Bool) {
    self.function = function
    self.parent = parent
    self.resultType = resultType
    errors = ErrorContext(isAllowed: isThrowingAllowed)
  }

  func capture(_ variable: LocalVariable) {
    if captured.insert(ObjectIdentifier(variable)).inserted { captures.append(variable) }
    variable.isCaptured = true
  }

  /// Records that a variable must not be captured; returns false if that was already reported.
  func refuse(_ variable: LocalVariable) -> Bool {
    refused.insert(ObjectIdentifier(variable)).inserted
  }
}

/// What the surrounding code determines about a closure.
struct ClosureContext {
  /// Whether it may outlive the call it is passed to.
  var isEscaping = false
  /// Whether members of `self` may be used without `self.` even though the closure escapes.
  var impliesSelf = false
  /// Whether it is translated to a query instead of being run.
  var isTranslated = false
  /// Its global actor, if it differs from that of the surrounding code.
  var isolation: Isolation?
  /// Its `isolated` parameter.
  var isolatedParameter: String?
  /// The names of its parameters.
  var parameterNames: [String] = []
  var span = Span.none
  /// The numbers of open type variables and pending conformances that belong to enclosing bodies.
  var outerVariables = 0
  var outerConformances = 0
}

/// The errors that may be thrown at a place, and who handles them.
struct ErrorContext {
  /// Whether unhandled errors propagate to a caller or an enclosing `do`.
  var isAllowed: Bool
  /// For closures: whether `throws` is written.
  var isWritten = false
  /// The type in `throws(E)`, written or expected of a closure.
  var type: Type?
  /// For closures without a `throws` clause: whether anything thrown counts as `any Error`.
  var isAnything = false
  /// Whether the place is in a `do` whose `catch` clauses are not exhaustive.
  var hasOpenCatch = false
}

/// The effects of a body.
struct FoundEffects {
  var isAsync = false
  var throwsErrors = false
  /// The error types of the calls in the innermost `do`; nil for `any Error`.
  var thrownTypes: [Type?] = []

  /// The effects of either.
  func union(_ other: FoundEffects) -> FoundEffects {
    FoundEffects(
      isAsync: isAsync || other.isAsync, throwsErrors: throwsErrors || other.throwsErrors,
      thrownTypes: thrownTypes + other.thrownTypes)
  }
}

/// The results of a body's `return` statements.
struct FoundReturns {
  var count = 0
  /// For opaque results: the type of the first `return`.
  var firstType: Type?
  /// Opaque types nested in the result, as in `(some P)?`, and the underlying types that the body
  /// gives them.
  var opened: [(opaque: OpaqueType, type: Type)] = []
}
