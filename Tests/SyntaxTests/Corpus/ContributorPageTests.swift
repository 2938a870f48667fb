import Foundation
import Testing

/// The pages for contributors name files, folders and declarations that are there.
@Suite struct ContributorPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Sources/README.md", "Tests/README.md"])
  func whatAPageNamesIsThere(_ page: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    let names = text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
    #expect(names.count > 30)
    let missing = Set(names).filter { !Package.current.contains($0) }
    #expect(missing.sorted() == [])
  }

  /// What lies in the package, by name.
  private struct Package {
    static let current = Package()

    private var paths: Set<String> = []
    private var files: Set<String> = []
    /// The names of types, functions, properties and cases.
    private var declared: Set<String> = []

    private init() {
      for folder in ["Sources", "Tests"] {
        paths.insert(folder)
        let found = FileManager.default.enumerator(
          atPath: ContributorPageTests.root.appending(path: folder).path)
        for case let name as String in found ?? .init() {
          paths.insert("\(folder)/\(name)")
          let file = URL(filePath: name).lastPathComponent
          files.insert(file)
          guard folder == "Sources", file.hasSuffix(".swift") else { continue }
          let path = ContributorPageTests.root.appending(path: folder).appending(path: name)
          guard let text = try? String(contentsOf: path, encoding: .utf8) else { continue }
          let declarations =
            /\b(?:class|struct|enum|protocol|actor|typealias|func|var|let|case) (\w+)/
          for match in text.matches(of: declarations) { declared.insert(String(match.1)) }
        }
      }
    }

    /// Whether there is what a name in a page stands for. What is no name is not looked for: commands, options
    /// of commands, and code.
    func contains(_ name: String) -> Bool {
      if name.hasPrefix("Sources") || name.hasPrefix("Tests") { return paths.contains(name) }
      if name.hasSuffix(".swift") { return files.contains(name) }
      guard name.wholeMatch(of: /[A-Z]\w*(\.\w+)?/) != nil, name != name.uppercased() else {
        return true
      }
      return name.split(separator: ".").allSatisfy { declared.contains(String($0)) }
        || files.contains(name) || paths.contains("Sources/\(name)")
    }
  }
}
