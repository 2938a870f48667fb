import Reports
import SourceText
import ViewGraph

/// Why views updated, or did not.
enum ExplainCommands {
  private static let models = ["let dune = Book(title: \"Dune\")", "watch dune.title as title"]

  static let rows = [
    Command(
      "why", .explain, "why [NAME] | why not NAME",
      "the way from the write to the update, or why there was none",
      example: models + ["dune.title = \"Emma\"", "why title"], takes: .words(.view), run: why),
    Command(
      "log", .explain, "log [N]", "the last inputs that did something, and what they updated",
      example: models + ["dune.title = \"Emma\"", "log 2"], takes: .words(.any), run: log),
    Command(
      "stats", .explain, "stats", "per view: updates, updates that changed nothing, reads",
      example: models + ["stats"], run: stats),
  ]

  private static func why(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    let words = invocation.words
    if words.first?.text == "not" {
      return try whyNot(session, words[1])
    }
    guard let word = words.first else {
      guard let last = session.log.last else { throw .refused(.noTransaction, invocation.nameSpan) }
      return Answer(WhyReport(last).lines())
    }
    let name = try session.viewNameOfAnyTime(word)
    if let found = session.log.last(where: { $0.concerns(name) }) {
      return Answer(WhyReport(found).lines(for: name))
    }
    try session.requireView(name, at: word)
    return Answer(["\(name, .name) \("has not updated", .quiet)"])
  }

  private static func whyNot(_ session: Session, _ word: Word) throws(Rejection) -> Answer {
    let name = try session.viewName(word)
    try session.requireView(name, at: word)
    guard let last = session.log.last else { throw .refused(.noTransaction, word.span) }
    if last.updates.contains(where: { $0.name == name }) {
      return Answer(WhyReport(last).lines(for: name))
    }
    var lines: [StyledText] = []
    if let stale = last.stale.first(where: { $0.view == name }) {
      var only = Transaction()
      only.stale = [stale]
      return Answer(UpdateReport.lines(of: only))
    }
    let reads: [ReadDescription]
    do throws(ViewHost.Failure) {
      reads = try session.world.host.reads(of: name)
    } catch {
      throw Rejection(error, at: word.span)
    }
    if let maker = session.world.host.makerName(of: name),
      last.updates.contains(where: { $0.name == maker })
    {
      lines.append("· \(maker, .name) updated, and handed \(name, .name) the same as before")
    }
    var told: Set<String> = []
    for write in last.writes where told.insert(write.target).inserted {
      let read = reads.first { $0.text == write.target }
      if read != nil, let silence = write.silence {
        lines.append("· " + UpdateReport.sentence(silence, write, [write.target]))
      } else if read?.isState == true {
        lines.append(
          "· \(name, .name) reads \(write.target, .name) through a binding that compares as before")
      } else {
        lines.append("· \(name, .name) does not read \(write.target, .name)")
      }
    }
    if lines.isEmpty { lines.append(StyledText("· the last input wrote nothing", .quiet)) }
    let names = reads.map(\.text).joined(separator: ", ")
    lines.append(
      reads.isEmpty
        ? "\(name, .name) depends on nothing"
        : "\(name, .name) depends on \(names, .name)")
    return Answer(lines)
  }

  private static func log(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    var count = 10
    if let word = invocation.words.first {
      guard let number = Int(word.text), number > 0 else {
        throw .refused(.notANumber(word.text), word.span)
      }
      count = number
    }
    guard !session.log.isEmpty else {
      return Answer([StyledText("nothing has happened yet", .quiet)])
    }
    var table = Table(alignments: [.right])
    for transaction in session.log.suffix(count) {
      table.append([
        StyledText("\(transaction.number)", .quiet), StyledText(transaction.headline),
        StyledText(transaction.summary, .quiet),
      ])
    }
    return Answer(table.lines)
  }

  private static func stats(_ session: Session, _ invocation: Invocation) -> Answer {
    let records = session.world.host.viewRecords
    guard !records.isEmpty else { return Answer([StyledText("nothing is mounted", .quiet)]) }
    var table = Table(
      ["view", "updates", "wasted", "reads"], alignments: [.left, .right, .right, .right])
    for record in records {
      table.append([
        StyledText(record.name, .name), StyledText("\(record.updates)"),
        StyledText("\(record.wasted)"), StyledText("\(record.reads)"),
      ])
    }
    return Answer(table.lines)
  }
}

extension Session {
  /// The view that a word means, among those of now and those that the log knows.
  fileprivate func viewNameOfAnyTime(_ word: Word) throws(Rejection) -> String {
    let name = try viewName(word)
    guard name == word.text else { return name }
    let known = log.flatMap { transaction in
      transaction.updates.map(\.name) + transaction.appeared.map(\.name)
        + transaction.disappeared
    }
    return try viewName(word, among: known)
  }

  /// Fails with the nearest name where no view is called so.
  fileprivate func requireView(_ name: String, at word: Word) throws(Rejection) {
    let names = world.host.viewRecords.map(\.name)
    guard !names.contains(name) else { return }
    throw .refused(
      .unknownName(
        kind: "view", word.text, nearest: Spelling.nearest(to: word.text, among: names)),
      word.span)
  }
}

extension Transaction {
  /// Whether a view of that name updated, came or went.
  func concerns(_ name: String) -> Bool {
    updates.contains { $0.name == name } || appeared.contains { $0.name == name }
      || disappeared.contains(name)
  }

  /// The first line of the input.
  var headline: String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: true)
    guard let first = lines.first else { return "" }
    let text = first.drop { $0 == " " }
    return lines.count > 1 ? text + " …" : String(text)
  }

  /// `updated BookView#1, watch#1`.
  var summary: String {
    var parts: [String] = []
    if !updates.isEmpty { parts.append("updated \(list(updates.map(\.name)))") }
    if !appeared.isEmpty { parts.append("appeared \(list(appeared.map(\.name)))") }
    if !disappeared.isEmpty { parts.append("disappeared \(list(disappeared))") }
    if !stale.isEmpty { parts.append("stale \(list(stale.map(\.view)))") }
    if parts.isEmpty, !writes.isEmpty { parts.append("updated nothing") }
    return parts.joined(separator: "; ")
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}
