/// Lookups in progress, which must not recurse into themselves.
struct LookupGuards {
  /// The dynamic members being looked up.
  var dynamicMembers: Set<DynamicMemberUse> = []
  /// Whether a call is being checked again to find an overload whose result has a wanted member.
  var isChoosing = false
}
