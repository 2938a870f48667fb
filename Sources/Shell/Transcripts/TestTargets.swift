import Terminal

/// The operands of `--test`: files, folders that are searched for tests, and `-` for standard
/// input.
struct TestTargets {
  static let standardInput = "-"

  /// The documents and Swift files, including those found in folders, sorted by name within each.
  private(set) var files: [String] = []
  /// The folders of projects, and those of Swift files alone; the tests of each run together.
  private(set) var projects: [String] = []
  /// The folders without anything to test.
  private(set) var emptyFolders: [String] = []
  /// The files found in folders; such a document need not contain inputs.
  private var found: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      guard path != TestTargets.standardInput, FileAccess.isDirectory(path) else {
        files.append(path)
        continue
      }
      guard !TestTargets.isProject(path) else {
        projects.append(path)
        continue
      }
      let all = FileAccess.files(in: path, suffixes: TestTargets.suffixes)
      let inner = all.filter { projectFolder(around: $0, below: path) == nil }
      guard all.isEmpty || inner.count < all.count || !all.allSatisfy({ $0.hasSuffix(".swift") })
      else {
        projects.append(path)
        continue
      }
      let projects = all.compactMap { projectFolder(around: $0, below: path) }
      for project in projects where !self.projects.contains(project) {
        self.projects.append(project)
      }
      if all.isEmpty { emptyFolders.append(path) }
      files += inner
      found.formUnion(inner)
    }
  }

  /// Whether a path is the folder of a project, whose tests run together.
  ///
  /// That is a package, an Xcode project, or a folder with test folders beside its sources.
  static func isProject(_ path: String) -> Bool {
    guard path != standardInput, FileAccess.isDirectory(path) else { return false }
    return FileAccess.names(in: path).contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj/")
        || name.hasSuffix("Tests/")
          && name != "Tests/"
    }
  }

  /// The outermost project folder below `folder` that contains a file.
  private func projectFolder(around file: String, below folder: String) -> String? {
    var path = folder
    for name in file.dropFirst(folder.count).split(separator: "/").dropLast() {
      path += path.hasSuffix("/") ? name : "/\(name)"
      if TestTargets.isProject(path) { return path }
    }
    return nil
  }

  private static let suffixes = [".session", ".md", ".markdown", ".swift"]

  /// Whether a file was named as an operand, so that it is an error if it contains no inputs.
  func isOperand(_ file: String) -> Bool { !found.contains(file) }

  /// Reads a document, and determines the form of its transcript.
  static func read(
    _ file: String
  ) throws(SystemError) -> (text: String, form: TranscriptParser.Form) {
    guard file == standardInput else { return (try FileAccess.read(file), .of(file)) }
    let text = try FileAccess.text(of: FileAccess.readAll(0))
    return (text, TranscriptParser.hasBlocks(text) ? .markdown : .session)
  }

  /// The name of a file in reports.
  static func title(of file: String) -> String { file == standardInput ? "<stdin>" : file }
}
