import Interpreter
import Reports
import SourceText
import ViewGraph

/// Formats the steps of an explanation as a tree; similar steps share a line.
struct EffectText {
  private let transaction: Transaction
  private let index: TransactionIndex
  /// The number of siblings that are listed separately.
  private let siblingLimit: Int
  /// The source locations of reads and environment modifiers; nil if not requested.
  private let places: ReadPlaces?

  init(_ index: TransactionIndex, siblingLimit: Int, _ places: ReadPlaces?) {
    transaction = index.transaction
    self.index = index
    self.siblingLimit = siblingLimit
    self.places = places
  }

  func node(_ effect: Effect) -> TreeNode {
    TreeNode(label(of: effect), nodes(effect.effects))
  }

  private func nodes(_ effects: [Effect]) -> [TreeNode] {
    let groups = groups(of: effects)
    let shown = groups.count > siblingLimit ? groups.prefix(siblingLimit - 1) : groups[...]
    var nodes = shown.map { group in
      group.count == 1
        ? node(group[0]) : TreeNode(label(of: group[0], names: group.map(name)))
    }
    if groups.count > shown.count {
      nodes.append(TreeNode(StyledText("… and \(groups.count - shown.count) more", .quiet)))
    }
    return nodes
  }

  // Views of one kind

  /// Groups steps without effects that differ only in the number of the view.
  private func groups(of effects: [Effect]) -> [[Effect]] {
    var groups: [[Effect]] = []
    var positions: [String: Int] = [:]
    for effect in effects {
      guard let kind = kind(of: effect), effect.effects.isEmpty else {
        groups.append([effect])
        continue
      }
      if let position = positions[kind] {
        groups[position].append(effect)
      } else {
        positions[kind] = groups.count
        groups.append([effect])
      }
    }
    return groups
  }

  /// A key that is equal for views which share a line; nil for steps other than views.
  private func kind(of effect: Effect) -> String? {
    switch effect.content {
    case .update(let index):
      let update = transaction.updates[index]
      guard !update.typeName.isEmpty, update.watched == nil else { return nil }
      return "\(update.typeName) \(label(of: effect, names: []).plain)"
    case .appearance(let index):
      return "+ \(transaction.appeared[index].name.prefix { $0 != "#" })"
    case .departure(let index):
      let departure = transaction.disappeared[index]
      guard departure.lost.isEmpty else { return nil }
      return "- \(departure.name.prefix { $0 != "#" })"
    case .input, .write, .origin, .environment: return nil
    }
  }

  private func name(of effect: Effect) -> String {
    switch effect.content {
    case .update(let index): transaction.updates[index].name
    case .appearance(let index): transaction.appeared[index].name
    case .departure(let index): transaction.disappeared[index].name
    case .input, .write, .origin, .environment: ""
    }
  }

  // Labels

  private func label(of effect: Effect) -> StyledText {
    label(of: effect, names: [name(of: effect)])
  }

  private func label(of effect: Effect, names: [String]) -> StyledText {
    switch effect.content {
    case .input: return "\("input \(transaction.number):", .quiet) \(transaction.headline)"
    case .write(let index):
      return label(of: transaction.steps[index], isBare: effect.effects.isEmpty)
    case .origin(let index): return label(of: transaction.origins[index])
    case .environment(let cause):
      let change = ChangeText.text(of: cause)
      let place = placeOfSetter(cause).map { " (\($0))" } ?? ""
      return
        "\("sets", .quiet) \(cause.shownTarget, .name)\(change.isEmpty ? "" : "  ")\(change)\(place, .quiet)"
    case .update(let index): return label(of: transaction.updates[index], effect, names)
    case .appearance(let index):
      var label: StyledText = "\("+", .appeared) \(NameList.text(of: names))"
      if names.count == 1, let reason = UpdateReport.reason(transaction.appeared[index].reason) {
        label += StyledText(" \(reason)", .quiet)
      } else if names.count == 1 {
        label += StyledText(" was mounted", .quiet)
      }
      return label
    case .departure(let index):
      let departure = transaction.disappeared[index]
      var label: StyledText = "\("-", .disappeared) \(NameList.text(of: names))"
      if let lost = LostStateText.text(of: departure) {
        label += "  \(lost)"
      } else if let reason = LostStateText.reason(for: departure), names.count == 1 {
        label += StyledText("  \(reason)", .quiet)
      }
      return label
    }
  }

  /// The source location at which the environment value that caused an update is set.
  private func placeOfSetter(_ cause: Transaction.Cause) -> String? {
    index.firstUpdate(for: cause).flatMap {
      places?.setterPlace(of: cause.path, seenBy: $0.name)
    }
  }

  /// The label of an update: `↻ Row#1 reads it; also its n  0 → 1`.
  private func label(
    of update: Transaction.Update, _ effect: Effect, _ names: [String]
  ) -> StyledText {
    var label: StyledText = "\(transaction.updateMark, .updated) \(NameList.text(of: names))"
    let reasons = ReasonText(
      update, isPlural: names.count > 1, isMove: transaction.direction != nil, places)
    for (index, cause) in effect.causes.enumerated() {
      label += index == 0 ? " " : StyledText("; ", .quiet)
      label += reasons.text(cause, isAbove: true)
    }
    for cause in effect.otherCauses {
      label += "\("; also", .quiet) \(reasons.text(cause, isAbove: false))"
    }
    if update.isWasted {
      let shown = names.count > 1 ? "what they show" : "what it shows"
      label += StyledText("; \(shown) did not change", .quiet)
    }
    return label
  }

  /// The label of a write: `Book#1.title  "Dune" → "Emma"  by title = "Emma" (<input 3>:2)`.
  private func label(of write: Transaction.Write, isBare: Bool) -> StyledText {
    let change =
      write.noUpdateReason == .equal
      ? StyledText(ChangeText.short(write.change.new ?? ""), .value)
      : ChangeText.text(of: write.change)
    var label: StyledText =
      "\(write.target + write.change.path, .name)\(change.isEmpty ? "" : "  ")\(change)"
    if let how = how(write) {
      label += StyledText("\(write.change.rule == nil ? "  " : ", ")\(how)", .quiet)
    }
    guard isBare else { return label }
    let readers = index.updates(for: write)
    if !readers.isEmpty {
      let isObject = readers.allSatisfy { $0.causes.allSatisfy { $0.kind == .object } }
      let how = isObject ? "; told to" : "; read by"
      label += "\(how, .quiet) \(NameList.text(of: readers.map(\.name)))"
    } else if let noUpdateReason = write.noUpdateReason {
      label += StyledText("; \(clause(noUpdateReason, write))", .quiet)
    }
    return label
  }

  private func clause(_ noUpdateReason: Transaction.NoUpdateReason, _ write: Transaction.Write)
    -> String
  {
    if noUpdateReason == .unread, let row = places?.unmadeRow(showing: write.target) {
      return "no view reads it: \(row)"
    }
    return SilenceText.clause(noUpdateReason)
  }

  /// How a write was made, if the input does not show it.
  private func how(_ write: Transaction.Write) -> String? {
    var parts: [String] = []
    if write.kind == "inPlace", write.change.rule == nil { parts.append("in place") }
    guard let writer = write.writer else {
      if let control = write.control {
        parts.append("through the binding of \(control.label) in \(control.view)")
      } else if write.kind == "binding" {
        parts.append("through its binding")
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    if writer.isThroughBinding { parts.append("through a binding") }
    let isSaid =
      writer.isInput && writer.statement == StatementExcerpt.shortened(transaction.headline)
    if !isSaid || !write.laterWriters.isEmpty {
      parts.append(by([writer] + write.laterWriters))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The writers of a value: `by lamp.watts += 1 (<input 4>:8), lamp.watts += 1 (<input 4>:10)`.
  ///
  /// Equal ones are listed once.
  private func by(_ writers: [WriterDescription]) -> String {
    var counts: [(text: String, count: Int)] = []
    for text in writers.map(by) {
      if let index = counts.firstIndex(where: { $0.text == text }) {
        counts[index].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    let shown = counts.prefix(3).map { $0.count == 1 ? $0.text : "\($0.text), more than once" }
    let rest = counts.count > 3 ? " and \(counts.count - 3) more" : ""
    return "by " + shown.joined(separator: ", then ") + rest
  }

  private func by(_ writer: WriterDescription) -> String {
    let place = writer.isInput ? "" : " (\(writer.place))"
    let code: String? =
      switch writer.role {
      case .plain: nil
      case .setter(let name): "the setter of \(name)"
      case .willSet(let name): "willSet of \(name)"
      case .didSet(let name): "didSet of \(name)"
      case .initializer(let name): name
      case .deinitializer(let name): name
      }
    guard let code else { return "\(writer.statement)\(place)" }
    return "\(code): \(writer.statement)\(place)"
  }

  private func label(of origin: Transaction.Origin) -> StyledText {
    let view = origin.view ?? ""
    let code: String =
      switch origin.kind {
      case .body: "the body of \(view) writes"
      case .onChange: "onChange in \(view) runs"
      case .onAppear: "onAppear in \(view) runs"
      case .onDisappear: "onDisappear in \(view) runs"
      case .onPreferenceChange: "onPreferenceChange in \(view) runs"
      case .onReceive: "onReceive in \(view) runs"
      case .onDismiss: "onDismiss in \(view) runs"
      case .completion: "the completion of an animation runs"
      case .callback: "a callback runs"
      case .task: "a task runs"
      case .mainQueue: "the main queue runs"
      case .timer: "a timer fires"
      }
    guard let beginning = origin.beginning else { return StyledText(code, .quiet) }
    let begun = origin.kind == .timer ? "set by" : "begun by"
    return
      "\("\(code), \(begun) input \(beginning.number):", .quiet) \(Transaction.headline(of: beginning.source.text))"
  }
}
