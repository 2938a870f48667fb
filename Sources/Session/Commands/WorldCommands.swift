import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Commands about values, variables, types and objects.
enum WorldCommands {
  static let rows = [
    Command(
      "show", .world, "show EXPR | show VIEW",
      "the value in full, with the names of objects, or a view's properties",
      example: ["let dune = Book(title: \"Dune\")", "show dune", "show Book#1.author"],
      takes: .expression, run: show),
    Command(
      "vars", .world, "vars", "the variables, their types and values",
      example: ["let dune = Book(title: \"Dune\")", "vars"], run: vars),
    Command(
      "types", .world, "types [NAME]", "the types that are declared, or the source of one",
      example: ["types Book"], takes: .words(.type), run: types),
    Command(
      "expand", .world, "expand TYPE", "the source of a type with its macros expanded",
      example: ["expand Book"], takes: .words(.type), run: expand),
    Command(
      "objects", .world, "objects [TYPE]", "the observable objects that live, and who reads them",
      example: ["let dune = Book(title: \"Dune\")", "watch dune.title", "objects Book"],
      takes: .words(.type), run: objects),
    Command(
      "bind", .world, "bind NAME = $PATH",
      "makes a variable that reads and writes through a binding",
      example: [
        "let dune = Book(title: \"Dune\")", "bind title = $dune.title", "title = \"Dune Messiah\"",
      ], takes: .declaration, changesWorld: true, run: bind),
  ]

  private static func show(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    // The name of a type is not a value, but may mean its only view.
    let isValue = session.world.checker.globals(named: invocation.text).contains {
      if case .type = $0 { false } else { true }
    }
    if !isValue || invocation.source.hasLiveNames, let word = invocation.words.first,
      word.text == invocation.text,
      let lines = try ViewDetails(session: session, name: try session.viewName(word)).fields()
    {
      return Answer(lines)
    }
    let (held, _) = try session.runner.value(of: invocation.arguments, in: invocation)
    let value = session.valueOfBinding(held.value)?.value ?? held.value
    return Answer(TreeLayout.lines(of: ValueText(session.world).tree(value)))
  }

  private static func vars(_ session: Session, _ invocation: Invocation) -> Answer {
    var table = Table()
    for listing in session.world.checker.listings where !listing.name.hasPrefix("_") {
      switch listing.symbol {
      case .variable(let variable):
        let text = session.currentText(session.world.machine.global(variable))
        table.append(row(listing.name, "\(variable.type.resolved)", text, variable.isLet))
      case .computed(let property):
        table.append(row(listing.name, "\(property.type.resolved)", "computed", false))
      case .wrapped(let variable, "wrappedValue"):
        let wrapper = session.world.machine.global(variable)
        let text = (try? session.wrappedText(wrapper)) ?? ""
        table.append(row(listing.name, "\(variable.type.resolved)", text, false))
      case .wrapped, .type, .typeAlias, .function: continue
      }
    }
    guard !table.isEmpty else { return Answer([StyledText("no variables yet", .quiet)]) }
    return Answer(table.lines(within: session.configuration.columns()))
  }

  private static func row(
    _ name: String, _ type: String, _ value: String, _ isLet: Bool
  ) -> [StyledText] {
    [
      StyledText(isLet ? "let" : "var", .quiet), "\(name, .name): \(type, .type)",
      StyledText(value, .value),
    ]
  }

  private static func types(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    session.runner.declareModels()
    let checker = session.world.checker
    guard let name = invocation.words.first else { return Answer(typeTable(session).lines) }
    guard let text = checker.writtenText(ofType: name.text) else {
      throw unknownType(name, session)
    }
    return Answer(lines(of: text))
  }

  private static func expand(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    session.runner.declareModels()
    let name = invocation.words[0]
    switch session.world.checker.expansion(ofType: name.text) {
    case .text(let text)?: return Answer(lines(of: text))
    case .unchanged(let macros)?:
      throw .refused(.nothingToExpand(name.text, macros: macros), name.span)
    case nil: throw unknownType(name, session)
    }
  }

  private static func lines(of text: String) -> [StyledText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      StyledText(String($0)).verbatim
    }
  }

  private static func unknownType(_ name: Word, _ session: Session) -> Rejection {
    let known = session.world.checker.listings.compactMap { listing in
      if case .type = listing.symbol { listing.name } else { nil }
    }
    return .refused(
      .unknownName(
        kind: "type of yours", name.text, nearest: Spelling.nearest(to: name.text, among: known),
        known: known),
      name.span)
  }

  private static func typeTable(_ session: Session) -> Table {
    var table = Table()
    for listing in session.world.checker.listings {
      guard case .type(let nominal) = listing.symbol else { continue }
      let kind = (nominal.isObservable ? "@Observable " : "") + "\(nominal.kind)"
      let conformances = nominal.conformances.map(\.protocol.name).filter { !$0.hasPrefix("_") }
      table.append([
        StyledText(kind, .quiet), StyledText(listing.name, .type),
        StyledText(conformances.joined(separator: ", "), .quiet),
      ])
    }
    return table
  }

  private static func objects(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let machine = session.world.machine
    var nominal: NominalType?
    if let word = invocation.words.first {
      nominal = session.world.checker.type(named: word.text)
      if nominal == nil {
        let known = session.world.checker.listings.map(\.name)
        throw .refused(
          .unknownName(
            kind: "type", word.text, nearest: Spelling.nearest(to: word.text, among: known)),
          word.span)
      }
    }
    var table = Table()
    for object in machine.liveInstances(of: nominal) where !session.isPrivate(object) {
      table.append([
        StyledText(machine.objectName(object), .name),
        StyledText(session.fieldsText(object), .value),
        StyledText(session.readersText(object), .quiet),
      ])
    }
    guard !table.isEmpty else {
      return Answer([StyledText("no observable objects live", .quiet)])
    }
    return Answer(table.lines(within: session.configuration.columns()))
  }

  private static func bind(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let words = invocation.words
    guard let name = try session.newName(words[0]) else { return Answer() }
    let span = invocation.rest(after: words[1])
    let path = invocation.source.text(in: span)
    if !path.hasPrefix("$"), try !session.isBinding(span, in: invocation) {
      throw .refused(.notAPath, span)
    }
    try session.declareBinding(name, to: path, at: span, invocation)
    return Answer()
  }
}

extension Session {
  /// Whether an object belongs to the library, such as the cell of a `@State`.
  func isPrivate(_ object: Value) -> Bool {
    world.machine.dynamicType(object).nominal?.isPrelude ?? true
  }

  func wrappedText(_ wrapper: Value) throws(Fault) -> String {
    try wrappedValue(wrapper).map { ValueText(world).text($0.value) } ?? ""
  }

  private func wrappedValue(_ wrapper: Value) throws(Fault) -> Held? {
    guard wrapper.kind != .hole,
      let nominal = world.machine.dynamicType(wrapper).nominal
    else { return nil }
    for case .property(let property) in nominal.members["wrappedValue"] ?? [] {
      return Held(owned: try world.machine.get(property, of: wrapper))
    }
    return nil
  }

  /// The current value of a binding, which may differ from the value when it was made; nil for
  /// other values, and if the target can no longer be read.
  func valueOfBinding(_ value: Value) -> Held? {
    guard value.kind == .structure, let nominal = world.machine.dynamicType(value).nominal,
      nominal.isPrelude, nominal.name == "Binding", nominal.outer == nil
    else { return nil }
    return try? wrappedValue(value)
  }

  /// The text of a value; for a binding, of its current value.
  func currentText(_ value: Value) -> String {
    ValueText(world).text(valueOfBinding(value)?.value ?? value)
  }

  func fieldsText(_ object: Value) -> String {
    let values = ValueText(world)
    let names = world.machine.dynamicType(object).nominal?.storedProperties.map(\.name) ?? []
    return zip(names, object.fields).filter { !$0.0.hasPrefix("_$") }
      .map { "\($0.0): \(values.text($0.1))" }.joined(separator: ", ")
  }

  func readersText(_ object: Value) -> String {
    var names: [String] = []
    for slot in 0..<object.fields.count {
      for name in world.host.inspector.readers(of: object, slot: slot) where !names.contains(name) {
        names.append(name)
      }
    }
    return names.isEmpty ? "" : "read by \(names.joined(separator: ", "))"
  }

  /// Declares a variable that accesses the target of `$path`.
  func declareBinding(
    _ name: String, to path: String, at span: Span, _ invocation: Invocation
  ) throws(Rejection) {
    guard path.hasPrefix("$") else {
      return try declareProjection(name, of: path, at: span, invocation)
    }
    if !path.dropFirst().isEmpty, world.checker.globals(named: path).isEmpty {
      _ = try runner.check(
        Fragment(Span(Int(span.start) + 1, Int(span.end)), of: invocation.source))
    }
    let root = String(path.dropFirst().prefix { $0.isLetter || $0.isNumber || "_#".contains($0) })
    let rest = String(path.dropFirst(root.count + 1))
    let expression: String
    if !root.contains("#"), !world.checker.globals(named: "$\(root)").isEmpty {
      expression = path
    } else if isObservable(root) {
      expression = "Bindable(\(root))\(rest)"
    } else {
      expression = "Binding(get: { \(root)\(rest) }, set: { \(root)\(rest) = $0 })"
    }
    try declareProjection(name, of: expression, at: span, invocation)
  }

  /// Whether an expression that contains a projection, such as `Board#1.$filter`, is a binding.
  fileprivate func isBinding(_ span: Span, in invocation: Invocation) throws(Rejection) -> Bool {
    guard invocation.source.text(in: span).contains(".$") else { return false }
    let type = try runner.check(Fragment(span, of: invocation.source)).resultType.resolved
    return type.nominal === world.checker.wellKnown("Binding")
  }

  /// Makes a variable of a binding, which reads and writes through it.
  private func declareProjection(
    _ name: String, of expression: String, at span: Span, _ invocation: Invocation
  ) throws(Rejection) {
    let backing = "_\(name)"
    let fragment = Fragment(
      Span(Int(span.start), Int(span.start)), of: invocation.source,
      prefix: "let \(backing) = \(expression)")
    _ = try runner.runStatements(fragment)
    for case .variable(let variable) in world.checker.globals(named: backing) {
      world.checker.declareProjection(name, of: variable)
    }
  }

  private func isObservable(_ name: String) -> Bool {
    for symbol in world.checker.globals(named: name) {
      let type: Type
      switch symbol {
      case .variable(let variable): type = variable.type
      case .computed(let property): type = property.type
      case .wrapped(let variable, "wrappedValue"): type = variable.type.arguments.first ?? .unknown
      default: continue
      }
      return world.checker.conforms(type, to: world.checker.wellKnown("Observable"))
    }
    return false
  }
}
