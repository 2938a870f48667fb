import Reports

/// Explains the effects of an input as a causal tree, from its writes down, with remedies.
struct WhyReport {
  private let index: TransactionIndex
  private let root: Effect
  private let paths: EffectPaths
  /// The source locations of reads and environment modifiers; nil if not requested.
  private let places: ReadPlaces?

  /// The number of lines that fit on a terminal screen, without the prompt.
  private static let lineLimit = 22

  init(_ index: TransactionIndex, _ places: ReadPlaces?) {
    self.index = index
    root = EffectTree(index).root
    paths = EffectPaths(root, index)
    self.places = places
  }

  private var transaction: Transaction { index.transaction }

  /// The subject of the question.
  enum Subject {
    /// All effects of the input.
    case input
    /// The steps that led to a view's update, appearance or removal; all effects if there are none.
    case view(String)
    /// The same for several views.
    case views([String])
    /// The effects of writes to a property.
    case writes(of: String)
  }

  /// The part of the effects that answers a question.
  struct Part {
    let root: Effect
    let remedies: [Remedy]
    let stale: [StaleView]
  }

  func lines(about subject: Subject = .input) -> [StyledText] {
    places?.keepingNames { makeLines(about: subject) } ?? makeLines(about: subject)
  }

  private func makeLines(about subject: Subject) -> [StyledText] {
    let part = part(about: subject)
    if part.root.effects.isEmpty, part.stale.isEmpty, transaction.misuses.isEmpty {
      return [
        heading, StyledText("· nothing updated: the input wrote nothing that is observed", .quiet),
      ]
    }
    return lines(part.root, remedies: part.remedies, part.stale)
  }

  /// The answer as JSON, without omissions.
  func facts(about subject: Subject = .input) -> JSONValue {
    let json = WhyJSON(index, places)
    return places?.keepingNames { json.value(of: part(about: subject), about: subject) }
      ?? json.value(of: part(about: subject), about: subject)
  }

  private func part(about subject: Subject) -> Part {
    switch subject {
    case .input: break
    case .view(let name): if let part = part(about: [name]) { return part }
    case .views(let names): if let part = part(about: names) { return part }
    case .writes(let target):
      let kept = root.keeping { content in
        guard case .write(let index) = content else { return false }
        return transaction.steps[index].target == target
      }
      return Part(root: kept ?? root, remedies: [], stale: transaction.stale)
    }
    return Part(
      root: root, remedies: Remedies(index, places).all(for: nil), stale: transaction.stale)
  }

  private func part(about names: [String]) -> Part? {
    let shown = names + transaction.predecessors(of: names)
    return paths.tree(to: shown).map { reduced in
      let asked = Set(names)
      return Part(
        root: reduced, remedies: Remedies(index, places).all(for: names),
        stale: transaction.stale.filter { asked.contains($0.view) })
    }
  }

  private func lines(
    _ root: Effect, remedies: [Remedy], _ stale: [StaleView]
  ) -> [StyledText] {
    var advice: [StyledText] = []
    for remedy in remedies where advice.count < 2 && !advice.contains(remedy.line) {
      advice.append(remedy.line)
    }
    let end =
      stale.prefix(4).flatMap(StaleReport.lines) + misuses.prefix(4)
      + CaptureText.advice(transaction.captures) + advice
    let room = max(6, WhyReport.lineLimit - end.count)
    for limit in [40, 12, 8, 5, 3, 2] {
      let text = EffectText(index, siblingLimit: limit, places)
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
      guard let advice = misuse.advice else { return [line] }
      return [line, "  \("Remedy:", .quiet) \(advice)"]
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
