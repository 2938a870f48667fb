import CLibrary

/// Everything that is declared before a program starts: the standard library, Observation, Combine,
/// SwiftUI and the part of Foundation that data-flow code uses. Its source is `Sources/Library`.
package enum PreludeLibrary {
  /// The files, sorted by path.
  package static let files: [LibraryFile] = (0..<libraryFileCount()).map(LibraryFile.init)

  /// The names that are visible without an import, sorted; a name can occur several times.
  package static var names: [String] {
    LibraryTable.names.rows.filter(\.file.isAlwaysKnown).map(\.name)
  }

  /// Those that end in a text.
  package static func names(endingIn ending: String) -> [String] {
    LibraryTable.names.rows(endingIn: ending).filter(\.file.isAlwaysKnown).map(\.name)
  }

  /// Those of types.
  package static var typeNames: [String] {
    LibraryTable.names.rows.filter { $0.isType && $0.file.isAlwaysKnown }.map(\.name)
  }

  /// The frameworks besides SwiftUI that declare a type whose name programs often give to a type of their own;
  /// none for a type of later versions of SwiftUI, nil for other names.
  package static func frameworks(declaring name: String) -> Set<String>? {
    if name == "Tab" { return [] }
    return LibraryTable.names.files(name).lazy.compactMap { ofOtherFrameworks[$0.path] }.first
  }

  /// The files of such frameworks, whose names are always visible.
  private static let ofOtherFrameworks: [String: Set<String>] = [
    "Foundation/Logging.swift": ["os", "OSLog"],
    "Views/Intents.swift": ["AppIntents", "WidgetKit"],
    "Views/Widgets.swift": ["AppIntents", "WidgetKit"],
  ]

  /// Whether a name belongs to a framework besides SwiftUI: UIKit, MapKit, StoreKit.
  package static func isOfOtherFramework(_ name: String) -> Bool {
    LibraryTable.names.files(name).contains { $0.folder == "Frameworks" }
  }

  /// The module that a program imports for a macro of a package, such as `@Reducer`.
  package static func module(ofMacro name: String) -> String? {
    LibraryTable.names.files(name).first {
      !$0.isAlwaysKnown && $0.contains("@_attached public protocol \(name)")
    }?.modules.first.map(String.init)
  }

  /// Whether a name is that of a type of Swift Testing, which needs no import here.
  package static func isOfTesting(_ name: String) -> Bool {
    LibraryTable.names.files(name).contains { $0.folder == "Testing" }
  }

  /// The names that files declare, and those in their `Loads with` directives.
  package static func names(of files: [LibraryFile]) -> [String] {
    LibraryTable.names.rows.filter { files.contains($0.file) }.map(\.name)
  }

  /// The types of a module that have a different name here, because another module has a type of
  /// the same name; by the name that programs use when they import the module.
  package static func otherNames(of module: String) -> [String: String] {
    switch module {
    case "Logging": ["Logger": "_PackageLogger"]
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

  /// The name here of `module.name`.
  package static func name(of name: String, in module: String) -> String {
    // Always qualified in programs, because SwiftUI has a type of this name.
    if module == "RealityKit", name == "Scene" { return "_RealityScene" }
    return otherNames(of: module)[name] ?? name
  }

  /// The module of a type in the toolchain, as `String(reflecting:)` prints it; nil for types that
  /// the toolchain does not have.
  package static func module(declaring name: String) -> String? {
    if let module = ownModules[name] { return module }
    let folders = LibraryTable.names.files(name).map(\.folder)
    if folders.contains(where: ["Standard", "Concurrency", "Memory"].contains) { return "Swift" }
    return folders.contains("Foundation") ? "Foundation" : nil
  }

  /// The modules of types that differ from the module of their folder.
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
