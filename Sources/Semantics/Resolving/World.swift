import SourceText
import Syntax

/// The names at the top level: what the program declared, over what the prelude declares.
///
/// A value: a copy taken before an input is the state to go back to.
struct World {
  /// Variables of the session that were declared without a value and have none yet.
  var unset: [ObjectIdentifier: GlobalVariable] = [:]
  /// What inputs and files outside of projects declare.
  var inputs = NameTable()
  /// The modules of opened projects, by name.
  var modules: [String: ModuleScope] = [:]
  /// Their names, those first that nothing else of the project imports.
  var moduleOrder: [String] = []
  /// What stands in for modules of projects that are not here.
  var standIns: StandInModule?
  /// The operators that the program declared; nil while it has only the standard ones.
  var ownOperators: OperatorTable?
  /// The modules that the program imports.
  var importedModules: Set<String> = []

  var symbols: [String: [GlobalSymbol]] {
    _read { yield inputs.symbols }
    _modify { yield &inputs.symbols }
  }
  var later: [String: LaterVariable] {
    _read { yield inputs.later }
    _modify { yield &inputs.later }
  }
  var order: [String] {
    _read { yield inputs.order }
    _modify { yield &inputs.order }
  }

  /// Declares a name of a text where the text's names belong.
  mutating func declare(_ name: String, _ symbol: GlobalSymbol, in source: Source) {
    self[tableOf: name, source].declare(name, symbol)
  }

  /// The table that a name belongs to which a text declares: that of its file, where it is private.
  subscript(tableOf name: String, source: Source) -> NameTable {
    get {
      guard let module = source.projectModule, let scope = modules[module] else { return inputs }
      return scope[tableOf: name, source]
    }
    _modify {
      if let module = source.projectModule, modules[module] != nil {
        yield &modules[module, default: ModuleScope()][tableOf: name, source]
      } else {
        yield &inputs
      }
    }
  }
}

/// The module that stands in for others.
struct StandInModule {
  let name: String
  /// The modules that are not here, or only in parts.
  let modules: Set<String>
}
