import Reports

/// Updates of views of one kind for the same causes, which one line can tell: `Row#1 … Row#30`.
struct UpdateGroup {
  private(set) var updates: [Transaction.Update]

  var first: Transaction.Update { updates[0] }

  /// From so many updates on, one line stands for all.
  private static let least = 3

  /// The updates in their order, those that follow one another for the same causes as one group.
  static func groups(of updates: [Transaction.Update]) -> [UpdateGroup] {
    var groups: [UpdateGroup] = []
    var run: [Transaction.Update] = []
    func close() {
      if run.count < least {
        groups += run.map { UpdateGroup(updates: [$0]) }
      } else {
        groups.append(UpdateGroup(updates: run))
      }
      run = []
    }
    for update in updates {
      if let last = run.last, !areAlike(last, update) { close() }
      run.append(update)
    }
    close()
    return groups
  }

  private static func areAlike(_ left: Transaction.Update, _ right: Transaction.Update) -> Bool {
    !left.typeName.isEmpty && left.typeName == right.typeName && left.watched == nil
      && right.watched == nil && left.pass == right.pass && cells(left) == cells(right)
  }

  /// What the report says of the causes.
  private static func cells(_ update: Transaction.Update) -> [[StyledText]] {
    update.causes.map(UpdateReport.cells)
  }

  /// `Row#1`, `Row#1 … Row#30`, `Row#1, Row#4, Row#9`.
  var label: StyledText { NameList.text(of: updates.map(\.name)) }
}

/// Names of several views on one line.
enum NameList {
  /// `Row#1 … Row#30` where all ordinals in between are there; else the first few of them.
  static func text(of names: [String]) -> StyledText {
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

  /// Whether the ordinals at the end of the names follow one another.
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
