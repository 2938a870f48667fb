import Reports
import ViewGraph

/// Why a view did not run for an input: the nearest reason first, what it does run for, and what to
/// change.
struct WhyNotReport {
  private let world: World
  private let transaction: Transaction
  private let view: String
  private let reads: [ReadDescription]
  private let inputs: [String]
  /// What is known to be wrong with it.
  private let stale: [StaleView]

  /// A report on a view that is there now.
  init(
    _ world: World, _ transaction: Transaction, view: String, reads: [ReadDescription],
    stale: [StaleView]
  ) {
    self.stale = stale
    self.world = world
    self.transaction = transaction
    self.view = view
    self.reads = reads
    inputs = world.host.inputs(of: view)
  }

  /// The nearest reason, and what to do about it.
  private struct Reason {
    let text: StyledText
    var remedy: Remedy?
  }

  func lines() -> [StyledText] {
    var reasons = self.reasons
    if reasons.isEmpty {
      reasons.append(Reason(text: StyledText("the input wrote nothing that views show", .quiet)))
    }
    let remedies = reasons.compactMap(\.remedy).prefix(1).map(\.line)
    // What is known to be wrong on the screen says more than that it was not told.
    if !stale.isEmpty { return stale.flatMap(StaleReport.lines) + [dependencies] }
    return reasons.prefix(6).map { "\("·", .quiet) \($0.text)" } + [dependencies] + remedies
  }

  private var reasons: [Reason] {
    var found: [Reason] = []
    var told: Set<String> = []
    let readTargets = Set(reads.map(\.text))
    let writes = transaction.writes.filter { told.insert($0.target).inserted }
    // What the view reads is nearer than what it does not.
    let hidden = transaction.environment.compactMap { change in
      self.hidden(change).map { (change.key, $0) }
    }
    found += hidden.map(\.1)
    for write in writes
    where readTargets.contains(write.target) && !hidden.contains(where: { $0.0 == write.target }) {
      found.append(reason(forRead: write))
    }
    if let parent { found.append(parent) }
    for write in writes where !readTargets.contains(write.target) {
      if let reason = reason(forUnread: write) { found.append(reason) }
    }
    return found
  }

  /// The view reads what was written, and did not run all the same.
  private func reason(forRead write: Transaction.Write) -> Reason {
    if let silence = write.silence {
      return Reason(
        text: UpdateReport.sentence(silence, write, [write.target]),
        remedy: remedy(for: silence, of: write))
    }
    let isState = reads.contains { $0.text == write.target && $0.isState }
    if isState {
      return Reason(
        text:
          "\(view, .name) has \(write.target, .name) through a binding whose value is the same as before"
      )
    }
    return Reason(
      text: "\(view, .name) \("ran before it was written:", .quiet) \(write.target, .name)")
  }

  /// The parent ran, and handed over what the view had.
  private var parent: Reason? {
    guard let maker = world.host.makerName(of: view),
      transaction.updates.contains(where: { $0.name == maker })
    else { return nil }
    guard !inputs.isEmpty else {
      return Reason(text: "\(maker, .name) ran, and \(view, .name) has no fields that could differ")
    }
    let list = inputs.joined(separator: ", ")
    return Reason(text: "\(maker, .name) ran, and handed it the same \(list, .name) as before")
  }

  /// The view does not read what was written.
  private func reason(forUnread write: Transaction.Write) -> Reason? {
    switch write.silence {
    case .ignored, .notObservable, .variable, .typeProperty, .direct, .replaced, .unobserved,
      .customEquality, .readByAction, .equal:
      guard let silence = write.silence else { return nil }
      return Reason(
        text: UpdateReport.sentence(silence, write, [write.target]),
        remedy: remedy(for: silence, of: write))
    case .unread, nil: break
    }
    let isOwn = write.target.hasPrefix(view + ".")
    return Reason(
      text: isOwn
        ? "the body of \(view, .name) does not read \(write.target, .name); only actions and presentations use it"
        : "\(view, .name) does not read \(write.target, .name)",
      remedy: isState(write) && !isOwn
        ? .handOver(target: write.target, view: view)
        : .readInBody(target: write.target, view: view))
  }

  /// Whether a state of a view was written, and no property of an object.
  private func isState(_ write: Transaction.Write) -> Bool {
    world.host.viewRecords.contains { write.target.hasPrefix($0.name + ".") }
  }

  private func remedy(
    for silence: Transaction.Silence, of write: Transaction.Write
  ) -> Remedy? {
    Remedy.remedy(for: silence, of: write.target, isState: isState(write))
  }

  /// A value of the environment that the view sees from further in.
  private func hidden(_ change: Transaction.EnvironmentChange) -> Reason? {
    guard reads.contains(where: { $0.text == change.key }),
      let seen = world.host.setter(of: change.key, seenBy: view),
      seen != change.setter
    else { return nil }
    let (name, setter) =
      switch seen {
      case .view(let name): (name, name)
      case .shell(let label): (label, "env set … in \(label)")
      }
    return Reason(
      text: "\(name, .name) hides \(change.key, .name) from \(view, .name): it sets it further in",
      remedy: .setFurtherIn(key: change.key, setter: setter))
  }

  /// `Shelf#1 runs for Book#1.title, Book#1.isAvailable, and for its fields books, onTap`.
  private var dependencies: StyledText {
    let names = reads.map(\.text)
    var parts: [StyledText] = []
    if !names.isEmpty {
      let shown = names.prefix(6).joined(separator: ", ")
      let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
      parts.append("\(shown, .name)\(rest, .quiet)")
    }
    if !inputs.isEmpty {
      let word = inputs.count == 1 ? "its field" : "its fields"
      parts.append("\(word, .quiet) \(inputs.joined(separator: ", "), .name)")
    }
    guard let first = parts.first else {
      return "\(view, .name) \("reads nothing and has no fields: it runs once", .quiet)"
    }
    let start: StyledText = "\(view, .name) \("runs for", .quiet) \(first)"
    return parts.count == 1 ? start : start + " \("and for", .quiet) \(parts[1])"
  }
}
