/// The holes of a text while they are solved.
struct HoleTable {
  /// By the names that stand-ins write for them.
  private(set) var variables: [String: TypeVariable] = [:]
  /// How the functions that stand in are called; nil where nothing is solved.
  var effects: StandInEffects?

  var isEmpty: Bool { variables.isEmpty }

  subscript(name: String) -> TypeVariable? {
    get { variables[name] }
    set { variables[name] = newValue }
  }
}
