import SourceText

/// The holes of a text while they are solved.
struct HoleTable {
  /// What the text uses but nothing declares: a value, or a member of a type.
  struct UndeclaredName: Hashable {
    let owner: NominalType?
    let name: String
    let isStatic: Bool
  }

  /// By their names in stubs.
  private(set) var variables: [String: TypeVariable] = [:]
  /// The types of what is missing; nil if a missing name has no type.
  private(set) var missing: [UndeclaredName: TypeVariable]?
  /// Makes a declaration of a type that nothing declares, with names for its open types; nil if
  /// such types stay undeclared.
  var makeType: ((_ name: String) -> (declaration: Source, holes: [String])?)?
  /// The errors about what is missing. They are no errors of the expressions around them, all of
  /// whose parts then show what it is.
  private(set) var errors: [Diagnostic] = []
  /// How the functions of stubs are called; nil if nothing is being solved.
  var effects: StubEffects?
  /// What is passed to these functions.
  var arguments = StubArguments()
  /// Where `.init` makes values of stubs, by the names of these.
  private(set) var implicitInits: [String: Set<Int32>] = [:]
  /// The stubs that lack members which were used of holes before these were solved as their types.
  var lacking: Set<ObjectIdentifier> = []
  /// Whether nothing is known of what stubs declare.
  var ignoresStubs = false
  /// What is known of them all the same.
  var told = ToldStubs()

  init() {}

  /// - Parameter infersUndeclared: Whether what is missing has an open type.
  init(infersUndeclared: Bool) {
    effects = StubEffects()
    missing = infersUndeclared ? [:] : nil
  }

  var isEmpty: Bool { variables.isEmpty && missing?.isEmpty ?? true }

  /// The variables of all holes.
  var all: [TypeVariable] { Array(variables.values) + Array((missing ?? [:]).values) }

  subscript(name: String) -> TypeVariable? {
    get { variables[name] }
    set { variables[name] = newValue }
  }

  /// Notes an error about what is missing, once for each place.
  mutating func note(_ error: Diagnostic) {
    guard
      !errors.contains(where: { $0.source === error.source && $0.span == error.span })
    else { return }
    errors.append(error)
  }

  /// Notes `.init` of a stub, if stubs are being solved for.
  mutating func noteImplicitInit(of type: Type, at place: Span) {
    guard effects != nil, let nominal = type.nominal, nominal.source.isGuess else { return }
    implicitInits[nominal.name, default: []].insert(place.start)
  }

  subscript(name: UndeclaredName) -> TypeVariable? {
    get { missing?[name] }
    set { missing?[name] = newValue }
  }
}
