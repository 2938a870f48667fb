/// Finds the modules of a folder without a manifest: the targets of its Xcode project; without one, a module
/// of its sources, and one for each test folder.
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
    var targets = packages.targets
    let known = targets.filter { $0.kind != .test }.map(\.name)
    let project = xcode.flatMap { self.xcodeProject($0.name) }
    let listed = project.map { self.targets(of: $0, all, finder, importing: known, as: name) } ?? []
    if !listed.isEmpty {
      return Project(
        folder: folder, name: name, layout: .xcode, targets: targets + listed,
        problems: finder.problems + packages.problems, language: project?.language ?? "en")
    }
    for file in all {
      if let target = testFolder(of: file) {
        tests[target, default: []].append(file)
      } else {
        sources.append(file)
      }
    }
    let tested = xcode == nil ? self.module(of: sources, testedBy: Set(tests.keys)) : nil
    let module = tested ?? name
    if !sources.isEmpty {
      targets.append(
        Target(
          name: module, kind: .executable, package: name, folder: folder, files: sources,
          dependencies: known, resources: finder.resources, texts: finder.texts,
          assets: finder.assets))
    }
    for (target, files) in tests.sorted(by: { $0.key < $1.key }) {
      targets.append(
        Target(
          name: target, kind: .test, package: name, folder: folder, files: files,
          dependencies: known + (sources.isEmpty ? [] : [module]), resources: finder.resources))
    }
    var problems = finder.problems + packages.problems
    if targets.isEmpty { problems.append(.noSources(folder)) }
    return Project(
      folder: folder, name: name, layout: xcode == nil ? .plainFiles : .xcode, targets: targets,
      problems: problems, language: project?.language ?? "en")
  }

  /// The folder of all sources beside one of its tests, `App` beside `AppTests`: its name is that of the module,
  /// whatever the folder around both is called. Nil without tests, or if there are other sources.
  private func module(of sources: [String], testedBy tests: Set<String>) -> String? {
    let folders = Set(sources.map { relative($0).prefix { $0 != "/" } })
    guard folders.count == 1, let folder = folders.first, tests.contains(folder + "Tests") else {
      return nil
    }
    return String(folder)
  }

  private func xcodeProject(_ name: String) -> XcodeProject? {
    guard case .success(let bytes) = files.read(Path.joined(folder, "\(name)/project.pbxproj"))
    else {
      return nil
    }
    return XcodeProject(bytes)
  }

  /// The targets of an Xcode project that have Swift files; none if it lists no file that is there.
  ///
  /// - Parameter all: The Swift files in the folder.
  private func targets(
    of project: XcodeProject, _ all: [String], _ finder: SourceFinder, importing packages: [String],
    as name: String
  ) -> [Target] {
    var targets: [Target] = []
    for target in project.targets {
      let files = all.filter { target.contains(relative($0)) }
      if files.isEmpty { continue }
      let hasTexts = target.kind != .test && targets.allSatisfy { $0.kind == .test }
      targets.append(
        Target(
          name: target.name, kind: target.kind, package: name, folder: folder, files: files,
          dependencies: packages + target.dependencies, resources: finder.resources,
          texts: hasTexts ? finder.texts : [], assets: hasTexts ? finder.assets : []))
    }
    return TargetOrder(targets).ordered
  }

  /// The path of a file relative to the folder.
  private func relative(_ file: String) -> String {
    folder == "." ? file : String(file.dropFirst(folder.count).drop { $0 == "/" })
  }

  /// The outermost test folder that contains a file: `ShopTests`, `Tests`.
  private func testFolder(of file: String) -> String? {
    let folders = relative(file).split(separator: "/").dropLast()
    return folders.first { $0.hasSuffix("Tests") }.map(String.init)
  }
}
