/// What a `Package.swift` says, as far as opening a package depends on it.
package struct Manifest: Hashable, Sendable {
  package struct Product: Hashable, Sendable {
    package var name: String
    package var targets: [String]
  }

  package enum Dependency: Hashable, Sendable {
    /// `.package(path:)`.
    case local(path: String)
    /// One that is fetched from elsewhere.
    case remote(place: String)

    /// What the package is called by those that use it.
    package var identity: String {
      switch self {
      case .local(let place), .remote(let place):
        let last = Path.last(place)
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
      }
    }
  }

  /// A compilation condition, and where it holds.
  package struct Define: Hashable, Sendable {
    package var name: String
    /// `debug` or `release`; nil: in both.
    package var configuration: String?
    /// Empty: on all platforms.
    package var platforms: [String]
  }

  package enum Need: Hashable, Sendable {
    case target(String)
    case product(String, package: String?)
  }

  package struct Target: Hashable, Sendable {
    package var name: String
    package var kind: TargetKind
    package var path: String?
    package var exclude: [String] = []
    /// nil: all of the target's folder.
    package var sources: [String]?
    package var resources: [String] = []
    package var needs: [Need] = []
    package var defines: [Define] = []
    package var features: [String] = []
  }

  package var name = ""
  package var defaultLocalization: String?
  package var dependencies: [Dependency] = []
  package var products: [Product] = []
  package var targets: [Target] = []
}

/// What a target is built to.
package enum TargetKind: String, Hashable, Sendable {
  case regular, executable, test, macro, plugin, system, binary

  /// Whether it is made of Swift that opening a package reads.
  package var hasSwift: Bool {
    switch self {
    case .regular, .executable, .test: true
    case .macro, .plugin, .system, .binary: false
    }
  }
}
