package import SourceText
package import Syntax

/// The type checker: resolves the syntax tree to a typed program.
///
/// One checker lives as long as a session. `check` processes declarations and statements; bodies
/// are checked when first needed (`body(of:)`), so that declarations may be in any order. The
/// checker stores the state; its parts (`CheckerPart`) make the decisions and reach each other
/// through it.
package final class TypeChecker: ProgramProvider {
  /// The program's top-level declarations.
  var world = World()
  /// The loaded part of the library.
  var library = LoadedLibrary()
  /// Side tables for declarations.
  var tables = DeclarationTables()
  /// The results of checking function bodies.
  var bodies = BodyTable()
  /// How to undo declarations, and objects to retain.
  var journal = DeclarationJournal()
  /// The program's declarations as source, to be declared again when a name they mention changes.
  var declared = DeclaredSources()
  private var identifiers = Identifiers()

  /// The diagnostics in order; see `takeDiagnostics`.
  var diagnostics: [Diagnostic] = []
  /// Type variables, and what waits for their solutions.
  var inference = InferenceState()
  /// The types that stubs leave open while a text is checked, by their names in the stubs.
  var holes = HoleTable()
  /// The context in which types are resolved.
  var reading = ResolutionContext()
  /// The state of the input being checked.
  var input = InputState()
  /// The budget of the input.
  package var budget = CheckingBudget()

  package var onMemberChange: () -> Void = {}
  /// How texts are checked.
  package var mode = CheckingMode()
  /// Resolves names such as `Book#1`.
  package weak var liveNames: (any LiveNames)?
  /// Modules that can be imported besides the built-in ones: loaded files.
  package var knownModules: Set<String> = []
  /// Records what sources look up while they are checked; nil if this is not needed.
  package var lookupRecorder: LookupRecorder?
  /// The names in the program's asset catalogs; nil if it has none.
  package var assets: AssetTable?
  /// The conditions that are true in `#if`.
  package var conditions = BuildConfiguration.Conditions()

  /// Makes a checker with nothing but the library.
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

  /// A type variable for a generic parameter. An error type that nothing else determines defaults
  /// to `any Error`.
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

  /// The declared operators, including the program's own.
  var operators: OperatorTable {
    get { world.ownOperators ?? .standard }
    set { world.ownOperators = newValue }
  }

  // Names.

  func lookUpPrelude(_ name: String) -> [GlobalSymbol] {
    libraryLoader.load(name)
    return library.symbols[name] ?? []
  }

  package func mentions(_ name: String) -> Bool { library.symbols[name] != nil }

  package func wellKnown(_ name: String) -> NominalType {
    library.wellKnownTypes[name] ?? libraryLoader.wellKnown(name)
  }

  /// The name of the library's type that declares the modifiers of views that only draw.
  static let drawingModifiersName = "_DrawingModifiers"
  package var drawingModifiers: NominalType { wellKnown(TypeChecker.drawingModifiersName) }

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

  /// The number of errors reported so far.
  var errorCount: Int { diagnostics.count(where: \.isError) }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func error(
    _ fact: any DiagnosticFact, in source: Source, at span: Span, notes: [Diagnostic] = []
  ) {
    diagnostics.append(
      Diagnostic(.error, fact, in: source, at: span, notes: notes))
  }

  /// Removes and returns the diagnostics, without duplicates.
  package func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    guard Set(diagnostics.map(\.span)).count < diagnostics.count else { return diagnostics }
    // Expressions that are checked twice, such as initial values of wrapped properties, are
    // reported once.
    var said: [Span: Set<String>] = [:]
    return diagnostics.filter { said[$0.span, default: []].insert($0.message).inserted }
  }

  /// Errors in the library, for tests.
  package var preludeDiagnostics: [Diagnostic] { library.diagnostics }

  // ProgramProvider.

  package func bodyError(of function: Function) -> String {
    bodies.errors[ObjectIdentifier(function)]?.first { $0.isError }?.message
      ?? "the body of '\(function.name)' has errors"
  }

  /// The errors in a body for which `body(of:)` returned nil.
  package func bodyDiagnostics(of function: Function) -> [Diagnostic] {
    bodies.errors[ObjectIdentifier(function)] ?? []
  }

  package func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.shallow else { return nil }
    typeDeclarations.complete(nominal)
    return nominal.superclass?.substituting(nominal.substitution(arguments))
  }
}

/// How texts are checked, which the session sets for each.
package struct CheckingMode {
  /// Whether access levels are ignored, as in commands of the shell.
  package var ignoresAccess = false
  /// Whether texts may be fragments of programs: arguments of drawing modifiers may use undeclared
  /// variables, and `return` may leave a function that is not shown.
  package var allowsFragments = false
  /// Names that the text declares further down, which shadow those of the library.
  package var laterNames: Set<String> = []
  /// How the files of a program are checked, by source.
  package var programForms: [ObjectIdentifier: ProgramForm] = [:]
}

/// The identifiers assigned so far.
private struct Identifiers {
  var lastType = 0
  var lastLabel = 0
  var globalCount = 0
}
