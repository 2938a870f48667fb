extension Machine {
  /// The machine's state besides values as lines, which are equal for machines that will behave
  /// alike.
  package var dump: [String] {
    let numbers = names.lastOrdinals
    let names = numbers.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    return names.map { "last \($0.key)#\($0.value)" } + [
      "random \(outside.environment.random.state), identifiers \(outside.environment.identifiers.state)",
      "now \(outside.environment.now), steps \(limits.steps.map(String.init) ?? "unlimited")",
    ] + scheduler.dump
  }
}
