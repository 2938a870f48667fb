/// The variables and properties that a body has initialized so far, and whether definite
/// initialization must be checked for the body.
struct InitializationRecord {
  /// The properties that an initializer has set so far.
  var properties: Set<ObjectIdentifier> = []
  /// Constants declared without a value, which are assigned later.
  private(set) var deferredLets: Set<ObjectIdentifier> = []
  /// Whether a variable is declared without a value.
  private(set) var declaresUnset = false
  /// Whether a variable's value is consumed before its scope ends.
  var movesValues = false

  /// Whether a body other than an initializer's needs `DefiniteInitialization`.
  var isFollowed: Bool { declaresUnset || movesValues }

  /// Records variables declared without a value.
  mutating func declareUnset(_ variables: [LocalVariable], isLet: Bool) {
    declaresUnset = true
    if isLet { deferredLets.formUnion(variables.map(ObjectIdentifier.init)) }
  }

  /// Whether a constant was declared without a value.
  func isDeferred(_ variable: LocalVariable) -> Bool {
    deferredLets.contains(ObjectIdentifier(variable))
  }
}
