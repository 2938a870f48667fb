import CLibrary

/// The files of the library by what they are looked up under. The table is static data, made by
/// `swift run library-index`.
package struct LibraryTable: Sendable {
  /// By what files declare at their top level, and by the names that their heads say they load with.
  package static let names = LibraryTable { libraryNames() }
  /// By the members that files add to types of other files.
  package static let members = LibraryTable { libraryMembers() }

  private let table: @Sendable () -> LibraryNameTable

  /// The files under a name, in the order of `PreludeLibrary.files`.
  package func files(_ name: String) -> [LibraryFile] {
    var files: [LibraryFile] = []
    var row = libraryFirstRow(table(), name)
    while let found = row {
      files.append(LibraryFile(index: Int(found.pointee.file)))
      row = libraryNextRow(found)
    }
    return files
  }

  package func contains(_ name: String) -> Bool { libraryFirstRow(table(), name) != nil }

  /// All rows, in order of their names.
  package var rows: some RandomAccessCollection<(name: String, file: LibraryFile)> {
    let table = table()
    return UnsafeBufferPointer(start: table.rows, count: table.count).lazy.map {
      (String(cString: $0.name), LibraryFile(index: Int($0.file)))
    }
  }
}
