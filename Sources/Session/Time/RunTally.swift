import Reports
import SourceText

/// Counts the updates in a replay of a session, by input and by type of view.
struct RunTally {
  /// A number of updates.
  struct Count: Hashable {
    var updates = 0
    var wasted = 0
  }

  /// The updates of an input.
  struct Step {
    let number: Int
    let headline: String
    /// The views that updated, sorted.
    let updated: [String]
  }

  /// The types of views, in order of appearance; rows and watches count separately.
  private(set) var kinds: [String] = []
  private(set) var counts: [String: Count] = [:]
  private(set) var steps: [Step] = []
  /// The inputs that failed.
  private(set) var failures: [(number: Int, headline: String, message: String)] = []

  mutating func add(_ input: ReplayedInput) {
    let entry = input.entry
    if !input.endsAsBefore, entry.status != .fails {
      failures.append(
        (entry.number, Transaction.headline(of: input.source.text), input.message))
    }
    let transaction = input.outcome.transaction
    for appearance in transaction.appeared { note(RunTally.kind(of: appearance.name)) }
    for update in transaction.updates {
      let kind = RunTally.kind(of: update.name)
      note(kind)
      counts[kind, default: Count()].updates += 1
      if update.isWasted { counts[kind, default: Count()].wasted += 1 }
    }
    steps.append(
      Step(
        number: entry.number, headline: entry.headline,
        updated: Set(transaction.updates.map(\.name)).sorted()))
  }

  private mutating func note(_ kind: String) {
    guard counts[kind] == nil else { return }
    counts[kind] = Count()
    kinds.append(kind)
  }

  /// The type of a view: `BookView` for `BookView#1`, `Shelf[…]` for the rows of `Shelf#1`.
  private static func kind(of name: String) -> String {
    guard let mark = name.firstIndex(where: { $0 == "#" || $0 == "[" }) else { return name }
    return String(name[..<mark]) + (name.hasSuffix("]") ? "[…]" : "")
  }
}

/// Compares two replays of a session.
struct TallyReport {
  let before: RunTally
  let now: RunTally
  /// The titles of the two replays.
  let titles: (before: String, now: String)
  /// Maps a type name of the first replay to that of the second.
  var renamed: (String) -> String = { $0 }

  func lines() -> [StyledText] {
    var lines = table
    lines += difference
    for (title, tally) in [(titles.before, before), (titles.now, now)] {
      lines += tally.failures.map { failure in
        "\("!", .stale) \(title): input \(failure.number) fails: \(failure.headline)\(": \(failure.message)", .quiet)"
      }
    }
    return lines
  }

  private var table: [StyledText] {
    var kinds = before.kinds.map { (before: $0, now: renamed($0)) }
    kinds += now.kinds.filter { kind in !kinds.contains { $0.now == kind } }.map { ($0, $0) }
    guard !kinds.isEmpty else { return [StyledText("no view was there in either run", .quiet)] }
    var table = Table(["view", "updates", "wasted"])
    for kind in kinds {
      let (first, second) = (before.counts[kind.before], now.counts[kind.now])
      let name = kind.before == kind.now ? kind.now : "\(kind.before) → \(kind.now)"
      table.append([
        StyledText(name, .name), cell(first?.updates, second?.updates),
        cell(first?.wasted, second?.wasted),
      ])
    }
    return table.lines
  }

  /// Two counts: `24 → 5`; a single number if they are equal, a dash for a missing view.
  private func cell(_ before: Int?, _ now: Int?) -> StyledText {
    if before == now { return StyledText(now.map(String.init) ?? "–", .value) }
    let texts = [before, now].map { $0.map(String.init) ?? "–" }
    return "\(texts[0], .value) \("→", .quiet) \(texts[1], .value)"
  }

  /// The first input that updated different views in the two replays.
  private var difference: [StyledText] {
    let later = Dictionary(
      now.steps.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    for step in before.steps {
      let other = later[step.number]?.updated ?? []
      guard step.updated.map(renamed).sorted() != other else { continue }
      var sides = Table()
      for (title, names) in [(titles.before, step.updated), (titles.now, other)] {
        sides.append([StyledText("  \(title)", .quiet), StyledText(list(names), .name)])
      }
      return ["\("first difference: input \(step.number):", .quiet) \(step.headline)"]
        + sides.lines
    }
    return [StyledText("every input updates the same views", .quiet)]
  }

  private func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "nothing" }
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}
