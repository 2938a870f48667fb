/// What the uses of a hole determine about its type.
package struct HoleSolution {
  /// A member, and the labels of its calls.
  package struct Member {
    /// The member's name.
    package let name: String
    /// The labels of each call; nil for an unlabeled argument.
    package let calls: [[String?]]
    /// Whether its calls give a list.
    package let givesList: Bool
    /// Whether members are used of what its value wraps: `first?.time`.
    package let wrapsObject: Bool
  }

  /// The type, whose open parts are type variables; nil if nothing determines it.
  package let type: Type?
  /// Whether the type is only the default type of a literal.
  package let isDefault: Bool
  /// Whether the type is that of a stub, which lacks members that are used.
  package let lacksMembers: Bool
  /// The members that are used, in order of first use, if the type is undetermined.
  package let members: [Member]
  /// The implicit members that are used, and the labels of their arguments.
  package let choices: [(name: String, labels: [String?])]
  /// The names of those that are calls which make a value.
  package let choicesMade: Set<String>
  /// The labels of the calls of the value, if it is a function.
  package let calls: [[String?]]
  /// The protocols to which it must conform.
  package let constraints: [Type]
  /// Whether no use says anything about it.
  package var isFree: Bool {
    type == nil && members.isEmpty && choices.isEmpty && calls.isEmpty && constraints.isEmpty
  }
  /// Whether its uses show no more than properties of it, or a default type.
  package var isOfProperties: Bool {
    choices.isEmpty && calls.isEmpty && constraints.isEmpty
      && members.allSatisfy(\.calls.isEmpty)
  }
  /// The number of the group of holes that depend on each other.
  package internal(set) var group = 0
}
