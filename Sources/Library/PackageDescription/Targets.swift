// Targets and their settings.
//
// Module: PackageDescription

public final class Target {
  public enum _Kind: String { case regular, executable, test, macro, plugin, system, binary }
  public var name: String
  public var path: String?
  public var url: String?
  public var exclude: [String]
  public var sources: [String]?
  public var resources: [Resource]?
  public var publicHeadersPath: String?
  public var dependencies: [Dependency]
  public var swiftSettings: [SwiftSetting]?
  public let _kind: _Kind

  init(
    _ kind: _Kind, _ name: String, dependencies: [Dependency] = [], path: String? = nil,
    exclude: [String] = [], sources: [String]? = nil, resources: [Resource]? = nil,
    swiftSettings: [SwiftSetting]? = nil
  ) {
    _kind = kind
    self.name = name
    self.dependencies = dependencies
    self.path = path
    self.exclude = exclude
    self.sources = sources
    self.resources = resources
    self.swiftSettings = swiftSettings
  }

  public static func target(
    name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, resources: [Resource]? = nil, publicHeadersPath: String? = nil,
    packageAccess: Bool = true, cSettings: [CSetting]? = nil, cxxSettings: [CXXSetting]? = nil,
    swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil,
    plugins: [PluginUsage]? = nil
  ) -> Target {
    Target(
      .regular, name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
      resources: resources, swiftSettings: swiftSettings)
  }
  public static func executableTarget(
    name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, resources: [Resource]? = nil, publicHeadersPath: String? = nil,
    packageAccess: Bool = true, cSettings: [CSetting]? = nil, cxxSettings: [CXXSetting]? = nil,
    swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil,
    plugins: [PluginUsage]? = nil
  ) -> Target {
    Target(
      .executable, name, dependencies: dependencies, path: path, exclude: exclude,
      sources: sources, resources: resources, swiftSettings: swiftSettings)
  }
  public static func testTarget(
    name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, resources: [Resource]? = nil, packageAccess: Bool = true,
    cSettings: [CSetting]? = nil, cxxSettings: [CXXSetting]? = nil,
    swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil,
    plugins: [PluginUsage]? = nil
  ) -> Target {
    Target(
      .test, name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
      resources: resources, swiftSettings: swiftSettings)
  }
  public static func macro(
    name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
    sources: [String]? = nil, packageAccess: Bool = true, swiftSettings: [SwiftSetting]? = nil,
    linkerSettings: [LinkerSetting]? = nil, plugins: [PluginUsage]? = nil
  ) -> Target {
    Target(
      .macro, name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
      swiftSettings: swiftSettings)
  }
  public static func systemLibrary(
    name: String, path: String? = nil, pkgConfig: String? = nil,
    providers: [SystemPackageProvider]? = nil
  ) -> Target { Target(.system, name, path: path) }
  public static func binaryTarget(name: String, path: String) -> Target {
    Target(.binary, name, path: path)
  }
  public static func binaryTarget(name: String, url: String, checksum: String) -> Target {
    Target(.binary, name)
  }
  public static func plugin(
    name: String, capability: PluginCapability, dependencies: [Dependency] = [],
    path: String? = nil, exclude: [String] = [], sources: [String]? = nil,
    packageAccess: Bool = true
  ) -> Target { Target(.plugin, name, path: path) }

  public enum Dependency: ExpressibleByStringLiteral {
    case _target(String)
    case _product(String, package: String?)

    public init(stringLiteral value: String) { self = ._target(value) }
    public static func target(
      name: String, condition: TargetDependencyCondition? = nil
    ) -> Dependency { ._target(name) }
    public static func byName(
      name: String, condition: TargetDependencyCondition? = nil
    ) -> Dependency { ._target(name) }
    public static func product(
      name: String, package: String? = nil, moduleAliases: [String: String]? = nil,
      condition: TargetDependencyCondition? = nil
    ) -> Dependency { ._product(name, package: package) }
  }

  public enum PluginUsage: ExpressibleByStringLiteral {
    case _plugin(String)
    public init(stringLiteral value: String) { self = ._plugin(value) }
    public static func plugin(name: String, package: String? = nil) -> PluginUsage {
      ._plugin(name)
    }
  }
  public enum PluginCapability {
    case _tool
    public static func buildTool() -> PluginCapability { ._tool }
    public static func command(
      intent: PluginCommandIntent, permissions: [PluginPermission] = []
    ) -> PluginCapability { ._tool }
  }
}
public enum PluginCommandIntent {
  case _documentation, _formatting, _custom(String)
  public static func documentationGeneration() -> PluginCommandIntent { ._documentation }
  public static func sourceCodeFormatting() -> PluginCommandIntent { ._formatting }
  public static func custom(verb: String, description: String) -> PluginCommandIntent {
    ._custom(verb)
  }
}
public enum PluginPermission {
  case _write
  public static func writeToPackageDirectory(reason: String) -> PluginPermission { ._write }
}

public struct Platform: Hashable {
  let name: String
  public static let macOS = Platform(name: "macos")
  public static let macCatalyst = Platform(name: "maccatalyst")
  public static let iOS = Platform(name: "ios")
  public static let tvOS = Platform(name: "tvos")
  public static let watchOS = Platform(name: "watchos")
  public static let visionOS = Platform(name: "visionos")
  public static let linux = Platform(name: "linux")
  public static let windows = Platform(name: "windows")
  public static let android = Platform(name: "android")
  public static let wasi = Platform(name: "wasi")
  public static let driverKit = Platform(name: "driverkit")
  public static func custom(_ name: String) -> Platform { Platform(name: name) }
}
public struct TargetDependencyCondition {
  public static func when(platforms: [Platform]) -> TargetDependencyCondition? { .init() }
  public static func when(traits: Set<String>) -> TargetDependencyCondition? { .init() }
}
public enum BuildConfiguration: String { case debug, release }
public struct BuildSettingCondition {
  let platforms: [Platform]?
  let configuration: BuildConfiguration?
  public static func when(
    platforms: [Platform]? = nil, configuration: BuildConfiguration? = nil,
    traits: Set<String>? = nil
  ) -> BuildSettingCondition {
    BuildSettingCondition(platforms: platforms, configuration: configuration)
  }
}

public struct Resource {
  public enum Localization: String { case `default`, base }
  let path: String
  /// The function that made it.
  let rule: String
  public static func process(_ path: String, localization: Localization? = nil) -> Resource {
    Resource(path: path, rule: "process")
  }
  public static func copy(_ path: String) -> Resource { Resource(path: path, rule: "copy") }
  public static func embedInCode(_ path: String) -> Resource {
    Resource(path: path, rule: "embedInCode")
  }
}

public struct SwiftSetting {
  public enum InteroperabilityMode: String { case C, Cxx }
  /// The name for `#if`, and its condition; nil for other compiler settings.
  let define: String?
  let feature: String?
  let condition: BuildSettingCondition?

  init(
    define: String? = nil, feature: String? = nil, _ condition: BuildSettingCondition? = nil
  ) {
    self.define = define
    self.feature = feature
    self.condition = condition
  }
  public static func define(
    _ name: String, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting(define: name, condition) }
  public static func unsafeFlags(
    _ flags: [String], _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
  public static func enableUpcomingFeature(
    _ name: String, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting(feature: name, condition) }
  public static func enableExperimentalFeature(
    _ name: String, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting(feature: name, condition) }
  public static func interoperabilityMode(
    _ mode: InteroperabilityMode, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
  public static func swiftLanguageMode(
    _ mode: SwiftLanguageMode, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
  public static func defaultIsolation(
    _ isolation: MainActor.Type?, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
  public static func strictMemorySafety(
    _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
  public static func treatAllWarnings(
    as level: WarningLevel, _ condition: BuildSettingCondition? = nil
  ) -> SwiftSetting { SwiftSetting() }
}
public enum WarningLevel { case warning, error }
public struct CSetting {
  public static func define(
    _ name: String, to value: String? = nil, _ condition: BuildSettingCondition? = nil
  ) -> CSetting { CSetting() }
  public static func headerSearchPath(
    _ path: String, _ condition: BuildSettingCondition? = nil
  ) -> CSetting { CSetting() }
  public static func unsafeFlags(
    _ flags: [String], _ condition: BuildSettingCondition? = nil
  ) -> CSetting { CSetting() }
}
public typealias CXXSetting = CSetting
public struct LinkerSetting {
  public static func linkedLibrary(
    _ name: String, _ condition: BuildSettingCondition? = nil
  ) -> LinkerSetting { LinkerSetting() }
  public static func linkedFramework(
    _ name: String, _ condition: BuildSettingCondition? = nil
  ) -> LinkerSetting { LinkerSetting() }
  public static func unsafeFlags(
    _ flags: [String], _ condition: BuildSettingCondition? = nil
  ) -> LinkerSetting { LinkerSetting() }
}

/// The last package that was made, serialized as lines: a keyword, then fields separated by tabs.
public enum _Manifest {
  nonisolated(unsafe) static var package: Package?
  nonisolated(unsafe) public static var directory = "."

  public static var description: String {
    guard let package else { return "" }
    var lines = ["package\t\(field(package.name))"]
    if let language = package.defaultLocalization {
      lines.append("language\t\(field(language.rawValue))")
    }
    for dependency in package.dependencies {
      lines.append(
        "dependency\t\(dependency._isLocal ? "local" : "remote")\t\(field(dependency._place))\t"
          + field(dependency._name ?? ""))
    }
    for product in package.products {
      lines.append(
        (["product", product._kind.rawValue, field(product.name)] + product.targets.map(field))
          .joined(separator: "\t"))
    }
    for target in package.targets { lines += describe(target) }
    return lines.joined(separator: "\n")
  }

  private static func describe(_ target: Target) -> [String] {
    var lines = ["target\t\(target._kind.rawValue)\t\(field(target.name))"]
    if let path = target.path { lines.append("path\t\(field(path))") }
    lines += target.exclude.map { "exclude\t\(field($0))" }
    if let sources = target.sources { lines += sources.map { "source\t\(field($0))" } }
    lines += (target.resources ?? []).map { "resource\t\(field($0.path))\t\($0.rule)" }
    for dependency in target.dependencies {
      switch dependency {
      case ._target(let name): lines.append("needs\t\(field(name))")
      case ._product(let name, let package):
        lines.append("uses\t\(field(name))\t\(field(package ?? ""))")
      }
    }
    for setting in target.swiftSettings ?? [] {
      if let name = setting.define {
        let platforms = setting.condition?.platforms?.map(\.name) ?? []
        let configuration = setting.condition?.configuration?.rawValue ?? ""
        lines.append(
          (["define", field(name), configuration] + platforms.map(field)).joined(separator: "\t"))
      }
      if let name = setting.feature { lines.append("feature\t\(field(name))") }
    }
    return lines
  }

  private static func field(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\t", with: "\\t")
      .replacingOccurrences(of: "\n", with: "\\n")
  }
}
