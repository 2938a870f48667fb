/// A dynamic member lookup in progress.
struct DynamicMemberUse: Hashable {
  /// The subscript that looks it up.
  let element: ObjectIdentifier
  /// The type of the value in which it is looked up.
  let type: Type
  /// The member's name; nil for a subscript call.
  let name: String?
}
