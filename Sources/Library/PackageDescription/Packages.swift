// Package manifests, and their serialization for whoever loads the package.
//
// Module: PackageDescription

public final class Package {
  public var name: String
  public var defaultLocalization: LanguageTag?
  public var platforms: [SupportedPlatform]?
  public var pkgConfig: String?
  public var providers: [SystemPackageProvider]?
  public var products: [_PackageProduct]
  public var traits: Set<Trait>
  public var dependencies: [Dependency]
  public var targets: [Target]
  public var swiftLanguageModes: [SwiftLanguageMode]?
  public var cLanguageStandard: CLanguageStandard?
  public var cxxLanguageStandard: CXXLanguageStandard?

  public init(
    name: String, defaultLocalization: LanguageTag? = nil,
    platforms: [SupportedPlatform]? = nil, pkgConfig: String? = nil,
    providers: [SystemPackageProvider]? = nil, products: [_PackageProduct] = [],
    traits: Set<Trait> = [], dependencies: [Dependency] = [], targets: [Target] = [],
    swiftLanguageModes: [SwiftLanguageMode]? = nil, cLanguageStandard: CLanguageStandard? = nil,
    cxxLanguageStandard: CXXLanguageStandard? = nil
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.platforms = platforms
    self.pkgConfig = pkgConfig
    self.providers = providers
    self.products = products
    self.traits = traits
    self.dependencies = dependencies
    self.targets = targets
    self.swiftLanguageModes = swiftLanguageModes
    self.cLanguageStandard = cLanguageStandard
    self.cxxLanguageStandard = cxxLanguageStandard
    _Manifest.package = self
  }

  public convenience init(
    name: String, defaultLocalization: LanguageTag? = nil,
    platforms: [SupportedPlatform]? = nil, pkgConfig: String? = nil,
    providers: [SystemPackageProvider]? = nil, products: [_PackageProduct] = [],
    dependencies: [Dependency] = [], targets: [Target] = [],
    swiftLanguageVersions: [SwiftLanguageMode]?, cLanguageStandard: CLanguageStandard? = nil,
    cxxLanguageStandard: CXXLanguageStandard? = nil
  ) {
    self.init(
      name: name, defaultLocalization: defaultLocalization, platforms: platforms,
      pkgConfig: pkgConfig, providers: providers, products: products, dependencies: dependencies,
      targets: targets, swiftLanguageModes: swiftLanguageVersions,
      cLanguageStandard: cLanguageStandard, cxxLanguageStandard: cxxLanguageStandard)
  }

  public struct Trait: Hashable, ExpressibleByStringLiteral {
    public var name: String
    public var description: String?
    public var enabledTraits: Set<String>
    public init(name: String, description: String? = nil, enabledTraits: Set<String> = []) {
      self.name = name
      self.description = description
      self.enabledTraits = enabledTraits
    }
    public init(stringLiteral value: String) { self.init(name: value) }
    public static func trait(
      name: String, description: String? = nil, enabledTraits: Set<String> = []
    ) -> Trait { Trait(name: name, description: description, enabledTraits: enabledTraits) }
    public static func `default`(enabledTraits: Set<String>) -> Trait {
      Trait(name: "default", enabledTraits: enabledTraits)
    }
  }

  public final class Dependency {
    public struct Trait: Hashable, ExpressibleByStringLiteral {
      public var name: String
      public init(name: String) { self.name = name }
      public init(stringLiteral value: String) { name = value }
      public static let defaults = Trait(name: "default")
      public static func trait(name: String) -> Trait { Trait(name: name) }
    }
    public let _name: String?
    public let _place: String
    public let _isLocal: Bool

    init(name: String?, place: String, isLocal: Bool) {
      _name = name
      _place = place
      _isLocal = isLocal
    }

    public static func package(
      name: String? = nil, path: String, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: path, isLocal: true) }
    public static func package(
      name: String? = nil, url: String, from version: Version, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, exact version: Version, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, branch: String, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, revision: String, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, _ range: Range<Version>, traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, _ range: ClosedRange<Version>,
      traits: Set<Trait> = [.defaults]
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(
      name: String? = nil, url: String, _ requirement: Requirement
    ) -> Dependency { Dependency(name: name, place: url, isLocal: false) }
    public static func package(id: String, from version: Version) -> Dependency {
      Dependency(name: id, place: id, isLocal: false)
    }
    public static func package(id: String, exact version: Version) -> Dependency {
      Dependency(name: id, place: id, isLocal: false)
    }

    public enum Requirement {
      case exact(Version)
      case range(Range<Version>)
      case revision(String)
      case branch(String)
      public static func upToNextMajor(from version: Version) -> Requirement { .exact(version) }
      public static func upToNextMinor(from version: Version) -> Requirement { .exact(version) }
    }
  }
}

public struct Version: Hashable, Comparable, ExpressibleByStringLiteral {
  public let major: Int
  public let minor: Int
  public let patch: Int
  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }
  public init(stringLiteral value: String) {
    let parts = value.split(separator: ".").map { Int($0) ?? 0 }
    self.init(
      parts.first ?? 0, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }
  public static func < (lhs: Version, rhs: Version) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}
extension Range where Bound == Version {
  public static func upToNextMajor(from version: Version) -> Range<Version> {
    version..<Version(version.major + 1, 0, 0)
  }
  public static func upToNextMinor(from version: Version) -> Range<Version> {
    version..<Version(version.major, version.minor + 1, 0)
  }
}

public struct LanguageTag: Hashable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(_ value: String) { rawValue = value }
  public init?(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public struct SupportedPlatform: Hashable {
  let name: String
  public static func macOS(_ version: _PlatformVersion) -> SupportedPlatform {
    .init(name: "macos")
  }
  public static func macCatalyst(_ version: _PlatformVersion) -> SupportedPlatform {
    .init(name: "maccatalyst")
  }
  public static func iOS(_ version: _PlatformVersion) -> SupportedPlatform { .init(name: "ios") }
  public static func tvOS(_ version: _PlatformVersion) -> SupportedPlatform { .init(name: "tvos") }
  public static func watchOS(_ version: _PlatformVersion) -> SupportedPlatform {
    .init(name: "watchos")
  }
  public static func visionOS(_ version: _PlatformVersion) -> SupportedPlatform {
    .init(name: "visionos")
  }
  public static func driverKit(_ version: _PlatformVersion) -> SupportedPlatform {
    .init(name: "driverkit")
  }
  public static func custom(_ name: String, versionString: String) -> SupportedPlatform {
    .init(name: name)
  }
}

/// `.v17`, `.v10_15` or `"17.0"`; the version has no effect here.
public struct _PlatformVersion: Hashable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  init() {}
  public static let v10_13 = Self()
  public static let v10_14 = Self()
  public static let v10_15 = Self()
  public static let v1 = Self()
  public static let v2 = Self()
  public static let v3 = Self()
  public static let v4 = Self()
  public static let v5 = Self()
  public static let v6 = Self()
  public static let v7 = Self()
  public static let v8 = Self()
  public static let v9 = Self()
  public static let v10 = Self()
  public static let v11 = Self()
  public static let v12 = Self()
  public static let v13 = Self()
  public static let v14 = Self()
  public static let v15 = Self()
  public static let v16 = Self()
  public static let v17 = Self()
  public static let v18 = Self()
  public static let v26 = Self()
}

public struct SystemPackageProvider: Hashable {
  let names: [String]
  public static func apt(_ names: [String]) -> SystemPackageProvider { .init(names: names) }
  public static func brew(_ names: [String]) -> SystemPackageProvider { .init(names: names) }
  public static func yum(_ names: [String]) -> SystemPackageProvider { .init(names: names) }
  public static func nuget(_ names: [String]) -> SystemPackageProvider { .init(names: names) }
}

public enum SwiftLanguageMode: Hashable {
  case v3, v4, v4_2, v5, v6
  case version(String)
}
public typealias SwiftVersion = SwiftLanguageMode
public enum CLanguageStandard: String {
  case c89, c90, c99, c11, c17, c18, gnu89, gnu99, gnu11, gnu17
}
public enum CXXLanguageStandard: String {
  case cxx98, cxx11, cxx14, cxx17, cxx20, gnucxx11, gnucxx14, gnucxx17, gnucxx20
}

public enum Context {
  public static var packageDirectory: String { _Manifest.directory }
  public static var environment: [String: String] { ProcessInfo.processInfo.environment }
}

public final class _PackageProduct {
  public enum _Kind: String { case library, executable, plugin }
  public let name: String
  public let targets: [String]
  public let _kind: _Kind

  init(_ kind: _Kind, _ name: String, _ targets: [String]) {
    _kind = kind
    self.name = name
    self.targets = targets
  }

  public enum Library {
    public enum LibraryType: String { case `static`, dynamic }
  }
  public static func library(
    name: String, type: Library.LibraryType? = nil, targets: [String]
  ) -> _PackageProduct { _PackageProduct(.library, name, targets) }
  public static func executable(name: String, targets: [String]) -> _PackageProduct {
    _PackageProduct(.executable, name, targets)
  }
  public static func plugin(name: String, targets: [String]) -> _PackageProduct {
    _PackageProduct(.plugin, name, targets)
  }
}
