import SourceText
import Syntax

/// The program's top-level declarations, on top of the library's.
///
/// A value type: a copy made before an input is the state to roll back to.
struct World {
  /// Global variables that were declared without a value and are not assigned yet.
  var unset: [ObjectIdentifier: GlobalVariable] = [:]
  /// The declarations of inputs and of files outside projects.
  var inputs = NameTable()
  /// The modules of opened projects, by name.
  var modules: [String: ModuleScope] = [:]
  /// Their names; modules that nothing else in the project imports come first.
  var moduleOrder: [String] = []
  /// The stubs for unavailable modules.
  var stubs: StubModule?
  /// The standard and the program's own operators; nil while there are only the standard ones.
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

  /// Declares a name in the table of its source.
  mutating func declare(_ name: String, _ symbol: GlobalSymbol, in source: Source) {
    self[tableOf: name, source].declare(name, symbol)
  }

  /// The table for a name declared in a source: for a private name, that of the file.
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

/// A module with stubs for other modules.
struct StubModule {
  let name: String
  /// The modules that are unavailable, completely or in part.
  let modules: Set<String>
}
