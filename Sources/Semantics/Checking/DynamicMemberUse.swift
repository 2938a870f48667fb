/// A dynamic member that is being looked up.
struct DynamicMemberUse: Hashable {
  let element: ObjectIdentifier
  /// What it is a member of.
  let type: Type
  /// Nil for an element in brackets.
  let name: String?
}
