import ViewGraph

/// One step in the causal tree of an input, with the steps it caused.
struct Effect {
  /// What a step did, by its index in the transaction's lists.
  enum Content {
    case input
    /// An index into the transaction's `steps`; likewise into the lists of the cases below.
    case write(Int)
    case update(Int)
    case appearance(Int)
    case departure(Int)
    case origin(Int)
    /// A change of an environment value by a view.
    case environment(Transaction.Cause)
  }

  let content: Content
  /// For an update: the causes that connect it to its parent step.
  var causes: [Transaction.Cause] = []
  /// For an update: its other causes.
  var otherCauses: [Transaction.Cause] = []
  var effects: [Effect] = []
}

/// Arranges the effects of an input as a causal tree, with its writes at the top.
///
/// A view that runs because of a write is below the write; a view that was passed another value is
/// below the view that passed it; code that runs because of a view (`onChange`, `onAppear`) is
/// below that view's update, and its writes are below the code.
struct EffectTree {
  /// A step as a node of the tree that is being built.
  private enum Place: Hashable {
    case input
    case write(Int)
    case update(Int)
    case appearance(Int)
    case departure(Int)
    case origin(Int)
    case environment(update: Int, key: String)
  }

  private let transaction: Transaction
  private var children: [Place: [Place]] = [:]
  private var environment: [Place: Transaction.Cause] = [:]
  private var updateCauses: [Int: (own: [Transaction.Cause], others: [Transaction.Cause])] = [:]

  init(_ transaction: Transaction) {
    self.transaction = transaction
    for index in transaction.steps.indices
    where !transaction.isEnclosingWrite(transaction.steps[index]) {
      place(.write(index), below: owner(ofStep: index))
    }
    for index in transaction.updates.indices { placeUpdate(index) }
    for index in transaction.appeared.indices {
      place(.appearance(index), below: owner(ofAppearance: index))
    }
    for index in transaction.disappeared.indices {
      place(.departure(index), below: owner(ofDeparture: index))
    }
    for index in transaction.origins.indices where isWorthMention(index) {
      place(.origin(index), below: owner(ofOrigin: index))
    }
  }

  /// The whole tree.
  var root: Effect {
    var seen: Set<Place> = []
    return effect(.input, &seen)
  }

  private func effect(_ place: Place, _ seen: inout Set<Place>) -> Effect {
    var effect = Effect(content: content(of: place))
    if case .update(let index) = place, let causes = updateCauses[index] {
      (effect.causes, effect.otherCauses) = causes
    }
    for child in children[place] ?? [] where seen.insert(child).inserted {
      effect.effects.append(self.effect(child, &seen))
    }
    return effect
  }

  private func content(of place: Place) -> Effect.Content {
    switch place {
    case .input: .input
    case .write(let index): .write(index)
    case .update(let index): .update(index)
    case .appearance(let index): .appearance(index)
    case .departure(let index): .departure(index)
    case .origin(let index): .origin(index)
    case .environment: environment[place].map { .environment($0) } ?? .input
    }
  }

  private mutating func place(_ place: Place, below parent: Place) {
    children[parent, default: []].append(place)
  }

  // Writes and the code that makes them

  private func isWorthMention(_ index: Int) -> Bool {
    transaction.steps.contains { $0.origin == index }
  }

  private func owner(ofStep index: Int) -> Place {
    let step = transaction.steps[index]
    if let write = write(of: step.source, before: index) { return write }
    return step.origin.map { .origin($0) } ?? .input
  }

  private func owner(ofOrigin index: Int) -> Place {
    let origin = transaction.origins[index]
    let first = transaction.steps.firstIndex { $0.origin == index } ?? 0
    if let write = write(of: origin.source, before: first) { return write }
    guard let view = origin.view else { return .input }
    return self.view(view, upTo: origin.pass, before: index) ?? .input
  }

  /// The last write to a property before a step that its subscriber made.
  private func write(of source: String?, before index: Int) -> Place? {
    guard let source else { return nil }
    return transaction.steps[..<index].lastIndex { $0.target == source }.map { .write($0) }
  }

  /// The last update or appearance of a view up to a pass.
  ///
  /// Updates caused by code at or after `origin` do not count.
  private func view(_ name: String, upTo pass: Int, before origin: Int = .max) -> Place? {
    let update = transaction.updates.lastIndex { update in
      update.name == name && update.pass <= pass
        && !update.causes.flatMap(\.steps).contains { step in
          transaction.steps[step].origin.map { $0 >= origin } ?? false
        }
    }
    if let update { return .update(update) }
    if let appearance = transaction.appeared.firstIndex(where: { $0.name == name }) {
      return .appearance(appearance)
    }
    return transaction.disappeared.firstIndex { $0.name == name }.map { .departure($0) }
  }

  // Views

  private mutating func placeUpdate(_ index: Int) {
    let update = transaction.updates[index]
    var own: [Place: [Transaction.Cause]] = [:]
    var order: [Place] = []
    for cause in update.causes {
      let place = owner(of: cause, for: index)
      if own[place] == nil { order.append(place) }
      own[place, default: []].append(cause)
    }
    guard let first = order.first(where: { $0 != .input }) ?? order.first else {
      return place(.update(index), below: .input)
    }
    if case .environment(let setter, _) = first, environment[first] == nil {
      environment[first] = own[first]?.first
      place(first, below: .update(setter))
    }
    place(.update(index), below: first)
    let others = order.filter { $0 != first }.flatMap { own[$0] ?? [] }
    updateCauses[index] = (own[first] ?? [], others)
  }

  private func owner(of cause: Transaction.Cause, for index: Int) -> Place {
    let update = transaction.updates[index]
    func run(of name: String) -> Int? {
      transaction.updates.lastIndex { $0.name == name && $0.pass <= update.pass }
        .flatMap { $0 == index ? nil : $0 }
    }
    if let parent = cause.parent, let owner = run(of: parent) { return .update(owner) }
    if case .view(let setter)? = cause.setter, let owner = run(of: setter) {
      return .environment(update: owner, key: cause.target)
    }
    return cause.steps.first.map { .write($0) } ?? .input
  }

  private func owner(ofAppearance index: Int) -> Place {
    let appearance = transaction.appeared[index]
    if let write = write(of: appearance.targets) { return write }
    let name: String
    switch appearance.reason {
    case .mounted: return .input
    case .parent(let parent): name = parent
    case .branch(let owner), .identity(let owner, _, _), .presented(let owner): name = owner
    }
    // A presented view appears before the pass in which its owner runs.
    return arrival(in: name, before: index, pass: appearance.pass)
      ?? arrival(in: name, before: index, pass: .max) ?? .input
  }

  /// The update or appearance of the view whose body made what appeared, or of a view around it.
  private func arrival(in name: String, before index: Int, pass: Int) -> Place? {
    var name = name[...]
    while true {
      if let found = view(String(name), upTo: pass), found != .appearance(index) { return found }
      guard let end = name.lastIndex(of: name.last == "]" ? "[" : ".") else { return nil }
      name = name[..<end]
    }
  }

  /// The last write to the binding of a presentation.
  private func write(of targets: [String]) -> Place? {
    transaction.steps.lastIndex { targets.contains($0.target) }.map { .write($0) }
  }

  private func owner(ofDeparture index: Int) -> Place {
    let departure = transaction.disappeared[index]
    if let write = write(of: departure.targets) { return write }
    guard let owner = departure.owner else { return .input }
    if let outer = transaction.disappeared.firstIndex(where: { $0.name == owner }) {
      return .departure(outer)
    }
    return arrival(in: owner, before: -1, pass: departure.pass)
      ?? arrival(in: owner, before: -1, pass: .max) ?? .input
  }
}

extension Transaction {
  /// Whether a write assigns an object of which a property was written, as a binding to the
  /// property does.
  ///
  /// Such a write notifies no reader, as the object is the same as before.
  func isEnclosingWrite(_ write: Write) -> Bool {
    guard write.noUpdateReason == .equal, let whole = write.change.new else { return false }
    return steps.contains { $0.isNotified && $0.target.hasPrefix(whole + ".") }
  }
}

extension Effect {
  /// The tree reduced to the steps that lead to some views; nil if none does.
  func pruned(to names: [String], in transaction: Transaction) -> Effect? {
    var kept = self
    kept.effects = effects.compactMap { $0.pruned(to: names, in: transaction) }
    return kept.effects.isEmpty && !names.contains { concerns($0, in: transaction) } ? nil : kept
  }

  /// Whether this is an update, appearance or removal of the view.
  private func concerns(_ name: String, in transaction: Transaction) -> Bool {
    switch content {
    case .update(let index):
      transaction.updates[index].name == name
        || !transaction.concerns(name) && transaction.updates[index].isPart(of: name)
    case .appearance(let index): transaction.appeared[index].name == name
    case .departure(let index): transaction.disappeared[index].name == name
    case .input, .write, .origin, .environment: false
    }
  }
}
