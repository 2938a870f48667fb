import Testing

/// An error in a project is reported with the file that it is about, and everything else opens.
@Suite struct WrongProjectTests {
  private func lines(_ folder: TemporaryFolder, _ inputs: [String]) throws -> [String] {
    let shop = folder.path + "/Shop"
    return try ProjectRun([shop], typing: inputs).lines.map {
      $0.replacing(shop + "/", with: "")
    }
  }

  @Test func aManifestThatFailsLeavesTheFoldersOfItsTargets() throws {
    let folder = try TemporaryFolder([
      "Shop/Package.swift": """
      import PackageDescription
      let package = Package(name: "Fails", targets: [.target(name: 1)])
      """,
      "Shop/Sources/Lib/Item.swift": "public struct Item { public init() {} }",
    ])
    #expect(
      try lines(folder, ["Item()"]) == [
        "Package.swift:2:62: error: cannot convert value of type 'Int' to expected argument type "
          + "'String'",
        "let package = Package(name: \"Fails\", targets: [.target(name: 1)])",
        "                                                             ^",
        "opened Shop: Lib (1 file)", "$1: Item = Item()",
      ])
  }

  @Test func aMissingTargetAndACircleOfTargetsAreTold() throws {
    let folder = try TemporaryFolder([
      "Shop/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Wrong",
        targets: [
          .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"]),
          .target(name: "Gone"),
        ])
      """,
      "Shop/Sources/A/A.swift": "public struct A { public init() {} }",
      "Shop/Sources/B/B.swift": "public struct B { public init() {} }",
    ])
    #expect(
      try lines(folder, ["B()"]) == [
        "Package.swift: error: Source files for target Gone should be located under "
          + "'Sources/Gone', or a custom sources path can be set with the 'path' property in "
          + "Package.swift",
        "Package.swift: error: cyclic dependency declaration found: A -> B -> A",
        "opened Wrong: B, A (2 files)", "$1: B = B()",
      ])
  }

  @Test func twoMainTypesAndATypeThatIsThereTwiceAreTold() throws {
    let folder = try TemporaryFolder([
      "Shop/A.swift": "@main struct A { static func main() {} }\nstruct Item {}",
      "Shop/B.swift": "@main struct B { static func main() {} }\nstruct Item {}",
      "Shop/C.swift": "struct C {}",
    ])
    let main = "error: 'main' attribute can only apply to one type in a module"
    #expect(
      try lines(folder, ["C()"]) == [
        "B.swift:2:8: error: invalid redeclaration of 'Item'", "struct Item {}", "       ^~~~",
        "A.swift:2:8: note: 'Item' previously declared here", "struct Item {}", "       ^~~~",
        "A.swift:1:1: \(main)", "@main struct A { static func main() {} }", "^~~~~",
        "B.swift:1:1: \(main)", "@main struct B { static func main() {} }", "^~~~~",
        "opened Shop: Shop (3 files)", "$1: C = C()",
      ])
  }

  /// A terminal shows the first errors of a folder; `-n` lists all.
  @Test func theFirstErrorsOfAFolderAreShown() throws {
    let types = (0..<11).map { "struct S\($0) {}\n" }.joined()
    let folder = try TemporaryFolder([
      "Shop/A.swift": types, "Shop/B.swift": types, "Shop/C.swift": types,
    ])
    func errors(in file: String, _ numbers: Range<Int>) -> [String] {
      numbers.flatMap { number in
        let (place, name) = ("\(number + 1):8", "S\(number)")
        let shown = ["struct \(name) {}", "       ^" + name.dropFirst().map { _ in "~" }.joined()]
        return ["\(file):\(place): error: invalid redeclaration of '\(name)'"] + shown
          + ["A.swift:\(place): note: '\(name)' previously declared here"] + shown
      }
    }
    let all = errors(in: "B.swift", 0..<11) + errors(in: "C.swift", 0..<11)
    let first = errors(in: "B.swift", 0..<11) + errors(in: "C.swift", 0..<9)
    let shop = folder.path + "/Shop"
    let shown = first + ["and 2 more errors: 'bindery -n \(shop)' lists all"]
    let opened = ["opened Shop: Shop (3 files)"]
    #expect(try lines(folder, ["open \(shop)"]) == shown + opened + opened + shown)
    let run = try ProjectRun(["-n", shop])
    #expect(run.lines.map { $0.replacing(shop + "/", with: "") } == all)
    try folder.write("Shop/C.swift", "struct T {}\n")
    #expect(
      try lines(folder, []) == errors(in: "B.swift", 0..<11) + opened)
  }

  @Test func filesThatCannotBeReadAreLeftOut() throws {
    let folder = try TemporaryFolder(["Shop/Good.swift": "struct Good {}"])
    try folder.write("Shop/Bytes.swift", bytes: [0x22, 0xFF, 0xFE])
    try folder.link("Shop/Gone.swift", to: "nowhere.swift")
    try folder.link("Shop/Inner/Up", to: "..")
    #expect(
      try lines(folder, ["Good()"]) == [
        "Inner/Up: warning: a symbolic link leads back to a folder around it; it is not followed",
        "Bytes.swift: error: input file is not valid UTF-8",
        "Gone.swift: error: cannot read the file: No such file or directory",
        "opened Shop: Shop (3 files)", "$1: Good = Good()",
      ])
  }

  @Test func whatIsWrongInAPreviewIsToldAtItsPlace() throws {
    let folder = try TemporaryFolder([
      "Shop/Row.swift": """
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      #if DEBUG
      #Preview("A row") {
        @Previewable @State var title = "Salt"
        Row(title: title)
        Row(title: 3)
      }
      #endif
      """,
      "Shop/main.swift": """
      import SwiftUI
      #Preview { Row(titel: "Salt") }
      """,
    ])
    let shop = folder.path + "/Shop"
    let run = try ProjectRun(["-n", shop])
    #expect(
      run.lines.map { $0.replacing(shop + "/", with: "") } == [
        "Row.swift:10:14: error: cannot convert value of type 'Int' to expected argument type "
          + "'String'",
        "  Row(title: 3)", "             ^",
        "main.swift:2:15: error: incorrect argument label in call (have 'titel:', expected "
          + "'title:')",
        "#Preview { Row(titel: \"Salt\") }", "              ^", "               title",
      ])
    #expect(run.status == 1)
  }
}
