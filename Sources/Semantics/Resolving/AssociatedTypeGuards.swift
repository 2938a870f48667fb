/// Associated types being looked up; a cyclic lookup finds nothing.
struct AssociatedTypeGuards {
  /// Defaults being checked.
  var usedDefaults: Set<DefaultUse> = []
  /// Those being inferred from members, by type and name.
  var inferring: Set<String> = []
  /// The number of same-type requirements being followed.
  var equationDepth = 0
}
