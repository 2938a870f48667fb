import Semantics
import SourceText
import Syntax

/// Types that stubs leave open, solved from all uses in a text.
extension Session {
  /// Checks a text with holes in place of the types that stubs leave open, and lets `use` look at what
  /// is wrong and at what its uses tell of them, with all that the text declares known.
  ///
  /// Nothing of it stays but what `use` does to the stubs.
  func solving(
    _ file: SourceFile, of input: Source,
    _ use: (CheckedInput, [(name: String, solution: HoleSolution)]) -> Void
  ) {
    let checker = world.checker
    let start = checker.snapshot()
    defer { checker.restore(start) }
    let open = sortedStubs.map(\.value).filter { !$0.openTypes.isEmpty }
    let names = open.flatMap(\.openTypes).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    checker.openHoles(names.map(OpenType.identifier))
    if !names.isEmpty { declareOpen("func _standIn<T>() -> T { fatalError() }") }
    for stub in open { declareOpen(stub.text) }
    let checked = checker.check(file.statements, in: input, reportsUnresolved: false)
    let solutions = names.compactMap { name in
      checker.solution(ofHole: OpenType.identifier(name)).map { (name, $0) }
    }
    checker.closeHoles()
    use(checked, solutions)
  }

  private func declareOpen(_ text: String) {
    let source = Source(name: "stub", text: text, isStandIn: true)
    _ = world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
  }

  /// Lets stubs have the types that their uses tell; whether that changes one.
  func learn(_ solutions: [(name: String, solution: HoleSolution)]) -> Bool {
    var hasChanged = false
    for (name, solution) in solutions where !solution.isDefault {
      guard let type = solution.type, let text = text(of: type, for: name) else { continue }
      if tell(name, as: text) { hasChanged = true }
    }
    return hasChanged
  }

  /// Lets the first stub that uses tell less of have a type that fits them; whether there is one.
  func choose(
    _ solutions: [(name: String, solution: HoleSolution)], _ guess: StubGuess
  ) -> Bool {
    solutions.contains { name, solution in
      choice(for: name, solution, guess).map { tell(name, as: $0) } ?? false
    }
  }

  /// Gives what is still open the types that its names suggest.
  func suggestTypes(_ guess: StubGuess) {
    while let name = sortedStubs.lazy.flatMap(\.value.openTypes).first {
      _ = tell(name, as: suggestion(for: name, guess))
    }
  }

  /// A stub as it is declared before its uses are known: what is open has a type that its name suggests.
  func closed(_ stub: Stub, _ guess: StubGuess?) -> Stub {
    var stub = stub
    while let name = stub.openTypes.first {
      stub = stub.telling(name, as: suggestion(for: name, guess))
    }
    return stub
  }

  private func tell(_ name: String, as type: String) -> Bool {
    var hasChanged = false
    for (_, stub) in sortedStubs where stub.openTypes.contains(name) {
      setStub(stub.telling(name, as: type))
      hasChanged = true
    }
    return hasChanged
  }

  /// A type as stubs write it; nil where none could, such as a generic parameter.
  private func text(of type: Type, for name: String) -> String? {
    if type.isUnknown || type.isVoid && OpenType.label(of: name) != "result" { return nil }
    if case .opaque(let opaque, _) = type.resolved {
      return opaque.constraints.contains { $0.isPrelude("View") } ? "some View" : nil
    }
    guard !type.hasParameters, !type.mentionsUnknown else { return nil }
    let text = OpenType.text(type.asAsked, of: name)
    return text == name ? nil : makeable(text)
  }

  /// A type for what is asked for members, offers values by name, or has to conform to protocols.
  private func choice(
    for name: String, _ solution: HoleSolution, _ guess: StubGuess
  ) -> String? {
    let label = OpenType.label(of: name)
    if !solution.members.isEmpty {
      return typeHaving(solution.members, label, isView: asks("View", solution))
    }
    if asks("View", solution) { return "some View" }
    if !solution.choices.isEmpty {
      let owner = String(OpenType.identifier(name).dropFirst().prefix { $0 != "." })
      let first = solution.choices[0]
      return choice(
        named: first.name, hasPayload: first.partCount > 0,
        of: world.stubs[owner]?.kind == .variable || owner == label ? "" : owner, label
      ).type
    }
    if asks("Error", solution) { return "any Error" }
    if asks("Identifiable", solution) { return ownType(for: label) }
    return solution.type.flatMap { text(of: $0, for: name) }
  }

  private func asks(_ name: String, _ solution: HoleSolution) -> Bool {
    solution.constraints.contains { $0.isPrelude(name) }
  }

  /// The type of a value that has these members: of those that the program declares the one that the
  /// value is called after, or the only one; else one of the library; else one that stands in.
  private func typeHaving(_ members: [String], _ label: String, isView: Bool) -> String {
    let called = typeName(of: label)
    if let known = declaredType(of: label), !known.hasPrefix("[") { return known }
    let own = world.checker.listings.compactMap { listing -> NominalType? in
      guard case .type(let type) = listing.symbol, !type.isPrelude, type.kind != .protocol else {
        return nil
      }
      return type
    }.filter { world.checker.hasMembers(members, $0) }
    if own.count == 1 { return own[0].name }
    let plain = [called.hasPrefix("[") ? "Array" : called, "String", "Array", "Date", "URL", "Image"]
    for name in plain {
      guard let type = world.checker.type(named: name), type.isPrelude,
        world.checker.hasMembers(members, type)
      else { continue }
      return name == "Array" ? "[\(ownElement(of: label))]" : name
    }
    if let view = world.checker.type(named: "AnyView"),
      isView || world.checker.hasMembers(members, view)
    {
      return "some View"
    }
    return ownType(for: label)
  }

  /// What the elements of a list are by the list's name alone.
  private func ownElement(of label: String) -> String {
    let called = typeName(of: label)
    return called.hasPrefix("[") ? String(called.dropFirst().dropLast()) : "String"
  }

  private func suggestion(for name: String, _ guess: StubGuess?) -> String {
    let label = OpenType.label(of: name)
    if label == "result" { return "Void" }
    let isVariable = world.stubs[label]?.kind == .variable
    return declaredType(of: label)
      ?? (isVariable ? guess?.type(ofVariable: label) : nil) ?? StubGuess.type(of: label)
  }
}
