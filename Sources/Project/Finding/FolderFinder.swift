/// Finds the modules of a folder that has no manifest: one of all its files, and one of tests.
struct FolderFinder {
  let files: FolderAccess
  let folder: String

  func project() -> Project {
    var finder = SourceFinder(files)
    let entries: [FolderAccess.Entry]
    switch files.entries(folder) {
    case .success(let all): entries = all
    case .failure: entries = []
    }
    let xcode = entries.first { $0.name.hasSuffix(".xcodeproj") }
    let base = files.realPath(folder).map(Path.last) ?? Path.last(folder)
    let name = xcode.map { String($0.name.dropLast(10)) } ?? base
    let all = finder.swiftFiles(in: folder) { Path.last($0) == "Package.swift" }
    var sources: [String] = []
    var tests: [String: [String]] = [:]
    for file in all {
      if let target = testFolder(of: file) {
        tests[target, default: []].append(file)
      } else {
        sources.append(file)
      }
    }
    var targets: [Target] = []
    if !sources.isEmpty {
      targets.append(
        Target(
          name: name, kind: .executable, package: name, folder: folder, files: sources,
          resources: [folder]))
    }
    for (target, files) in tests.sorted(by: { $0.key < $1.key }) {
      targets.append(
        Target(
          name: target, kind: .test, package: name, folder: folder, files: files,
          dependencies: sources.isEmpty ? [] : [name], resources: [folder]))
    }
    var problems = finder.problems
    if targets.isEmpty { problems.append(.noSources(folder)) }
    return Project(
      folder: folder, name: name, layout: xcode == nil ? .loose : .xcode, targets: targets,
      problems: problems, language: "en")
  }

  /// The outermost folder of tests that a file is in: `ShopTests`, `Tests`.
  private func testFolder(of file: String) -> String? {
    let inner = folder == "." ? file[...] : file.dropFirst(folder.count)
    let folders = inner.split(separator: "/").dropLast()
    return folders.first { $0.hasSuffix("Tests") }.map(String.init)
  }
}
