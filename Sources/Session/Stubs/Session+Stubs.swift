import Interpreter
import Semantics
package import SourceText
import Syntax
import ViewGraph

/// Stand-ins for what a document names and never declares, on request.
extension Session {
  /// How often stubs are bettered for one text.
  private static let rounds = 48

  /// Checks a text, with stubs for what it is missing where these are made; what they are.
  func checkWithStubs(
    _ file: SourceFile, of input: Source
  ) -> (checked: CheckedInput, stubs: [Diagnostic], known: CheckerSnapshot) {
    let reportsUnresolved = !configuration.allowsLaterNames
    func check() -> CheckedInput {
      world.checker.check(file.statements, in: input, reportsUnresolved: reportsUnresolved)
    }
    guard configuration.makesStubs else {
      let start = world.checker.snapshot()
      return (check(), [], start)
    }
    meet(file, of: input)
    let start = world.checker.snapshot()
    let checked = check()
    // Most texts of a document need nothing that those before it did not.
    if isWhole(checked, file) { return (checked, tell([], in: input), start) }
    world.checker.restore(start)
    let stubs = makeStubs(for: file, of: input)
    let known = world.checker.snapshot()
    return (check(), stubs, known)
  }

  /// Whether a text needs no stub.
  private func isWhole(_ checked: CheckedInput, _ file: SourceFile) -> Bool {
    checked.isValid && checked.unresolved.isEmpty && !lacksWrappers(file)
  }

  /// Notes what a text declares, before stubs are made for it.
  private func meet(_ file: SourceFile, of input: Source) {
    declaredTexts.note(file, of: input)
    declareModels(mentionedIn: input)
    releaseStubs(declaredBy: file)
  }

  /// Declares stubs for what a text is missing; what they are.
  func makeStubs(for file: SourceFile, of input: Source) -> [Diagnostic] {
    guard configuration.makesStubs else { return [] }
    meet(file, of: input)
    let before = world.stubs
    let touched = betterStubs(for: file, of: input).filter {
      world.stubs[$0]?.text != before[$0]?.text
    }
    return tell(touched, in: input)
  }

  /// What is told of the stubs that a text changes or is the first to mention.
  private func tell(_ touched: [String], in input: Source) -> [Diagnostic] {
    let expected = expectedStubs(mentionedIn: input, by: touched)
    world.expectedStubs.subtract(touched + expected)
    let whole = input.trimmed(Span(0, input.bytes.count))
    return (touched + expected).compactMap { name in
      world.stubs[name].map { stub in
        Diagnostic(
          .note, "stub: \(stub.shownText)", in: input, at: Span(Int(whole.start), Int(whole.start)))
      }
    }
  }

  /// The same for the inputs of a text, which may use each other's names.
  func makeStubs(forAllOf inputs: [Source]) -> [Diagnostic] {
    guard configuration.makesStubs, let first = inputs.first else { return [] }
    let sound = soundInputs(inputs).map(\.source.text)
    let joined = Source(name: first.name, text: sound.joined(separator: "\n"))
    defer { world.checker.commit() }
    return makeStubs(for: Parser.parse(joined), of: joined)
  }

  /// Makes the types that the inputs of a document ask for before the first of them runs, so that what a
  /// later one tells of a type holds in an earlier one. They are told of where they are first mentioned.
  ///
  /// Variables and functions are those of the inputs that use them.
  package func expect(_ inputs: [Source]) {
    guard configuration.makesStubs else { return }
    let sound = soundInputs(inputs)
    for (file, source) in sound {
      declaredTexts.note(file, of: source)
      declareModels(mentionedIn: source)
    }
    let start = world.checker.snapshot()
    for (file, source) in sound {
      meet(file, of: source)
      let before = world.checker.snapshot()
      let checked = world.checker.check(file.statements, in: source, reportsUnresolved: false)
      guard !isWhole(checked, file) else { continue }
      world.checker.restore(before)
      _ = betterStubs(for: file, of: source)
      _ = world.checker.check(file.statements, in: source, reportsUnresolved: false)
    }
    world.checker.restore(start)
    world.stubs = world.stubs.compactMapValues { stub in
      stub.kind == .declared ? stub.additions : stub.isOfDocument ? stub : nil
    }
    for (name, _) in sortedStubs { declareStub(name) }
    world.expectedStubs = Set(world.stubs.keys)
    world.checker.commit()
  }

  /// The inputs that are parts of programs, without commands and what is not whole.
  private func soundInputs(_ inputs: [Source]) -> [(file: SourceFile, source: Source)] {
    inputs.compactMap { input in
      if case .command = Reading.read(input) { return nil }
      let file = Parser.parse(input)
      let isWhole =
        !file.diagnostics.contains(where: \.isError) && fragmentRemark(file, input) == nil
        && memberFragment(file, input) == nil
      return isWhole ? (file, input) : nil
    }
  }

  /// The stubs that inputs before asked for and nobody was told of, as far as a text, its own stubs or
  /// what they mention mentions them.
  private func expectedStubs(mentionedIn input: Source, by touched: [String]) -> [String] {
    var found: [String] = []
    let unknown = world.expectedStubs.subtracting(touched)
    let mentioned = Set(input.mentionedNames.map { String($0.drop { $0 == "$" }) })
    let stubs = touched.compactMap { world.stubs[$0] }
    var open = unknown.filter { name in
      mentioned.contains(name) || stubs.contains { $0.mentions([name]) }
    }.sorted()
    while !open.isEmpty {
      let name = open.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      guard let stub = world.stubs[name] else { continue }
      open += unknown.filter { stub.mentions([$0]) }.sorted()
    }
    return found
  }

  /// Declares and betters stubs until nothing that they could mend is wrong with a text; which they are.
  private func betterStubs(for file: SourceFile, of input: Source) -> [String] {
    let guess = StubGuess(source: input)
    if guess.importsOtherFrameworks { world.importsOtherFrameworks = true }
    var touched = makeWrappers(for: file)
    for name in touched { declareStub(name) }
    var reopened: [String: String]?
    for _ in 0..<Session.rounds {
      let changed = betterStubs(for: file, of: input, guess, &reopened, touched)
      if changed.isEmpty { break }
      touched += changed.filter { !touched.contains($0) }
    }
    suggestTypes(guess, reopened ?? [:])
    // Values are made of types as they came to be.
    for name in touched.sorted(by: { isVariable($1) && !isVariable($0) }) { declareStub(name) }
    return touched
  }

  /// One step: what the uses in a text tell of its stubs, or what the first of its errors asks for.
  ///
  /// - Parameters:
  ///   - reopened: The types of stubs of texts before that were left open again; nil as long as none was.
  ///   - touched: The stubs that this text changed before.
  /// - Returns: The stubs that it changes, which are to be declared anew.
  private func betterStubs(
    for file: SourceFile, of input: Source, _ guess: StubGuess,
    _ reopened: inout [String: String]?, _ touched: [String]
  ) -> [String] {
    let before = world.stubs
    var bettered: String?
    solving(file, of: input, touched) { checked, solutions, effects in
      let wrong = checked.unresolved + checked.diagnostics.filter(\.isError)
      // What a name is missing in tells nothing.
      for diagnostic in wrong where Session.missingName(diagnostic) != nil {
        bettered = better(diagnostic, guess) ?? addVariable(diagnostic)
        if bettered != nil { return }
      }
      if learn(solutions, effects) { return }
      if !wrong.isEmpty, reopened == nil {
        reopened = reopenStubs(mentionedIn: input, except: touched)
        if world.stubs != before { return }
      }
      for diagnostic in wrong where bettered == nil { bettered = better(diagnostic, guess) }
      if bettered != nil || choose(solutions, guess) { return }
      suggestTypes(guess, reopened ?? [:])
    }
    let changed = Set(world.stubs.keys.filter { world.stubs[$0] != before[$0] })
    return changed.union(bettered.map { [$0] } ?? []).sorted()
  }

  private func isVariable(_ name: String) -> Bool { world.stubs[name]?.kind == .variable }

  private func declareStub(_ name: String) {
    guard let known = world.stubs[name] else { return }
    let stub = filled(closed(known, nil))
    if known.openTypes.isEmpty { setStub(stub) }
    // Values of it that are there already stay values of it.
    if let type = world.checker.type(named: name), type.source.isStandIn,
      type.source.text == stub.text
    {
      return
    }
    declare(stub)
    guard ![.module, .variable, .function].contains(stub.kind) else { return }
    for other in others(mentioning: [name]) { declare(closed(other, nil)) }
  }

  /// The stubs that know what types were before, in the order in which they are declared anew: variables
  /// come last, as they hold values.
  func others(mentioning types: Set<String>) -> [Stub] {
    var changed = types
    var others = world.stubs.values.filter { !types.contains($0.name) }
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
    if stub.kind == .module { world.checker.knownModules.insert(name) }
    let checked = check(stub.text)
    // A variable has a value before the text that uses it runs; the type that it belongs to may come
    // with that text.
    let variables =
      stub.kind == .variable ? checked : stub.storage.map { check($0) }
    guard let variables, variables.isValid, let function = variables.function else { return }
    do throws(Fault) {
      try world.host.updates.run(function).release()
      try install(variables.declared)
    } catch {
      // It stays without a value, which the text that uses it will say.
    }
  }

  /// Makes the declaration of a stub known.
  func check(_ stub: Stub) -> CheckedInput { check(stub.text) }

  private func check(_ text: String) -> CheckedInput {
    let source = Source(name: "stub", text: text, isStandIn: true)
    return world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
  }

  /// Whether nothing is wrong with a declaration but that it mentions what is not there.
  private func isSound(_ text: String) -> Bool {
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    let source = Source(name: "stub", text: text)
    let checked = world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
    return !checked.diagnostics.contains { $0.isError && Session.missingName($0) == nil }
  }

  /// Lets what another text of the document declares stand in, with what that mentions of the document;
  /// whether there is such a text.
  func takeDeclaration(of name: String) -> Bool {
    guard let text = declaredTexts[name], isSound(text) else { return false }
    let stub = Stub(
      name: name, text: text,
      adding: world.stubs[name].flatMap { $0.kind == .additions ? $0 : nil })
    setStub(stub)
    _ = check(stub)
    for other in Source(name: "stub", text: text).mentionedNames.sorted()
    where !isStub(other) && world.checker.globals(named: other).isEmpty {
      if takeDeclaration(of: other) { declareStub(other) }
    }
    return true
  }

  /// What a text declares itself is no longer stood in for, but for members that it lacks.
  private func releaseStubs(declaredBy file: SourceFile) {
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.kind,
        case .type(let type) = declaration.kind, let stub = world.stubs[type.name],
        stub.kind != .additions
      else { continue }
      setStub(stub.additions, of: type.name)
    }
  }

  func begin(_ name: String, _ guess: StubGuess) -> String? {
    // A type may be called like its module.
    guard world.stubs[name].map({ [.module, .additions].contains($0.kind) }) ?? true, name != "self"
    else { return nil }
    if takeDeclaration(of: name) { return name }
    var stub = Stub(name: name, kind: guess.kind(of: name))
    if stub.kind == .function {
      let calls = guess.calls(of: name)
      guard !calls.isEmpty || guess.isAction(name) else { return nil }
      let used = guess.result(ofCallsOf: name)
      let result = OpenType.named(name, used.map { $0.name ?? name } ?? OpenType.resultLabel)
      for call in calls.isEmpty ? [nil] : calls.map(Optional.some) {
        let parameters = self.parameters(call, of: name, named: name, guess)
        _ = stub.add(Stub.Method(head: "func \(name)(\(parameters))", result: result))
      }
    } else {
      _ = fit(&stub, to: guess)
      if stub.kind == .structure, name.hasSuffix("Error") { _ = stub.conform(to: "Error") }
    }
    setStub(stub)
    return name
  }

  /// A value that a text uses and does not declare.
  private func addVariable(_ diagnostic: Diagnostic) -> String? {
    guard case .value(let missing)? = diagnostic.missingName, !isProjectionOfKnown(diagnostic)
    else {
      return nil
    }
    let name = String(missing.drop { $0 == "$" })
    guard name.first?.isLowercase ?? false, name != "self" else { return nil }
    if var known = world.stubs[name] {
      guard name != missing, known.bind() else { return nil }
      setStub(known)
      return name
    }
    var stub = Stub(name: name, kind: .variable)
    stub.add(missing, OpenType.named(name, name))
    setStub(stub)
    return name
  }

  /// Whether it is `$name` of a value that is there, which no wrapper holds.
  private func isProjectionOfKnown(_ diagnostic: Diagnostic) -> Bool {
    guard case NameError.cannotFind(let name, .name(let near)) = diagnostic.fact else {
      return false
    }
    return name == "$" + near
  }

  func setStub(_ stub: Stub) { setStub(stub, of: stub.name) }

  private func setStub(_ stub: Stub?, of name: String) {
    let world = world
    let before = world.stubs[name]
    world.stubs[name] = stub
    world.machine.journal.record { world.stubs[name] = before }
  }

  /// The stubs by their names, in the order of these.
  var sortedStubs: [(key: String, value: Stub)] { world.stubs.sorted { $0.key < $1.key } }

  func isStub(_ name: String) -> Bool { world.stubs[name] != nil }
}
