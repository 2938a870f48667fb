import Prelude
package import SourceText
import Syntax

/// Tree to resolved program: names to declarations, expressions to types, overloads to functions.
///
/// One checker lives as long as a session. Declarations are made known by `declare`, bodies are
/// checked when first needed (`body(of:)`), so that declarations may come in any order.
package final class TypeChecker: ProgramProvider {
  var world = World()
  /// Conformances that the prelude added to types which were complete already.
  var lateConformances: Set<ObjectIdentifier> = []
  /// What the prelude declares, as far as it is loaded.
  var preludeSymbols: [String: [GlobalSymbol]] = [:]
  private var preludeIndex = PreludeIndex()
  private var nextTypeID = 0
  /// What stands for numbers among generic arguments.
  var genericValues: [Int: NominalType] = [:]
  private var nextVariableID = 0
  /// How many type variables there have been.
  var variableCount: Int { nextVariableID }
  private var nextLabel = 0
  package private(set) var globalCount = 0
  private var wellKnownTypes: [String: NominalType] = [:]

  /// What is found wrong, in order; taken by `takeDiagnostics`.
  var diagnostics: [Diagnostic] = []
  /// Bindings of type variables made since some point, so that a failed attempt can be taken back.
  var trail: [TypeVariable] = []
  /// Literal variables that wait for their default type.
  var openVariables: [TypeVariable] = []
  /// The types that stand-ins leave open while a text is checked, by the names that they write for them.
  var holes: [String: TypeVariable] = [:]
  /// Defaults of associated types that are being looked at now.
  var usedDefaults: Set<DefaultUse> = []
  /// Conformances asked of types that were not known yet.
  var pendingConformances: [PendingConformance] = []
  /// Extensions and other changes of declarations that outlive a world copy: how to take them back.
  var undoActions: [() -> Void] = []
  package var onMemberChange: () -> Void = {}
  /// What it may still do for the input.
  package var budget = CheckingBudget()
  /// Bodies being checked now, so that a cycle of inferred types is found.
  var bodiesInProgress: Set<ObjectIdentifier> = []
  var bodyErrors: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Members made for requirements that something else fulfils.
  var madeWitnesses = MadeWitnesses()
  /// Whether access levels are looked past, as the shell's own commands do.
  package var ignoresAccess = false
  /// What names such as `Book#1` stand for.
  package weak var liveNames: (any LiveNames)?
  /// Associated types being inferred now, by type and name.
  var inferring: Set<String> = []
  /// The `where` clauses that hold where code is being checked.
  var activeRequirements: [Requirement] = []
  /// What is wrong with the prelude; only tests look at it.
  package var preludeDiagnostics: [Diagnostic] = []
  /// Whether errors are dropped, because an attempt is being made; the last element holds.
  var isSuppressed: [Bool] = [false]
  /// The conditions of the extension whose members are being declared.
  var currentExtensionRequirements: [Requirement] = []
  /// Whether members of that extension give way to those that are there.
  var extensionYields = false
  /// How far members are known that do not say it themselves.
  var memberAccess = AccessLevel.internal
  /// Default arguments and raw values of enum cases, as written.
  var caseDefaults: [ObjectIdentifier: [Expression?]] = [:]
  var rawExpressions: [ObjectIdentifier: Expression] = [:]
  var caseConstructors: [ObjectIdentifier: Function] = [:]
  /// Properties whose type is to be inferred from their initial value.
  var untypedProperties: [UntypedProperty] = []
  /// The classes that inherit from a class, at any distance.
  var subclasses: [ObjectIdentifier: [NominalType]] = [:]
  var lazyBackings: [ObjectIdentifier: Property] = [:]
  /// Functions whose text was made here: errors inside have no place of their own.
  var synthesizedBodies: Set<ObjectIdentifier> = []
  /// Memberwise initializers: what they set needs no initial value first.
  var memberwiseInits: Set<ObjectIdentifier> = []
  /// Parameters, by their functions, whose default values are being put in for arguments left out.
  var openDefaults: [ObjectIdentifier: Set<Int>] = [:]
  /// Warnings found in bodies.
  var bodyWarnings: [ObjectIdentifier: [Diagnostic]] = [:]
  /// Whether code at the top level may wait: at a prompt, and in files that do so somewhere.
  var waitsAtTopLevel = true
  /// The parts of programs.
  package var programForms: [ObjectIdentifier: ProgramForm] = [:]
  /// Whether the input being checked has a `try` before something that can throw.
  var coversThrows = false
  /// Aliases of the program that are not known to be right, and where they are declared.
  var unreadAliases: [(TypeAlias, Source, Span)] = []
  /// What is wrong with the types that aliases stand for.
  var aliasDiagnostics: [Diagnostic] = []
  /// Modules that can be imported besides the built-in ones: loaded files.
  package var knownModules: Set<String> = []
  /// Whether variables that nobody declares may stand in arguments of modifiers that only draw.
  package var allowsMissingArguments = false
  /// Names that were looked for and not found, since they were last asked for.
  package var unresolvedNames: Set<String> = []
  /// Names that the text declares further down: they are not those of the prelude.
  package var laterNames: Set<String> = []
  /// What declarations hold weakly and the checker keeps.
  var retained: [AnyObject] = []
  /// Texts of the prelude whose functions are not declared yet.
  private var waitingTexts: [([Statement], Source)] = []
  /// Generic types with arguments that the input writes; whether they fit is looked at in the end.
  var writtenTypes: [WrittenType] = []
  /// How many equations between associated types are being followed.
  var equationDepth = 0
  /// How many heads of types are being read.
  var headerDepth = 0
  /// Whether generic types without arguments get open ones, as in expressions.
  var openGenerics = false
  /// The operators of `Bool` that the program declares for types of its own.
  var ownLogic: Set<String> = []
  /// What the program declared, to be declared again when a name it mentions gets a new meaning.
  var declared = DeclaredSources()

  package init() {}

  func makeTypeID() -> Int {
    nextTypeID += 1
    return nextTypeID
  }

  func makeGlobalSlot() -> Int {
    globalCount += 1
    return globalCount - 1
  }

  func makeLabel() -> LabelID {
    nextLabel += 1
    return LabelID(number: nextLabel)
  }

  func makeVariable(_ literal: TypeVariable.Literal? = nil) -> Type {
    nextVariableID += 1
    let variable = TypeVariable(id: nextVariableID, literal: literal)
    if literal != nil { openVariables.append(variable) }
    return .variable(variable)
  }

  /// A variable for a generic parameter of a type. What a type says it throws is any error where
  /// nothing else is known of it.
  func makeVariable(for parameter: GenericParameter) -> Type {
    let type = makeVariable()
    if case .variable(let variable) = type,
      parameter.constraints.contains(where: { $0.isPrelude("Error") })
    {
      variable.constraints = parameter.constraints
      openVariables.append(variable)
    }
    return type
  }

  /// The operators that are known, the program's own included.
  var operators: OperatorTable { world.ownOperators ?? .standard }

  // Names.

  /// Everything a top-level name can mean; the program's declarations hide the prelude's.
  func lookUpGlobal(_ name: String) -> [GlobalSymbol] {
    if let symbols = world.symbols[name] {
      if case .function = symbols[0] { return symbols + lookUpPrelude(name) }
      return symbols
    }
    if !world.later.isEmpty, let symbol = declareLater(name) { return [symbol] }
    if laterNames.contains(name) { return [] }
    let found = lookUpPrelude(name)
    if found.isEmpty, let variable = liveNames?.variable(for: name) {
      return [.wrapped(variable, property: "wrappedValue")]
    }
    return found
  }

  func lookUpPrelude(_ name: String) -> [GlobalSymbol] {
    loadPrelude(name)
    return preludeSymbols[name] ?? []
  }

  func loadPrelude(_ name: String) { load(preludeIndex.take(name)) }

  /// Loads what the prelude adds under a name to types that are known without it.
  func loadPreludeMembers(_ name: String) { load(preludeIndex.take(member: name)) }

  func loadAllPreludeMembers() { load(preludeIndex.takeMembers()) }

  /// Makes the names known that programs know by importing a module; those that the program
  /// declares itself stay its own.
  package func importModule(_ module: String) {
    load(preludeIndex.take(module: module))
    for (name, own) in PreludeLibrary.otherNames(of: module) where world.symbols[name] == nil {
      world.symbols[name] = lookUpPrelude(own)
    }
  }

  private func load(_ chunks: [PreludeChunk]) {
    if chunks.isEmpty { return }
    let texts = chunks.map { chunk in
      let source = Source(name: "prelude", text: chunk.text, isLibrary: true)
      return (statements: Parser.parseLibrary(source).statements, source: source)
    }
    // Types of all texts first: extensions and functions of one may name those of another.
    for phase in [PreludePhase.types, .aliases, .extensions] {
      for text in texts { declarePrelude(text.statements, in: text.source, phase) }
    }
    waitingTexts += texts.map { ($0.statements, $0.source) }
    declareWaiting()
  }

  /// Declares the functions of loaded texts; not while the head of a type is being read, which they
  /// may need.
  func declareWaiting() {
    while headerDepth == 0, !waitingTexts.isEmpty {
      let (statements, source) = waitingTexts.removeFirst()
      declarePrelude(statements, in: source, .others)
    }
  }

  package func mentions(_ name: String) -> Bool { preludeSymbols[name] != nil }

  package func wellKnown(_ name: String) -> NominalType {
    if let known = wellKnownTypes[name] { return known }
    for symbol in lookUpPrelude(name) {
      if case .type(let nominal) = symbol {
        wellKnownTypes[name] = nominal
        return nominal
      }
    }
    let stub = NominalType(
      name: name, kind: name == "AnyObject" ? .protocol : .struct, id: makeTypeID(), outer: nil,
      source: Source(name: "prelude", text: "", isLibrary: true), nameSpan: .none, isPrelude: true)
    if name == "AnyObject" {
      let selfParameter = GenericParameter(
        name: "Self", index: 0, isProtocolSelf: true, belongsToType: true)
      selfParameter.constraints = [.nominal(stub, [])]
      stub.genericParameters = [selfParameter]
    }
    wellKnownTypes[name] = stub
    return stub
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
    _ fact: any DiagnosticFact, in source: Source, at span: Span, notes: [Diagnostic] = [],
    missing: Diagnostic.MissingName? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, fact, in: source, at: span, notes: notes, missingName: missing))
  }

  package func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    // What is looked at twice, as the value of a wrapped property, is said once.
    var said: [Span: Set<String>] = [:]
    return diagnostics.filter { said[$0.span, default: []].insert($0.message).inserted }
  }

  // ProgramProvider.

  package func bodyError(of function: Function) -> String {
    bodyErrors[ObjectIdentifier(function)]?.first { $0.isError }?.message
      ?? "the body of '\(function.name)' has errors"
  }

  /// The errors found in a body, where `body(of:)` gave nil.
  package func bodyDiagnostics(of function: Function) -> [Diagnostic] {
    bodyErrors[ObjectIdentifier(function)] ?? []
  }

  package func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.shallow else { return nil }
    complete(nominal)
    return nominal.superclass?.substituting(nominal.substitution(arguments))
  }
}

/// A conformance to be checked once the type is known.
struct PendingConformance {
  let type: Type
  let constraint: Type
  let source: Source
  let span: Span
  let requirer: Requirer
}
