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
      let lines = try ViewDetails(session: session, name: try session.viewNames.find(word)).fields()
    {
      return Answer(lines)
    }
    let (held, _) = try session.runner.value(of: invocation.arguments, in: invocation)
    let value = session.wrappedValues.valueOfBinding(held.value)?.value ?? held.value
    return Answer(TreeLayout.lines(of: ValueText(session.world).tree(value)))
  }

  private static func vars(_ session: Session, _ invocation: Invocation) -> Answer {
    var table = Table()
    for listing in session.world.checker.names.listings where !listing.name.hasPrefix("_") {
      switch listing.symbol {
      case .variable(let variable):
        let text = session.wrappedValues.currentText(session.world.machine.global(variable))
        table.append(row(listing.name, "\(variable.type.resolved)", text, variable.isLet))
      case .computed(let property):
        table.append(row(listing.name, "\(property.type.resolved)", "computed", false))
      case .wrapped(let variable, "wrappedValue"):
        let wrapper = session.world.machine.global(variable)
        let text = (try? session.wrappedValues.wrappedText(wrapper)) ?? ""
        table.append(row(listing.name, "\(variable.type.resolved)", text, false))
      case .wrapped, .type, .typeAlias, .function: continue
      }
    }
    guard !table.isEmpty else { return Answer([StyledText("no variables yet", .quiet)]) }
    return Answer(table.lines(within: session.configuration.display.columns()))
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
    guard let text = checker.texts.written(ofType: name.text) else {
      throw unknownType(name, session)
    }
    return Answer(lines(of: text))
  }

  private static func expand(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    session.runner.declareModels()
    let name = invocation.words[0]
    switch session.world.checker.expansions.expansion(ofType: name.text) {
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
    let known = session.world.checker.names.listings.compactMap { listing in
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
    for listing in session.world.checker.names.listings {
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
        let known = session.world.checker.names.listings.map(\.name)
        throw .refused(
          .unknownName(
            kind: "type", word.text, nearest: Spelling.nearest(to: word.text, among: known)),
          word.span)
      }
    }
    var table = Table()
    for object in machine.names.liveInstances(of: nominal)
    where !session.wrappedValues.isPrivate(object) {
      table.append([
        StyledText(machine.names.objectName(object), .name),
        StyledText(session.wrappedValues.fieldsText(object), .value),
        StyledText(session.objectReaders.text(object), .quiet),
      ])
    }
    guard !table.isEmpty else {
      return Answer([StyledText("no observable objects live", .quiet)])
    }
    return Answer(table.lines(within: session.configuration.display.columns()))
  }

  private static func bind(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let words = invocation.words
    guard let name = try session.newName(words[0]) else { return Answer() }
    let span = invocation.rest(after: words[1])
    let path = invocation.source.text(in: span)
    if !path.hasPrefix("$"), try !session.bindings.isBinding(span, in: invocation) {
      throw .refused(.notAPath, span)
    }
    try session.bindings.declareBinding(name, to: path, at: span, invocation)
    return Answer()
  }
}
