import Semantics
import SourceText
import Syntax

/// Stubs as declarations that the checker knows.
extension StubScope {
  /// Gives stubs what no use has told of them, and declares them.
  ///
  /// - Parameters:
  ///   - known: The types that they had before, by the names of the open types.
  ///   - guess: What the text is like that uses a variable.
  func close(
    _ names: [String], _ known: [String: String], _ guess: (_ variable: String) -> StubGuess?
  ) {
    openTypes.suggestTypes(known, guess)
    for name in names {
      guard var stub = stubs[name], stub.isOfNamedValues else { continue }
      stub.becomeCases()
      set(stub)
    }
    // Values are made of types as they came to be.
    for name in declarationOrder(of: names) { declare(name) }
  }

  /// Types before the variables that hold values of them.
  func declarationOrder(of names: [String]) -> [String] {
    func isVariable(_ name: String) -> Bool { stubs[name]?.kind == .variable }
    return names.sorted { isVariable($1) && !isVariable($0) }
  }

  func declare(_ name: String) {
    guard let known = stubs[name] else { return }
    let stub = values.filled(openTypes.closed(known))
    if known.openTypes.isEmpty { set(stub) }
    // Values of it that are there already stay values of it.
    if let type = checker.type(named: name), type.source.isStandIn,
      type.source.text == stub.text
    {
      return
    }
    declare(stub)
    guard ![.module, .variable, .function].contains(stub.kind) else { return }
    for other in others(mentioning: [name]) { declare(openTypes.closed(other)) }
  }

  /// The stubs that know what types were before, in the order in which they are declared anew: variables
  /// come last, as they hold values.
  func others(mentioning types: Set<String>) -> [Stub] {
    var changed = types
    var others = stubs.values.filter { !types.contains($0.name) }
      .sorted { $0.name < $1.name }
    var found: [Stub] = []
    while let index = others.firstIndex(where: { $0.kind != .variable && $0.mentions(changed) }) {
      let other = others.remove(at: index)
      changed.insert(other.name)
      found.append(other)
    }
    return found + others.filter { $0.kind == .variable && $0.mentions(changed) }
  }

  private func declare(_ stub: Stub) {
    let name = stub.name
    if stub.kind == .module { checker.knownModules.insert(name) }
    let checked = check(stub.text)
    // A variable has a value before the text that uses it runs; the type that it belongs to may come
    // with that text.
    let variables =
      stub.kind == .variable ? checked : StubPrinter(stub: stub).storage.map { check($0) }
    guard let variables, variables.isValid else { return }
    makeVariables(variables)
  }

  /// Makes the declaration of a stub known.
  func check(_ stub: Stub) -> CheckedInput { check(stub.text) }

  private func check(_ text: String) -> CheckedInput {
    let source = Source(name: "stub", text: text, isStandIn: true)
    return checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
  }

  /// Whether nothing is wrong with a declaration but that it mentions what is not there.
  private func isSound(_ text: String) -> Bool {
    let start = checker.snapshot()
    defer { checker.restore(start) }
    let source = Source(name: "stub", text: text)
    let checked = checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
    return !checked.diagnostics.contains { $0.isError && $0.nameOfMissing == nil }
  }

  /// Lets what another text of the document declares stand in, with what that mentions of the document;
  /// whether there is such a text.
  func takeDeclaration(of name: String) -> Bool {
    guard let text = declaredTexts[name], isSound(text) else { return false }
    let stub = Stub(
      name: name, text: text,
      adding: stubs[name].flatMap { $0.kind == .additions ? $0 : nil })
    set(stub)
    let checked = check(stub)
    defer {
      // What it mentions and no text declares is stood in for as in the text that declares it.
      let guess = StubGuess(source: Source(name: "stub", text: text))
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
    for other in Source(name: "stub", text: text).mentionedNames.sorted()
    where !isStub(other) && checker.globals(named: other).isEmpty {
      if takeDeclaration(of: other) { declare(other) }
    }
    return true
  }

  /// The types that the parameters and the result of a function are of; none for other declarations.
  private func typesNamed(inHeadOf text: String) -> [String] {
    let source = Source(name: "stub", text: text)
    guard case .declaration(let declaration)? = Parser.parse(source).statements.first?.kind,
      case .function(let function) = declaration.kind
    else { return [] }
    let generic = Set(function.generics.parameters.map(\.name))
    let types = function.parameters.compactMap(\.type) + [function.result].compactMap(\.self)
    return types.flatMap { source.names(in: $0.span) }.filter { !generic.contains($0) }
  }

  /// Lets an extension of another text of the document stand in that declares a member of one of these
  /// names; the name of the stub, nil where there is none.
  ///
  /// - Parameters:
  ///   - owner: The type that lacks the member; nil where that does not show.
  ///   - input: The text that asks for it, whose own extensions are known.
  func takeExtension(
    declaringOneOf members: Set<String>, of owner: Type?, for input: Source
  ) -> String? {
    for part in declaredTexts.extensions.reversed() where !part.members.isDisjoint(with: members) {
      guard owner.map({ extends(part.extended, $0) }) ?? true,
        let name = take(part, for: input)
      else { continue }
      return name
    }
    return nil
  }

  /// Lets the extension of another text stand in that gives a type of this text a member; the name of the
  /// stub, nil where there is none.
  func takeExtension(
    of types: Set<String>, declaring member: String, for input: Source
  ) -> String? {
    for part in declaredTexts.extensions.reversed()
    where types.contains(part.extended) && part.members.contains(member) {
      if let name = take(part, for: input) { return name }
    }
    return nil
  }

  /// Lets the extensions of other texts stand in that give types of this text the types inside of them
  /// which it mentions; the names of the stubs.
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

  private func take(_ part: DeclaredTexts.Extension, for input: Source) -> String? {
    let name = "extension \(part.extended)." + part.members.sorted().joined(separator: ",")
    guard !isStub(name), !input.text.contains(part.text), let text = soundText(of: part) else {
      return nil
    }
    let stub = Stub(name: name, text: text, adding: nil)
    set(stub)
    _ = check(stub)
    return name
  }

  /// An extension, with those before it where it leans on them; nil where something is wrong with it.
  private func soundText(of part: DeclaredTexts.Extension) -> String? {
    if isSound(part.text) { return part.text }
    let before = declaredTexts.extensions.prefix { $0 != part }.map(\.text).filter(isSound)
    let text = (before + [part.text]).joined(separator: "\n")
    return !before.isEmpty && isSound(text) ? text : nil
  }

  /// Whether an extension of a type or protocol adds members to a type.
  private func extends(_ name: String, _ owner: Type) -> Bool {
    guard let nominal = (owner.wrapped ?? owner).nominal else { return false }
    if nominal.name == name { return true }
    guard let target = checker.type(named: name), target.kind == .protocol else { return false }
    return checker.conforms(owner, to: target)
  }
}
