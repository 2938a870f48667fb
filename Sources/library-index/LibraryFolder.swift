import Foundation

/// The folder of the library's files, and the path of the generated index.
package enum LibraryFolder {
  /// The files in `Sources/Library` of a package, with their twins.
  ///
  /// - Throws: Errors of reading the files.
  package static func sources(package root: URL) throws -> [LibrarySource] {
    let folder = root.appending(path: "Sources/Library")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        let source = LibrarySource(
          path: path,
          text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        return [source] + source.twins
      }
  }

  /// The file that contains the index.
  package static func index(package root: URL) -> URL {
    root.appending(path: "Sources/CLibrary/library.c")
  }
}
