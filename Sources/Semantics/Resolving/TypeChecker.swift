package import SourceText
package import Syntax

/// Tree to resolved program: names to declarations, expressions to types, overloads to functions.
///
/// One checker lives as long as a session. Declarations are made known by `check`, bodies are checked
/// when first needed (`body(of:)`), so that declarations may come in any order. The checker keeps what is
/// known; its parts (`CheckerPart`) decide, and ask each other through it.
package final class TypeChecker: ProgramProvider {
  /// The names that the program declares at the top level.
  var world = World()
  /// What of the library is loaded.
  var library = LoadedLibrary()
  /// What belongs to declarations and is not kept by them.
  var tables = DeclarationTables()
  /// What the bodies of functions came to.
  var bodies = BodyTable()
  /// How to take declarations back, and what they hold weakly.
  var journal = DeclarationJournal()
  /// What the program declared, to be declared again when a name it mentions gets a new meaning.
  var declared = DeclaredSources()
  private var identifiers = Identifiers()

  /// What is found wrong, in order; taken by `takeDiagnostics`.
  var diagnostics: [Diagnostic] = []
  /// The type variables there are, and what waits for them.
  var inference = InferenceState()
  /// The types that stand-ins leave open while a text is checked, by the names that they write for them.
  var holes = HoleTable()
  /// What holds where types are being read.
  var reading = ReadingContext()
  /// What is known of the input that is being checked.
  var input = InputState()
  /// What it may still do for the input.
  package var budget = CheckingBudget()

  package var onMemberChange: () -> Void = {}
  /// Whether access levels are looked past, as the shell's own commands do.
  package var ignoresAccess = false
  /// What names such as `Book#1` stand for.
  package weak var liveNames: (any LiveNames)?
  /// The parts of programs.
  package var programForms: [ObjectIdentifier: ProgramForm] = [:]
  /// Modules that can be imported besides the built-in ones: loaded files.
  package var knownModules: Set<String> = []
  /// What the conditions of `#if` hold for.
  package var conditions = BuildConfiguration.Conditions()
  /// Whether texts may be parts of programs that show no more: variables in arguments of modifiers
  /// that only draw may be undeclared, and `return` may leave a function that is not shown.
  package var allowsFragments = false
  /// Names that the text declares further down: they are not those of the prelude.
  package var laterNames: Set<String> = []

  package init() {}

  func makeTypeID() -> Int {
    identifiers.lastType += 1
    return identifiers.lastType
  }

  func makeGlobalSlot() -> Int {
    identifiers.globalCount += 1
    return identifiers.globalCount - 1
  }

  func makeLabel() -> LabelID {
    identifiers.lastLabel += 1
    return LabelID(number: identifiers.lastLabel)
  }

  func makeVariable(_ literal: TypeVariable.Literal? = nil) -> Type {
    .variable(inference.makeVariable(literal))
  }

  /// A variable for a generic parameter of a type. What a type says it throws is any error where
  /// nothing else is known of it.
  func makeVariable(for parameter: GenericParameter) -> Type {
    let type = makeVariable()
    if case .variable(let variable) = type,
      parameter.constraints.contains(where: { $0.isPrelude("Error") })
    {
      variable.constraints = parameter.constraints
      inference.openVariables.append(variable)
    }
    return type
  }

  /// The operators that are known, the program's own included.
  var operators: OperatorTable { world.ownOperators ?? .standard }

  // Names.

  func lookUpPrelude(_ name: String) -> [GlobalSymbol] {
    libraryLoader.load(name)
    return library.symbols[name] ?? []
  }

  package func mentions(_ name: String) -> Bool { library.symbols[name] != nil }

  package func wellKnown(_ name: String) -> NominalType {
    library.wellKnownTypes[name] ?? libraryLoader.wellKnown(name)
  }

  func known(_ name: String, _ arguments: Type...) -> Type { .nominal(wellKnown(name), arguments) }
  var int: Type { known("Int") }
  var double: Type { known("Double") }
  var string: Type { known("String") }
  var bool: Type { known("Bool") }
  var never: Type { known("Never") }
  var anyError: Type { .existential([known("Error")]) }
  func optional(_ type: Type) -> Type { known("Optional", type) }
  func array(_ element: Type) -> Type { known("Array", element) }

  // Diagnostics.

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func error(
    _ fact: any DiagnosticFact, in source: Source, at span: Span, notes: [Diagnostic] = []
  ) {
    diagnostics.append(
      Diagnostic(.error, fact, in: source, at: span, notes: notes))
  }

  package func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    // What is looked at twice, as the value of a wrapped property, is said once.
    var said: [Span: Set<String>] = [:]
    return diagnostics.filter { said[$0.span, default: []].insert($0.message).inserted }
  }

  /// What is wrong with the prelude; only tests look at it.
  package var preludeDiagnostics: [Diagnostic] { library.diagnostics }

  // ProgramProvider.

  package func bodyError(of function: Function) -> String {
    bodies.errors[ObjectIdentifier(function)]?.first { $0.isError }?.message
      ?? "the body of '\(function.name)' has errors"
  }

  /// The errors found in a body, where `body(of:)` gave nil.
  package func bodyDiagnostics(of function: Function) -> [Diagnostic] {
    bodies.errors[ObjectIdentifier(function)] ?? []
  }

  package func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.shallow else { return nil }
    typeDeclarations.complete(nominal)
    return nominal.superclass?.substituting(nominal.substitution(arguments))
  }
}

/// The numbers given out so far.
private struct Identifiers {
  var lastType = 0
  var lastLabel = 0
  var globalCount = 0
}
