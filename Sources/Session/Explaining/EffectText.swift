import Reports
import ViewGraph

/// Steps of an explanation in words, those of one kind on one line.
struct EffectText {
  private let transaction: Transaction
  /// How many steps below one are told apart.
  private let siblingLimit: Int
  /// What views ran for.
  private let shownTargets: Set<String>

  init(_ transaction: Transaction, siblingLimit: Int) {
    self.transaction = transaction
    self.siblingLimit = siblingLimit
    shownTargets = Set(transaction.updates.flatMap { $0.causes.map(\.target) })
  }

  func node(_ effect: Effect) -> TreeNode {
    TreeNode(label(of: effect), nodes(effect.effects))
  }

  private func nodes(_ effects: [Effect]) -> [TreeNode] {
    var nodes = groups(of: effects).map { group in
      group.count == 1
        ? node(group[0]) : TreeNode(label(of: group[0], names: group.map(name)))
    }
    if nodes.count > siblingLimit {
      let hidden = nodes.count - siblingLimit + 1
      nodes = Array(nodes.prefix(siblingLimit - 1))
      nodes.append(TreeNode(StyledText("… and \(hidden) more", .quiet)))
    }
    return nodes
  }

  // Views of one kind

  /// Effects that lead no further and differ in nothing but the view's number.
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

  /// What views have in common that one line stands for; nil for what is no view.
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
      return "\("sets", .quiet) \(cause.target, .name)\(change.isEmpty ? "" : "  ")\(change)"
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

  /// `↻ Row#1 reads it; also its n  0 → 1`.
  private func label(
    of update: Transaction.Update, _ effect: Effect, _ names: [String]
  ) -> StyledText {
    var label: StyledText = "\("↻", .updated) \(NameList.text(of: names))"
    for (index, cause) in effect.causes.enumerated() {
      label += index == 0 ? " " : StyledText("; ", .quiet)
      label += reason(cause, isAbove: true)
    }
    for cause in effect.otherCauses {
      label += "\("; also", .quiet) \(reason(cause, isAbove: false))"
    }
    if update.isWasted { label += StyledText("; what it shows did not change", .quiet) }
    return label
  }

  /// Why a view ran; what stands above it in the tree is `it`.
  private func reason(_ cause: Transaction.Cause, isAbove: Bool) -> StyledText {
    switch cause.kind {
    case .property, .state, .external:
      return isAbove ? StyledText("reads it", .quiet) : "\("reads", .quiet) \(cause.target, .name)"
    case .object:
      return isAbove
        ? StyledText("observes the object", .quiet)
        : "\("observes", .quiet) \(cause.target, .name)"
    case .environment:
      if isAbove, cause.setter != nil || !cause.steps.isEmpty {
        return StyledText("has it in its environment", .quiet)
      }
      return "\("its environment has another", .quiet) \(cause.target, .name)"
    case .input:
      let change = ChangeText.text(of: cause)
      var text: StyledText =
        "\("its", .quiet) \(cause.shownTarget, .name)\(change.isEmpty ? "" : "  ")\(change)"
      if !isAbove, let parent = cause.parent { text += "\(" from", .quiet) \(parent, .name)" }
      return text
    }
  }

  /// `Book#1.title  "Dune" → "Emma"  by title = "Emma" (<input 3>:2)`.
  private func label(of write: Transaction.Write, isBare: Bool) -> StyledText {
    let change =
      write.silence == .equal
      ? StyledText(ChangeText.short(write.change.new ?? ""), .value)
      : ChangeText.text(of: write.change)
    var label: StyledText =
      "\(write.target + write.change.path, .name)\(change.isEmpty ? "" : "  ")\(change)"
    if let how = how(write) { label += StyledText("  \(how)", .quiet) }
    if isBare, let silence = write.silence, !shownTargets.contains(write.target) {
      label += StyledText("; \(SilenceText.clause(silence))", .quiet)
    }
    return label
  }

  /// How a write came about, as far as the input does not say so itself.
  private func how(_ write: Transaction.Write) -> String? {
    var parts: [String] = []
    if write.kind == "inPlace", write.change.rule == nil { parts.append("in place") }
    guard let writer = write.writer else {
      if write.kind == "binding" { parts.append("through its binding") }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
    if writer.isThroughBinding { parts.append("through a binding") }
    let isSaid = writer.isInput && writer.statement == transaction.headline
    if !isSaid { parts.append(by(writer)) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
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
    guard let code else { return "by \(writer.statement)\(place)" }
    return "by \(code): \(writer.statement)\(place)"
  }

  private func label(of origin: Transaction.Origin) -> StyledText {
    let view = origin.view ?? ""
    let code: String =
      switch origin.kind {
      case .body: "the body of \(view) writes"
      case .onChange: "onChange in \(view) runs"
      case .onAppear: "onAppear in \(view) runs"
      case .onDisappear: "onDisappear in \(view) runs"
      case .onReceive: "onReceive in \(view) runs"
      case .callback: "a callback runs"
      case .task: "a task goes on"
      case .mainQueue: "the main queue runs"
      case .timer: "a timer fires"
      }
    return StyledText(code, .quiet)
  }
}
