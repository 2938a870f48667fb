import CLibrary

/// A file of `Sources/Library`: a part of the library that programs see, one type or a close family,
/// parsed when one of its names is first looked up.
package struct LibraryFile: Sendable, Hashable {
  /// Its place in `PreludeLibrary.files`.
  package let index: Int

  private var row: LibraryFileRow { libraryFileRow(index).pointee }

  /// Below `Sources/Library`: `Views/Binding.swift`.
  package var path: String { String(cString: row.path) }

  /// The folder that the path begins with: `Views`.
  package var folder: String { String(path.prefix { $0 != "/" }) }

  /// The module that has to be imported for the names to be known; nil for what is always there.
  package var module: String? { row.module.map { String(cString: $0) } }

  /// Whether the names are known without an import.
  package var isAlwaysKnown: Bool { row.module == nil }

  /// The text as UTF-8: a copy, made at each call.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: row.text, count: row.length))
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
