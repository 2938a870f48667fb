import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Assertions: `expect`.
enum CheckCommands {
  static let rows = [
    Command(
      "expect", .check,
      "expect EXPR | expect updates NAME, … | expect stale NAME, … | expect error INPUT",
      "fails unless a value, the updates of the last input, the stale views, or the failure of an "
        + "input are as expected; `none` means no view",
      example: [
        "let dune = Book(title: \"Dune\")", "watch dune.title as title", "dune.title = \"Emma\"",
        "expect updates title",
      ], takes: .expression, ownTransactions: expect
    ).completing(.words)
  ]

  /// Runs an `expect` command; one that succeeds is noted for `save`.
  private static func expect(_ session: Session, _ invocation: Invocation) -> Outcome {
    let outcome = check(session, invocation)
    if outcome.ending == .accepted { session.historian.recordAssertion(invocation.source) }
    return outcome
  }

  /// The kinds of assertions.
  private enum Claim {
    /// An expression that must be true.
    case value
    case updates, stale
    /// An input that must fail.
    case error
  }

  private static func claim(_ invocation: Invocation) -> Claim {
    let words = invocation.words
    guard let first = words.first, !first.isQuoted else { return .value }
    switch first.text {
    case "updates": return .updates
    case "stale" where words.count > 1: return .stale
    case "error": return .error
    default: return .value
    }
  }

  /// Whether an `expect` command names views or contains a failing input, instead of an expression.
  static func isAboutViewsOrErrors(_ invocation: Invocation) -> Bool {
    invocation.command.name == rows[0].name && claim(invocation) != .value
  }

  private static func check(_ session: Session, _ invocation: Invocation) -> Outcome {
    switch claim(invocation) {
    case .updates: updates(session, invocation)
    case .stale: StaleCommands.expect(session, invocation)
    case .error: error(session, invocation, invocation.rest(after: invocation.words[0]))
    case .value:
      session.transact(invocation.source) { _ throws(Rejection) in
        (.command(invocation), try holds(session, invocation))
      }
    }
  }

  private static func updates(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard let last = session.log.transactions.last else {
      return session.refusal(.noTransaction, invocation.arguments, invocation)
    }
    let expected = invocation.namedViews
    let isMet =
      expected.allSatisfy { name in last.updates.contains { $0.isMeant(by: name) } }
      && last.updates.allSatisfy { update in expected.contains { update.isMeant(by: $0) } }
    guard isMet else {
      return session.refusal(
        .wrongUpdates(expected: expected, actual: last.updates.map(\.name)), invocation.arguments,
        invocation)
    }
    return Outcome(.accepted)
  }

  private static func error(
    _ session: Session, _ invocation: Invocation, _ span: Span
  ) -> Outcome {
    let fragment = Fragment(span, of: invocation.source)
    let inner = session.attempts.attempt(fragment.source)
    switch inner.ending {
    case .failed: return Outcome(.accepted)
    case .interrupted: return inner
    case .accepted, .quit: return session.refusal(.expectedError, span, invocation)
    }
  }

  private static func holds(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let (held, type) = try session.runner.value(of: invocation.arguments, in: invocation)
    guard held.value.depth == 0, held.value.kind == .bool else {
      throw .refused(.notABoolean(type: "\(type.resolved)"), invocation.arguments)
    }
    guard !held.value.asBool else { return Answer() }
    let sides = session.sides(invocation)
    throw .refused(
      .expectationFailed(invocation.text, left: sides?.left, right: sides?.right),
      invocation.arguments)
  }
}

extension Invocation {
  /// The views that an assertion names after its first word; none for `none`.
  var namedViews: [String] {
    let names = Word.names(of: source, in: rest(after: words[0]))
    return names == ["none"] ? [] : names
  }
}

extension Session {
  /// The values of both operands of a failed comparison, if they can be evaluated on their own.
  fileprivate func sides(_ invocation: Invocation) -> (left: String, right: String?)? {
    let fragment = Fragment(invocation.arguments, of: invocation.source)
    guard case .expression(let expression)? = Parser.parse(fragment.source).statements.first?.kind,
      case .sequence(let elements) = expression.kind
    else { return nil }
    var comparison: Span?
    for element in elements {
      if case .infix(let name, let span) = element {
        if ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(name), comparison == nil {
          comparison = span
        } else if ["&&", "||", "?"].contains(name) {
          return nil
        }
      }
    }
    guard let comparison else { return nil }
    let start = Int(invocation.arguments.start)
    let values = ValueText(world)
    let left = invocation.source.trimmed(Span(start, start + Int(comparison.start)))
    let right = invocation.source.trimmed(
      Span(start + Int(comparison.end), Int(invocation.arguments.end)))
    guard let leftValue = try? runner.value(of: left, in: invocation).value else { return nil }
    // An implicit member such as `.all` has no type on its own.
    let rightValue = try? runner.value(of: right, in: invocation).value
    return (values.text(leftValue.value), rightValue.map { values.text($0.value) })
  }
}

extension Transaction.Update {
  /// Whether a name means the view of this update: `BookView#1` a single view, `BookView` any of
  /// its type.
  func isMeant(by name: String) -> Bool {
    self.name == name || typeName == name || self.name.typePart == name
  }
}
