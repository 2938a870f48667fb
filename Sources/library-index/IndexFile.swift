import Syntax

/// The C file that embeds the library and contains its index.
package struct IndexFile {
  private let sources: [LibrarySource]
  /// The names, with the indices of their files.
  private var names: Set<Row> = []
  private var members: Set<Row> = []
  /// The types extended by files that are loaded when one of their members is looked up.
  private var extended: Set<Row> = []

  /// An entry of the index.
  private struct Row: Hashable {
    let name: String
    let file: Int
    var isType = false
  }

  /// The index of these files.
  package init(_ sources: [LibrarySource]) {
    self.sources = sources.sorted { Self.precedes($0.path, $1.path) }
    let declared = self.sources.map(\.declarations)
    let types = declared.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    let typeNames = declared.reduce(into: types) { $0.formUnion($1.aliases) }
    for (number, source) in self.sources.enumerated() {
      let declarations = declared[number]
      for name in declarations.names.union(source.loadsWith) {
        names.insert(Row(name: name, file: number, isType: typeNames.contains(name)))
      }
      if source.loadsByMember {
        for name in declarations.addedMembers { members.insert(Row(name: name, file: number)) }
        for name in declarations.extended {
          // Aliases are not resolved here, so a file that extends one is loaded for every type.
          extended.insert(Row(name: types.contains(name) ? name : "", file: number))
        }
      }
    }
  }

  /// The text of the C file.
  package var text: String {
    """
    // Written by `swift run library-index` from the files of Sources/Library: not to be changed by hand.
    #include "CLibrary.h"

    #pragma clang diagnostic ignored "-Wc23-extensions"

    #define COUNT(array) (sizeof array / sizeof *array)
    #define RUN "a file of Sources/Library was changed: run `swift run library-index`"

    \(sources.filter { $0.template == nil }.map(embedded).joined())\
    \(sources.map(outline).joined())
    enum {
    \(sources.map { "  \(identifier($0.path)),\n" }.joined())\
      fileCount,
    };

    static const struct LibraryFileRow files[] = {
    \(sources.map(row).joined())\
    };

    static const struct LibraryNameRow names[] = {
    \(rows(names))\
      {NULL, 0},
    };

    static const struct LibraryNameRow members[] = {
    \(rows(members))\
      {NULL, 0},
    };

    static const struct LibraryNameRow extended[] = {
    \(rows(extended))\
      {NULL, 0},
    };

    size_t libraryFileCount(void) { return fileCount; }

    const struct LibraryFileRow *libraryFileRow(size_t index) { return &files[index]; }

    struct LibraryNameTable libraryNames(void) {
      return (struct LibraryNameTable){names, sizeof names / sizeof *names - 1};
    }

    struct LibraryNameTable libraryMembers(void) {
      return (struct LibraryNameTable){members, sizeof members / sizeof *members - 1};
    }

    struct LibraryNameTable libraryExtended(void) {
      return (struct LibraryNameTable){extended, sizeof extended / sizeof *extended - 1};
    }

    """
  }

  private func embedded(_ source: LibrarySource) -> String {
    """
    static const unsigned char \(identifier(source.path))_text[] = {
    #embed "../Library/\(source.path)"
    };
    _Static_assert(sizeof \(identifier(source.path))_text == \(source.text.utf8.count), RUN);

    """
  }

  /// The outline of a file, a line for each block.
  private func outline(_ source: LibrarySource) -> String {
    let lines = source.outline.numbers.map { block in
      "  \(block.map { "\($0)" }.joined(separator: ",")),\n"
    }
    return """
      static const uint32_t \(identifier(source.path))_outline[] = {
      \(lines.joined())\
      };

      """
  }

  private func row(_ source: LibrarySource) -> String {
    let text = identifier(source.template?.path ?? source.path) + "_text"
    let outline = identifier(source.path) + "_outline"
    let modules = source.modules.isEmpty ? "NULL" : "\"\(source.modules.joined(separator: ","))\""
    let replacements = source.template.map { template in
      ", \"\(template.replacements.replacing("\"", with: "\\\""))\""
    }
    return """
        {"\(source.path)", \(modules), \(text), sizeof \(text), \(outline), COUNT(\(outline))\(replacements ?? "")},

      """
  }

  private func rows(_ rows: Set<Row>) -> String {
    rows.sorted { $0.name == $1.name ? $0.file < $1.file : Self.precedes($0.name, $1.name) }
      .map { row in
        let isType = row.isType ? ", 1" : ""
        return "  {\"\(row.name)\", \(identifier(sources[row.file].path))\(isType)},\n"
      }.joined()
  }

  /// The C identifier of a file: `Views_Binding` for `Views/Binding.swift`.
  private func identifier(_ path: String) -> String {
    String(path.dropLast(6).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The order of `strcmp`, by which names are looked up.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
