import Testing
import library_index

/// Files of the library that stand for a second one.
@Suite struct TwinTests {
  @Test func aTwinDiffersInWhatItsLineNames() throws {
    let source = LibrarySource(
      path: "Views/UIKitFonts.swift",
      text: """
        // Twin: UIKit=AppKit, UIFont=NSFont, 14=13
        // Loads with: UIFontText

        public final class UIFont { var size: Int { 14 } }
        """)
    let twin = try #require(source.twins.first)
    #expect(source.twins.count == 1)
    #expect(twin.path == "Views/AppKitFonts.swift")
    #expect(
      twin.text == """
        // Twin: AppKit=AppKit, NSFont=NSFont, 13=13
        // Loads with: NSFontText

        public final class NSFont { var size: Int { 13 } }
        """)
    #expect(twin.declarations.names == ["NSFont"])
    #expect(twin.loadsWith == ["NSFontText"])
    #expect(source.template == nil)
    #expect(twin.template?.path == "Views/UIKitFonts.swift")
    #expect(twin.template?.replacements == "UIKit=AppKit, UIFont=NSFont, 14=13")
  }

  @Test func aLineIsATwin() {
    let source = LibrarySource(
      path: "Of16/Int16.swift", text: "// Twin: 16=8\n// Twin: 16=32\nstruct Int16 {}")
    #expect(source.twins.map(\.path) == ["Of16/Int8.swift", "Of16/Int32.swift"])
    #expect(LibrarySource(path: "Int.swift", text: "struct Int {}").twins.isEmpty)
  }
}
