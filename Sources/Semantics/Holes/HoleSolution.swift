/// What the uses of a hole tell of its type.
package struct HoleSolution {
  /// The type; its parts that are still open are variables. Nil where nothing tells it.
  package let type: Type?
  /// Whether the type is but the one that literals have where nothing else tells.
  package let isDefault: Bool
  /// What its values are asked for, in order of first use, where nothing tells the type.
  package let members: [String]
  /// The values that it offers by name, and how many parts each is made with.
  package let choices: [(name: String, partCount: Int)]
  /// The protocols that it has to conform to.
  package let constraints: [Type]
}
