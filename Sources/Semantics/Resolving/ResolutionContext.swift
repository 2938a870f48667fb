/// The context in which types are resolved and members declared.
struct ResolutionContext {
  /// The `where` clauses in scope.
  var requirements: [Requirement] = []
  /// Whether generic types may omit their arguments, as in expressions.
  var openGenerics = false
  /// The requirements of the extension whose members are being declared.
  var extensionRequirements: [Requirement] = []
  /// The access level of members without a modifier.
  var memberAccess = AccessLevel.internal
  /// Whether members of that extension are skipped if they exist already.
  var skipsExistingMembers = false
}
