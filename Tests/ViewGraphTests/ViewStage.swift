import Interpreter
import ObservationGraph
import Semantics
import SourceText
import Syntax
import ViewGraph

/// A program with views, driven line by line; a transcript records the effects of each line.
///
/// ```
/// > book.title = "B"
/// ↻ BookView#1  Book#1.title
/// ```
final class ViewStage {
  private let stage: ProgramStage
  private let output = Transcript()
  private var host: ViewHost { stage.host }
  private var machine: Machine { stage.machine }

  /// The transcript of output and reports.
  private final class Transcript { var lines: [String] = [] }

  private init() {
    let output = output
    stage = ProgramStage("test") { text in
      output.lines += text.split(separator: "\n").map { "  \($0)" }
    }
  }

  /// The transcript of `inputs`, one on each line, after the declarations of `program`.
  static func run(_ program: String, _ inputs: String) -> String {
    let view = ViewStage()
    view.transaction { _ = try view.stage.evaluate(program) }
    for input in inputs.split(separator: "\n") {
      view.output.lines.append("> \(input)")
      view.transaction { try view.perform(String(input)) }
      view.output.lines += view.stage.graph.checkInvariants() + view.host.checkInvariants()
    }
    return view.output.lines.joined(separator: "\n")
  }

  private func transaction(_ work: () throws -> Void) {
    let names = stage.checker.snapshot()
    stage.begin()
    do {
      try work()
      try host.updates.settle()
      report(host.trace)
      host.updates.commit()
      machine.journal.commit()
      stage.checker.commit()
    } catch {
      stage.takeBack()
      stage.checker.restore(names)
      output.lines.append("error: \(message(of: error))")
    }
  }

  private func message(of error: any Error) -> String {
    switch error {
    case let fault as Fault: text(of: fault)
    case ViewHost.Failure.fault(let fault): text(of: fault)
    case ViewHost.Failure.mount(let problem): problem.message
    case ViewHost.Failure.drive(let problem): problem.message
    case let rejection as ProgramStage.Rejection: rejection.messages.joined(separator: "; ")
    default: "\(error)"
    }
  }

  private func text(of fault: Fault) -> String {
    switch fault.kind {
    case .fatalError(let message): return message
    case .missingObject(let type, let isObservable):
      return Fault.missingObjectText(type: type, isObservable: isObservable)
    default: return "\(fault.kind)"
    }
  }

  private func perform(_ input: String) throws {
    let words = input.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    // `tap LABEL`, `type LABEL | TEXT`, with ` @ NAME` for the view that contains the control.
    let parts = rest.components(separatedBy: " @ ")
    let arguments = parts[0].components(separatedBy: " | ")
    let place = parts.count > 1 ? parts[1] : nil
    switch words[0] {
    case "mount":
      let view = Held(owned: try stage.evaluate(rest))
      try host.mounting.mount(view.value, named: nil)
    case "unmount": try host.mounting.unmount(rest)
    case "watch":
      let closure = Held(owned: try stage.evaluate("({ \(rest) })"))
      try host.mounting.watch(closure.value, named: nil, text: rest)
    case "environment":
      let writer = Held(owned: try stage.evaluate(rest))
      try host.environment.applyEnvironment(writer.value)
    case "push": try host.environment.pushEnvironment(rest)
    case "pop": try host.environment.popEnvironment()
    case "tree":
      let trees = try host.snapshots.tree(of: rest.isEmpty ? nil : rest)
      output.lines += trees.flatMap(\.lines).map { "  \($0)" }
    case "reads":
      output.lines += try host.inspector.reads(of: rest).map { "  \($0.target).\($0.property)" }
    default:
      if let action = ViewStage.action(words[0], arguments) {
        return try host.driver.perform(action, in: place)
      }
      try stage.evaluate(input).release()
    }
  }

  private static func action(_ name: String, _ arguments: [String]) -> ViewAction? {
    let (first, last) = (arguments[0], arguments[arguments.count - 1])
    return switch name {
    case "tap": .tap(first)
    case "press": .press(first)
    case "release": .release(first)
    case "doubletap": .gesture("doubletap", first, x: 0, y: 0)
    case "type": .type(first, text: last)
    case "toggle": .toggle(first)
    case "slide": .slide(first, to: Double(last) ?? 0)
    case "step": .step(first, isUp: last == "up")
    case "select": .select(first, value: last)
    case "submit": .submit(first)
    case "focus": .focus(first)
    case "delete": .delete(row: first)
    case "scroll": .scroll(to: first)
    case "dismiss": .dismiss
    case "back": .back
    default: nil
    }
  }

  private func report(_ trace: UpdateTrace) {
    for update in trace.updates {
      let causes = update.causes.map { text(of: $0, of: update, in: trace) }.joined(separator: ", ")
      let value = update.watched.map { " = \(text(of: $0))" } ?? ""
      output.lines.append(
        "↻ \(update.name)\(update.isWasted ? " (wasted)" : "")  \(causes)\(value)")
    }
    output.lines += trace.appeared.map { "+ \($0.name)\(text(of: $0.reason))" }
    output.lines += trace.disappeared.map { "- \($0.name)" }
    output.lines += trace.log.map { "! \($0.text)" }
  }

  private func text(of cause: Cause, of update: Update, in trace: UpdateTrace) -> String {
    switch cause {
    case .property(let target, let property): "\(target).\(property)"
    case .state(let view, let property): "state \(view).\(property)"
    case .environment(let key, let old, let new):
      "environment \(key.text) \(text(of: old)) → \(text(of: new))"
    case .object(let target):
      "object \(target).\(announced(by: target, before: update.pass, in: trace))"
    case .input(let field, let old, let new, _, let parent):
      cause.isComparableInput
        ? "input \(field) \(text(of: old)) → \(text(of: new)) from \(parent)"
        : "input \(field), not comparable, from \(parent)"
    case .external(let name): name
    }
  }

  /// The property whose change the object announced first.
  private func announced(by object: String, before pass: Int, in trace: UpdateTrace) -> String {
    let first = trace.announcements(of: object, before: pass).first { !trace.isConsequence($0) }
    return first?.property ?? ""
  }

  private func text(of reason: Appearance.Reason) -> String {
    switch reason {
    case .branch: " (branch)"
    case .identity(_, let old, let new): " (id \(old) → \(new))"
    case .presented: " (presented)"
    case .mounted, .parent: ""
    }
  }

  private func text(of held: Held?) -> String {
    guard let held else { return "nothing" }
    return (try? machine.describer.debugDescribe(held.value)) ?? "?"
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
