import SourceText
import Syntax

/// The names at the top level: what the program declared, over what the prelude declares.
///
/// A value: a copy taken before an input is the state to go back to.
struct World {
  /// Variables of the session that were declared without a value and have none yet.
  var unset: [ObjectIdentifier: GlobalVariable] = [:]
  var symbols: [String: [GlobalSymbol]] = [:]
  /// Variables of the program that stand further down.
  var later: [String: LaterVariable] = [:]
  /// Of those, the ones that were mentioned already.
  var ahead: [String: GlobalVariable] = [:]
  /// The operators that the program declared; nil while it has only the standard ones.
  var ownOperators: OperatorTable?
  /// The modules that the program imports.
  var importedModules: Set<String> = []
  /// In order of declaration, for listings.
  var order: [String] = []

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
