import Terminal

/// What `--test` is given: files, folders with files to test in them, and `-` for standard input.
struct TestTargets {
  static let standardInput = "-"

  /// The documents and programs, folders looked through, in the order of their names.
  private(set) var files: [String] = []
  /// The folders of projects, whose tests run together.
  private(set) var projects: [String] = []
  /// Folders without anything to test.
  private(set) var emptyFolders: [String] = []
  /// Files of folders: one of them may be a document that only has prose.
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
      let projects = all.compactMap { projectFolder(around: $0, below: path) }
      for project in projects where !self.projects.contains(project) {
        self.projects.append(project)
      }
      if all.isEmpty { emptyFolders.append(path) }
      files += inner
      found.formUnion(inner)
    }
  }

  /// Whether a path is the folder of a project, whose tests run together: of a package, of an Xcode
  /// project, or one with folders of tests beside its sources.
  static func isProject(_ path: String) -> Bool {
    guard path != standardInput, FileAccess.isDirectory(path) else { return false }
    return FileAccess.names(in: path).contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj/")
        || name.hasSuffix("Tests/")
          && name != "Tests/"
    }
  }

  /// The outermost folder of a project that a file below another folder is in.
  private func projectFolder(around file: String, below folder: String) -> String? {
    var path = folder
    for name in file.dropFirst(folder.count).split(separator: "/").dropLast() {
      path += path.hasSuffix("/") ? name : "/\(name)"
      if TestTargets.isProject(path) { return path }
    }
    return nil
  }

  private static let suffixes = [".session", ".md", ".markdown", ".swift"]

  /// Whether a file was named, so that it must have something to test.
  func isNamed(_ file: String) -> Bool { !found.contains(file) }

  /// The text of a document, and the form of its transcript.
  static func read(
    _ file: String
  ) throws(SystemError) -> (text: String, form: TranscriptParser.Form) {
    guard file == standardInput else { return (try FileAccess.read(file), .of(file)) }
    let text = try FileAccess.text(of: FileAccess.readAll(0))
    return (text, TranscriptParser.hasBlocks(text) ? .markdown : .session)
  }

  /// What a file is called in reports.
  static func title(of file: String) -> String { file == standardInput ? "<stdin>" : file }
}
