import SourceText

/// A function or closure whose body is being checked.
///
/// What it is does not change while its body is checked; what was found in it does.
final class BodyContext {
  let function: Function?
  /// For the bodies of local functions: the function.
  var localFunction: Function?
  /// What `#function` says in a local function.
  var localName: String?
  let parent: BodyContext?
  /// What `return` must give; a variable while it is inferred.
  var resultType: Type
  var selfVariable: LocalVariable?
  /// For closures and local functions: whether they may wait.
  var isAsync = false
  /// For closures: how they are passed, and where they stand.
  var closure = ClosureContext()
  /// Which errors the body may throw.
  var errors: ErrorContext
  /// What the body was found to do.
  var found = FoundEffects()
  /// What the body was found to return.
  var returns = FoundReturns()
  /// The variables of bodies around that are used in it.
  private(set) var captures: [LocalVariable] = []
  private var captured: Set<ObjectIdentifier> = []
  /// Captures that were refused, each once.
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

  /// Notes that a variable must not be captured; false where that was said before.
  func refuse(_ variable: LocalVariable) -> Bool {
    refused.insert(ObjectIdentifier(variable)).inserted
  }
}

/// What the code around a closure says of it.
struct ClosureContext {
  /// Whether it may outlive the call it is passed to.
  var isEscaping = false
  /// Whether members of `self` may be named alone although the closure keeps it.
  var impliesSelf = false
  /// Whether it is made into a query instead of being run.
  var isTranslated = false
  /// The actor it belongs to, where that is not the one of the code around.
  var isolation: Isolation?
  /// The parameter whose actor it runs on.
  var isolatedParameter: String?
  /// The names that it gives its parameters.
  var parameterNames: [String] = []
  var span = Span.none
  /// How many open variables, and delayed questions, belong to the bodies around.
  var outerVariables = 0
  var outerConformances = 0
}

/// Which errors may be thrown at the place of a body that is being checked, and who takes them.
struct ErrorContext {
  /// Whether errors that nobody takes here go on to a caller, or to a `do` around.
  var isAllowed: Bool
  /// For closures: whether `throws` is written.
  var isWritten = false
  /// What `throws(E)` says, or what is expected of a closure.
  var type: Type?
  /// For closures without a `throws` clause: whatever they throw themselves, it counts as any error.
  var isAnything = false
  /// What the calls of the innermost `do` throw; nil for any error.
  var caught: [Type?] = []
  /// Whether the place is in a `do` whose clauses do not take every error.
  var hasOpenCatch = false
}

/// Which effects a body was found to have.
struct FoundEffects {
  var waits = false
  var throwsErrors = false

  /// The effects of both.
  func union(_ other: FoundEffects) -> FoundEffects {
    FoundEffects(waits: waits || other.waits, throwsErrors: throwsErrors || other.throwsErrors)
  }
}

/// What a body was found to return.
struct FoundReturns {
  var count = 0
  /// For opaque results: the type of the first `return`.
  var firstType: Type?
  /// Types hidden inside the result, as in `(some P)?`, and what the body shows of them.
  var opened: [(opaque: OpaqueType, type: Type)] = []
}
