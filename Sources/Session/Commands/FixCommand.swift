import Reports
import Semantics
import SourceText

/// The commands `fix` and `edit`, which run a changed version of an earlier input.
enum FixCommand {
  static let rows = [
    Command(
      "fix", .shell, "fix", "runs the last input that failed, changed as its errors suggest",
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
        ?? session.world.checker.texts.source(ofType: word.text)
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
  /// The view whose code failed: `Profile#1`; nil if no view's code did.
  let view: String?

  /// Whether it was only a query, which would not have changed anything.
  var isQuestion: Bool {
    guard case .command(let invocation) = Reading.read(input),
      case .inTransaction = invocation.command.work
    else { return false }
    return !invocation.command.changesWorld
  }

  /// The first line of the input.
  var headline: String { Transaction.headline(of: input.text) }

  /// The input with fix-its applied: those of each error that do not overlap earlier ones; nil if
  /// there are none.
  ///
  /// Of an error and its notes, only the first with complete fix-its is applied, because notes may
  /// offer alternatives.
  var fixed: String? {
    var fixIts: [Diagnostic.FixIt] = []
    for error in diagnostics where error.isError {
      let offer = ([error] + error.notes).first {
        $0.source === input && !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.hasPlaceholder)
      }
      guard let offer,
        !offer.fixIts.contains(where: { new in fixIts.contains { $0.span.touches(new.span) } })
      else { continue }
      fixIts += offer.fixIts
    }
    guard !fixIts.isEmpty else { return nil }
    var bytes = input.bytes
    for fixIt in fixIts.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(fixIt.span.clamped(to: bytes.count), with: fixIt.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Span {
  /// Whether two spans have a byte in common, one contains the other, or both begin at the same
  /// place.
  fileprivate func touches(_ other: Span) -> Bool {
    start == other.start || start < other.end && other.start < end
  }
}

extension Session {
  /// The names of the types that the program declares.
  fileprivate var ownTypeNames: [String] {
    world.checker.names.listings.compactMap { listing in
      if case .type = listing.symbol { listing.name } else { nil }
    }
  }

  /// The lines of an input with their prompts; none where the input is shown as typed.
  private func echo(of source: Source) -> [StyledText] {
    if let show = configuration.display.showInput {
      show(source.text)
      return []
    }
    return source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      StyledText($0.offset == 0 ? "bindery>" : "   ...>", .prompt) + StyledText(" " + $0.element)
    }
  }

  /// Shows a text, and then runs it as if it had been typed.
  fileprivate func run(_ text: String, named name: String) -> Outcome {
    var all = Outcome(.accepted)
    let sources = reader.splitInputs(of: text) { _ in name }
    for source in sources {
      let lines = echo(of: source)
      var outcome = evaluate(source)
      outcome.answer = lines + outcome.answer
      guard sources.count > 1 else { return outcome }
      loader.take(outcome, into: &all)
      all.ending = outcome.ending
      guard outcome.ending == .accepted else { break }
    }
    return all
  }
}
