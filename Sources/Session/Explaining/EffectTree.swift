import ViewGraph

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
  private let index: TransactionIndex
  private var children: [Place: [Place]] = [:]
  private var environment: [Place: Transaction.Cause] = [:]
  /// The first code that ran in each view which came or went, and in the views inside it.
  private var ownCode: [String: Int] = [:]
  private var updateCauses: [Int: (own: [Transaction.Cause], others: [Transaction.Cause])] = [:]

  init(_ index: TransactionIndex) {
    let transaction = index.transaction
    self.transaction = transaction
    self.index = index
    ownCode = EffectTree.ownCode(in: transaction)
    for (position, step) in transaction.steps.enumerated() where !index.isEnclosing(step) {
      place(.write(position), below: owner(ofStep: position))
    }
    for index in transaction.updates.indices { placeUpdate(index) }
    for index in transaction.appeared.indices {
      place(.appearance(index), below: owner(ofAppearance: index))
    }
    for index in transaction.disappeared.indices {
      place(.departure(index), below: owner(ofDeparture: index))
    }
    for origin in transaction.origins.indices {
      guard let write = index.firstWrite(ofOrigin: origin) else { continue }
      place(.origin(origin), below: owner(ofOrigin: origin, writingFirst: write))
    }
  }

  private static func ownCode(in transaction: Transaction) -> [String: Int] {
    guard !transaction.origins.isEmpty else { return [:] }
    var owners = Dictionary(
      transaction.appeared.map { ($0.name, $0.reason.owner) },
      uniquingKeysWith: { first, _ in first })
    owners.merge(transaction.disappeared.map { ($0.name, $0.owner) }) { first, _ in first }
    var first: [String: Int] = [:]
    for (place, origin) in transaction.origins.enumerated() {
      var view = origin.view
      while let name = view, first[name] == nil, let owner = owners[name] {
        first[name] = place
        view = owner
      }
    }
    return first
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

  private func owner(ofStep position: Int) -> Place {
    let step = transaction.steps[position]
    if let write = write(of: step.source, before: position) { return write }
    return step.origin.map { .origin($0) } ?? .input
  }

  private func owner(ofOrigin position: Int, writingFirst first: Int) -> Place {
    let origin = transaction.origins[position]
    if let write = write(of: origin.source, before: first) { return write }
    guard let view = origin.view else { return .input }
    return self.view(view, upTo: origin.pass, before: position) ?? .input
  }

  /// The last write to a property before a step that its subscriber made.
  private func write(of source: String?, before position: Int) -> Place? {
    source.flatMap { index.lastWrite(to: $0, before: position) }.map { .write($0) }
  }

  /// The last update or appearance of a view up to a pass.
  ///
  /// Updates caused by code at or after `origin` do not count.
  private func view(_ name: String, upTo pass: Int, before origin: Int = .max) -> Place? {
    let update = index.updates(of: name).last { position in
      let update = transaction.updates[position]
      return update.pass <= pass
        && !update.causes.flatMap(\.steps).contains { step in
          transaction.steps[step].origin.map { $0 >= origin } ?? false
        }
    }
    if let update { return .update(update) }
    if let appearance = index.firstAppearance(of: name) { return .appearance(appearance) }
    return index.firstDeparture(of: name).map { .departure($0) }
  }

  // Views

  private mutating func placeUpdate(_ position: Int) {
    let update = transaction.updates[position]
    var own: [Place: [Transaction.Cause]] = [:]
    var order: [Place] = []
    for cause in update.causes {
      let place = owner(of: cause, for: position)
      if own[place] == nil { order.append(place) }
      own[place, default: []].append(cause)
    }
    guard let first = order.first(where: { $0 != .input }) ?? order.first else {
      return place(.update(position), below: .input)
    }
    if case .environment(let setter, _) = first, environment[first] == nil {
      environment[first] = own[first]?.first
      place(first, below: .update(setter))
    }
    place(.update(position), below: first)
    let others = order.filter { $0 != first }.flatMap { own[$0] ?? [] }
    updateCauses[position] = (own[first] ?? [], others)
  }

  private func owner(of cause: Transaction.Cause, for position: Int) -> Place {
    let update = transaction.updates[position]
    func run(of name: String) -> Int? {
      index.updates(of: name).last { transaction.updates[$0].pass <= update.pass }
        .flatMap { $0 == position ? nil : $0 }
    }
    if let parent = cause.parent, let owner = run(of: parent) { return .update(owner) }
    if case .view(let setter)? = cause.setter, let owner = run(of: setter) {
      return .environment(update: owner, key: cause.target)
    }
    return cause.steps.first.map { .write($0) } ?? .input
  }

  private func owner(ofAppearance position: Int) -> Place {
    let appearance = transaction.appeared[position]
    if let write = write(of: appearance.targets) { return write }
    let name: String
    switch appearance.reason {
    case .mounted: return .input
    case .parent(let parent): name = parent
    case .branch(let owner), .identity(let owner, _, _), .presented(let owner): name = owner
    }
    // A presented view appears before the pass in which its owner runs.
    // What its own code causes is no reason for it.
    let own = ownCode[appearance.name] ?? .max
    return arrival(in: name, before: position, pass: appearance.pass, causedBefore: own)
      ?? arrival(in: name, before: position, pass: .max, causedBefore: own) ?? .input
  }

  /// The update or appearance of the view whose body made what appeared, or of a view around it.
  private func arrival(
    in name: String, before position: Int, pass: Int, causedBefore origin: Int = .max
  ) -> Place? {
    var name = name[...]
    while true {
      if let found = view(String(name), upTo: pass, before: origin), found != .appearance(position)
      {
        return found
      }
      guard let end = name.lastIndex(of: name.last == "]" ? "[" : ".") else { return nil }
      name = name[..<end]
    }
  }

  /// The last write to the binding of a presentation.
  private func write(of targets: [String]) -> Place? {
    targets.compactMap { index.lastWrite(to: $0) }.max().map { .write($0) }
  }

  private func owner(ofDeparture position: Int) -> Place {
    let departure = transaction.disappeared[position]
    if let write = write(of: departure.targets) { return write }
    guard let owner = departure.owner else { return .input }
    if let outer = index.firstDeparture(of: owner) { return .departure(outer) }
    let own = ownCode[departure.name] ?? .max
    return arrival(in: owner, before: -1, pass: departure.pass, causedBefore: own)
      ?? arrival(in: owner, before: -1, pass: .max, causedBefore: own) ?? .input
  }
}
