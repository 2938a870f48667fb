import Semantics
import SourceText
import Syntax

/// The shared state of a solution: the stubs, and the program as the checker knows it.
final class StubScope {
  var table: StubTable
  /// The declarations of the document's texts, whether or not they ran.
  var declaredTexts: DeclaredTexts
  let checker: TypeChecker
  /// Initializes the variables that a checked text declares.
  let makeVariables: (CheckedInput) -> Void
  /// The project whose texts are solved for; nil for the texts of documents and sessions.
  var project: StubbedProject?
  /// The stubs as earlier texts declared them; values of these types may exist.
  private(set) var earlier: [String: Stub] = [:]
  /// The trees of texts.
  let texts = ParsedTexts()
  /// The types that were made while a text is being checked; nil if none is.
  var madeTypes: [String]?
  /// The open types of those, as they were when they were made.
  var openTypesOfMade: Set<String> = []
  /// The values that declarations of other texts show with a unit.
  var measuredNames: Set<String> = []
  /// Whether no text runs before all stubs are declared as a whole.
  var isExpecting: Bool { !expected.isEmpty }
  /// What the texts of a document do, while none of them runs.
  var expected: [StubGuess] = []
  /// The closures that are values of the types of functions which stubs name.
  var closuresOfAliases: [AliasMends.Use] = []
  /// The names of those that were declared anew since.
  var redeclared: Set<String> = []

  init(
    _ table: StubTable, checker: TypeChecker, declaredTexts: DeclaredTexts,
    makeVariables: @escaping (CheckedInput) -> Void
  ) {
    self.table = table
    self.checker = checker
    self.declaredTexts = declaredTexts
    self.makeVariables = makeVariables
  }

  var stubs: [String: Stub] { table.stubs }

  /// Starts the solution for a text after others.
  func beginText() { (earlier, redeclared) = (stubs, []) }

  /// Whether names suggested types of a stub to earlier texts.
  func hadSuggestions(_ name: String) -> Bool {
    earlier[name].map { $0.isOfDocument && !$0.suggestedTypes.isEmpty } ?? false
  }

  /// The stubs, sorted by name.
  var sortedStubs: [(key: String, value: Stub)] {
    table.names.compactMap { name in stubs[name].map { (name, $0) } }
  }

  /// The stubs with functions that a text calls, in the order of their names.
  func stubs(calledIn effects: StubEffects) -> [(key: String, value: Stub)] {
    let called = effects.called.reduce(into: Set()) { $0.insert($1.owner ?? $1.function) }
    return called.sorted().compactMap { name in stubs[name].map { (name, $0) } }
  }

  /// The stubs with types that no use has determined yet, in the order of their names.
  var openStubs: [Stub] { table.openTypes.keys.sorted().compactMap { stubs[$0] } }

  /// Their open types, each once.
  var openTypesOfStubs: [String] {
    table.openTypes.sorted { $0.key < $1.key }.flatMap(\.value).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The stubs with an open type, in the order of their names.
  func stubs(withOpen name: String) -> [Stub] {
    table.openTypes.filter { $0.value.contains(name) }.keys.sorted().compactMap { stubs[$0] }
  }

  func isStub(_ name: String) -> Bool { stubs[name] != nil }

  /// Whether a checked text needs no stubs.
  func isWhole(_ checked: CheckedInput, _ file: SourceFile) -> Bool {
    checked.isValid && checked.unresolved.isEmpty
      && !checked.diagnostics.contains { $0.undeclaredModifier != nil }
      && !wrappers.lacksWrappers(file)
  }

  func set(_ stub: Stub) { set(stub, of: stub.name) }

  /// Makes a change to the first stub, by name, that it applies to; returns the name of that stub.
  ///
  /// - Parameter change: Changes a stub; returns whether it has.
  func changeFirst(_ change: (inout Stub) -> Bool) -> String? {
    for (name, stub) in sortedStubs {
      var changed = stub
      guard change(&changed) else { continue }
      set(changed)
      return name
    }
    return nil
  }

  func set(_ stub: Stub?, of name: String) {
    if let stub, project != nil, isOfLibrary(stub) { return }
    guard var stub else { return table.set(nil, of: name) }
    if stub.isOfValues, stub.kind != .observableObject, declaredTexts.isImplemented(stub) {
      _ = stub.become(.protocol)
    }
    guard stub.kind == .protocol else { return table.set(stub, of: name) }
    for witness in declaredTexts.witnesses(of: name) {
      witness.add(to: &stub) {
        values.value(ofLibrary: $0) ?? (makeable($0) == $0 ? nil : Stub.Method.trap)
      }
    }
    table.set(stub, of: name)
  }

  /// Whether a stub has the name of a library declaration, which the files of a project would
  /// resolve first.
  private func isOfLibrary(_ stub: Stub) -> Bool {
    stub.isOfDocument && stub.kind != .additions && stub.outerName == nil
      && checker.globals(named: stub.name).contains { symbol in
        if case .type(let type) = symbol { type.isPrelude } else { false }
      }
  }
}

/// The adaptations of stubs, each for one family of errors.
extension StubScope {
  var names: NameMends { NameMends(scope: self) }
  var calls: CallMends { CallMends(scope: self) }
  var uses: UseMends { UseMends(scope: self) }
  var kinds: KindMends { KindMends(scope: self) }
  var members: MemberMends { MemberMends(scope: self) }
  var sharedNames: SharedNameMends { SharedNameMends(scope: self) }
  var parts: PartMends { PartMends(scope: self) }
  var properties: PropertyMends { PropertyMends(scope: self) }
  var witnesses: WitnessMends { WitnessMends(scope: self) }
  var wrappers: WrapperMends { WrapperMends(scope: self) }
  var frameworks: FrameworkMends { FrameworkMends(scope: self) }
  var mender: StubMender { StubMender(scope: self) }
  var generics: GenericMends { GenericMends(scope: self) }
  var openTypes: OpenTypeSolver { OpenTypeSolver(scope: self) }
  var callees: CalleeFacts { CalleeFacts(checker: checker) }
  var diagnosed: DiagnosedUses { DiagnosedUses(scope: self) }
  var choices: TypeChooser { TypeChooser(scope: self) }
  var spelling: TypeSpelling { TypeSpelling(scope: self) }
  var aliases: AliasMends { AliasMends(scope: self) }
  var values: OwnValues { OwnValues(scope: self) }
  var reach: TextReach { TextReach(scope: self) }
  var otherTexts: OtherTexts { OtherTexts(scope: self) }
  var certainErrors: CertainErrors { CertainErrors(checker, texts) }
  var laterTypes: LaterTypes { LaterTypes(scope: self) }
  var misspelling: Misspelling { Misspelling(scope: self) }
}
