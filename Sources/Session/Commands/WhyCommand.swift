import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// The command `why`: the effects of an input and their causes, or why a view did not run.
enum WhyCommand {
  private static let models = ["let dune = Book(title: \"Dune\")", "watch dune.title as title"]

  static let row = Command(
    "why", .explain, "why [NAME] [in N] | why not NAME [in N]",
    "the causes of updates, from the write down; of a view, of a property; or why a view did not run",
    example: models + ["dune.title = \"Emma\"", "why title"], takes: .words(.view), run: why
  ).showing(models + ["dune.isAvailable = false", "why not title"], for: "not")

  private static func why(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    var words = invocation.words
    let isNegated = words.first.map { $0.text == "not" && !$0.isQuoted } ?? false
    if isNegated { words.removeFirst() }
    let input = try input(at: &words, session)
    if let word = words.first,
      let answer = try group(session, word, in: input, isNegated: isNegated)
    {
      return input == nil ? answer.behindFailure(of: session) : answer
    }
    if isNegated {
      if input == nil, let answer = try failure(session, words[0]) { return answer }
      let answer = try whyNot(session, words[0], in: input)
      return input == nil ? answer.behindFailure(of: session) : answer
    }
    guard let word = words.first else {
      guard let last = input ?? session.log.transactions.last else {
        throw .refused(.noTransaction, invocation.nameSpan)
      }
      return input == nil ? answer(session, last).behindFailure(of: session) : answer(session, last)
    }
    if let answer = try property(session, word, invocation, in: input) { return answer }
    let name = try session.viewNames.nameOfAnyTime(word)
    let found =
      input
      ?? session.log.transactions.last {
        $0.concerns(name) || $0.concernsPart(of: name) || $0.hasMadeStale(name)
      }
    if let found, found.concerns(name) || found.concernsPart(of: name) {
      return answer(session, found, about: .view(name))
    }
    if let found, found.hasMadeStale(name) { return try whyNot(session, word, in: found) }
    try session.viewNames.require(name, at: word)
    if let input { return try whyNot(session, word, in: input) }
    return Answer(
      ["\(name, .name) \("has not updated", .quiet)"],
      explanation: { WhyJSON.nothing(about: .view(name)) })
  }

  private static func answer(
    _ session: Session, _ transaction: Transaction, about subject: WhyReport.Subject = .input
  ) -> Answer {
    let report = WhyReport(TransactionIndex(transaction), ReadPlaces(session.world))
    return Answer(report.lines(about: subject), explanation: { report.facts(about: subject) })
  }

  /// Removes `in N` from the end of the words, and returns the input with that number.
  private static func input(
    at words: inout [Word], _ session: Session
  ) throws(Rejection) -> Transaction? {
    guard words.count > 1, words[words.count - 2].text == "in", !words[words.count - 2].isQuoted
    else { return nil }
    let word = words.removeLast()
    words.removeLast()
    guard let number = Int(word.text) else { throw .refused(.notANumber(word.text), word.span) }
    guard let found = session.log.transactions.last(where: { $0.number == number }) else {
      throw .refused(
        .unknownInput(number, known: session.log.transactions.map(\.number)), word.span)
    }
    return found
  }

  // Several views

  /// The answer on a name that several views have; nil if not more than one has it.
  private static func group(
    _ session: Session, _ word: Word, in input: Transaction?, isNegated: Bool
  ) throws(Rejection) -> Answer? {
    let there = session.viewNames.matches(shortenedTo: word)
    guard there.count > 1 else { return nil }
    func concerned(_ index: TransactionIndex) -> [String] {
      there.filter { index.concerns($0) || !isNegated && index.concernsPart(of: $0) }
    }
    let last =
      isNegated
      ? nil : session.log.transactions.last { !concerned(TransactionIndex($0)).isEmpty }
    guard let transaction = input ?? last ?? session.log.transactions.last else {
      throw .refused(.noTransaction, word.span)
    }
    let index = TransactionIndex(transaction)
    let ran = concerned(index)
    let mounted = Set(session.world.host.inspector.viewRecords.map(\.name))
    let rest = Set(there).subtracting(ran)
    let others = there.filter { rest.contains($0) && mounted.contains($0) }
    let places = ReadPlaces(session.world)
    let stale = input == nil ? session.log.staleViews : transaction.stale
    var gone: [StyledText] = []
    for name in there where gone.count < 8 && rest.contains(name) && !mounted.contains(name) {
      gone += try absence(session, word, name).lines
    }
    do throws(ViewHost.Failure) {
      var reports: [WhyNotReport] = []
      for name in others.prefix(WhyGroup.limit) {
        reports.append(try session.whyNot(name, in: index, stale: stale, places: places))
      }
      let group = WhyGroup(
        index, places, ran: ran, reports: reports, rest: others.count - reports.count)
      return Answer(
        places.keepingNames(group.lines) + gone.prefix(8), explanation: { group.facts })
    } catch {
      throw Rejection(error, at: word.span)
    }
  }

  // Properties

  /// Explains the last write to a property: `Book#1.title`, `dune.title`, `count`; nil if it is
  /// none.
  private static func property(
    _ session: Session, _ word: Word, _ invocation: Invocation, in input: Transaction?
  ) throws(Rejection) -> Answer? {
    guard !session.viewNames.isOfAnyTime(word) else { return nil }
    guard let target = try target(session, word, invocation) else { return nil }
    let candidates = input.map { [$0] } ?? session.log.transactions
    guard let found = candidates.last(where: { $0.steps.contains { $0.target == target } }) else {
      return Answer(
        ["\("nothing has written", .quiet) \(target, .name)"],
        explanation: { WhyJSON.nothing(about: .writes(of: target)) })
    }
    return answer(session, found, about: .writes(of: target))
  }

  private static func target(
    _ session: Session, _ word: Word, _ invocation: Invocation
  ) throws(Rejection) -> String? {
    if session.log.transactions.contains(where: { $0.steps.contains { $0.target == word.text } }) {
      return word.text
    }
    guard let dot = word.text.utf8.lastIndex(of: UInt8(ascii: ".")), !word.isQuoted else {
      return nil
    }
    let property = String(word.text[dot...].dropFirst())
    let start = Int(word.span.start)
    let end = start + word.text.utf8.distance(from: word.text.startIndex, to: dot)
    let owner = String(word.text[..<dot])
    if let type = session.world.checker.type(named: owner), type.kind == .class {
      return session.lastWritten(property, ofObjectsOf: owner) ?? word.text
    }
    let (base, _) = try session.runner.value(of: Span(start, end), in: invocation)
    guard base.value.depth == 0, base.value.kind == .instance else { return nil }
    return "\(session.world.machine.names.objectName(base.value)).\(property)"
  }

  // Why not

  /// The answer for a type without views, if the input that should have shown one failed.
  private static func failure(_ session: Session, _ word: Word) throws(Rejection) -> Answer? {
    guard let failure = session.recentFailure, session.viewNames.isDeclared(word.text),
      try session.viewNames.nameOfAnyTime(word) == word.text,
      let answer = WhyFailure(failure, view: word.text)
    else { return nil }
    return Answer(answer.lines, explanation: { answer.facts })
  }

  private static func whyNot(
    _ session: Session, _ word: Word, in input: Transaction?
  ) throws(Rejection) -> Answer {
    guard let transaction = input ?? session.log.transactions.last else {
      throw .refused(.noTransaction, word.span)
    }
    let name = try session.viewNames.nameOfAnyTime(word)
    if transaction.concerns(name) {
      var answer = answer(session, transaction, about: .view(name))
      answer.lines += SubscriptionReasons(session.world, transaction, view: name).lines
      answer.lines += MomentReasons(session.world, transaction, view: name).lines
      return answer
    }
    guard session.world.host.inspector.viewRecords.contains(where: { $0.name == name }) else {
      let absence = try absence(session, word, name)
      return Answer(
        absence.lines,
        explanation: { WhyNotFacts.absence(of: name, absence.kind, in: transaction) })
    }
    let stale = input == nil ? session.log.staleViews : transaction.stale
    do throws(ViewHost.Failure) {
      let places = ReadPlaces(session.world)
      let report = try session.whyNot(
        name, in: TransactionIndex(transaction), stale: stale, places: places)
      return Answer(report.lines(), explanation: { places.keepingNames { report.facts } })
    } catch {
      throw Rejection(error, at: word.span)
    }
  }

  /// The reason why a view that no longer exists did not run.
  private static func absence(
    _ session: Session, _ word: Word, _ name: String
  ) throws(Rejection) -> (kind: WhyNotReason.Kind, lines: [StyledText]) {
    for transaction in session.log.transactions.reversed() {
      guard let departure = transaction.disappeared.first(where: { $0.name == name }) else {
        continue
      }
      let reason = LostStateText.reason(for: departure).map { ": \($0)" } ?? ""
      return (
        .gone,
        [
          "\("·", .quiet) \(name, .name) went in input \(transaction.number)\(reason, .quiet)",
          "  \("input \(transaction.number):", .quiet) \(transaction.headline)",
        ]
      )
    }
    if let list = session.world.host.inspector.list(ofRow: name) {
      return (
        .notMade,
        [
          "\("·", .quiet) \(name, .name) \("has not been made yet:", .quiet) \(list.name, .name) \("has made", .quiet) \(list.made) of \(list.count) rows",
          "\("A row runs first when it comes into sight:", .quiet) scroll \(list.name) …",
        ]
      )
    }
    if session.viewNames.isDeclared(name) {
      return (
        .notShown,
        [
          "\("·", .quiet) no \(name, .type) \("is there: the branch, tab, sheet or row that makes one has not been shown", .quiet)"
        ]
      )
    }
    try session.viewNames.require(name, at: word)
    return (.nothingWritten, [])
  }
}

extension Answer {
  /// The answer about the last input that had effects. If a later input failed, that is mentioned
  /// first.
  fileprivate func behindFailure(of session: Session) -> Answer {
    guard let failure = session.recentFailure else { return self }
    var answer = self
    answer.lines.insert(
      StyledText("· input \(failure.number) failed, and nothing of it remains", .quiet), at: 0)
    return answer
  }
}

extension Session {
  /// The last input, if it failed and was meant to have effects.
  fileprivate var recentFailure: FailedInput? {
    guard let failure = inputs.lastFailure, !failure.isQuestion,
      failure.number > log.transactions.last?.number ?? 0
    else { return nil }
    return failure
  }

  /// Among the properties with this name of all objects of a class, the one that was written last:
  /// `Book#2.title`; nil if none was written.
  fileprivate func lastWritten(_ property: String, ofObjectsOf type: String) -> String? {
    log.transactions.reversed().lazy.flatMap { $0.steps.reversed() }.map(\.target).first {
      $0.hasPrefix(type + "#") && $0.hasSuffix("." + property)
        && $0.dropFirst(type.count + 1).dropLast(property.count + 1).allSatisfy(\.isNumber)
    }
  }
}
