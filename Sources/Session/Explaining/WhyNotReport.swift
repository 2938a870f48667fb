import Reports
import ViewGraph

/// Explains why a view did not run for an input: reasons, most specific first, then its
/// dependencies and remedies.
struct WhyNotReport: ReasonFinder {
  let subject: SkippedView
  /// The findings that the view is stale.
  private let ownStale: [StaleView]
  /// The findings about views above it, if it is not stale itself.
  private let staleAbove: [StaleView]

  /// Makes a report on an existing view.
  init(_ subject: SkippedView, stale: [StaleView], staleAbove: [StaleView]) {
    self.subject = subject
    ownStale = stale
    self.staleAbove = staleAbove
  }

  func lines() -> [StyledText] {
    places.keepingNames { findings + [dependencies] + advice }
  }

  /// The findings to show: those about views above it, which pass on what they show, where it has no full answer of
  /// its own.
  var stale: [StaleView] {
    staleAbove.isEmpty || answers.shown.contains(where: \.isComplete) ? ownStale : staleAbove
  }

  /// The reasons as lines; stale views are more important than writes that did not notify.
  var findings: [StyledText] {
    guard stale.isEmpty else { return stale.prefix(6).map(StaleReport.finding) }
    return misuses.map { "\("!", .stale) \($0.text, .quiet)" }
      + answers.shown.prefix(6).map { "\("·", .quiet) \($0.text)" }
  }

  /// The framework's warnings about the view.
  private var misuses: [Transaction.Misuse] { transaction.misuses.filter { $0.view == view } }

  /// The lines of the remedies.
  var advice: [StyledText] {
    guard !stale.isEmpty else {
      let ofMisuses = misuses.compactMap(\.advice).map { advice -> StyledText in
        "\("Remedy:", .quiet) \(advice)"
      }
      return ofMisuses + answers.remedies.prefix(1).map(\.line)
    }
    var lines: [StyledText] = []
    for line in stale.map(StaleReport.remedyLine) where !lines.contains(line) { lines.append(line) }
    return lines
  }

  /// All reasons, and the remedies of the complete ones, or of all if none is.
  var answers: (shown: [Reason], remedies: [Remedy]) {
    var reasons = self.reasons
    if reasons.isEmpty {
      reasons.append(
        Reason(
          kind: .nothingWritten,
          text: StyledText("the input wrote nothing that views show", .quiet)))
      reasons += [NoWriteReasons(subject: subject).reason].compactMap { $0 }
    }
    let answers = reasons.contains(where: \.isComplete) ? reasons.filter(\.isComplete) : reasons
    return (reasons, answers.compactMap(\.remedy))
  }

  private var reasons: [Reason] {
    var found: [Reason] = []
    var told: Set<String> = []
    let readTargets = Set(reads.map(\.text))
    let writes = transaction.writes.filter { told.insert($0.target).inserted }
    let environment = EnvironmentReasons(subject: subject)
    let runs = RunReasons(subject: subject)
    let keys = KeyReasons(subject: subject)
    // Reasons about what the view reads come first.
    let hidden = transaction.environment.compactMap { change in
      environment.hidden(change).map { (change.key, $0) }
    }
    found += hidden.map(\.1) + transaction.environment.compactMap(environment.setElsewhere)
    for write in writes
    where readTargets.contains(write.target) && !hidden.contains(where: { $0.0 == write.target }) {
      found.append(runs.reason(forRead: write))
    }
    if let part = runs.part { found.append(part) }
    found += environment.keptEnvironment + environment.undeclared
    found += CodeReasons(subject: subject).reasonsInCode
    found += [
      BindingReasons(subject: subject).lostBinding, keys.reasonOfStoredKey,
      keys.reasonOfNotification, runs.parent,
    ].compactMap { $0 }
    let unread = UnreadReasons(subject: subject)
    for write in writes
    where !readTargets.contains(write.target) && !subject.index.isEnclosing(write)
      && !runs.hasRunPart(for: write)
    {
      found.append(unread.reason(forUnread: write))
    }
    return found
  }

  /// The line of dependencies: `Shelf#1 runs for Book#1.title, and for its fields books, onTap`.
  var dependencies: StyledText {
    let names = reads.map(\.fullText)
    var parts: [StyledText] = []
    if !names.isEmpty {
      let shown = names.prefix(6).joined(separator: ", ")
      let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
      parts.append("\(shown, .name)\(rest, .quiet)")
    }
    if !subject.inputs.isEmpty {
      let word = subject.inputs.count == 1 ? "its field" : "its fields"
      parts.append("\(word, .quiet) \(subject.inputs.joined(separator: ", "), .name)")
    }
    guard let first = parts.first else {
      return "\(view, .name) \("reads nothing and has no fields: it runs once", .quiet)"
    }
    let start: StyledText = "\(view, .name) \("runs for", .quiet) \(first)"
    return parts.count == 1 ? start : start + " \("and for", .quiet) \(parts[1])"
  }
}
