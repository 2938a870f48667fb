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
        !declaredTexts.isMadeInExtension(name),
        !onlyWithValues || form.enumeration.cases.contains(where: { !$0.payload.isEmpty })
      else { continue }
      set(form.enumeration)
      areCases = true
    }
    return areCases
  }

  /// Gives properties of stubs initial values of types that the checked text declares.
  func beginValues(of names: [String], with types: Set<String>) {
    let declared = table.names.filter { table.kind(of: $0) == .declared }
    let types = types.union(declared.lazy.filter { !$0.contains(" ") })
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
  /// again: variables here, all others by the checker. Types inside a stub are declared with it, since it
  /// mentions them.
  func declare(_ names: [String]) {
    let changed = (table.inner.isEmpty ? names : outermost(of: names)).filter(declareWhole)
    guard !changed.isEmpty else { return }
    for other in others(mentioning: Set(changed))
    where other.kind == .variable && !names.contains(other.name) {
      declare(openTypes.closed(other))
    }
  }

  /// The names of stubs, with those that contain types in place of these.
  private func outermost(of names: [String]) -> [String] {
    names.map(outermost).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The name of the stub that contains a stub; the same name if none does.
  private func outermost(of name: String) -> String {
    let outer = stubs[name]?.outerName.map(StubTable.outermost)
    return outer.flatMap { isStub($0) ? $0 : nil } ?? name
  }

  /// The names of stubs, and of those that contain them, with all that these contain: if an earlier text
  /// declared those, a type inside them would not replace what they have by its name.
  func withTypesAround(_ names: Set<String>) -> Set<String> {
    guard !table.inner.isEmpty else { return names }
    return names.reduce(into: names) { all, name in
      let outer = outermost(of: name)
      guard outer != name else { return }
      all.insert(outer)
      all.formUnion(table.inner[outer] ?? [])
    }
  }

  /// Declares a stub with the types inside it; returns whether that replaces a type.
  private func declareWhole(_ name: String) -> Bool {
    guard let known = stubs[name] else { return false }
    let stub = complete(known)
    let inner = (table.inner[name] ?? []).compactMap { stubs[$0] }.map(complete)
    // An unchanged declaration is kept, so that existing values keep their type.
    if let type = checker.type(named: name), type.source.isStub,
      type.source.text == text(of: stub, with: inner)
    {
      return false
    }
    if let grown = growth(of: stub) {
      let new = inner.filter { part in
        !(checker.type(named: part.name)?.source.text.contains(bytesOf: part.text) ?? false)
      }
      if grown.hasMembers || !new.isEmpty { declare(grown, with: new) }
      return false
    }
    redeclared.formUnion([name] + inner.map(\.name))
    declare(stub, with: inner)
    // Members that are added to a type leave it the same type.
    return ![.module, .variable, .function, .additions].contains(stub.kind)
  }

  /// A stub with types that names suggest in place of those that are open, and with values.
  private func complete(_ known: Stub) -> Stub {
    let stub = values.filled(openTypes.closed(known))
    if known.openTypes.isEmpty { set(stub) }
    return stub
  }

  private func text(of stub: Stub, with inner: [Stub]) -> String {
    inner.isEmpty ? stub.text : ([stub] + inner).map(\.text).joined(separator: "\n")
  }

  /// The members that a stub got since an earlier text declared it. They are declared as additions,
  /// so that variables and objects of earlier texts have them, too. Nil for stubs that are declared
  /// as a whole.
  func growth(of stub: Stub) -> Stub? {
    guard let before = earlier[stub.name], !redeclared.contains(stub.name),
      checker.type(named: stub.name)?.source.isStub ?? false,
      (table.inner[stub.name] ?? []).allSatisfy({ earlier[$0] == nil || earlier[$0] == stubs[$0] })
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

  private func declare(_ stub: Stub, with inner: [Stub] = []) {
    let name = stub.name
    if stub.kind == .module, !BuildConfiguration.isModule(name) {
      checker.knownModules.insert(name)
    }
    let checked = check(stub, with: inner)
    let hashable = ([stub] + inner).map(withoutUnfitHash)
    if hashable != [stub] + inner { return declare(hashable[0], with: Array(hashable.dropFirst())) }
    // A stub variable needs a value before the text that uses it runs; the extended type may be
    // declared only by that text.
    let variables =
      stub.kind == .variable ? checked : StubPrinter(stub: stub).storage.map { check($0) }
    guard !isExpecting, let variables, variables.isValid else { return }
    makeVariables(variables)
  }

  /// The stub, which is declared; an enum with values that are not hashable is not hashable.
  private func withoutUnfitHash(_ stub: Stub) -> Stub {
    var other = stub
    guard stub.kind == .enumeration, !isHashable(stub.name), other.withhold("Hashable") else {
      return stub
    }
    if var known = stubs[stub.name], known.withhold("Hashable") { set(known) }
    return other
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

  /// Declares a stub in the checker, with types inside it.
  func check(_ stub: Stub, with inner: [Stub] = []) -> CheckedInput {
    check(
      text(of: stub, with: inner), isGuess: stub.isGuess, checksBodies: stub.kind == .declared)
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
