import SourceText
import Syntax

/// A file of the library, with the directives in the comment lines before its first declaration.
package struct LibrarySource {
  /// The path relative to `Sources/Library`.
  package let path: String
  /// The text of the file.
  package let text: String
  /// `// Module: MapKit`: the names are visible to programs that import the module, or one of several.
  package let modules: [String]
  /// `// Loads with: String, URL`: the file is also loaded when one of these names, which it
  /// extends, is looked up.
  package let loadsWith: [String]
  /// `// Loads by member`: the file is loaded when a member that it adds to other types is looked
  /// up.
  package let loadsByMember: Bool
  /// The names that the file declares.
  package let declarations: DeclaredNames
  /// Where the members of its types and extensions are.
  package let outline: LibraryOutline
  /// The path of the file of which this is a second version, and what is different in it; nil for a file of its own.
  package private(set) var template: (path: String, replacements: String)?
  /// `// Twin: UIView=NSView, uiView=nsView`: the file stands for a second one, in which these parts of the text and of
  /// the file's name are replaced; one for each such line.
  private let replacements: [String]

  /// Parses a file, and its directives.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let head = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      $0.hasPrefix("// ") || $0 == "//"
    }
    func lines(_ key: String) -> [String] {
      head.filter { $0.hasPrefix("// \(key): ") }.map { String($0.dropFirst(key.utf8.count + 5)) }
    }
    func values(_ key: String) -> [String] {
      lines(key).flatMap { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    }
    modules = values("Module")
    loadsWith = values("Loads with")
    loadsByMember = head.contains("// Loads by member")
    replacements = lines("Twin")
    let source = Source(name: path, text: text, isLibrary: true)
    let statements = Parser.parse(source).statements
    declarations = DeclaredNames(statements)
    outline = LibraryOutline(statements, in: source)
  }

  /// The second versions of the file.
  package var twins: [LibrarySource] {
    replacements.map { replacements in
      let pairs = TextReplacements(replacements)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      let name = pairs.applied(to: String(path.dropFirst(folder.count)))
      var twin = LibrarySource(path: folder + name, text: pairs.applied(to: text))
      twin.template = (path, replacements)
      return twin
    }
  }
}
