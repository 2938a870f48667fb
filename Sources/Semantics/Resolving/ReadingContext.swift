/// What holds where types are read and members are declared.
struct ReadingContext {
  /// The `where` clauses that hold where code is being checked.
  var requirements: [Requirement] = []
  /// Whether generic types without arguments get open ones, as in expressions.
  var openGenerics = false
  /// The conditions of the extension whose members are being declared.
  var extensionRequirements: [Requirement] = []
  /// The access level of members that do not say theirs.
  var memberAccess = AccessLevel.internal
  /// Whether members of that extension give way to those that are there.
  var extensionYields = false
}
