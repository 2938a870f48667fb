import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Stand-ins for what a document names and never declares, on request.
extension Session {
  /// How often stubs are bettered for one text.
  private static let rounds = 48

  /// Declares stubs for what a text is missing; what they are.
  ///
  /// The checker says what is wrong without them, each round a little more.
  func makeStubs(for file: SourceFile, of input: Source) -> [Diagnostic] {
    guard configuration.makesStubs else { return [] }
    declareModels(mentionedIn: input)
    if StubGuess(source: input).importsOtherFrameworks { world.importsOtherFrameworks = true }
    var touched: [String] = []
    for _ in 0..<Session.rounds {
      let start = world.checker.snapshot()
      let checked = world.checker.check(file.statements, in: input, reportsUnresolved: false)
      world.checker.restore(start)
      let guess = StubGuess(source: input)
      let wrong = checked.unresolved + checked.diagnostics.filter(\.isError)
      var bettered: String?
      for diagnostic in wrong where bettered == nil {
        bettered =
          better(diagnostic, guess) ?? addVariable(diagnostic, guess, in: file.statements)
      }
      guard let name = bettered else { break }
      if !touched.contains(name) { touched.append(name) }
      declareStub(name)
    }
    let whole = input.trimmed(Span(0, input.bytes.count))
    return touched.compactMap { name in
      world.stubs[name].map { stub in
        Diagnostic(
          .note, "stub: \(stub.text)", in: input, at: Span(Int(whole.start), Int(whole.start)))
      }
    }
  }

  /// The same for the inputs of a text, which may use each other's names.
  func makeStubs(forAllOf inputs: [Source]) -> [Diagnostic] {
    guard configuration.makesStubs, let first = inputs.first else { return [] }
    let sound = inputs.filter { input in
      if case .command = Reading.read(input) { return false }
      let file = Parser.parse(input)
      return !file.diagnostics.contains(where: \.isError) && fragmentRemark(file, input) == nil
        && memberFragment(file, input) == nil
    }
    let joined = Source(name: first.name, text: sound.map(\.text).joined(separator: "\n"))
    defer { world.checker.commit() }
    return makeStubs(for: Parser.parse(joined), of: joined)
  }

  private func declareStub(_ name: String) {
    guard let stub = world.stubs[name].map(filled) else { return }
    setStub(stub)
    declare(stub)
    guard ![.module, .variable, .function].contains(stub.kind) else { return }
    // Stubs that mention the type know what it was before; of these, variables come last, as they
    // hold values.
    var changed: Set<String> = [name]
    var others = world.stubs.values.filter { $0.name != name }.sorted { $0.name < $1.name }
    while let index = others.firstIndex(where: { $0.kind != .variable && $0.mentions(changed) }) {
      let other = others.remove(at: index)
      changed.insert(other.name)
      declare(other)
    }
    for other in others where other.kind == .variable && other.mentions(changed) { declare(other) }
  }

  private func declare(_ stub: Stub) {
    let name = stub.name
    if stub.kind == .module { world.checker.knownModules.insert(name) }
    let checked = check(stub)
    // A variable has a value before the text that uses it runs.
    guard stub.kind == .variable, checked.isValid, let function = checked.function else { return }
    do throws(Fault) {
      try world.host.run(function).release()
      try install(checked.declared)
    } catch {
      // It stays without a value, which the text that uses it will say.
    }
  }

  /// Makes the declaration of a stub known.
  func check(_ stub: Stub) -> CheckedInput {
    let source = Source(name: "stub", text: stub.text)
    return world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
  }

  func begin(_ name: String, _ guess: StubGuess) -> String? {
    // A type may be called like its module.
    guard world.stubs[name].map({ $0.kind == .module }) ?? true, name != "self" else { return nil }
    var stub = Stub(name: name, kind: guess.kind(of: name))
    if stub.kind == .function {
      let calls = guess.calls(of: name)
      guard !calls.isEmpty || guess.isAction(name) else { return nil }
      let result = guess.result(ofCallsOf: name).map { self.result($0) }
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

  /// A value that a piece of code at the top level uses: statements, and members torn out of their
  /// type. A name that a whole type misses is a mistake of its own.
  private func addVariable(
    _ diagnostic: Diagnostic, _ guess: StubGuess, in statements: [Statement]
  ) -> String? {
    guard let missing = Session.missingName(diagnostic) else { return nil }
    let isOfDeclaration = statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind else { return false }
      switch declaration.kind {
      case .type, .extension: break
      default: return false
      }
      return statement.span.start <= diagnostic.span.start
        && diagnostic.span.start < statement.span.end
    }
    let name = String(missing.drop { $0 == "$" })
    guard !isOfDeclaration, name.first?.isLowercase ?? false, name != "self" else { return nil }
    if var known = world.stubs[name] {
      guard name != missing, known.bind() else { return nil }
      setStub(known)
      return name
    }
    var stub = Stub(name: name, kind: .variable)
    let type = guess.type(ofVariable: name)
    // Of a list whose third element is asked for, there are three.
    let count = type == "[String]" ? guess.highestIndex(of: name).map { $0 + 1 } : nil
    stub.add(missing, type, value: count.map { "Array(repeating: \"\", count: \($0))" })
    setStub(stub)
    return name
  }

  func setStub(_ stub: Stub) {
    let world = world
    let before = world.stubs[stub.name]
    world.stubs[stub.name] = stub
    world.machine.journal.record { world.stubs[stub.name] = before }
  }

  /// The stubs by their names, in the order of these.
  var sortedStubs: [(key: String, value: Stub)] { world.stubs.sorted { $0.key < $1.key } }

  func isStub(_ name: String) -> Bool { world.stubs[name] != nil }
}
