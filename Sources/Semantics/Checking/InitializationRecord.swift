/// What a body has given values to so far, and whether that has to be followed through its statements.
struct InitializationRecord {
  /// The properties that an initializer has set so far.
  var properties: Set<ObjectIdentifier> = []
  /// Constants declared without a value, which an assignment gives them.
  private(set) var deferredLets: Set<ObjectIdentifier> = []
  /// Whether a variable is declared without a value.
  private(set) var declaresUnset = false
  /// Whether a variable's value is taken away before the variable ends.
  var movesValues = false

  /// Whether `DefiniteInitialization` has anything to look for in the body.
  var isFollowed: Bool { declaresUnset || movesValues }

  /// Notes variables that are declared without a value.
  mutating func declareUnset(_ variables: [LocalVariable], isLet: Bool) {
    declaresUnset = true
    if isLet { deferredLets.formUnion(variables.map(ObjectIdentifier.init)) }
  }

  /// Whether a constant waits for an assignment.
  func isDeferred(_ variable: LocalVariable) -> Bool {
    deferredLets.contains(ObjectIdentifier(variable))
  }
}
