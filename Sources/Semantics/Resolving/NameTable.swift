/// Names of one scope at the top level: of all inputs, of a module, or of a file's private declarations.
struct NameTable {
  var symbols: [String: [GlobalSymbol]] = [:]
  /// Variables that stand further down.
  var later: [String: LaterVariable] = [:]
  /// Of those, the ones that were mentioned already.
  var ahead: [String: GlobalVariable] = [:]
  /// In order of declaration, for listings.
  var order: [String] = []

  /// Gives a name a meaning, in place of the one that it had; functions stand beside each other.
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
