/// A type that the text does not declare, and what its uses require as long as it is unsolved.
///
/// A hole belongs to a type variable and is immutable: for a further requirement, or when two holes
/// are unified, their variables are bound to a new one, so that a failed attempt is undone with its
/// other bindings.
struct Hole {
  /// A member of its values.
  struct Member {
    let name: String
    let type: Type
  }

  /// An implicit member, `.archived`, or a case with the labels of its associated values.
  struct Choice: Hashable {
    let name: String
    let labels: [String?]
  }

  /// In order of first use.
  var members: [Member] = []
  var choices: [Choice] = []
  /// The labels of its calls, if it is a function.
  var calls: [[String?]] = []
  /// The result type of these calls.
  var result: Type?

  func type(of member: String) -> Type? { members.first { $0.name == member }?.type }
}
