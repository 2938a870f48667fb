import Semantics
import SourceText
import Syntax

/// Declares stubs in the checker.
extension StubScope {
  /// Completes stubs where no use determined a type, and declares them; returns whether static
  /// values of some became cases.
  ///
  /// - Parameters:
  ///   - known: The types that they had before, by the names of the open types.
  ///   - guess: The guess for the text that uses a variable.
  @discardableResult
  func close(
    _ names: [String], _ known: [String: String], _ guess: (_ variable: String) -> StubGuess?
  ) -> Bool {
    openTypes.suggestTypes(known, guess)
    generics.link(names)
    let areCases = makeCases(of: names)
    // Default values depend on the final types of stubs.
    declare(declarationOrder(of: names))
    return areCases
  }

  /// Makes static values of stubs that have nothing else cases; returns whether there are some.
  ///
  /// - Parameter onlyWithValues: Whether only stubs are considered of which some cases have associated
  ///   values.
  func makeCases(of names: [String], onlyWithValues: Bool = false) -> Bool {
    var areCases = false
    for name in names {
      guard let form = stubs[name].map(EnumerationForm.init), form.isFit,
        !onlyWithValues || form.enumeration.cases.contains(where: { !$0.payload.isEmpty })
      else { continue }
      set(form.enumeration)
      areCases = true
    }
    return areCases
  }

  /// Gives properties of stubs initial values of types that the checked text declares.
  func beginValues(of names: [String], with types: Set<String>) {
    guard !types.isEmpty else { return }
    for stub in names.compactMap({ stubs[$0] }) where stub.mentions(types) {
      let filled = values.filled(stub)
      if filled != stub { set(filled) }
    }
  }

  /// Enums before the types that have values of them, and types before the variables.
  func declarationOrder(of names: [String]) -> [String] {
    func rank(_ name: String) -> Int {
      switch stubs[name]?.kind {
      case .enumeration: 0
      case .variable: 2
      default: 1
      }
    }
    return names.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  func declare(_ name: String) { declare([name]) }

  /// Declares stubs in this order. Declarations that mention a type which this replaces are declared
  /// again: variables here, all others by the checker.
  func declare(_ names: [String]) {
    let changed = names.filter(declareAlone)
    guard !changed.isEmpty else { return }
    for other in others(mentioning: Set(changed))
    where other.kind == .variable && !names.contains(other.name) {
      declare(openTypes.closed(other))
    }
  }

  /// Declares a stub; returns whether that replaces a type.
  private func declareAlone(_ name: String) -> Bool {
    guard let known = stubs[name] else { return false }
    let stub = values.filled(openTypes.closed(known))
    if known.openTypes.isEmpty { set(stub) }
    // An unchanged declaration is kept, so that existing values keep their type.
    if let type = checker.type(named: name), type.source.isStub,
      type.source.text == stub.text
    {
      return false
    }
    if let grown = growth(of: stub) {
      if grown.hasMembers { declare(grown) }
      return false
    }
    redeclared.insert(name)
    declare(stub)
    // Members that are added to a type leave it the same type.
    return ![.module, .variable, .function, .additions].contains(stub.kind)
  }

  /// The members that a stub got since an earlier text declared it. They are declared as additions,
  /// so that variables and objects of earlier texts have them, too. Nil for stubs that are declared
  /// as a whole.
  func growth(of stub: Stub) -> Stub? {
    guard let before = earlier[stub.name], !redeclared.contains(stub.name),
      checker.type(named: stub.name)?.source.isStub ?? false
    else { return nil }
    return StubGrowth(of: stub, since: before)?.additions(isLasting: !isExpecting)
  }

  /// The names of the types of which variables of earlier texts hold values.
  var heldTypes: Set<String> {
    checker.names.listings.reduce(into: []) { held, listing in
      guard case .variable(let variable) = listing.symbol, !variable.source.isStub,
        let name = variable.type.innermost?.name
      else { return }
      held.insert(name)
    }
  }

  /// The stubs that depend on these types, in the order in which they must be redeclared: variables
  /// come last, because they hold values.
  func others(mentioning types: Set<String>) -> [Stub] {
    table.names(dependingOn: types).compactMap { table.stubs[$0] }
  }

  private func declare(_ stub: Stub) {
    let name = stub.name
    if stub.kind == .module, !BuildConfiguration.isModule(name) {
      checker.knownModules.insert(name)
    }
    let checked = check(stub)
    var other = stub
    if stub.kind == .enumeration, !isHashable(name), other.withhold("Hashable") {
      if var known = stubs[name], known.withhold("Hashable") { set(known) }
      return declare(other)
    }
    // A stub variable needs a value before the text that uses it runs; the extended type may be
    // declared only by that text.
    let variables =
      stub.kind == .variable ? checked : StubPrinter(stub: stub).storage.map { check($0) }
    guard !isExpecting, let variables, variables.isValid else { return }
    makeVariables(variables)
  }

  /// Whether all associated values of an enum are hashable.
  private func isHashable(_ name: String) -> Bool {
    guard let type = checker.type(named: name), let target = checker.type(named: "Hashable") else {
      return true
    }
    return type.enumeration.cases.allSatisfy { element in
      element.payload.allSatisfy { part in
        part.type.mentionsUnknown || checker.conforms(part.type, to: target)
      }
    }
  }

  /// Declares a stub in the checker.
  func check(_ stub: Stub) -> CheckedInput {
    check(stub.text, isGuess: stub.isGuess, checksBodies: stub.kind == .declared)
  }

  private func check(
    _ text: String, isGuess: Bool = true, checksBodies: Bool = false
  ) -> CheckedInput {
    let source = Source(name: "stub", text: text, isStub: true, isGuess: isGuess)
    return checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false,
      checksBodies: checksBodies)
  }

  /// Makes a stub for a type that a text uses, while that is being checked; returns its declaration,
  /// with its open types, or nil if it is not made now.
  func makeType(_ name: String, _ guess: StubGuess) -> (declaration: Source, holes: [String])? {
    // What other texts declare is checked before it is taken.
    guard declaredTexts[name] == nil,
      !declaredTexts.extensions.contains(where: { $0.members.contains(name) }),
      names.begin(name, guess) != nil, let stub = stubs[name]
    else { return nil }
    madeTypes?.append(name)
    openTypesOfMade.formUnion(stub.openTypes)
    return (
      Source(name: "stub", text: stub.text, isStub: true), stub.openTypes.map(OpenType.identifier)
    )
  }

  /// Declares a stub in the checker, which may be checking a text.
  func declareNow(_ stub: Stub) {
    guard madeTypes == nil else {
      return checker.inputs.declareAmidst(Source(name: "stub", text: stub.text, isStub: true))
    }
    _ = check(stub)
  }
}
