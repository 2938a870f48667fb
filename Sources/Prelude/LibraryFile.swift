import CLibrary

/// A file of `Sources/Library`: one type, or a few closely related ones, of the library that
/// programs see. It is parsed when one of its names is first looked up.
package struct LibraryFile: Sendable, Hashable {
  /// The index in `PreludeLibrary.files`.
  package let index: Int

  private var row: LibraryFileRow { libraryFileRow(index).pointee }

  /// The path relative to `Sources/Library`: `Views/Binding.swift`.
  package var path: String { String(cString: row.path) }

  /// The top folder of the path: `Views`.
  package var folder: String { String(path.prefix { $0 != "/" }) }

  /// The module that a program must import to use the names; nil if they are always visible.
  package var module: String? { row.module.map { String(cString: $0) } }

  /// Whether the names are visible without an import.
  package var isAlwaysKnown: Bool { row.module == nil }

  /// The UTF-8 text: a new copy on each call.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: row.text, count: row.length))
  }

  /// The text, decoded on each call.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
