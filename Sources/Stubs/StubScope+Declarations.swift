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

  /// Whether a declaration has no errors except for undeclared names and for members that types of
  /// the program lack. They are declared as its own text uses them, not as the one being checked does.
  ///
  /// - Parameter trustsStubs: Whether errors count that are due to stubs.
  private func isSound(_ text: String, checksBodies: Bool = true, trustsStubs: Bool = true) -> Bool
  {
    let start = checker.snapshot()
    defer { checker.restore(start) }
    let source = Source(name: "stub", text: text)
    func check() -> CheckedInput {
      checker.check(
        Parser.parse(source).statements, in: source, reportsUnresolved: false,
        checksBodies: checksBodies)
    }
    let checked =
      trustsStubs
      ? checker.holeSolver.withoutMakingTypes(check) : checker.withUnknownStubs(check)
    // Errors in a type that it extends are no errors of it.
    return checked.diagnostics.allSatisfy {
      !$0.isError || $0.source !== source || mayBeDeclared($0)
    }
  }

  /// Whether an error is about a name or a member that a stub may declare.
  private func mayBeDeclared(_ error: Diagnostic) -> Bool {
    if error.nameOfMissing != nil { return true }
    guard let missing = MissingMember(error.fact), !missing.isLikelyMisspelled else { return false }
    return (missing.owner.wrapped ?? missing.owner).nominal.map { !$0.isPrelude } ?? false
  }

  /// Declares what another text of the document declares under a name, with the declarations that
  /// it depends on; returns whether there is such a text.
  func takeDeclaration(of name: String) -> Bool {
    guard let text = declaredTexts[name], isSound(text) else { return false }
    let stub = Stub(
      name: name, text: text,
      adding: stubs[name].flatMap { $0.kind == .additions ? $0 : nil })
    set(stub)
    let checked = check(stub)
    defer { beginTypes(missingIn: checked, of: stub, text) }
    for other in Source(name: "stub", text: text).mentionedNames.sorted()
    where !isStub(other) && checker.globals(named: other).isEmpty {
      if takeDeclaration(of: other) { declare(other) }
    }
    return true
  }

  /// Undeclared types that a declaration mentions become stubs, as in the text that declares it.
  private func beginTypes(missingIn checked: CheckedInput, of stub: Stub, _ text: String) {
    let source = Source(name: "stub", text: text)
    let guess = StubGuess(source: source, texts.tree(of: source))
    measuredNames.formUnion(guess.uses.measuredNames)
    let missing = (checked.unresolved + checked.diagnostics).compactMap(\.nameOfMissing)
    for other in missing + typesNamed(inHeadOf: text)
    where other.first?.isUppercase ?? false && !isStub(other) {
      guard checker.globals(named: other).isEmpty, names.begin(other, guess) != nil else {
        continue
      }
      declare(other)
    }
    _ = check(stub)
  }

  /// The types in the signature of a function; none for other declarations.
  private func typesNamed(inHeadOf text: String) -> [String] {
    let source = Source(name: "stub", text: text)
    guard case .declaration(let declaration)? = Parser.parse(source).statements.first?.kind,
      case .function(let function) = declaration.kind
    else { return [] }
    let generic = Set(function.generics.parameters.map(\.name))
    let types = function.parameters.compactMap(\.type) + [function.result].compactMap(\.self)
    return types.flatMap { source.names(in: $0.span) }.filter { !generic.contains($0) }
  }

  /// Declares an extension from another text of the document that has one of these members; returns
  /// the name of its stub, or nil if there is none.
  ///
  /// - Parameters:
  ///   - owner: The type that lacks the member; nil if that is unknown.
  ///   - input: The text that uses the member, whose own extensions are already declared.
  ///   - call: The call of the member; nil if it is not called.
  func takeExtension(
    declaringOneOf members: Set<String>, of owner: Type?, for input: Source,
    calledAs call: CallUse? = nil
  ) -> String? {
    for part in declaredTexts.extensions.reversed() where !part.members.isDisjoint(with: members) {
      guard owner.map({ extends(part.extended, $0) }) ?? true,
        members.contains(where: { part.members.contains($0) && part.takes(call, of: $0) }),
        let name = take(part, for: input)
      else { continue }
      return name
    }
    return nil
  }

  /// Declares an extension from another text that adds a member to a type of this text, or to one that
  /// it took from another text and that mentions the member; returns the name of its stub, or nil if
  /// there is none.
  func takeExtension(
    of types: Set<String>, declaring member: String, for input: Source
  ) -> String? {
    for part in declaredTexts.extensions.reversed() where part.members.contains(member) {
      let isOwn = types.contains(part.extended)
      // Another member of it may have asked for it in the same round.
      if isOwn, isStub(part.stubName) { return part.stubName }
      let isTaken = stubs[part.extended].map { $0.kind == .declared && $0.words.contains(member) }
      guard isOwn || isTaken ?? false else { continue }
      // The type has the member, whatever its body makes of stubs that are not known yet.
      if let name = take(part, for: input, checksBodies: false) { return name }
    }
    return nil
  }

  /// Declares the extensions from other texts that add nested types, which this text mentions, to
  /// its own types; returns the names of their stubs.
  func takeExtensions(ofTypesIn guess: StubGuess) -> [String] {
    guard !guess.ownTypes.isEmpty else { return [] }
    let mentioned = guess.source.mentionedNames
    return declaredTexts.extensions.compactMap { part in
      guard guess.ownTypes.contains(part.extended), !part.types.isDisjoint(with: mentioned) else {
        return nil
      }
      return take(part, for: guess.source)
    }
  }

  /// Drops the stubs of extensions that a text declares itself.
  func releaseExtensions(in input: Source) {
    for part in declaredTexts.extensions
    where isStub(part.stubName) && input.text.contains(bytesOf: part.text) {
      set(nil, of: part.stubName)
    }
  }

  private func take(
    _ part: DeclaredTexts.Extension, for input: Source, checksBodies: Bool = true
  ) -> String? {
    let name = part.stubName
    guard !isStub(name), !input.text.contains(bytesOf: part.text),
      let text = soundText(of: part, checksBodies: checksBodies)
    else {
      return nil
    }
    let stub = Stub(name: name, text: text, adding: nil)
    set(stub)
    beginTypes(missingIn: check(stub), of: stub, text)
    return name
  }

  /// An extension, together with earlier ones if it depends on them; nil if it has errors.
  private func soundText(of part: DeclaredTexts.Extension, checksBodies: Bool) -> String? {
    if isSound(part.text, checksBodies: checksBodies) { return part.text }
    let before = declaredTexts.extensions.prefix { $0 != part }.map(\.text).filter { isSound($0) }
    let text = (before + [part.text]).joined(separator: "\n")
    if !before.isEmpty, isSound(text) { return text }
    // What does not fit a stub shows how its own text uses that.
    return isSound(part.text, checksBodies: checksBodies, trustsStubs: false) ? part.text : nil
  }

  /// Whether an extension of a type or protocol applies to a type.
  private func extends(_ name: String, _ owner: Type) -> Bool {
    guard let nominal = (owner.wrapped ?? owner).nominal else { return false }
    if nominal.name == name { return true }
    guard let target = checker.type(named: name), target.kind == .protocol else { return false }
    return checker.conforms(owner, to: target)
  }
}
