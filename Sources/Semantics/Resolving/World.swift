import Prelude
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

/// The prelude's chunks by the names they declare, and which of them are loaded.
struct PreludeIndex {
  /// Numbers of chunks by what they list. Nearly all names stand in one chunk; those need no list.
  private struct Table {
    private(set) var first: [String: Int]
    private var others: [String: [Int]] = [:]

    init(_ list: (PreludeChunk) -> [String]) {
      first = [:]
      first.reserveCapacity(1024)
      for (number, chunk) in PreludeLibrary.chunks.enumerated() {
        for name in list(chunk) {
          if let other = first.updateValue(number, forKey: name) {
            first[name] = other
            others[name, default: []].append(number)
          }
        }
      }
    }

    func numbers(_ name: String) -> [Int] {
      guard let number = first[name] else { return [] }
      return [number] + (others[name] ?? [])
    }
  }

  private static let byName = Table { $0.module == nil ? $0.names : [] }
  private static let byMember = Table(\.members)
  private var loaded: Set<Int> = []

  static var names: some Collection<String> { byName.first.keys }

  static func declares(_ name: String) -> Bool { byName.first[name] != nil }

  /// The texts of the chunks that declare `name` and are not loaded yet; they count as loaded then.
  mutating func take(_ name: String) -> [PreludeChunk] { take(Self.byName.numbers(name)) }

  /// The same for the chunks that add members called `member`.
  mutating func take(member: String) -> [PreludeChunk] { take(Self.byMember.numbers(member)) }

  /// All chunks that add members.
  mutating func takeMembers() -> [PreludeChunk] {
    take(PreludeLibrary.chunks.indices.filter { !PreludeLibrary.chunks[$0].members.isEmpty })
  }

  /// The chunks of a module that has to be imported.
  mutating func take(module: String) -> [PreludeChunk] {
    take(PreludeLibrary.chunks.indices.filter { PreludeLibrary.chunks[$0].module == module })
  }

  private mutating func take(_ numbers: [Int]) -> [PreludeChunk] {
    numbers.compactMap { number in
      loaded.insert(number).inserted ? PreludeLibrary.chunks[number] : nil
    }
  }
}
