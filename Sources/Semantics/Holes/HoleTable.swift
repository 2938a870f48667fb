/// The holes of a text while they are solved.
struct HoleTable {
  /// By their names in stubs.
  private(set) var variables: [String: TypeVariable] = [:]
  /// How the functions of stubs are called; nil if nothing is being solved.
  var effects: StubEffects?
  /// Whether nothing is known of what stubs declare.
  var areStubsUnknown = false

  var isEmpty: Bool { variables.isEmpty }

  subscript(name: String) -> TypeVariable? {
    get { variables[name] }
    set { variables[name] = newValue }
  }
}
