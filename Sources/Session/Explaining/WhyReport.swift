import Reports

/// What an input did and why, as a causal tree from its writes down, with remedies.
struct WhyReport {
  private let transaction: Transaction
  /// Where the program reads and sets the causes of updates; nil if not requested.
  private let places: ReadPlaces?

  /// The lines of a terminal screen, without the prompt.
  private static let lineLimit = 22

  init(_ transaction: Transaction, _ places: ReadPlaces? = nil) {
    self.transaction = transaction
    self.places = places
  }

  /// Everything that was written, updated, came or went.
  func lines() -> [StyledText] {
    let root = EffectTree(transaction).root
    if root.effects.isEmpty, transaction.stale.isEmpty, transaction.misuses.isEmpty {
      return [
        heading, StyledText("· nothing updated: the input wrote nothing that is observed", .quiet),
      ]
    }
    return lines(root, remedies: Remedies(transaction, places).all(for: nil), transaction.stale)
  }

  /// What led to one view's updates, appearance or removal.
  func lines(for name: String) -> [StyledText] {
    guard let root = EffectTree(transaction).root.pruned(to: name, in: transaction) else {
      return lines()
    }
    return lines(
      root, remedies: Remedies(transaction, places).all(for: name),
      transaction.stale.filter { $0.view == name })
  }

  /// The effects of the writes to one property.
  func lines(forWritesOf target: String) -> [StyledText] {
    var root = EffectTree(transaction).root
    root =
      root.keeping { content in
        if case .write(let index) = content {
          transaction.steps[index].target == target
        } else {
          false
        }
      } ?? root
    return lines(root, remedies: [], transaction.stale)
  }

  private func lines(
    _ root: Effect, remedies: [Remedy], _ stale: [StaleView]
  ) -> [StyledText] {
    var advice: [StyledText] = []
    for remedy in remedies where !advice.contains(remedy.line) { advice.append(remedy.line) }
    let end = stale.prefix(4).flatMap(StaleReport.lines) + misuses.prefix(4) + advice.prefix(2)
    let room = max(6, WhyReport.lineLimit - end.count)
    for limit in [40, 12, 8, 5, 3, 2] {
      let text = EffectText(transaction, siblingLimit: limit, places)
      let lines = TreeLayout.lines(of: text.node(root))
      if lines.count <= room || limit == 2 {
        let shown =
          lines.count <= room
          ? lines
          : lines.prefix(room - 1) + [
            StyledText("… \(lines.count - room + 1) more lines", .quiet)
          ]
        return shown + end
      }
    }
    return end
  }

  /// The framework's warnings, each with its remedy.
  private var misuses: [StyledText] {
    transaction.misuses.flatMap { misuse -> [StyledText] in
      let view: StyledText = misuse.view.map { "\($0, .name)\(": ", .quiet)" } ?? ""
      let line: StyledText = "\("!", .stale) \(view)\(misuse.text, .quiet)"
      return [line] + [misuse.advice.map { "  \("Remedy:", .quiet) \($0)" }].compactMap { $0 }
    }
  }

  private var heading: StyledText {
    "\("input \(transaction.number):", .quiet) \(transaction.headline)"
  }
}

extension Effect {
  /// The tree reduced to the steps that pass a test, their ancestors and their descendants.
  fileprivate func keeping(_ isMeant: (Content) -> Bool) -> Effect? {
    if isMeant(content) { return self }
    var kept = self
    kept.effects = effects.compactMap { $0.keeping(isMeant) }
    return kept.effects.isEmpty ? nil : kept
  }
}
