import Foundation

// Regenerates the index of the library's files. Run it in the package's folder after a file of
// Sources/Library was added or removed, or declares other names.
let root = URL(filePath: FileManager.default.currentDirectoryPath)
let text = IndexFile(try LibraryFolder.sources(package: root)).text
let index = LibraryFolder.index(package: root)
if (try? String(contentsOf: index, encoding: .utf8)) != text {
  try text.write(to: index, atomically: true, encoding: .utf8)
}
