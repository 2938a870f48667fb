/// The paths to views in a causal tree, for reducing the tree to some views.
struct EffectPaths {
  private let root: Effect
  private let index: TransactionIndex
  /// By view, the paths from the root to its updates, appearances and removals.
  private var ways: [String: [[Int]]] = [:]
  /// The same for the updates of its rows and closures.
  private var waysToParts: [String: [[Int]]] = [:]

  init(_ root: Effect, _ index: TransactionIndex) {
    self.root = root
    self.index = index
    note(root, at: [])
  }

  private mutating func note(_ effect: Effect, at way: [Int]) {
    let transaction = index.transaction
    switch effect.content {
    case .update(let position):
      let update = transaction.updates[position]
      ways[update.name, default: []].append(way)
      for view in update.wholes { waysToParts[view, default: []].append(way) }
    case .appearance(let position):
      ways[transaction.appeared[position].name, default: []].append(way)
    case .departure(let position):
      ways[transaction.disappeared[position].name, default: []].append(way)
    case .input, .write, .origin, .environment: break
    }
    for (position, effect) in effect.effects.enumerated() { note(effect, at: way + [position]) }
  }

  /// The tree reduced to the steps that lead to some views; nil if none does.
  func tree(to names: [String]) -> Effect? {
    let ends = names.flatMap { name in
      (index.concerns(name) ? ways[name] : waysToParts[name]) ?? []
    }
    if ends.isEmpty { return nil }
    return reduced(root, to: Set(ends).sorted { $0.lexicographicallyPrecedes($1) }[...], depth: 0)
  }

  /// An effect with only those effects below it that lie on the given paths, which are in order.
  private func reduced(_ effect: Effect, to ways: ArraySlice<[Int]>, depth: Int) -> Effect {
    var reduced = effect
    reduced.effects = []
    // A path that ends here comes first.
    var rest = ways.drop { $0.count == depth }
    while let next = rest.first?[depth] {
      let through = rest.prefix { $0[depth] == next }
      reduced.effects.append(self.reduced(effect.effects[next], to: through, depth: depth + 1))
      rest = rest.dropFirst(through.count)
    }
    return reduced
  }
}
