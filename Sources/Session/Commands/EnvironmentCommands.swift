import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// The environment stack: what ancestors hand down.
enum EnvironmentCommands {
  static let rows = [
    Command(
      "env", .environment,
      "env | env push [LABEL] | env pop | env set EXPR | env set \\.KEY EXPR | env unset KEY | env get KEY",
      "the environment stack, innermost frame first; enter and leave frames, set and read values",
      example: ["env set Library()", "env"], takes: .expression, isActing: true, run: run)
  ]

  private static func run(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    guard let verb = invocation.words.first else { return list(session) }
    let rest = invocation.rest(after: verb)
    switch verb.text {
    case "push": return try push(session, invocation, rest)
    case "pop":
      try session.host(invocation) { host throws(ViewHost.Failure) in try host.popEnvironment() }
      return Answer()
    case "set": return try set(session, invocation, rest)
    case "unset": return try unset(session, invocation, rest)
    case "get": return try get(session, invocation, rest)
    default:
      throw .refused(
        .unknownName(
          kind: "form of 'env':", verb.text,
          nearest: Spelling.nearest(
            to: verb.text, among: ["push", "pop", "set", "unset", "get"])), verb.span)
    }
  }

  private static func list(_ session: Session) -> Answer {
    let values = ValueText(session.world.machine)
    var lines: [StyledText] = []
    for level in session.world.host.environmentLevels {
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
      lines += table.lines
    }
    var answer = Answer(lines)
    answer.isQuestion = true
    return answer
  }

  private static func push(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let label = Word.words(of: invocation.source, in: rest).first?.text
    let name = try session.host(invocation) { host throws(ViewHost.Failure) in
      try host.pushEnvironment(label)
    }
    return label == nil ? Answer(["\("now in", .quiet) \(name, .name)"]) : Answer()
  }

  private static func set(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let (span, label) = invocation.splitting(off: "in", from: rest)
    let writer = try writer(session, invocation, span)
    try session.host(invocation) { host throws(ViewHost.Failure) in
      try host.applyEnvironment(writer.value, in: label?.text)
    }
    return Answer()
  }

  /// A value of the modifier that `.environment(…)` would make.
  private static func writer(
    _ session: Session, _ invocation: Invocation, _ span: Span
  ) throws(Rejection) -> Held {
    let words = Word.words(of: invocation.source, in: span)
    guard let first = words.first else {
      throw .refused(.missingArgument(invocation.command), invocation.nameSpan)
    }
    guard first.text.hasPrefix("\\"), !first.isQuoted else {
      let type = try session.check(Fragment(span, of: invocation.source)).resultType
      guard session.isObject(type) else {
        throw .refused(.notAnObject(type: "\(type.resolved)"), span)
      }
      return try session.value(
        of: span, in: invocation, prefix: "_ObjectWriter(object: ", suffix: ")"
      ).value
    }
    guard words.count > 1 else {
      throw .refused(.missingArgument(invocation.command), invocation.nameSpan)
    }
    var key = first.text
    if key.hasSuffix(",") { key.removeLast() }
    let value = invocation.source.trimmed(Span(Int(first.span.end), Int(span.end)))
    return try session.value(
      of: value, in: invocation, prefix: "_EnvironmentWriter(keyPath: \(key), value: ",
      suffix: ")"
    ).value
  }

  private static func unset(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let (span, label) = invocation.splitting(off: "in", from: rest)
    let key = try Key(session, invocation, span)
    var wasSet = false
    if key.isPath {
      let reader = try session.value(
        of: span, in: invocation, prefix: "Environment(", suffix: ")"
      ).value
      wasSet = try session.host(invocation) { host throws(ViewHost.Failure) in
        try host.unsetEnvironment(reader: reader.value, in: label?.text)
      }
    } else {
      let type = try session.value(of: key.nameSpan, in: invocation, suffix: ".self").value
      wasSet = try session.host(invocation) { host throws(ViewHost.Failure) in
        try host.unsetEnvironment(
          type: session.world.machine.types.type(of: type.value), in: label?.text)
      }
    }
    guard wasSet else { throw .refused(.notSet(key.text), span) }
    return Answer()
  }

  private static func get(
    _ session: Session, _ invocation: Invocation, _ rest: Span
  ) throws(Rejection) -> Answer {
    let key = try Key(session, invocation, rest)
    let suffix: String
    if key.isPath {
      suffix = ").wrappedValue"
    } else if key.isOptional {
      suffix = ".self) as Environment<\(key.text)?>).wrappedValue"
    } else {
      suffix = ".self).wrappedValue"
    }
    let held = try session.value(
      of: key.nameSpan, in: invocation,
      prefix: key.isOptional ? "(Environment(" : "Environment(", suffix: suffix
    ).value
    var answer = Answer(
      TreeLayout.lines(of: ValueText(session.world.machine).tree(held.value)))
    answer.isQuestion = true
    return answer
  }

  /// `Library`, `Library?` or `\.theme`.
  private struct Key {
    let text: String
    let nameSpan: Span
    let isPath: Bool
    let isOptional: Bool

    init(_ session: Session, _ invocation: Invocation, _ span: Span) throws(Rejection) {
      let whole = invocation.source.text(in: span)
      guard !whole.isEmpty else {
        throw .refused(.missingArgument(invocation.command), invocation.nameSpan)
      }
      isPath = whole.hasPrefix("\\")
      isOptional = whole.hasSuffix("?") && !isPath
      text = isOptional ? String(whole.dropLast()) : whole
      nameSpan = isOptional ? Span(Int(span.start), Int(span.end) - 1) : span
    }
  }
}

extension Session {
  /// Whether values of a type are objects, or optional ones.
  fileprivate func isObject(_ type: Type) -> Bool {
    guard case .nominal(let nominal, let arguments) = type.resolved else { return false }
    if nominal === world.checker.wellKnown("Optional"), let wrapped = arguments.first {
      return isObject(wrapped)
    }
    return nominal.isReferenceType
  }
}
