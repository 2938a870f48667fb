/// A type that the source does not declare, described by what its uses require of it until it is
/// solved.
///
/// A hole belongs to a type variable and is immutable. A further requirement, or unifying two
/// holes, binds their variables to a new one that has the new hole; a failed attempt is then undone
/// together with its other bindings.
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
    /// Whether a value gives all these labels; a pattern may leave some out.
    var isMade = false
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
