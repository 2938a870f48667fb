extension ViewHost {
  /// What the host keeps besides the views, in lines that are the same where all goes on in the same
  /// way.
  package var dump: [String] {
    let names = mounting.ordinals.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    let owners = stateCells.cellOwners.values.map { "\($0.name).\($0.property)" }.sorted()
    return ["rows \(mounting.viewport)"] + names.map { "last \($0.key)#\($0.value)" }
      + owners.map { "state \($0)" } + stateCells.storedCells.keys.sorted().map { "stored \($0)" }
  }
}
