extension Machine {
  /// The machine's state besides values as lines, which are equal for machines that will behave
  /// alike.
  package var dump: [String] {
    let numbers = ordinals.mapValues(\.last)
    let names = numbers.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    return names.map { "last \($0.key)#\($0.value)" } + [
      "random \(surroundings.random.state), identifiers \(surroundings.identifiers.state)",
      "now \(surroundings.now), steps \(limits.steps.map(String.init) ?? "unlimited")",
    ] + scheduler.dump
  }
}
