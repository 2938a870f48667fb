import SourceText

/// The top-level names of one module of a project.
struct ModuleScope {
  /// An `import` of a file.
  struct Import {
    let module: String
    /// `@testable`: internal names are known.
    let isTestable: Bool
    /// `@_exported`: whoever imports this module imports that one.
    let isExported: Bool
  }

  /// The package that it belongs to, which `package` reaches.
  var package = ""
  /// What all of its files know.
  var names = NameTable()
  /// Private names, by file.
  var files: [String: NameTable] = [:]
  /// Which names of each file are private.
  private(set) var privateNames: [String: Set<String>] = [:]
  /// The file, the first by its name, that has a private name.
  private var homes: [String: String] = [:]
  /// How far names reach that say it themselves alone: those of variables and aliases.
  var access: [String: AccessLevel] = [:]
  /// What each file imports.
  var imports: [String: [Import]] = [:]

  /// The table that a name belongs to which a file of the module declares.
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

  /// Notes the names that only one file knows.
  mutating func note(privateNames names: Set<String>, of file: String) {
    privateNames[file] = names
    for name in names { homes[name] = homes[name].map { min($0, file) } ?? file }
  }

  /// A file that has a private name; of several the first by its name.
  func home(ofPrivate name: String) -> String? { homes[name] }

  private func isPrivate(_ name: String, in source: Source) -> Bool {
    privateNames[source.name]?.contains(name) ?? false
  }
}
