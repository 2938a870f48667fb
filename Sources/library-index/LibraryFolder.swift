import Foundation

/// The folder with the library's files, and the file that its index stands in.
package enum LibraryFolder {
  /// The files below `Sources/Library` of a package.
  ///
  /// - Throws: what reading them throws.
  package static func sources(package root: URL) throws -> [LibrarySource] {
    let folder = root.appending(path: "Sources/Library")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        LibrarySource(
          path: path,
          text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
  }

  package static func index(package root: URL) -> URL {
    root.appending(path: "Sources/CLibrary/library.c")
  }
}
