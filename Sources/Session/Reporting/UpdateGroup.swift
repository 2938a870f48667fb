import Reports

/// Updates of similar views for the same causes, reported on one line: `Row#1 … Row#30`.
struct UpdateGroup {
  private(set) var updates: [Transaction.Update]
  /// The number of times that the same views ran for the same causes in the input.
  private(set) var repetitions = 1
  /// The last update of the last of these runs.
  private(set) var last: Transaction.Update

  var first: Transaction.Update { updates[0] }

  /// The least number of updates that are reported on one line.
  private static let least = 3
  /// The number of repeated runs that are listed separately.
  private static let mostRepetitions = 5

  private init(_ updates: [Transaction.Update]) {
    self.updates = updates
    last = updates[updates.count - 1]
  }

  /// The groups of an input; a group that recurs often appears once, at its first position.
  static func folded(_ updates: [Transaction.Update]) -> [UpdateGroup] {
    let groups = groups(of: updates)
    guard groups.count > mostRepetitions else { return groups }
    let counts = Dictionary(groups.map { ($0.kind, 1) }, uniquingKeysWith: +)
    var folded: [UpdateGroup] = []
    var places: [[String]: Int] = [:]
    for group in groups {
      guard counts[group.kind, default: 0] > mostRepetitions else {
        folded.append(group)
        continue
      }
      if let place = places[group.kind] {
        folded[place].repetitions += 1
        folded[place].last = group.last
      } else {
        places[group.kind] = folded.count
        folded.append(group)
      }
    }
    return folded
  }

  /// The names of the views and of their causes, which identify recurring groups.
  private var kind: [String] { updates.map(\.name) + [""] + first.causes.map(\.target) }

  /// The causes, with the old values of the first run and the new values of the last.
  var causes: [Transaction.Cause] {
    guard repetitions > 1 else { return first.causes }
    return zip(first.causes, last.causes).map { first, last in
      var cause = last
      cause.change.old = first.change.old
      cause.change.rule = nil
      return cause
    }
  }

  /// Groups consecutive updates of similar views with the same causes.
  static func groups(of updates: [Transaction.Update]) -> [UpdateGroup] {
    guard updates.count >= least else { return updates.map { UpdateGroup([$0]) } }
    var groups: [UpdateGroup] = []
    var run: [Transaction.Update] = []
    func close() {
      if run.count < least {
        groups += run.map { UpdateGroup([$0]) }
      } else {
        groups.append(UpdateGroup(run))
      }
      run = []
    }
    for update in updates {
      if let last = run.last, !areSimilar(last, update) { close() }
      run.append(update)
    }
    close()
    return groups
  }

  private static func areSimilar(_ left: Transaction.Update, _ right: Transaction.Update) -> Bool {
    !left.typeName.isEmpty && left.typeName == right.typeName && left.watched == nil
      && right.watched == nil && left.pass == right.pass && cells(left) == cells(right)
  }

  /// The causes as in the report.
  private static func cells(_ update: Transaction.Update) -> [[StyledText]] {
    update.causes.map(UpdateReport.cells)
  }

  /// The names of the views: `Row#1`, `Row#1 … Row#30`, `Row#1, Row#4, Row#9`.
  var label: StyledText { NameList.text(of: updates.map(\.name)) }
}

/// Formats names of several views on one line.
enum NameList {
  /// `Row#1 … Row#30` if the ordinals are consecutive; otherwise the first few names.
  static func text(of names: [String]) -> StyledText {
    if names.count == 1 { return StyledText(names[0], .name) }
    guard names.count > 2, let first = names.first, let last = names.last else {
      return list(names)
    }
    if areConsecutive(names) {
      return "\(first, .name) \("…", .quiet) \(last, .name)"
    }
    guard names.count > 4 else { return list(names) }
    return "\(list(Array(names.prefix(3))))\(" and \(names.count - 3) more", .quiet)"
  }

  private static func list(_ names: [String]) -> StyledText {
    var text = StyledText()
    for (index, name) in names.enumerated() {
      if index > 0 { text += StyledText(", ", .quiet) }
      text += StyledText(name, .name)
    }
    return text
  }

  /// Whether the ordinals at the end of the names are consecutive.
  static func areConsecutive(_ names: [String]) -> Bool {
    let numbers = names.map { name in
      name.lastIndex(of: "#").flatMap { mark in Int(name[mark...].dropFirst()) }
    }
    for (left, right) in zip(numbers, numbers.dropFirst()) {
      guard let left, let right, right == left + 1 else { return false }
    }
    return true
  }
}
