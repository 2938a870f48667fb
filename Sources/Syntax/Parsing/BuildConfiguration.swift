internal import SourceText

/// Answers the conditions of `#if`.
///
/// The world is one where the data-flow frameworks can be imported: `canImport(SwiftUI)`, `os(iOS)`
/// and `os(Linux)` hold alike, so that documentation shows its main branch.
package enum BuildConfiguration {
  /// What a module says of the programs that import it.
  package enum Module {
    /// Swift on Linux has it, or nothing of it tells where the program runs.
    case portable
    /// A program that imports it is one for Apple's systems.
    case platform
    /// The same, for a framework whose names are there as far as programs of SwiftUI mention them, and
    /// which does nothing: what stands under `canImport` of it is left out.
    case framework
  }

  /// The modules that an `import` accepts.
  private static let modules: [String: Module] = [
    "Swift": .portable, "SwiftUI": .platform, "SwiftUICore": .portable, "OpenSwiftUI": .portable,
    "OpenSwiftUICore": .portable, "Observation": .portable, "OpenObservation": .portable,
    "_Concurrency": .portable, "Combine": .platform, "Foundation": .portable,
    "Testing": .portable, "XCTest": .portable, "Dispatch": .portable, "os": .portable,
    "OSLog": .portable, "CoreGraphics": .portable, "CoreData": .platform,
    "CoreTransferable": .portable, "SwiftData": .platform, "UniformTypeIdentifiers": .portable,
    "OpenCombine": .portable, "Glibc": .portable, "FoundationNetworking": .portable,
    "FoundationEssentials": .portable, "Bindery": .portable, "Synchronization": .portable,
    "RegexBuilder": .portable, "PackageDescription": .portable, "CompilerPluginSupport": .portable,
    "WidgetKit": .portable,
    "AppIntents": .portable, "Charts": .portable, "UIKit": .framework, "AppKit": .framework,
    "CoreLocation": .framework, "MapKit": .framework, "ActivityKit": .framework,
    "StoreKit": .framework, "RealityKit": .framework, "WebKit": .framework, "Photos": .framework,
    "PhotosUI": .framework, "AVKit": .framework, "AVFoundation": .framework,
    "QuartzCore": .framework, "UserNotifications": .framework,
  ]

  /// What is known of a module; nil for one that no `import` accepts.
  package static func module(_ name: String) -> Module? { modules[name] }

  /// Whether an `import` accepts a module.
  package static func isModule(_ module: String) -> Bool {
    modules[module] != nil
  }

  /// The modules that an `import` accepts, in the order of the alphabet.
  package static var moduleNames: [String] { modules.keys.sorted() }
  /// What the answers to conditions depend on.
  package struct Conditions: Hashable, Sendable {
    /// The systems that `os` holds for.
    package var systems: Set<String> = ["iOS", "Linux"]
    /// Whether the frameworks of Apple's systems can be imported.
    package var hasPlatform = true
    /// Modules of the program that can be imported.
    package var modules: Set<String> = []
    /// The conditions that are on.
    package var defines: Set<String> = ["DEBUG"]

    package init() {}
  }

  /// The clause that a `#if` takes: the first whose condition holds, else `#else`, else none.
  package static func taken<Element>(
    of clauses: [ConditionalClause<Element>], under conditions: Conditions = Conditions()
  ) -> ConditionalClause<Element>? {
    clauses.first { $0.condition.map { holds($0, under: conditions) } ?? true }
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
      case .portable?: return true
      case .platform?: return known.hasPlatform
      case .framework?, nil: return false
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

  /// The features that Swift 6.3 has on in its Swift 5 mode.
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

  /// Swift 6.3 reads programs as its Swift 5 mode does.
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
