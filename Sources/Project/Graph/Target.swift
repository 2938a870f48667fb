/// A module of a project: Swift files that are compiled together, and their dependencies.
package struct Target: Hashable, Sendable {
  package let name: String
  package let kind: TargetKind
  /// The name of the package that declares it.
  package let package: String
  /// The folder that contains its files.
  package let folder: String
  /// The paths of its Swift files, in order.
  package var files: [String]
  /// The paths of its headers, where it is written in C.
  package var headers: [String]
  /// The targets of the project that it depends on.
  package var dependencies: [String]
  /// Products that it depends on, of packages that were not found.
  package var missingProducts: [String]
  /// What its bundle contains: the files that lie directly in each folder, and those declared.
  package var resources: [Resource]
  /// The compilation conditions that are set.
  package var defines: [String]
  /// The paths of its string catalogs and `.strings` files.
  package var texts: [String]
  /// The paths of asset catalogs.
  package var assets: [String]

  package init(
    name: String, kind: TargetKind, package: String, folder: String, files: [String],
    headers: [String] = [], dependencies: [String] = [], missingProducts: [String] = [],
    resources: [Resource] = [],
    defines: [String] = [], texts: [String] = [], assets: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.package = package
    self.folder = folder
    self.files = files
    self.headers = headers
    self.dependencies = dependencies
    self.missingProducts = missingProducts
    self.resources = resources
    self.defines = defines
    self.texts = texts
    self.assets = assets
  }

  /// The name of its Swift module.
  package var module: String { ModuleName.of(name) }

  /// The path of its `main.swift`, if there is one.
  package var mainFile: String? { files.first { Path.last($0) == "main.swift" } }
}

/// Names of modules.
package enum ModuleName {
  /// The module name of a target: `my_app` for `my-app`, as only identifiers are valid.
  package static func of(_ name: String) -> String {
    var text = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            ? scalar : "_"
        }))
    if let first = text.unicodeScalars.first, ("0"..."9").contains(first) { text = "_" + text }
    return text.isEmpty ? "Main" : text
  }
}
