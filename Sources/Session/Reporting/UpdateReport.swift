package import Reports

/// The lines about models and views that follow an input.
package enum UpdateReport {
  /// `↻ BookView#1  Book#1.title  "Dune" → "Dune Messiah"`, and so on.
  package static func lines(of transaction: Transaction) -> [StyledText] {
    var table = Table()
    for update in transaction.updates.prefix(limit) { append(update, to: &table) }
    var lines = table.lines
    lines += rest(transaction.updates.count, "↻", .updated)
    var arrivals = Table()
    for appearance in transaction.appeared.prefix(limit) { arrivals.append(row(appearance)) }
    lines += arrivals.lines
    lines += rest(transaction.appeared.count, "+", .appeared)
    lines += transaction.disappeared.prefix(limit).map { "\("-", .disappeared) \($0, .name)" }
    lines += rest(transaction.disappeared.count, "-", .disappeared)
    lines += transaction.stale.map(line)
    if lines.isEmpty, let reason = silence(of: transaction) { lines.append(reason) }
    return lines
  }

  /// How many lines of one kind are shown.
  private static let limit = 40

  private static func rest(_ count: Int, _ mark: String, _ role: Role) -> [StyledText] {
    count > limit ? ["\(mark, role) \("and \(count - limit) more", .quiet)"] : []
  }

  private static func append(_ update: Transaction.Update, to table: inout Table) {
    let name: StyledText = "\("↻", .updated) \(update.name, .name)"
    guard !update.causes.isEmpty else { return table.append([name] + watched(update)) }
    for (index, cause) in update.causes.enumerated() {
      var row = index == 0 ? [name] : [StyledText()]
      row += cells(of: cause)
      if index == 0 { row += watched(update) }
      table.append(row)
    }
  }

  /// What a watch shows, where the cause does not say so already.
  private static func watched(_ update: Transaction.Update) -> [StyledText] {
    guard let value = update.watched else { return [] }
    if update.isWasted {
      return ["\("shows", .quiet) \(short(value), .value)\(", as before", .quiet)"]
    }
    if update.causes.count == 1, update.causes[0].new == value { return [] }
    return ["\("shows", .quiet) \(short(value), .value)"]
  }

  static func cells(of cause: Transaction.Cause) -> [StyledText] {
    var target = StyledText(cause.target, .name)
    var change = StyledText()
    if let old = cause.old, let new = cause.new {
      if !cause.isComparable {
        change = StyledText("cannot be compared", .quiet)
      } else if old == new, cause.kind == .input || cause.kind == .environment {
        // Views and actions look alike, and are not.
        change = "\(short(new), .value) \("changed", .quiet)"
      } else {
        change = "\(short(old), .value) \("→", .quiet) \(short(new), .value)"
      }
    } else if let new = cause.new {
      change = "\("now", .quiet) \(short(new), .value)"
    } else if let old = cause.old {
      change = "\("no longer", .quiet) \(short(old), .value)"
    }
    if let parent = cause.parent {
      change += "\(change.isEmpty ? "" : " ")\("from", .quiet) \(parent, .name)"
    }
    if cause.kind == .object { target += StyledText(" announced", .quiet) }
    return change.isEmpty ? [target] : [target, change]
  }

  /// A value on one line, cut where it would fill lines.
  private static func short(_ value: String) -> String {
    let value = value.contains(where: \.isNewline) ? value.onOneLine : value
    return value.count > 100 ? value.prefix(99) + "…" : value
  }

  private static func row(_ appearance: Transaction.Appearance) -> [StyledText] {
    var row: [StyledText] = ["\("+", .appeared) \(appearance.name, .name)"]
    if let value = appearance.watched {
      row.append(StyledText(short(value), .value))
    } else if !appearance.reason.isEmpty {
      row.append(StyledText(appearance.reason, .quiet))
    }
    return row
  }

  private static func line(_ stale: Transaction.Stale) -> StyledText {
    let remedy =
      switch stale.silence {
      case .ignored: "which observation ignores"
      case .notObservable(let type): "but \(type) is not observable: nobody was told"
      case .customEquality(let type): "but == of \(type) says that nothing changed"
      case .direct: "but its storage was written directly: nobody was told"
      case .variable: "but variables are not observed: nobody was told"
      case .typeProperty: "but properties of types are not observed: nobody was told"
      case .unobserved(let object): "but does not observe \(object)"
      case .unread, .equal, .readByAction, .replaced: "but nobody was told"
      }
    return
      "\("!", .stale) \(stale.view, .name) \("still shows the old", .quiet) \(stale.target, .name)\(", \(remedy)", .quiet)"
  }

  /// Why writes led to no update: one line.
  static func silence(of transaction: Transaction) -> StyledText? {
    let writes = transaction.writes.filter { isWorthWords($0, in: transaction) }
    guard let first = writes.first, let reason = first.silence else { return nil }
    let same = writes.filter { $0.silence == reason }
    var targets: [String] = []
    for write in same where !targets.contains(write.target) { targets.append(write.target) }
    var text = StyledText("· ", .quiet)
    text += sentence(reason, first, targets)
    let others = writes.count - same.count
    if others > 0 { text += StyledText(" (and \(others) more)", .quiet) }
    return text
  }

  private static func isWorthWords(
    _ write: Transaction.Write, in transaction: Transaction
  ) -> Bool {
    switch write.silence {
    // Ancestors are set up before there is a view.
    case .unread where write.isOfEnvironment: transaction.hasViews
    case .unread, .equal, .customEquality, .direct, .ignored, .readByAction, .replaced: true
    case .notObservable, .variable, .typeProperty, .unobserved: transaction.hasViews
    case nil: false
    }
  }

  static func sentence(
    _ reason: Transaction.Silence, _ write: Transaction.Write, _ targets: [String]
  ) -> StyledText {
    let shown = targets.prefix(4).joined(separator: ", ")
    let list = targets.count > 4 ? "\(shown) and \(targets.count - 4) more" : shown
    switch reason {
    case .unread: return "no view reads \(list, .name)"
    case .equal:
      return targets.count == 1
        ? "\(list, .name) was \(short(write.new), .value) already"
        : "\(list, .name) had these values already"
    case .customEquality(let type):
      return "== of \(type, .type) says that \(list, .name) did not change"
    case .direct: return "the storage of \(list, .name) was written directly: nobody is told"
    case .ignored: return "observation ignores \(list, .name)"
    case .notObservable(let type):
      return "nobody is told of \(list, .name): \(type, .type) is not observable"
    case .variable: return "nobody is told of \(list, .name): variables are not observed"
    case .typeProperty:
      return "nobody is told of \(list, .name): properties of types are not observed"
    case .unobserved(let object):
      return "\(list, .name) was announced, but no view observes \(object, .name)"
    case .readByAction(let action):
      return "no view reads \(list, .name), only an action does: \(action, .name)"
    case .replaced(let place, let successor):
      return "no view reads \(list, .name): \(place, .name) is \(successor, .value) now"
    }
  }
}

extension String {
  /// With `\n` where lines end, as in the texts of strings.
  fileprivate var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}
