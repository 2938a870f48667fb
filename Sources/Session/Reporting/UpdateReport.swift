package import Reports
import ViewGraph

/// The report on the effects of an input.
package enum UpdateReport {
  /// The lines for updates, appearances and removals: `↻ BookView#1  Book#1.title  "Dune" →
  /// "Emma"`.
  package static func lines(of transaction: Transaction) -> [StyledText] {
    var table = Table()
    let mark = transaction.updateMark
    let groups = UpdateGroup.folded(transaction.updates)
    for group in groups.prefix(limit) { append(group, mark, to: &table) }
    var lines = table.lines
    lines += rest(groups.count, mark, .updated)
    var arrivals = Table()
    for appearance in transaction.appeared.prefix(limit) { arrivals.append(row(appearance)) }
    lines += arrivals.lines
    lines += rest(transaction.appeared.count, "+", .appeared)
    lines += transaction.disappeared.prefix(limit).map(line)
    lines += rest(transaction.disappeared.count, "-", .disappeared)
    lines += lostObjects(transaction)
    lines += misplacedStates(transaction)
    lines += transaction.stale.prefix(limit).flatMap(StaleReport.lines)
    lines += rest(transaction.stale.count, "!", .stale)
    lines += CaptureText.lines(transaction.captures)
    if lines.isEmpty, let reason = noUpdateReason(of: transaction) { lines.append(reason) }
    if lines.isEmpty, transaction.hasViews, let name = transaction.unreceived.last {
      lines.append("\("·", .quiet) \(name, .name) \("was posted, and nobody receives it", .quiet)")
    }
    if lines.isEmpty, let writer = transaction.lateWriters.last {
      lines.append("\("·", .quiet) \(LateWriteText.text(writer))")
    }
    if lines.isEmpty, let action = transaction.use.vain {
      lines += VainActionText.lines(action, transaction.use.remark, delay: transaction.delay)
    } else if let remark = transaction.use.remark {
      lines.append(StyledText("· " + VainActionText.text(remark), .quiet))
    }
    return lines
  }

  /// The most lines of each kind.
  private static let limit = 40

  private static func rest(_ count: Int, _ mark: String, _ role: Role) -> [StyledText] {
    count > limit ? ["\(mark, role) \("and \(count - limit) more", .quiet)"] : []
  }

  private static func append(_ group: UpdateGroup, _ mark: String, to table: inout Table) {
    let name: StyledText = "\(mark, .updated) \(group.label)"
    let update = group.last
    guard !update.causes.isEmpty else { return table.append([name] + watched(update)) }
    for (index, cause) in group.causes.enumerated() {
      var row = index == 0 ? [name] : [StyledText()]
      row += cells(of: cause)
      if index == 0, group.repetitions > 1 {
        row[row.count - 1] += StyledText("  in \(group.repetitions) updates", .quiet)
      }
      if index == 0 { row += watched(update) }
      table.append(row)
    }
  }

  /// The value of a watch, unless the cause already shows it.
  private static func watched(_ update: Transaction.Update) -> [StyledText] {
    guard let value = update.watched else { return [] }
    let shown = ChangeText.short(value)
    if update.isWasted {
      return ["\("shows", .quiet) \(shown, .value)\(", as before", .quiet)"]
    }
    if update.causes.count == 1, update.causes[0].change.shownValue == value { return [] }
    return ["\("shows", .quiet) \(shown, .value)"]
  }

  static func cells(of cause: Transaction.Cause) -> [StyledText] {
    var target =
      cause.isContent ? StyledText("shows", .quiet) : StyledText(cause.shownTarget, .name)
    var change = ChangeText.text(of: cause)
    if let parent = cause.parent {
      change += "\(change.isEmpty ? "" : " ")\("from", .quiet) \(parent, .name)"
    }
    if cause.kind == .object { target += StyledText(" announced", .quiet) }
    return change.isEmpty ? [target] : [target, change]
  }

  private static func row(_ appearance: Transaction.Appearance) -> [StyledText] {
    var row: [StyledText] = ["\("+", .appeared) \(appearance.name, .name)"]
    if let value = appearance.watched {
      row.append(StyledText(ChangeText.short(value), .value))
    } else if let reason = reason(appearance.reason) {
      row.append(StyledText(reason, .quiet))
    }
    return row
  }

  /// The place where a view appeared; nil for mounted views.
  static func reason(_ reason: ViewGraph.Appearance.Reason) -> String? {
    switch reason {
    case .mounted: nil
    case .parent(let name): name.isEmpty ? nil : "in \(name)"
    case .branch(let owner): "in a branch of \(owner)"
    case .identity(let owner, let old, let new):
      "in \(owner), whose identity \(old) became \(new)"
    case .presented(let owner): "presented by \(owner)"
    }
  }

  /// The objects that views' structs replaced by new ones, and the values that were lost; each
  /// property once.
  private static func lostObjects(_ transaction: Transaction) -> [StyledText] {
    guard transaction.updates.contains(where: { $0.causes.contains(where: \.isRecreation) }) else {
      return []
    }
    var seen: Set<[String]> = []
    return transaction.updates.flatMap { update in
      update.causes.flatMap { cause -> [StyledText] in
        guard case .recreated(let remaking) = cause.comparison,
          !remaking.lost.isEmpty || remaking.isSource,
          seen.insert([update.name, cause.target]).inserted
        else { return [] }
        return lostObject(cause.change.old ?? "", remaking, cause, of: update)
      }
    }
  }

  private static func lostObject(
    _ old: String, _ remaking: Transaction.Recreation, _ cause: Transaction.Cause,
    of update: Transaction.Update
  ) -> [StyledText] {
    let remedy = Remedy.makeOnce(
      view: update.name, field: cause.target, remaking, owner: cause.parent ?? "")
    let values = remaking.lost.map { "\($0.property) = \(ChangeText.short($0.value))" }
    let what: StyledText =
      remaking.isLibrary
      ? "its \(cause.target, .name)"
      : "\(old, .name)\(" with \(values.joined(separator: ", "))", .quiet)"
    return [
      "\("!", .stale) \(update.name, .name) \("lost", .quiet) \(what)\(": each new \(update.typeName) makes its \(cause.target) anew", .quiet)",
      "  \(remedy.line)",
    ]
  }

  /// The states that stayed with the places of rows when the elements moved; the remedy for each type
  /// of row once.
  private static func misplacedStates(_ transaction: Transaction) -> [StyledText] {
    // A move through the history moves states along with elements.
    guard transaction.direction == nil else { return [] }
    let updates = transaction.updates.filter { $0.misplaced != nil }
    var lines: [StyledText] = []
    var remedies: Set<Remedy> = []
    for update in updates.prefix(misplacedLimit) {
      guard let misplaced = update.misplaced else { continue }
      lines.append(
        "\("!", .stale) \(update.name, .name) \("keeps", .quiet) \(misplaced.states.joined(separator: ", "), .value) \("of", .quiet) \(misplaced.before, .value)\(", and shows", .quiet) \(misplaced.after, .value) \("now", .quiet)"
      )
      let remedy = Remedy.identifyElements(
        collection: misplaced.collection ?? "…", row: update.typeName)
      if remedies.insert(remedy).inserted { lines.append("  \(remedy.line)") }
    }
    let count = updates.count - misplacedLimit
    if count > 0 { lines.append("\("!", .stale) \("and \(count) more", .quiet)") }
    return lines
  }

  /// The most rows of which states are reported that stayed with their places.
  private static let misplacedLimit = 3

  private static func line(_ departure: Transaction.Departure) -> StyledText {
    var line: StyledText = "\("-", .disappeared) \(departure.name, .name)"
    if let lost = LostStateText.text(of: departure) { line += "  \(lost)" }
    return line
  }

  /// The line that explains why writes caused no update; nil if there is nothing to explain.
  static func noUpdateReason(of transaction: Transaction) -> StyledText? {
    var rest = transaction.writes.filter { isWorthWords($0, in: transaction) }
    guard !rest.isEmpty else { return nil }
    var text = StyledText("· ", .quiet)
    // Two reasons are said, others counted.
    for number in 0..<2 {
      guard let first = rest.first, let reason = first.noUpdateReason else { break }
      var targets: [String] = []
      for write in rest where write.noUpdateReason == reason && !targets.contains(write.target) {
        targets.append(write.target)
      }
      if number > 0 { text += StyledText("; ", .quiet) }
      text += sentence(reason, first, targets)
      rest.removeAll { $0.noUpdateReason == reason }
    }
    if !rest.isEmpty { text += StyledText(" (and \(rest.count) more)", .quiet) }
    return text
  }

  private static func isWorthWords(
    _ write: Transaction.Write, in transaction: Transaction
  ) -> Bool {
    switch write.noUpdateReason {
    // Often the environment is set up before anything is mounted.
    case .unread where write.isOfEnvironment: transaction.hasViews
    case .unread, .equal, .customEquality, .direct, .ignored, .unpublished, .readByAction,
      .replaced, .gone, .hidden:
      true
    case .notObservable, .variable, .typeProperty, .unobserved: transaction.hasViews
    case nil: false
    }
  }

  static func sentence(
    _ reason: Transaction.NoUpdateReason, _ write: Transaction.Write, _ targets: [String]
  ) -> StyledText {
    let shown = targets.prefix(4).joined(separator: ", ")
    let list = targets.count > 4 ? "\(shown) and \(targets.count - 4) more" : shown
    switch reason {
    case .unread: return "no view reads \(list, .name)"
    case .equal:
      return targets.count == 1
        ? "\(list, .name) was \(ChangeText.short(write.change.new ?? ""), .value) already"
        : "\(list, .name) had these values already"
    case .customEquality(let type):
      return "== of \(type, .type) says that \(list, .name) did not change"
    case .direct: return "the storage of \(list, .name) was written directly: nobody is told"
    case .ignored: return "observation ignores \(list, .name)"
    case .notObservable(let type):
      return "nobody is told of \(list, .name): \(type, .type) is not observable"
    case .unpublished: return "nobody is told of \(list, .name): it is not @Published"
    case .variable: return "nobody is told of \(list, .name): variables are not observed"
    case .typeProperty:
      return "nobody is told of \(list, .name): properties of types are not observed"
    case .unobserved(let object):
      return "\(list, .name) was announced, but no view observes \(object, .name)"
    case .gone(let view): return "\(view, .name) reads \(list, .name), and went before it could run"
    case .readByAction(let action):
      return "no view reads \(list, .name), only an action does: \(action, .name)"
    case .hidden(let hider):
      return
        "\(list, .name) is hidden by \(hider, .name)\(", which sets it nearer to the views", .quiet)"
    case .replaced(let place, let successor):
      return "no view reads \(list, .name): \(place, .name) is \(successor, .value) now"
    }
  }
}
