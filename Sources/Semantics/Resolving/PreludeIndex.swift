import Prelude

/// Which files of the library are read, and which names were looked up in it.
struct PreludeIndex {
  private var loaded: Set<LibraryFile> = []
  /// Names whose files are all read, so that the index need not be asked again.
  private var asked: Set<String> = []
  private var askedMembers: Set<String> = []

  static var names: some Collection<String> { PreludeLibrary.names }

  /// The files that declare `name` and are not read yet; they count as read then.
  mutating func take(_ name: String) -> [LibraryFile] {
    guard asked.insert(name).inserted else { return [] }
    return take(LibraryTable.names.files(name).filter(\.isAlwaysKnown))
  }

  /// The same for the files that add members called `member`.
  mutating func take(member: String) -> [LibraryFile] {
    guard askedMembers.insert(member).inserted else { return [] }
    return take(LibraryTable.members.files(member))
  }

  /// All files that add members.
  mutating func takeMembers() -> [LibraryFile] {
    take(Set(LibraryTable.members.rows.map(\.file)).sorted { $0.index < $1.index })
  }

  /// The files of a module that has to be imported.
  mutating func take(module: String) -> [LibraryFile] {
    take(PreludeLibrary.files.filter { $0.module == module })
  }

  private mutating func take(_ files: [LibraryFile]) -> [LibraryFile] {
    files.filter { loaded.insert($0).inserted }
  }
}
