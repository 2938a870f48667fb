import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Stand-ins for what a document names and never declares, on request.
extension Session {
  /// How often stubs are bettered for one text.
  private static let rounds = 12

  /// Declares stubs for what a text is missing; what they are.
  ///
  /// The checker says what is wrong without them, each round a little more.
  func makeStubs(for file: SourceFile, of input: Source) -> [Diagnostic] {
    guard configuration.makesStubs else { return [] }
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
      return !Parser.parse(input).diagnostics.contains(where: \.isError)
    }
    let joined = Source(name: first.name, text: sound.map(\.text).joined(separator: "\n"))
    defer { world.checker.commit() }
    return makeStubs(for: Parser.parse(joined), of: joined)
  }

  private func declareStub(_ name: String) {
    guard let stub = world.stubs[name] else { return }
    if stub.kind == .module { world.checker.knownModules.insert(name) }
    let source = Source(name: "stub", text: stub.text)
    let checked = world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: false)
    // A variable has a value before the text that uses it runs.
    guard stub.kind == .variable, checked.isValid, let function = checked.function else { return }
    do throws(Fault) {
      try world.host.run(function).release()
      try install(checked.declared)
    } catch {
      // It stays without a value, which the text that uses it will say.
    }
  }

  /// Makes or betters the stub that a diagnostic asks for; its name.
  private func better(_ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    if let name = Session.missingName(diagnostic) { return begin(name, diagnostic, guess) }
    let quoted = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    if let name = changeKind(quoted) { return name }
    if let name = addModule(diagnostic, quoted) { return name }
    if let name = makeInheritable(diagnostic, quoted) { return name }
    if diagnostic.message.contains("is not a member type of"), quoted.count >= 2,
      var stub = world.stubs[quoted[1]], stub.add(method: "struct \(quoted[0]): Hashable {}")
    {
      setStub(stub)
      return quoted[1]
    }
    let lacksMember = ["has no member", "has no dynamic member"].contains(
      where: diagnostic.message.contains)
    if lacksMember, quoted.count >= 2 {
      return addMember(quoted[1], to: quoted[0], diagnostic, guess)
    }
    if diagnostic.message.hasPrefix("cannot convert value of type"), quoted.count >= 2 {
      if let name = changeProperty(at: diagnostic, from: quoted[0], to: quoted[1]) { return name }
    }
    if diagnostic.message.hasSuffix("conform to 'BinaryFloatingPoint'"),
      let type = quoted.first(where: { ["String", "Int"].contains($0) }),
      let name = changeProperty(at: diagnostic, from: type, to: "Double")
    {
      return name
    }
    // A call that the stub does not take.
    for name in diagnostic.source.names(around: diagnostic.span).sorted() {
      guard var stub = world.stubs[name], Session.fit(&stub, to: guess) else { continue }
      setStub(stub)
      return name
    }
    return nil
  }

  private func begin(_ name: String, _ diagnostic: Diagnostic, _ guess: StubGuess) -> String? {
    guard world.stubs[name] == nil, name != "self" else { return nil }
    var stub = Stub(name: name, kind: guess.kind(of: name))
    if stub.kind == .function {
      guard let call = guess.arguments(ofCallsOf: name).first ?? (guess.isAction(name) ? [] : nil)
      else { return nil }
      _ = stub.add(method: "func \(name)(\(Session.parameters(call))) {}")
    } else {
      _ = Session.fit(&stub, to: guess)
    }
    setStub(stub)
    return name
  }

  /// A value that a piece of code at the top level uses; a name that a declaration misses is a mistake
  /// of its own.
  private func addVariable(
    _ diagnostic: Diagnostic, _ guess: StubGuess, in statements: [Statement]
  ) -> String? {
    guard let missing = Session.missingName(diagnostic) else { return nil }
    let isOfDeclaration = statements.contains { statement in
      guard case .declaration = statement.kind else { return false }
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
    stub.add(missing, guess.type(ofVariable: name))
    setStub(stub)
    return name
  }

  /// Lets a stub be made the way a text makes it; whether that changes it.
  private static func fit(_ stub: inout Stub, to guess: StubGuess) -> Bool {
    var hasChanged = false
    for call in guess.arguments(ofCallsOf: stub.name) {
      for argument in call {
        guard let label = argument.label, !stub.has(label), !stub.has("$" + label) else { continue }
        hasChanged = true
        if argument.value.hasPrefix("$") {
          stub.add("$" + label, StubGuess.type(of: label))
        } else {
          let type = StubGuess.type(of: label, value: argument.value)
          stub.add(label, stub.kind == .view && type != "() -> Void" ? "Any?" : type)
        }
      }
      if stub.take(unlabelled: call.count { $0.label == nil }) { hasChanged = true }
    }
    if guess.hasTrailingClosure(stub.name),
      stub.take(stub.name.hasSuffix("Button") ? .action : .content)
    {
      hasChanged = true
    }
    return hasChanged
  }

  private static func parameters(_ call: [(label: String?, value: String)]) -> String {
    call.enumerated().map { index, argument in
      let isPath = argument.value.hasPrefix("\\")
      let type = isPath ? "KeyPath<Element, String>" : "Any?"
      return "\(argument.label ?? "_") argument\(index + 1): \(type)"
    }.joined(separator: ", ")
  }

  private func addMember(
    _ member: String, to type: String, _ diagnostic: Diagnostic, _ guess: StubGuess
  ) -> String? {
    var owner = type.hasSuffix("?") ? String(type.dropLast()) : type
    for wrapper in ["Binding<", "Bindable<"] where owner.hasPrefix(wrapper) {
      owner = String(owner.dropFirst(wrapper.count).dropLast())
    }
    let isOwn = world.checker.type(named: owner)?.isPrelude == false
    guard world.stubs[owner] != nil || isOwn || owner.hasPrefix("[") else { return nil }
    var stub = world.stubs[owner] ?? Stub(name: owner, kind: .additions)
    let bytes = diagnostic.source.bytes
    let end = Int(diagnostic.span.end)
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      let call = guess.arguments(ofCallsOf: member).first ?? []
      let result = owner.hasPrefix("[") ? " -> Self { self }" : " {}"
      guard stub.add(method: "func \(member)(\(Session.parameters(call)))\(result)") else {
        return nil
      }
    } else {
      guard !stub.has(member) else { return nil }
      stub.add(member, StubGuess.type(of: member))
    }
    setStub(stub)
    return owner
  }

  /// A stub that has to be a model: it is bound to, or asked to conform.
  private func changeKind(_ quoted: [String]) -> String? {
    var name = quoted.first ?? ""
    var kind = Stub.Kind.observable
    if name.hasPrefix("Bindable<") {
      name = String(name.dropFirst(9).dropLast())
    } else if quoted.contains("ObservableObject"), let found = quoted.first(where: isStub) {
      (name, kind) = (found, .observableObject)
    } else if quoted.contains("Observable"), let found = quoted.first(where: isStub) {
      name = found
    } else {
      return nil
    }
    guard var stub = world.stubs[name], stub.become(kind) else { return nil }
    setStub(stub)
    return name
  }

  /// A framework that is not there.
  private func addModule(_ diagnostic: Diagnostic, _ quoted: [String]) -> String? {
    guard diagnostic.message.hasPrefix("no such module"), let name = quoted.first,
      world.stubs[name] == nil
    else { return nil }
    setStub(Stub(name: name, kind: .module))
    return name
  }

  /// A stub that a declaration inherits from: the first that a class names is its superclass, unless it
  /// is called as protocols are.
  private func makeInheritable(_ diagnostic: Diagnostic, _ quoted: [String]) -> String? {
    guard diagnostic.message.hasPrefix("inheritance from non-protocol"), let name = quoted.first,
      var stub = world.stubs[name]
    else { return nil }
    let bytes = diagnostic.source.bytes
    let before = String(
      decoding: bytes[..<Int(diagnostic.span.start)].suffix(80), as: UTF8.self)
    let isFirst = before.last { !$0.isWhitespace } == ":"
    let isOfClass = diagnostic.message.contains("non-class")
    let isCalledProtocol = ["Delegate", "Protocol", "DataSource", "able", "ing"]
      .contains(where: name.hasSuffix)
    guard stub.become(isFirst && isOfClass && !isCalledProtocol ? .object : .protocol) else {
      return nil
    }
    setStub(stub)
    return name
  }

  private func isStub(_ name: String) -> Bool { world.stubs[name] != nil }

  /// A property that is used as another type than was guessed.
  private func changeProperty(
    at diagnostic: Diagnostic, from old: String, to new: String
  ) -> String? {
    func plain(_ type: String) -> String {
      type.hasPrefix("Binding<") ? String(type.dropFirst(8).dropLast()) : type
    }
    let names = diagnostic.source.names(around: diagnostic.span)
    for (name, stub) in world.stubs.sorted(by: { $0.key < $1.key }) {
      for property in stub.properties where property.type == plain(old) {
        let own = String(property.name.drop { $0 == "$" })
        guard names.contains(own) || names.contains("$" + own) else { continue }
        var changed = stub
        guard
          ["Int", "Double", "CGFloat", "Bool", "String", "Date", "URL", "UUID"].contains(plain(new))
            || plain(new).hasSuffix("?") || plain(new).hasPrefix("[")
            || plain(new).hasPrefix("Set<"),
          changed.change(property.name, to: plain(new))
        else { continue }
        setStub(changed)
        return name
      }
    }
    return nil
  }

  private func setStub(_ stub: Stub) {
    let world = world
    let before = world.stubs[stub.name]
    world.stubs[stub.name] = stub
    world.machine.journal.record { world.stubs[stub.name] = before }
  }
}
