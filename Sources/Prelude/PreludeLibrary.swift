import CLibrary

/// Everything that is declared before a program begins: the standard library, Observation, Combine,
/// SwiftUI and the part of Foundation that data-flow code uses. Its text stands in `Sources/Library`.
package enum PreludeLibrary {
  /// In order of their paths.
  package static let files: [LibraryFile] = (0..<libraryFileCount()).map(LibraryFile.init)

  /// The names that are known without an import, in order; one may stand there several times.
  package static var names: some Collection<String> {
    LibraryTable.names.rows.lazy.filter { $0.file.isAlwaysKnown }.map(\.name)
  }

  /// Types of frameworks beside SwiftUI, and of its later versions, whose names programs give to types
  /// of their own.
  package static let namesOfOtherFrameworks: Set<String> = {
    let paths = ["Views/Intents.swift", "Views/Widgets.swift"]
    return Set(names(of: files.filter { paths.contains($0.path) })).union(["Tab"])
  }()

  /// The types of Swift Testing, which tests use without an import here.
  package static let namesOfTesting = Set(names(of: files.filter { $0.folder == "Testing" }))

  /// What some files declare, and the names they load with.
  package static func names(of files: [LibraryFile]) -> [String] {
    LibraryTable.names.rows.filter { files.contains($0.file) }.map(\.name)
  }

  /// What a module calls the types that share their names with types of other modules: programs
  /// that import it know them by their own names.
  package static func otherNames(of module: String) -> [String: String] {
    switch module {
    case "PackageDescription": ["Product": "_PackageProduct"]
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
  package static func module(declaring name: String) -> String? {
    if let module = ownModules[name] { return module }
    let folders = LibraryTable.names.files(name).map(\.folder)
    if folders.contains(where: ["Standard", "Concurrency", "Memory"].contains) { return "Swift" }
    return folders.contains("Foundation") ? "Foundation" : nil
  }

  /// Types that stand in another module of the toolchain than their folder's.
  private static let ownModules: [String: String] = {
    var modules = [
      "CGFloat": "Foundation", "KeyPathComparator": "FoundationInternationalization",
      "Observable": "Observation", "ObservationRegistrar": "Observation",
    ]
    for name in essentials { modules[name] = "FoundationEssentials" }
    return modules
  }()

  private static let essentials = [
    "AttributedString", "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "SortOrder", "TimeZone", "URL",
    "URLComponents", "URLQueryItem", "UUID",
  ]
}
