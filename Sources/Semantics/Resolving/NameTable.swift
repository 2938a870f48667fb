/// The top-level names of one scope: of all inputs, of a module, or of a file's private
/// declarations.
struct NameTable {
  var symbols: [String: [GlobalSymbol]] = [:]
  /// Variables that are declared further down.
  var later: [String: LaterVariable] = [:]
  /// Those of them that were used already.
  var usedEarly: [String: GlobalVariable] = [:]
  /// The names in order of declaration, for listings.
  var order: [String] = []

  /// All names: those of variables that nothing has used yet come last.
  var allNames: [String] {
    later.isEmpty ? order : order + later.keys.filter { symbols[$0] == nil }.sorted()
  }

  /// Whether a name is declared here.
  func declares(_ name: String) -> Bool { symbols[name] != nil || later[name] != nil }

  /// Declares a name and replaces its earlier declaration; functions are added as overloads.
  mutating func declare(_ name: String, _ symbol: GlobalSymbol) {
    if case .function = symbol, let existing = symbols[name],
      existing.allSatisfy({ if case .function = $0 { true } else { false } })
    {
      symbols[name, default: []].append(symbol)
      return
    }
    if symbols[name] == nil { order.append(name) }
    symbols[name] = [symbol]
  }
}
