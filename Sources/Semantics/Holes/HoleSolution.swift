/// What the uses of a hole tell of its type.
package struct HoleSolution {
  /// A member, and the labels of the calls of it.
  package struct Member {
    package let name: String
    package let calls: [[String?]]
  }

  /// The type; its parts that are still open are variables. Nil where nothing tells it.
  package let type: Type?
  /// Whether the type is but the one that literals have where nothing else tells.
  package let isDefault: Bool
  /// What its values are asked for, in order of first use, where nothing tells the type.
  package let members: [Member]
  /// The values that it offers by name, and the labels of the parts that each is made with.
  package let choices: [(name: String, labels: [String?])]
  /// The labels of the calls of its values, where they are functions.
  package let calls: [[String?]]
  /// The protocols that it has to conform to.
  package let constraints: [Type]
}
