/// Look-ups that are under way and must not come back to themselves.
struct LookupGuards {
  /// The dynamic members that are being looked up.
  var dynamicMembers: Set<DynamicMemberUse> = []
  /// Whether a call is checked once more for the sake of a member that its value must have.
  var isChoosing = false
}
