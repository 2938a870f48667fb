internal import SourceText

/// Evaluates the conditions of `#if`.
///
/// The data-flow frameworks count as importable: `canImport(SwiftUI)`, `os(iOS)` and `os(Linux)`
/// are all true, so that code samples take their main branch.
package enum BuildConfiguration {
  /// What importing a module implies about the program's platform.
  package enum Module {
    /// Available on Linux, or independent of the platform.
    case portable
    /// Only available on Apple's platforms.
    case platform
    /// A framework of Apple's platforms whose names exist only as far as SwiftUI programs mention
    /// them, without effect: code under its `canImport` is left out where it is not stood in for.
    case framework
    /// A system library of which the names exist that programs mention most.
    case system
    /// A module of a Swift package whose declarations are in the library.
    case package
  }

  /// The modules that an `import` accepts.
  private static let modules: [String: Module] = [
    "Swift": .portable, "SwiftUI": .platform, "SwiftUICore": .portable, "OpenSwiftUI": .portable,
    "OpenSwiftUICore": .portable, "Observation": .portable, "OpenObservation": .portable,
    "_Concurrency": .portable, "Combine": .platform, "Foundation": .portable,
    "Testing": .portable, "XCTest": .portable, "Dispatch": .portable, "os": .portable,
    "OSLog": .portable, "CoreGraphics": .portable, "CoreData": .platform,
    "CoreTransferable": .portable, "SwiftData": .platform, "UniformTypeIdentifiers": .portable,
    "OpenCombine": .portable, "Glibc": .system, "FoundationNetworking": .portable,
    "FoundationEssentials": .portable, "Bindery": .portable, "Synchronization": .portable,
    "RegexBuilder": .portable, "PackageDescription": .portable, "CompilerPluginSupport": .portable,
    "WidgetKit": .portable,
    "AppIntents": .portable, "Charts": .portable, "UIKit": .framework, "AppKit": .framework,
    "CoreLocation": .framework, "MapKit": .framework, "ActivityKit": .framework,
    "StoreKit": .framework, "RealityKit": .framework, "WebKit": .framework, "Photos": .framework,
    "PhotosUI": .framework, "AVKit": .framework, "AVFoundation": .framework,
    "QuartzCore": .framework, "UserNotifications": .framework,
    "Collections": .package, "OrderedCollections": .package, "DequeModule": .package,
    "HeapModule": .package, "IdentifiedCollections": .package, "Algorithms": .package,
    "AsyncAlgorithms": .package, "CasePaths": .package, "Clocks": .package,
    "ComposableArchitecture": .package, "Dependencies": .package, "DependenciesMacros": .package,
    "Logging": .package, "Sharing": .package, "SwiftUINavigation": .package,
    "TipKit": .framework,
  ]

  /// The frameworks that only one system has.
  private static let systemsOfFrameworks = [
    "UIKit": "iOS", "ActivityKit": "iOS", "AppKit": "macOS",
  ]

  /// What is known of a module; nil if it cannot be imported.
  package static func module(_ name: String) -> Module? { modules[name] }

  /// Whether a module can be imported.
  package static func isModule(_ module: String) -> Bool {
    modules[module] != nil
  }

  /// The modules that can be imported, in alphabetical order.
  package static var moduleNames: [String] { modules.keys.sorted() }
  /// The settings that conditions depend on.
  package struct Conditions: Hashable, Sendable {
    /// The systems for which `os` is true.
    package var systems: Set<String> = ["iOS", "Linux"]
    /// Whether the frameworks of Apple's systems can be imported.
    package var hasPlatform = true
    /// Whether frameworks can be imported that are only stood in for.
    package var hasFrameworks = false
    /// Modules of the program that can be imported.
    package var modules: Set<String> = []
    /// The conditional compilation flags that are set.
    package var defines: Set<String> = ["DEBUG"]

    package init() {}
  }

  /// The clause that a `#if` takes: the first whose condition is true, otherwise `#else`, otherwise
  /// nil.
  package static func taken<Element>(
    of clauses: [ConditionalClause<Element>], under conditions: Conditions = Conditions()
  ) -> ConditionalClause<Element>? {
    clauses.first { clause in
      guard let condition = clause.condition else { return true }
      var known = conditions
      known.defines.formUnion(clause.defines)
      return holds(condition, under: known)
    }
  }

  package static func holds(_ condition: Expression, under known: Conditions) -> Bool {
    switch condition.kind {
    case .booleanLiteral(let value): value
    case .identifier(let identifier): known.defines.contains(identifier.name)
    case .parenthesized(let inner): holds(inner, under: known)
    case .prefixOperator("!", _, let inner): !holds(inner, under: known)
    case .infix(let lhs, "&&", _, let rhs): holds(lhs, under: known) && holds(rhs, under: known)
    case .infix(let lhs, "||", _, let rhs): holds(lhs, under: known) || holds(rhs, under: known)
    case .sequence(let elements): holds(elements, under: known)
    case .call(let call): holds(call, under: known)
    default: false
    }
  }

  /// `a || b && c`, not yet folded.
  private static func holds(_ elements: [SequenceElement], under known: Conditions) -> Bool {
    var alternatives: [Bool] = []
    var current = true
    for element in elements {
      switch element {
      case .operand(let operand): current = current && holds(operand, under: known)
      case .infix("||", _):
        alternatives.append(current)
        current = true
      default: break
      }
    }
    return current || alternatives.contains(true)
  }

  private static func holds(_ call: Call, under known: Conditions) -> Bool {
    guard case .identifier(let function) = call.callee.kind, let argument = call.arguments.first
    else { return false }
    let value = spelling(argument.value)
    switch function.name {
    case "os": return known.systems.contains(value)
    case "canImport":
      if known.modules.contains(value) { return true }
      switch modules[value] {
      case .portable?, .system?, .package?: return true
      case .platform?: return known.hasPlatform
      case .framework?:
        return known.hasFrameworks
          && systemsOfFrameworks[value].map(known.systems.contains) ?? true
      case nil: return false
      }
    case "swift": return versionHolds(argument.value, for: languageVersion)
    case "compiler", "_compiler_version": return versionHolds(argument.value, for: compilerVersion)
    case "targetEnvironment": return value == "simulator"
    case "arch": return value == "x86_64" || value == "arm64"
    case "hasFeature": return features.contains(value)
    case "hasAttribute": return true
    default: return false
    }
  }

  /// The features that Swift 6.3 enables in its Swift 5 mode.
  private static let features: Set<String> = [
    "AsyncAwait", "EffectfulProp", "MarkerProtocol", "Actors", "ConcurrentFunctions",
    "RethrowsProtocol", "GlobalActors", "Sendable", "BuiltinJob", "InheritActorContext",
    "ImplicitSelfCapture", "UnsafeInheritExecutor", "PrimaryAssociatedTypes2",
    "UnavailableFromAsync", "NoAsyncAvailability", "AssociatedTypeAvailability",
    "RetroactiveAttribute", "ExtensionMacroAttr", "TypedThrows", "OptionalIsolatedParameters",
    "ParameterPacks", "ValueGenerics", "NoncopyableGenerics", "NoncopyableGenerics2", "MoveOnly",
    "MoveOnlyPartialConsumption", "ConformanceSuppression", "Macros",
    "FreestandingExpressionMacros", "AttachedMacros", "ExtensionMacros", "MoveOnlyResilientTypes",
    "LayoutPrespecialization", "NonescapableTypes", "SendingArgsAndResults", "BorrowingSwitch",
    "IsolatedAny", "IsolatedAny2", "ObjCImplementation", "NonfrozenEnumExhaustivity",
    "InlineArrayTypeSugar",
  ]

  private static func spelling(_ expression: Expression) -> String {
    switch expression.kind {
    case .identifier(let identifier): identifier.name
    case .member(let base, let member): spelling(base) + "." + member.name
    default: ""
    }
  }

  /// Programs are read in the Swift 5 mode of Swift 6.3.
  private static let languageVersion = [5, 10]
  private static let compilerVersion = [6, 3, 1]

  /// `>=5.9`: a prefix operator before a version.
  private static func versionHolds(_ expression: Expression, for own: [Int]) -> Bool {
    guard case .prefixOperator(let sign, _, let version) = expression.kind else { return false }
    let isNewer = own.lexicographicallyPrecedes(versionParts(version))
    switch sign {
    case ">=": return !isNewer
    case "<": return isNewer
    default: return false
    }
  }

  private static func versionParts(_ expression: Expression) -> [Int] {
    switch expression.kind {
    case .integerLiteral(let digits), .floatLiteral(let digits):
      digits.split(separator: ".").compactMap { Int($0) }
    case .member(let base, let member):
      versionParts(base) + member.name.split(separator: ".").compactMap { Int($0) }
    default: []
    }
  }
}
