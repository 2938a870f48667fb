/// The contents of a `Package.swift` that are needed to open a package.
package struct Manifest: Hashable, Sendable {
  /// A product and the targets that it consists of.
  package struct Product: Hashable, Sendable {
    package var name: String
    package var targets: [String]
  }

  /// Another package that the package depends on.
  package enum Dependency: Hashable, Sendable {
    /// A folder: `.package(path:)`.
    case local(path: String)
    /// A package that is fetched from a URL or registry.
    case remote(place: String)

    /// The lower-case name by which other packages refer to it.
    package var identity: String {
      switch self {
      case .local(let place), .remote(let place):
        let last = Path.last(place)
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
      }
    }
  }

  /// A compilation condition that the manifest defines, and where it is set.
  package struct Define: Hashable, Sendable {
    package var name: String
    /// `debug` or `release`; nil means both.
    package var configuration: String?
    /// The platforms on which it is set; empty means all.
    package var platforms: [String]
  }

  /// A dependency of a target.
  package enum TargetDependency: Hashable, Sendable {
    case target(String)
    case product(String, package: String?)
  }

  /// A target as the manifest declares it.
  package struct Target: Hashable, Sendable {
    package var name: String
    package var kind: TargetKind
    package var path: String?
    package var exclude: [String] = []
    /// The files and folders that contain its sources; nil means all of the target's folder.
    package var sources: [String]?
    package var resources: [Resource] = []
    package var dependencies: [TargetDependency] = []
    package var defines: [Define] = []
    package var features: [String] = []
  }

  package var name = ""
  package var defaultLocalization: String?
  package var dependencies: [Dependency] = []
  package var products: [Product] = []
  package var targets: [Target] = []
}

/// The kind of a target: what it is built into.
package enum TargetKind: String, Hashable, Sendable {
  case regular, executable, test, macro, plugin, system, binary

  /// Whether the target consists of Swift sources that opening a package reads.
  package var hasSwift: Bool {
    switch self {
    case .regular, .executable, .test: true
    case .macro, .plugin, .system, .binary: false
    }
  }
}
