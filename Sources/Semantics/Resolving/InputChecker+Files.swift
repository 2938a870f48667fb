package import SourceText

/// Names of one file among those of files checked before it.
extension InputChecker {
  /// Runs `work` with earlier global variables of these names hidden, since the current text
  /// declares others.
  package func hidingVariables<Result>(_ names: Set<String>, _ work: () -> Result) -> Result {
    var hidden: [String: [GlobalSymbol]] = [:]
    for name in names {
      guard let symbols = checker.world.symbols[name], symbols.contains(where: \.isVariable) else {
        continue
      }
      hidden[name] = symbols
      checker.world.symbols[name] = nil
    }
    defer {
      for (name, symbols) in hidden {
        guard let new = checker.world.symbols[name]?.first else {
          checker.world.symbols[name] = symbols
          continue
        }
        checker.world.inputs.keep(symbols, of: name, replacedBy: new)
        // The new declaration is later in the order.
        if let place = checker.world.order.firstIndex(of: name) {
          checker.world.order.remove(at: place)
        }
      }
    }
    return work()
  }

  /// Checks all bodies of the sources now, so that later declarations do not change the meaning of
  /// their names.
  package func settleBodies(in sources: [Source]) {
    let saved = checker.diagnostics
    defer { checker.diagnostics = saved }
    func isConcerned(_ source: Source) -> Bool { sources.contains { $0 === source } }
    for symbol in checker.world.order.flatMap({ checker.world.symbols[$0] ?? [] }) {
      switch symbol {
      case .function(let function) where isConcerned(function.source):
        _ = checker.functionBodies.checkBodies(
          of: [], [function], in: function.source, reportsUnresolved: false)
      case .type(let type) where isConcerned(type.source):
        _ = checker.functionBodies.checkBodies(
          of: [type], [], in: type.source, reportsUnresolved: false)
      default: continue
      }
    }
  }
}

extension GlobalSymbol {
  fileprivate var isVariable: Bool {
    switch self {
    case .variable, .computed, .wrapped: true
    case .type, .typeAlias, .function: false
    }
  }
}
