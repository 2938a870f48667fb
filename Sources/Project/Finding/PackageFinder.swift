/// Finds the targets of a package and of the local packages that it depends on.
struct PackageFinder {
  /// Runs a manifest; if it fails, reports the errors itself and returns nil.
  typealias ManifestRunner = (_ path: String, _ folder: String) -> Manifest?

  let files: FolderAccess
  let run: ManifestRunner
  let setting: ProjectSetting
  private var problems: [ProjectProblem] = []
  private var targets: [Target] = []
  /// The real paths of the packages that have been read.
  private var seen: Set<String> = []
  /// The names of the targets of each product.
  private var products: [String: [String]] = [:]
  private var packages: [FoundPackage] = []

  /// A package whose manifest has been read.
  private struct FoundPackage {
    let manifest: Manifest
    let folder: String
    let isRoot: Bool
  }

  init(_ files: FolderAccess, _ setting: ProjectSetting, run: @escaping ManifestRunner) {
    self.files = files
    self.setting = setting
    self.run = run
  }

  /// The project of the package in a folder; nil if its manifest fails and cannot be guessed.
  mutating func project(in folder: String) -> Project? {
    read(folder, isRoot: true)
    guard let root = packages.first else { return nil }
    for package in packages { findTargets(of: package) }
    let order = TargetOrder(targets)
    for cycle in order.cycles {
      problems.append(.cycle(cycle, manifest: Path.joined(folder, "Package.swift")))
    }
    return Project(
      folder: folder, name: root.manifest.name, layout: .package, targets: order.ordered,
      problems: problems, language: root.manifest.defaultLocalization ?? "en")
  }

  /// The targets of several packages, together with those of their dependencies.
  mutating func targets(in folders: [String]) -> (targets: [Target], problems: [ProjectProblem]) {
    for folder in folders { read(folder, isRoot: true) }
    for package in packages { findTargets(of: package) }
    let order = TargetOrder(targets)
    for cycle in order.cycles {
      let package = targets.first { $0.name == cycle.first }?.folder
      problems.append(.cycle(cycle, manifest: package ?? folders[0]))
    }
    return (order.ordered, problems)
  }

  private mutating func read(_ folder: String, isRoot: Bool) {
    guard seen.insert(files.realPath(folder) ?? folder).inserted else { return }
    let path = Path.joined(folder, "Package.swift")
    guard files.realPath(path) != nil else {
      problems.append(.noManifest(package: folder))
      return
    }
    guard let manifest = run(path, folder) ?? manifest(byFoldersOf: folder) else { return }
    packages.append(FoundPackage(manifest: manifest, folder: folder, isRoot: isRoot))
    for product in manifest.products { products[product.name] = product.targets }
    for dependency in manifest.dependencies {
      switch dependency {
      case .local(let path): read(Path.normalized(Path.joined(folder, path)), isRoot: false)
      case .remote:
        if let place = checkout(of: dependency, root: packages[0].folder) {
          read(place, isRoot: false)
        }
      }
    }
  }

  /// Guesses the manifest of a package whose own manifest fails.
  ///
  /// The guess has one target for each folder in `Sources` and `Tests`; nil if there are no such
  /// folders.
  private func manifest(byFoldersOf folder: String) -> Manifest? {
    func names(in parent: String) -> [String] {
      guard case .success(let entries) = files.entries(Path.joined(folder, parent)) else {
        return []
      }
      return entries.filter(\.isFolder).map(\.name)
    }
    var manifest = Manifest()
    manifest.name = Path.last(files.realPath(folder) ?? folder)
    let sources = names(in: "Sources")
    manifest.targets =
      sources.map { Manifest.Target(name: $0, kind: .regular) }
      + names(in: "Tests").map { name in
        var target = Manifest.Target(name: name, kind: .test)
        target.dependencies = sources.map { .target($0) }
        return target
      }
    return manifest.targets.isEmpty ? nil : manifest
  }

  /// The folder with the sources of a remote dependency: the one given on the command line, or the
  /// package manager's checkout.
  private func checkout(of dependency: Manifest.Dependency, root: String) -> String? {
    if let place = setting.dependencies.first(where: {
      $0.key.lowercased() == dependency.identity
    }) {
      return place.value
    }
    let checkouts = Path.joined(root, ".build/checkouts")
    guard case .success(let entries) = files.entries(checkouts) else { return nil }
    return entries.first { $0.isFolder && $0.name.lowercased() == dependency.identity }
      .map { Path.joined(checkouts, $0.name) }
  }

  private mutating func findTargets(of package: FoundPackage) {
    let manifest = Path.joined(package.folder, "Package.swift")
    var names: Set<String> = []
    for declared in package.manifest.targets {
      guard names.insert(declared.name).inserted else {
        problems.append(.duplicateTarget(declared.name, manifest: manifest))
        continue
      }
      // Tests of other packages are theirs to run.
      guard declared.kind.hasSwift || declared.kind == .system,
        package.isRoot || declared.kind != .test
      else { continue }
      if let other = targets.first(where: { $0.name == declared.name }) {
        problems.append(
          .duplicateModule(declared.name, packages: [other.package, package.manifest.name]))
        continue
      }
      guard let folder = self.folder(of: declared, in: package) else {
        let parent = declared.kind == .test ? "Tests" : "Sources"
        let expected = declared.path ?? "\(parent)/\(declared.name)"
        problems.append(
          .missingTarget(
            declared.name, kind: declared.kind, manifest: manifest, expected: expected))
        continue
      }
      targets.append(target(declared, in: folder, of: package))
    }
  }

  private func folder(of target: Manifest.Target, in package: FoundPackage) -> String? {
    if let path = target.path {
      let folder = Path.joined(package.folder, path)
      return files.isFolder(folder) ? folder : nil
    }
    let parents = target.kind == .test ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    for parent in parents + ["Tests", "Sources"] {
      let folder = Path.joined(package.folder, "\(parent)/\(target.name)")
      if files.isFolder(folder) { return folder }
    }
    // In a package with a single target, its files may lie directly in `Sources`.
    let own = package.manifest.targets.filter { $0.kind.hasSwift && $0.kind != .test }
    let folder = Path.joined(package.folder, "Sources")
    if target.kind != .test, own.count == 1, files.isFolder(folder) { return folder }
    return nil
  }

  private mutating func target(
    _ declared: Manifest.Target, in folder: String, of package: FoundPackage
  ) -> Target {
    let excluded = Set(
      (declared.exclude + declared.resources.map(\.path)).map { Path.joined(folder, $0) })
    let nested = Set(
      package.manifest.targets.compactMap { other in
        other.name == declared.name ? nil : other.path.map { Path.joined(package.folder, $0) }
      })
    var finder = SourceFinder(files)
    func isExcluded(_ path: String) -> Bool { excluded.contains(path) || nested.contains(path) }
    var found: [String] = []
    if let sources = declared.sources {
      for name in sources {
        let path = Path.joined(folder, name)
        if path.hasSuffix(".swift") {
          found.append(path)
        } else {
          found += finder.swiftFiles(in: path, where: isExcluded)
        }
      }
    } else {
      found = finder.swiftFiles(in: folder, where: isExcluded)
    }
    let resources = declared.resources.flatMap { resource in
      finder.declaredResources(
        Resource(Path.joined(folder, resource.path), keepsFolder: resource.keepsFolder))
    }
    problems += finder.problems
    if found.isEmpty, !holdsOtherLanguages(folder) {
      problems.append(.emptyTarget(declared.name, folder: folder))
    }
    var dependencies: [String] = []
    var missingProducts: [String] = []
    for need in declared.dependencies {
      switch need {
      case .target(let name):
        if package.manifest.targets.contains(where: { $0.name == name }) {
          dependencies.append(name)
        } else {
          addProduct(name, &dependencies, &missingProducts)
        }
      case .product(let name, _): addProduct(name, &dependencies, &missingProducts)
      }
    }
    return Target(
      name: declared.name, kind: declared.kind, package: package.manifest.name, folder: folder,
      files: found, headers: found.isEmpty ? HeaderFinder(files).headers(in: folder) : [],
      dependencies: dependencies, missingProducts: missingProducts,
      resources: resources,
      defines: setting.defines(of: declared), texts: finder.texts, assets: finder.assets)
  }

  private func addProduct(
    _ name: String, _ dependencies: inout [String], _ missingProducts: inout [String]
  ) {
    if let targets = products[name] {
      dependencies += targets
    } else {
      missingProducts.append(name)
    }
  }

  private func holdsOtherLanguages(_ folder: String) -> Bool {
    guard case .success(let entries) = files.entries(folder) else { return false }
    return entries.contains { entry in
      [".c", ".h", ".m", ".mm", ".cpp", ".modulemap"].contains(where: entry.name.hasSuffix)
        || entry.name == "include"
    }
  }
}
