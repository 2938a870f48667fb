import Prelude

/// The library files loaded so far, and the names looked up in the index.
struct PreludeIndex {
  /// Whether each file is loaded, by index; files past the end are not.
  private var loaded: [Bool] = []
  /// Names whose files are all loaded, so that the index need not be searched again.
  private var searchedNames: Set<String> = []
  private var searchedMembers: Set<String> = []
  private var searchedTypes: Set<String> = []
  private var searchedModules: Set<String> = []

  static var names: [String] { PreludeLibrary.names }
  static var typeNames: [String] { PreludeLibrary.typeNames }

  /// The files that declare `name` and are not loaded yet; marks them as loaded.
  mutating func take(_ name: String) -> [LibraryFile] {
    guard searchedNames.insert(name).inserted else { return [] }
    return take(LibraryTable.names.files(name).filter(\.isAlwaysKnown))
  }

  /// The files with extensions that declare members named `member`; marks them as loaded.
  mutating func take(member: String) -> [LibraryFile] {
    guard searchedMembers.insert(member).inserted else { return [] }
    return take(LibraryTable.members.files(member))
  }

  /// The files with extensions that declare members with a prefix; marks them as loaded.
  mutating func take(membersStartingWith start: String) -> [LibraryFile] {
    let rows = LibraryTable.members.rows.filter { $0.name.hasPrefix(start) }
    return take(rows.map(\.file).sorted { $0.index < $1.index })
  }

  /// The files with extensions of an outermost type or types nested in it; marks them as loaded.
  mutating func take(membersOf type: String) -> [LibraryFile] {
    guard searchedTypes.insert(type).inserted else { return [] }
    return take(LibraryTable.extended.files(type) + LibraryTable.extended.files(""))
  }

  /// The next file with extensions; marks it as loaded. Nil if all are.
  mutating func takeNextMembers() -> [LibraryFile]? {
    let rest = LibraryTable.members.rows.lazy.map(\.file).filter { [self] in !isLoaded($0) }
    return rest.min { $0.index < $1.index }.map { take([$0]) }
  }

  /// The files of a module that must be imported; marks them as loaded.
  mutating func take(module: String) -> [LibraryFile] {
    guard searchedModules.insert(module).inserted else { return [] }
    return take(PreludeLibrary.files.filter { $0.modules.contains { $0 == module } })
  }

  private mutating func take(_ files: [LibraryFile]) -> [LibraryFile] {
    files.filter { file in
      if isLoaded(file) { return false }
      while loaded.count <= file.index { loaded.append(false) }
      loaded[file.index] = true
      return true
    }
  }

  private func isLoaded(_ file: LibraryFile) -> Bool {
    file.index < loaded.count && loaded[file.index]
  }
}
