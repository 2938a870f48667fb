/// A part of the library that programs see, as Swift source: one type or a close family, parsed when
/// one of its names is first looked up.
package struct PreludeChunk: Sendable {
  /// The types, protocols, functions and operators that the text declares at its top level, or whose
  /// extensions it holds.
  package let names: [String]
  /// For texts that only extend types with what few programs use: the members they add. Such a text
  /// is loaded when a member of one of these names is looked for.
  package let members: [String]
  /// The module that has to be imported for the names to be known; nil for what is always there.
  package let module: String?
  private let makeText: @Sendable () -> String

  /// `text` is evaluated when it is asked for, so that texts made from templates cost nothing before.
  package init(
    names: [String] = [], members: [String] = [], module: String? = nil,
    text: @autoclosure @escaping @Sendable () -> String
  ) {
    self.names = names
    self.members = members
    self.module = module
    makeText = text
  }

  package var text: String { makeText() }
}

/// Everything that is declared before a program begins: the standard library, Observation, Combine,
/// SwiftUI and the part of Foundation that data-flow code uses.
package enum PreludeLibrary {
  /// All chunks; those that list the same name are loaded together.
  package static let chunks: [PreludeChunk] =
    standardChunks + foundationChunks + observationChunks + concurrencyChunks + viewChunks
    + testingChunks + regexBuilderChunks + memoryChunks + frameworkChunks

  /// Types of frameworks beside SwiftUI, and of its later versions, whose names programs give to types
  /// of their own.
  package static let namesOfOtherFrameworks: Set<String> = Set(
    widgets.names + intents.names + ["Tab"])

  /// What a module calls the types that share their names with types of other modules: programs
  /// that import it know them by their own names.
  package static func otherNames(of module: String) -> [String: String] {
    switch module {
    case "RegexBuilder": ["Anchor": "_RegexAnchor"]
    case "StoreKit": ["Transaction": "_StoreTransaction"]
    case "RealityKit":
      [
        "EntityQuery": "_RealityQuery", "Material": "_RealityMaterial",
        "Transform": "_RealityTransform",
      ]
    default: [:]
    }
  }

  /// What `module.name` is called here.
  package static func name(of name: String, in module: String) -> String {
    // Beside SwiftUI's, this one is always written with its module.
    if module == "RealityKit", name == "Scene" { return "_RealityScene" }
    return otherNames(of: module)[name] ?? name
  }

  /// The module that the toolchain has a type in, as `String(reflecting:)` writes it; nil for types that
  /// it has none of.
  package static func module(declaring name: String) -> String? { modules[name] }

  private static let modules: [String: String] = {
    var modules: [String: String] = [:]
    for chunk in foundationChunks { for name in chunk.names { modules[name] = "Foundation" } }
    for name in essentials { modules[name] = "FoundationEssentials" }
    for name in internationalization { modules[name] = "FoundationInternationalization" }
    for chunk in standardChunks + concurrencyChunks + memoryChunks {
      for name in chunk.names { modules[name] = "Swift" }
    }
    for name in ["CGFloat"] { modules[name] = "Foundation" }
    for name in ["Observable", "ObservationRegistrar"] { modules[name] = "Observation" }
    return modules
  }()

  private static let essentials = [
    "AttributedString", "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "SortOrder", "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "UUID",
  ]
  private static let internationalization = ["KeyPathComparator"]
}
