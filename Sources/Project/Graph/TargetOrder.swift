/// Sorts targets topologically: each after its dependencies.
struct TargetOrder {
  private let targets: [String: Target]
  private var state: [String: State] = [:]
  private(set) var ordered: [Target] = []
  /// The dependency cycles, each from its first target back to the same one.
  private(set) var cycles: [[String]] = []

  /// The state of a target during the depth-first search.
  private enum State { case open, done }

  init(_ targets: [Target]) {
    self.targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    for target in targets { visit(target.name, under: []) }
  }

  private mutating func visit(_ name: String, under path: [String]) {
    guard let target = targets[name] else { return }
    switch state[name] {
    case .done?: return
    case .open?:
      let start = path.firstIndex(of: name) ?? 0
      cycles.append(Array(path[start...]) + [name])
      return
    case nil: break
    }
    state[name] = .open
    for dependency in target.dependencies { visit(dependency, under: path + [name]) }
    state[name] = .done
    ordered.append(target)
  }
}
