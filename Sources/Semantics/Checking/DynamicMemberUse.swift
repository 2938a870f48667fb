/// A dynamic member lookup in progress.
struct DynamicMemberUse: Hashable {
  let element: ObjectIdentifier
  /// The type it is a member of.
  let type: Type
  /// The member's name; nil for a subscript call.
  let name: String?
}
