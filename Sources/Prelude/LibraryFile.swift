import CLibrary
import SourceText

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
  /// Whether it declares views, or a framework beside them.
  package var isOfViews: Bool { ["Views", "Frameworks"].contains(folder) }

  /// The modules of which a program must import one to use the names; empty if they are always visible.
  package var modules: [Substring] {
    row.modules.map { String(cString: $0).split(separator: ",") } ?? []
  }

  /// Whether the names are visible without an import.
  package var isAlwaysKnown: Bool { row.modules == nil }

  /// The UTF-8 text: a new copy on each call.
  package var bytes: [UInt8] {
    let text = UnsafeBufferPointer(start: row.text, count: row.length)
    guard let replacements = row.replacements else { return Array(text) }
    return TextReplacements(String(cString: replacements)).applied(to: text)
  }

  /// The numbers that tell where the members of the file's types are.
  package var outline: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: row.outline, count: row.outlineLength)
  }

  /// Whether the text contains another one.
  package func contains(_ text: String) -> Bool {
    row.replacements == nil
      ? libraryFileContains(index, text) : bytes.firstPlace(of: text) != nil
  }

  /// The text, decoded on each call.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
