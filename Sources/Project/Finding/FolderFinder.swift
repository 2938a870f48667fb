/// Finds the modules of a folder without a manifest: one of its sources, one for each test folder.
///
/// Packages inside the folder become modules that these may import.
struct FolderFinder {
  let files: FolderAccess
  let folder: String
  let limit: Int
  /// Finds the targets of the packages inside the folder.
  var packages: PackageFinder

  mutating func project() -> Project {
    var finder = SourceFinder(files, skipsPackages: true, limit: limit)
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
    let packages = packages.targets(in: finder.packages)
    guard !finder.isOverLimit else {
      return Project(
        folder: folder, name: name, layout: .plainFiles, targets: [],
        problems: [.tooLarge(folder, limit: limit)], language: "en")
    }
    for file in all {
      if let target = testFolder(of: file) {
        tests[target, default: []].append(file)
      } else {
        sources.append(file)
      }
    }
    var targets = packages.targets
    let known = targets.filter { $0.kind != .test }.map(\.name)
    if !sources.isEmpty {
      targets.append(
        Target(
          name: name, kind: .executable, package: name, folder: folder, files: sources,
          dependencies: known, resources: finder.resources, texts: finder.texts,
          assets: finder.assets))
    }
    for (target, files) in tests.sorted(by: { $0.key < $1.key }) {
      targets.append(
        Target(
          name: target, kind: .test, package: name, folder: folder, files: files,
          dependencies: known + (sources.isEmpty ? [] : [name]), resources: finder.resources))
    }
    var problems = finder.problems + packages.problems
    if targets.isEmpty { problems.append(.noSources(folder)) }
    return Project(
      folder: folder, name: name, layout: xcode == nil ? .plainFiles : .xcode, targets: targets,
      problems: problems, language: xcode.flatMap { language(of: $0.name) } ?? "en")
  }

  /// The development language of an Xcode project, such as `en`.
  private func language(of project: String) -> String? {
    let path = Path.joined(folder, "\(project)/project.pbxproj")
    guard case .success(let bytes) = files.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let place = text.firstRange(of: "developmentRegion = ") else { return nil }
    let name = text[place.upperBound...].prefix { $0 != ";" && !$0.isNewline }
    return name.isEmpty ? nil : String(name)
  }

  /// The outermost test folder that contains a file: `ShopTests`, `Tests`.
  private func testFolder(of file: String) -> String? {
    let inner = folder == "." ? file[...] : file.dropFirst(folder.count)
    let folders = inner.split(separator: "/").dropLast()
    return folders.first { $0.hasSuffix("Tests") }.map(String.init)
  }
}
