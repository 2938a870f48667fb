import SourceText

/// The top-level names of one module of a project.
struct ModuleScope {
  /// An `import` in a file.
  struct Import {
    let module: String
    /// Whether it is `@testable`: internal names are visible.
    let isTestable: Bool
    /// Whether it is `@_exported`: importers of this module import that one too.
    let isExported: Bool
    /// Whether it is `@_spi`: what a module shows only to those who ask for it is visible.
    let isSPI: Bool
  }

  /// The package to which it belongs, for `package` access.
  var package = ""
  /// The names that all its files share.
  var names = NameTable()
  /// Private names, by file.
  var files: [String: NameTable] = [:]
  /// The private names of each file.
  private(set) var privateNames: [String: Set<String>] = [:]
  /// The file that declares a private name, the first one in order.
  private var homes: [String: String] = [:]
  /// The access levels of variables and type aliases.
  var access: [String: AccessLevel] = [:]
  /// The imports of each file.
  private(set) var imports: [String: [Import]] = [:]
  /// The modules that importers of this one import too, in the order of its files' names.
  private(set) var exports: [Import] = []

  /// The table of a name that a file of the module declares.
  subscript(tableOf name: String, source: Source) -> NameTable {
    get { isPrivate(name, in: source) ? files[source.name] ?? NameTable() : names }
    _modify {
      if isPrivate(name, in: source) {
        yield &files[source.name, default: NameTable()]
      } else {
        yield &names
      }
    }
  }

  /// Records the private names of a file.
  mutating func note(privateNames names: Set<String>, of file: String) {
    privateNames[file] = names
    for name in names { homes[name] = homes[name].map { min($0, file) } ?? file }
  }

  /// Records the imports of files.
  mutating func note(imports found: [String: [Import]]) {
    imports.merge(found) { $1 }
    exports = imports.sorted { $0.key < $1.key }.flatMap(\.value).filter(\.isExported)
  }

  /// The file that declares a private name, the first one in order.
  func home(ofPrivate name: String) -> String? { homes[name] }

  private func isPrivate(_ name: String, in source: Source) -> Bool {
    privateNames[source.name]?.contains(name) ?? false
  }
}
