import SourceText

/// The names of one file beside those of files that were read before it.
extension InputChecker {
  /// Does something while variables of these names are not known: the text at hand declares others, which
  /// are meant in all of it.
  func hidingVariables<Result>(_ names: Set<String>, _ work: () -> Result) -> Result {
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
        if checker.world.symbols[name] == nil {
          checker.world.symbols[name] = symbols
        } else if let place = checker.world.order.firstIndex(of: name) {
          // It stands further down now.
          checker.world.order.remove(at: place)
        }
      }
    }
    return work()
  }

  /// Gives names that were missing in bodies the meaning that they have now, and keep.
  func settleBodies(in sources: [Source]) {
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
