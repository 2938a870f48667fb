/// A type that a text leaves out: what is asked of it as long as nothing tells it.
///
/// A hole belongs to a type variable. It never changes: where more is asked, or where two holes turn
/// out to be the same, their variables are bound to a new one, so that an attempt that fails takes
/// that back with its other bindings.
struct Hole {
  /// A member that its values are asked for.
  struct Member {
    let name: String
    let type: Type
  }

  /// A value that it offers by name, `.archived`, or a case with the labels of its parts.
  struct Choice: Hashable {
    let name: String
    let labels: [String?]
  }

  /// In order of first use.
  var members: [Member] = []
  var choices: [Choice] = []
  /// The labels of the calls of it, where it is a function.
  var calls: [[String?]] = []
  /// What these calls give.
  var result: Type?

  func type(of member: String) -> Type? { members.first { $0.name == member }?.type }
}
