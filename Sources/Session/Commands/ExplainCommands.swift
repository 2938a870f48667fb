import Reports
import SourceText
import Syntax
import ViewGraph

/// Commands that explain updates: `why` and `log`.
enum ExplainCommands {
  private static let models = ["let dune = Book(title: \"Dune\")", "watch dune.title as title"]

  static let rows = [
    WhyCommand.row,
    Command(
      "log", .explain, "log [N]", "the last inputs that did something, and what they updated",
      example: models + ["dune.title = \"Emma\"", "log 2"], takes: .words(.any), run: log),
  ]

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
    guard !session.log.transactions.isEmpty else {
      return Answer([StyledText("nothing has happened yet", .quiet)])
    }
    var table = Table(alignments: [.right])
    for transaction in session.log.transactions.suffix(count) {
      table.append([
        StyledText("\(transaction.number)", .quiet),
        session.historyListing.headlineCell(transaction.headline),
        StyledText(transaction.summary, .quiet),
      ])
    }
    return Answer(table.lines(wrappedWithin: session.configuration.display.columns()))
  }
}

extension Transaction {
  /// Whether a view of that name updated, appeared or disappeared.
  func concerns(_ name: String) -> Bool {
    updates.contains { $0.name == name } || appeared.contains { $0.name == name }
      || disappeared.contains { $0.name == name }
  }

  /// Whether the input left a view stale: it shows something else than it should.
  func hasMadeStale(_ name: String) -> Bool { stale.contains { $0.view == name } }

  /// Whether a row or closure of a view ran, as a scope of its own.
  func concernsPart(of view: String) -> Bool { updates.contains { $0.isPart(of: view) } }

  /// The first line of the input, with `…` if there are more.
  var headline: String { Transaction.headline(of: source) }

  static func headline(of source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count > 1 else { return lines.first.map { String($0.trimmingBlanks) } ?? "" }
    let count = linesThroughAttributes(of: Source(name: "", text: source))
    let text = lines.prefix(count).map(\.trimmingBlanks).joined(separator: " ")
    return lines.count > count ? text + " …" : text
  }

  /// The number of nonempty lines that are needed to show what a text declares.
  ///
  /// Attributes on lines of their own, before the declaration, do not show it.
  private static func linesThroughAttributes(of source: Source) -> Int {
    let text = source.trimmed(Span(0, source.bytes.count))
    guard case .declaration(let declaration)? = Parser.parse(source).statements.first?.kind,
      let last = declaration.attributes.last, declaration.attributes[0].span.start == text.start
    else { return 1 }
    let declared = source.trimmed(Span(Int(last.span.end), Int(text.end)))
    return source.bytes.prefix(Int(declared.start) + 1).split(separator: UInt8(ascii: "\n")).count
  }

  /// The effects in short: `updated BookView#1, watch#1`.
  var summary: String {
    var parts: [String] = []
    if !updates.isEmpty { parts.append("updated \(list(updates.map(\.name)))") }
    if !appeared.isEmpty { parts.append("appeared \(list(appeared.map(\.name)))") }
    if !disappeared.isEmpty { parts.append("disappeared \(list(disappeared.map(\.name)))") }
    if !stale.isEmpty { parts.append("stale \(list(stale.map(\.view)))") }
    if parts.isEmpty, !writes.isEmpty { parts.append("updated nothing") }
    return parts.joined(separator: "; ")
  }

  private func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let shown = names.prefix(4).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }
}

extension Substring {
  /// The text without the blanks before it.
  fileprivate var trimmingBlanks: Substring { drop { $0 == " " } }
}
