import Reports
import Semantics
import SourceText

/// The commands `fix` and `edit`, which run a changed version of an earlier input.
enum FixCommand {
  static let rows = [
    Command(
      "fix", .shell, "fix", "runs the last input that failed, changed as its error suggests",
      example: ["let a = 1 let b = 2", "fix"], unrecorded: fix),
    Command(
      "edit", .shell, "edit [N|NAME]",
      "opens the last input, input N or the source of a type in your editor, and runs what you save",
      example: ["let a = 1", "edit"], takes: .words(.inputOrType), unrecorded: edit),
  ]

  private static func fix(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard let failure = session.inputs.lastFailure else {
      return session.refusal(.nothingFailed, invocation.nameSpan, invocation)
    }
    guard let changed = failure.fixed else {
      return session.refusal(.noFixIt, invocation.nameSpan, invocation)
    }
    return session.run(changed, named: failure.input.name)
  }

  private static func edit(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard let edit = session.configuration.edit else {
      return session.refusal(.noEditor, invocation.nameSpan, invocation)
    }
    let entries = session.history.entries
    let text: String?
    if let word = invocation.words.first {
      text =
        Int(word.text).map { number in
          entries.first { $0.isAct && $0.number == number }?.source.text
        }
        ?? session.world.checker.sourceText(ofType: word.text)
      guard text != nil else {
        return session.refusal(
          Int(word.text) == nil
            ? .unknownName(kind: "type", word.text, nearest: nil, known: session.ownTypeNames)
            : .notInHistory(word.text, session.history.numbers), word.span, invocation)
      }
    } else {
      text = session.inputs.last?.text
    }
    guard let changed = edit(text ?? ""), changed != text, !changed.isEmpty else {
      var outcome = Outcome(.accepted)
      outcome.answer = [StyledText("· nothing was changed", .quiet)]
      return outcome
    }
    return session.run(changed, named: invocation.source.name)
  }
}

/// An input that failed, and its diagnostics.
struct FailedInput {
  let number: Int
  let input: Source
  let diagnostics: [Diagnostic]
  /// The view whose code failed: `Profile#1`; nil where none did.
  let view: String?

  /// Whether it only asked something, and would have changed nothing.
  var isQuestion: Bool {
    guard case .command(let invocation) = Reading.read(input),
      case .inTransaction = invocation.command.work
    else { return false }
    return !invocation.command.changesWorld
  }

  /// The first line of the input.
  var headline: String { Transaction.headline(of: input.text) }

  /// The input with the fix-its of the first error or note that has some, all complete; nil if none has.
  var fixed: String? {
    let errors = diagnostics.filter(\.isError)
    let all = errors + errors.flatMap(\.notes)
    guard
      let fixIts = all.first(where: {
        $0.source === input && !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.hasPlaceholder)
      })?.fixIts
    else { return nil }
    var bytes = input.bytes
    for fixIt in fixIts.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(fixIt.span.clamped(to: bytes.count), with: fixIt.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Session {
  /// The names of the types that the program declares.
  fileprivate var ownTypeNames: [String] {
    world.checker.listings.compactMap { listing in
      if case .type = listing.symbol { listing.name } else { nil }
    }
  }

  /// The lines of an input with their prompts; none where the input is shown as typed.
  private func echo(of source: Source) -> [StyledText] {
    if let show = configuration.showInput {
      show(source.text)
      return []
    }
    return source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      StyledText($0.offset == 0 ? "bindery>" : "   ...>", .prompt) + StyledText(" " + $0.element)
    }
  }

  /// Runs a text as if it had been typed, and shows it before.
  fileprivate func run(_ text: String, named name: String) -> Outcome {
    var all = Outcome(.accepted)
    let sources = splitInputs(of: text) { _ in name }
    for source in sources {
      all.answer += echo(of: source)
      let outcome = evaluate(source)
      guard sources.count > 1 else {
        var only = outcome
        only.answer = all.answer + outcome.answer
        return only
      }
      all.steps.append(outcome)
      all.diagnostics += outcome.diagnostics
      all.transaction.append(outcome.transaction)
      all.ending = outcome.ending
      guard outcome.ending == .accepted else { break }
    }
    return all
  }
}
