import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// Commands about the environment stack, from which views inherit values.
enum EnvironmentCommands {
  static let rows = [
    Command(
      "env", .environment,
      "env | env VIEW | env push [FRAME] | env pop | env set EXPR [in FRAME] | env set \\.KEY EXPR [in FRAME]"
        + " | env unset KEY [in FRAME] | env get KEY",
      "the environment stack, innermost frame first, or what a view sees of it and who set that;"
        + " enter and leave frames, set and read values",
      example: ["env set Library()", "env"], takes: .mixed(.environment), changesWorld: true,
      run: run
    )
    .showing(["env push sheet", "env set Library()", "env"], for: "push")
    .showing(["env push sheet", "env", "env pop", "env"], for: "pop")
    .showing(["env set Library()", "env unset Library", "env"], for: "unset")
    .showing(["env set \\.locale Locale(identifier: \"fr\")", "env get \\.locale"], for: "get")
  ]

  /// The words that can follow `env`.
  static let forms = ["push", "pop", "set", "unset", "get"]

  private static func run(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    guard let verb = invocation.words.first else { return list(session) }
    let rest = invocation.rest(after: verb)
    switch verb.text {
    case "push": return try push(session, invocation, rest)
    case "pop":
      try session.runner.host(invocation) { host throws(ViewHost.Failure) in
        try host.environment.popEnvironment()
      }
      return Answer()
    case "set": return try set(session, invocation, rest)
    case "unset": return try unset(session, invocation, rest)
    case "get": return try get(session, invocation, rest)
    default: return try seen(session, verb)
    }
  }

  /// Answers `env VIEW`: the environment values that the view inherits.
  private static func seen(_ session: Session, _ word: Word) throws(Rejection) -> Answer {
    let name = try session.viewNames.find(word)
    guard let lines = try ViewDetails(session: session, name: name).environment() else {
      let known = session.world.host.inspector.viewRecords.map(\.name) + forms
      throw .refused(
        .unknownForm(
          command: "env", word.text, forms: forms,
          nearest: Spelling.nearest(to: word.text, among: known)), word.span)
    }
    var answer = Answer(lines)
    answer.isQuery = true
    return answer
  }

  private static func list(_ session: Session) -> Answer {
    let values = ValueText(session.world)
    var lines: [StyledText] = []
    for level in session.world.host.environment.environmentLevels {
      var heading: StyledText = "\(level.label, .heading)"
      if !level.mounts.isEmpty {
        heading += StyledText("  holds \(level.mounts.joined(separator: ", "))", .quiet)
      }
      lines.append(heading)
      var table = Table()
      for entry in level.values {
        let readers = entry.readers.joined(separator: ", ")
        let value = entry.value.value
        table.append([
          "  \(entry.key, .name)",
          StyledText(values.text(value.depth > 0 ? value.unwrapped : value), .value),
          StyledText(readers.isEmpty ? "" : "read by \(readers)", .quiet),
        ])
      }
      lines += table.lines(within: session.configuration.display.columns())
    }
    var answer = Answer(lines)
    answer.isQuery = true
    return answer
  }

  private static func push(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let label = try session.newName(Word.words(of: invocation.source, in: rest).first)
    let name = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
      try host.environment.pushEnvironment(label)
    }
    return label == nil ? Answer(["\("now in", .quiet) \(name, .name)"]) : Answer()
  }

  private static func set(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let (span, label) = invocation.splitting(off: "in", from: rest)
    let writer = try writer(session, invocation, span)
    try session.runner.host(invocation) { host throws(ViewHost.Failure) in
      try host.environment.applyEnvironment(writer.value, in: label?.text)
    }
    return Answer()
  }

  /// Evaluates the modifier value that `.environment(…)` would create.
  private static func writer(
    _ session: Session, _ invocation: Invocation, _ span: Span
  ) throws(Rejection) -> Held {
    let words = Word.words(of: invocation.source, in: span)
    let first = words[0]
    guard first.text.hasPrefix("\\"), !first.isQuoted else {
      let type = try session.runner.check(Fragment(span, of: invocation.source)).resultType
      guard session.isObject(type) else {
        throw .refused(.notAnObject(type: "\(type.resolved)"), span)
      }
      guard session.isObserved(type) else {
        throw .refused(.notObservable(type: "\(type.resolved)"), span)
      }
      return try session.runner.value(
        of: span, in: invocation, prefix: "_ObjectWriter(object: ", suffix: ")"
      ).value
    }
    var key = first.text
    if key.hasSuffix(",") { key.removeLast() }
    let value = invocation.source.trimmed(Span(Int(first.span.end), Int(span.end)))
    try checkPath(session, invocation, first.span, key)
    return try session.runner.value(
      of: value, in: invocation, prefix: "_EnvironmentWriter(keyPath: \(key), value: ",
      suffix: ")"
    ).value
  }

  /// Throws an error at the key if no environment value has that name.
  private static func checkPath(
    _ session: Session, _ invocation: Invocation, _ span: Span, _ key: String
  ) throws(Rejection) {
    let path = Span(Int(span.start) + 1, Int(span.start) + key.utf8.count)
    _ = try session.runner.check(
      Fragment(path, of: invocation.source, prefix: Key.pathPrefix, suffix: ")"))
  }

  private static func unset(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let (span, label) = invocation.splitting(off: "in", from: rest)
    let key = Key(invocation, span)
    var wasSet = false
    if key.isPath {
      guard key.path.part.isEmpty else {
        try checkPath(session, invocation, span, key.text)
        throw .refused(.partOfKey(key.text, key: key.path.key), span)
      }
      let reader = try session.runner.value(
        of: key.nameSpan, in: invocation, prefix: Key.pathPrefix, suffix: ")"
      ).value
      wasSet = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
        try host.environment.unsetEnvironment(reader: reader.value, in: label?.text)
      }
    } else {
      let type = try session.runner.value(of: key.nameSpan, in: invocation, suffix: ".self").value
      wasSet = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
        try host.environment.unsetEnvironment(
          type: session.world.machine.types.type(of: type.value), in: label?.text)
      }
    }
    guard wasSet else { throw .refused(.notSet(key.text), span) }
    return Answer()
  }

  private static func get(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let key = Key(invocation, rest)
    let suffix: String
    if key.isPath {
      suffix = ")._shellValue()"
    } else if key.isOptional {
      suffix = ".self) as Environment<\(key.text)?>)._shellValue()"
    } else {
      suffix = ".self)._shellValue()"
    }
    let held = try session.runner.value(
      of: key.nameSpan, in: invocation,
      prefix: key.isPath ? Key.pathPrefix : key.isOptional ? "(Environment(" : "Environment(",
      suffix: suffix
    ).value
    var answer = Answer(
      TreeLayout.lines(of: ValueText(session.world).tree(held.value)))
    answer.isQuery = true
    return answer
  }

  /// The views that depend on an environment key; nil if it is not a key.
  static func readers(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> (key: String, names: [String])? {
    let key = Key(invocation, invocation.arguments)
    if key.isPath {
      try checkPath(session, invocation, invocation.arguments, key.text)
    } else if session.world.checker.type(named: key.text) == nil {
      return nil
    }
    return (key.text, try readers(of: key.path, session, invocation))
  }

  static func readers(
    of path: EnvironmentPath, _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> [String] {
    var names: [String] = []
    for view in session.world.host.inspector.viewRecords {
      let reads = try session.runner.host(invocation) { host throws(ViewHost.Failure) in
        try host.inspector.reads(of: view.name)
      }
      // A view that reads `\.locale.identifier` depends on `\.locale`, and the other way round.
      if reads.contains(where: { $0.isOfEnvironment && $0.path.overlaps(path) }) {
        names.append(view.name)
      }
    }
    return names
  }

  /// A key of the environment: `Library`, `Library?` or `\.theme`.
  private struct Key {
    /// The expression before `.theme` that reads the key.
    static let pathPrefix = "Environment(\\EnvironmentValues"

    let text: String
    /// What the key is in the environment: of `\.theme.color`, a part of `\.theme`.
    var path: EnvironmentPath {
      guard isPath, let dot = text.dropFirst(2).firstIndex(where: { ".?!".contains($0) }) else {
        return EnvironmentPath(key: text)
      }
      return EnvironmentPath(key: String(text[..<dot]), part: String(text[dot...]))
    }

    /// The name of the type, or the path after its backslash.
    let nameSpan: Span
    let isPath: Bool
    let isOptional: Bool

    init(_ invocation: Invocation, _ span: Span) {
      let whole = invocation.source.text(in: span)
      isPath = whole.hasPrefix("\\.")
      isOptional = whole.hasSuffix("?") && !isPath
      text = isOptional ? String(whole.dropLast()) : whole
      nameSpan = Span(Int(span.start) + (isPath ? 1 : 0), Int(span.end) - (isOptional ? 1 : 0))
    }
  }
}

extension Session {
  /// Whether a type is a class or an optional of one.
  fileprivate func isObject(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return false }
    if nominal === world.checker.wellKnown("Optional"), let wrapped = arguments.first {
      return isObject(wrapped)
    }
    return nominal.isReferenceType
  }

  /// Whether the objects of a type, or of the wrapped type, can be observed.
  fileprivate func isObserved(_ type: Type) -> Bool {
    if case .nominal(let nominal, let arguments) = type.resolved,
      nominal === world.checker.wellKnown("Optional"), let wrapped = arguments.first
    {
      return isObserved(wrapped)
    }
    return ["Observable", "ObservableObject"].contains {
      world.checker.conforms(type, to: world.checker.wellKnown($0))
    }
  }
}
