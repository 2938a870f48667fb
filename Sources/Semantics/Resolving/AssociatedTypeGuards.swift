/// Associated types that are being looked up: what asks for itself on the way has no answer there.
struct AssociatedTypeGuards {
  /// Defaults that are being looked at.
  var usedDefaults: Set<DefaultUse> = []
  /// Those being inferred from members, by type and name.
  var inferring: Set<String> = []
  /// How many equations between associated types are being followed.
  var equationDepth = 0
}
