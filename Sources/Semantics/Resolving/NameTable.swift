import SourceText

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

  /// What names mean in the files that declare them, where the declaration of another file has taken
  /// their place: by name and file.
  private var replaced: [String: [String: [GlobalSymbol]]] = [:]

  /// All names: those of variables that nothing has used yet come last.
  var allNames: [String] {
    later.isEmpty ? order : order + later.keys.filter { symbols[$0] == nil }.sorted()
  }

  /// Whether a name is declared here.
  func declares(_ name: String) -> Bool { symbols[name] != nil || later[name] != nil }

  /// Declares a name and replaces its earlier declaration; functions are added as overloads.
  ///
  /// - Parameter replacesFunctions: Whether a function replaces an earlier one of the same signature.
  mutating func declare(_ name: String, _ symbol: GlobalSymbol, replacesFunctions: Bool = false) {
    if case .function(let function) = symbol, let existing = symbols[name],
      existing.allSatisfy({ if case .function = $0 { true } else { false } })
    {
      let (same, others) = existing.split { replacesFunctions && $0.isReplaced(by: function) }
      keep(same, of: name, replacedBy: symbol)
      symbols[name] = others + [symbol]
      return
    }
    if let existing = symbols[name] {
      keep(existing, of: name, replacedBy: symbol)
    } else {
      order.append(name)
    }
    symbols[name] = [symbol]
  }

  /// Keeps what a name means in its file, if the declaration of another file replaces it. What a typed
  /// input replaces is gone everywhere.
  mutating func keep(
    _ symbols: [GlobalSymbol], of name: String, replacedBy symbol: GlobalSymbol
  ) {
    guard let source = symbol.writtenSource else { return }
    if source.isTyped {
      replaced[name] = nil
    } else {
      replaced[name]?[source.name] = nil
      if let old = symbols.first?.writtenSource, old.name != source.name, old.isFile, source.isFile
      {
        replaced[name, default: [:]][old.name] = symbols
      }
    }
  }

  /// The meanings of a name in a file.
  func meanings(of name: String, in source: Source?) -> [GlobalSymbol]? {
    guard let symbols = symbols[name] else { return nil }
    guard !replaced.isEmpty, let source, let own = replaced[name]?[source.name] else {
      return symbols
    }
    guard case .function? = own.first else { return own }
    return own
      + symbols.filter { symbol in
        guard case .function = symbol else { return false }
        return !own.contains {
          if case .function(let function) = $0 { symbol.isReplaced(by: function) } else { false }
        }
      }
  }
}

extension Source {
  /// Whether it is a part of a file of the program.
  fileprivate var isFile: Bool { !isTyped && !isStub && !isSample && !isLibrary }
}

extension GlobalSymbol {
  /// Whether a function takes its place. Functions of one text may be overloaded by result type.
  fileprivate func isReplaced(by function: Function) -> Bool {
    guard case .function(let older) = self else { return false }
    return function.hasSignature(of: older)
      && !(older.source === function.source && older.result != function.result)
  }
}

extension [GlobalSymbol] {
  /// Those for which a condition holds, and the others.
  fileprivate func split(_ isFirst: (GlobalSymbol) -> Bool) -> ([GlobalSymbol], [GlobalSymbol]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
