import Testing

/// Names of images and colors that the asset catalogs of a project hold, or do not.
@Suite struct AssetTests {
  private static let files = [
    "Shop/Assets.xcassets/Contents.json": "{}",
    "Shop/Assets.xcassets/logo.imageset/Contents.json": "{}",
    "Shop/Assets.xcassets/Accent.colorset/Contents.json": "{}",
    "Shop/Assets.xcassets/Plain/cart.imageset/Contents.json": "{}",
    "Shop/Assets.xcassets/Icons/Contents.json":
      "{ \"properties\" : { \"provides-namespace\" : true } }",
    "Shop/Assets.xcassets/Icons/star.symbolset/Contents.json": "{}",
    "Shop/ContentView.swift": """
    import SwiftUI

    struct ContentView: View {
      let name = "unknown"

      var body: some View {
        VStack {
          Image("logo")
          Image("cart")
          Image("Icons/star")
          Image("star")
          Image(decorative: "lgo")
          Image(name)
          Image(systemName: "star")
          Color("Accent")
          Color("logo")
        }
      }
    }
    """,
  ]

  @Test func unknownNamesAreNoted() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try ProjectRun(["-n", folder.path + "/Shop"])
    let place = folder.path + "/Shop/ContentView.swift"
    #expect(
      run.lines == [
        "\(place):11:13: note: the asset catalogs have no image named 'star'",
        "      Image(\"star\")", "            ^~~~~~",
        "\(place):12:25: note: the asset catalogs have no image named 'lgo'",
        "      Image(decorative: \"lgo\")", "                        ^~~~~",
        "\(place):16:13: note: the asset catalogs have no color named 'logo'",
        "      Color(\"logo\")", "            ^~~~~~",
      ])
    #expect(run.status == 0)
  }

  @Test func projectsWithoutCataloguesMayNameAnything() throws {
    let folder = try TemporaryFolder(
      Self.files.filter { !$0.key.hasPrefix("Shop/Assets.xcassets") })
    #expect(try ProjectRun(["-n", folder.path + "/Shop"]).lines == [])
  }

  @Test func cataloguesAmongTheResourcesOfAPackageAreRead() throws {
    let folder = try TemporaryFolder([
      "Shop/Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [.target(name: "Shop", resources: [.process("Resources")])])
      """,
      "Shop/Sources/Shop/Resources/Media.xcassets/logo.imageset/Contents.json": "{}",
      "Shop/Sources/Shop/Resources/en.lproj/Localizable.strings": "\"title\" = \"My shop\";",
      "Shop/Sources/Shop/Logo.swift": """
      import SwiftUI
      struct Logo: View {
        var body: some View {
          Image("logo")
          Image("icon")
          Text("title")
        }
      }
      """,
    ])
    let run = try ProjectRun([folder.path + "/Shop"], typing: ["mount Logo()", "tree"])
    let place = folder.path + "/Shop/Sources/Shop/Logo.swift"
    #expect(
      run.lines == [
        "opened Shop: Shop (1 file)", "'mount' puts up:", "  Logo()  view  \(place):2",
        "+ Logo#1", "Logo#1", "├─ Image \"logo\"", "├─ Image \"icon\"", "└─ Text \"My shop\"",
      ])
  }
}
