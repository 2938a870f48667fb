/// The targets of an Xcode project, with the files that belong to them.
struct XcodeProject {
  /// A target with its files: those listed, and those in its folders.
  struct Target {
    let name: String
    let kind: TargetKind
    /// The names of the targets that it depends on, without those that are only embedded in it.
    var dependencies: [String] = []
    /// The paths of its files that are listed, relative to the project's folder.
    var files: Set<String> = []
    /// The paths of the folders of which all files are its own.
    var folders: [String] = []
    /// The paths of the files in these folders that are not its own.
    var exceptions: Set<String> = []

    /// Whether a file belongs to the target.
    func contains(_ path: String) -> Bool {
      files.contains(path)
        || !exceptions.contains(path) && folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// The targets that are compiled from files, in the order of the project.
  private(set) var targets: [Target] = []
  /// The language in which the program's texts are written, such as `en`.
  let language: String?
  private let objects: [String: TextTree]
  /// The identifier of the group around each file and group, by the identifier of these.
  private var groups: [String: String] = [:]

  /// Nil if the text of the project's file cannot be read.
  init?(_ bytes: [UInt8]) {
    guard let tree = TextTree(openStep: bytes), let root = tree["rootObject"]?.text else {
      return nil
    }
    objects = tree["objects"]?.fields ?? [:]
    let project = objects[root]
    language = project?["developmentRegion"]?.text
    for (group, fields) in objects {
      for child in fields["children"]?.texts ?? [] { groups[child] = group }
    }
    for identifier in project?["targets"]?.texts ?? [] {
      if let target = target(identifier) { targets.append(target) }
    }
  }

  private func target(_ identifier: String) -> Target? {
    guard let fields = objects[identifier], fields["isa"]?.text == "PBXNativeTarget",
      let name = fields["name"]?.text, let type = fields["productType"]?.text
    else { return nil }
    var target = Target(name: name, kind: XcodeProject.kind(ofProduct: type))
    target.dependencies = (fields["dependencies"]?.texts ?? []).compactMap(dependency)
    for phase in fields["buildPhases"]?.texts ?? []
    where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
      let files = (objects[phase]?["files"]?.texts ?? []).compactMap {
        objects[$0]?["fileRef"]?.text
      }
      target.files.formUnion(files.compactMap(path))
    }
    let own = fields["fileSystemSynchronizedGroups"]?.texts ?? []
    target.folders = own.compactMap(path)
    addExceptions(to: &target, identifier, owning: Set(own))
    return target
  }

  /// Adds the files of folders that are exceptions for a target: in its own folders those that it lacks, in
  /// those of others the ones that it has, too.
  private func addExceptions(to target: inout Target, _ identifier: String, owning own: Set<String>)
  {
    for (folder, fields) in objects {
      for set in fields["exceptions"]?.texts ?? [] where objects[set]?["target"]?.text == identifier
      {
        guard let path = path(folder) else { continue }
        let files = (objects[set]?["membershipExceptions"]?.texts ?? []).map {
          Path.joined(path, $0)
        }
        if own.contains(folder) {
          target.exceptions.formUnion(files)
        } else {
          target.files.formUnion(files)
        }
      }
    }
  }

  /// The name of the target that a dependency is on, if its module can be imported.
  private func dependency(_ identifier: String) -> String? {
    guard let target = objects[identifier]?["target"]?.text.flatMap({ objects[$0] }),
      let type = target["productType"]?.text, !type.hasSuffix("extension")
    else { return nil }
    return target["name"]?.text
  }

  private static func kind(ofProduct type: String) -> TargetKind {
    switch type.split(separator: ".").last {
    case "unit-test", "ui-testing": .test
    case "framework", "static", "dynamic": .regular
    default: .executable
    }
  }

  /// The path of a file or group, relative to the project's folder; nil for products and files of the
  /// system.
  private func path(_ identifier: String) -> String? {
    guard let fields = objects[identifier] else { return nil }
    let own = fields["path"]?.text
    switch fields["sourceTree"]?.text {
    case "<group>":
      guard let group = groups[identifier] else { return own ?? "." }
      guard let around = path(group) else { return nil }
      return own.map { Path.normalized(Path.joined(around, $0)) } ?? around
    case "SOURCE_ROOT": return own.map(Path.normalized)
    case "<absolute>": return own
    default: return nil
    }
  }
}

extension TextTree {
  fileprivate var texts: [String] { elements.compactMap(\.text) }
}
