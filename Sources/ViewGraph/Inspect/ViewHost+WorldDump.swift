internal import Interpreter

extension ViewHost {
  /// The host's state besides the views, as lines. Hosts with equal lines behave alike.
  package var dump: [String] {
    let numbers = mounting.ordinals.mapValues(\.last)
    let names = numbers.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    let owners = stateCells.cellOwners.values.map { "\($0.name).\($0.property)" }.sorted()
    return ["rows \(mounting.viewport)"] + names.map { "last \($0.key)#\($0.value)" }
      + owners.map { "state \($0)" } + stateCells.storedCells.keys.sorted().map { "stored \($0)" }
  }
}
