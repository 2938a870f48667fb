import SourceText
import Syntax

/// A file of the library, and the directives in its head, which are the comment lines before its first
/// declaration.
package struct LibrarySource {
  /// Below `Sources/Library`.
  package let path: String
  package let text: String
  /// `// Module: MapKit`: the names are known to programs that import the module.
  package let module: String?
  /// `// Loads with: String, URL`: also loaded when one of these, which it extends, is looked up.
  package let loadsWith: [String]
  /// `// Loads by member`: loaded when a member that it adds to other types is looked up.
  package let loadsByMember: Bool

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      $0.hasPrefix("// ") || $0 == "//"
    }
    func values(_ key: String) -> [String] {
      head.filter { $0.hasPrefix("// \(key): ") }.flatMap { line in
        line.dropFirst(key.utf8.count + 5).split(separator: ",").map {
          String($0.drop { $0 == " " })
        }
      }
    }
    module = values("Module").first
    loadsWith = values("Loads with")
    loadsByMember = head.contains("// Loads by member")
  }

  package var declarations: DeclaredNames {
    DeclaredNames(Parser.parse(Source(name: path, text: text, isLibrary: true)).statements)
  }
}
