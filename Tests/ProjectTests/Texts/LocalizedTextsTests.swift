import Project
import Testing

/// Localized texts of string catalogs and `.strings` files.
@Suite struct LocalizedTextsTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "cart.title" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Your cart" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Dein Korb \u2615" } }
          }
        },
        "%lld items" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
            } } }
          }
        },
        "%@ owes %@" : {
          "localizations" : {
            "en" : { "stringUnit" : { "value" : "%2$@ gets money from %1$@" } }
          }
        },
        "Cancel" : {}
      },
      "version" : "1.0"
    }
    """#

  private func texts(
    _ files: [String: String], language: String = "en"
  ) throws -> (texts: LocalizedStrings, problems: [String]) {
    var all = files
    all["Shop/Package.swift"] = "package\tShop\nlanguage\t\(language)\ntarget\tregular\tShop"
    all["Shop/Sources/Shop/Shop.swift"] = ""
    let access = FolderAccess.memory(all)
    let finder = ProjectFinder(files: access) { path, _ in all[path].flatMap(ManifestReader.read) }
    let project = try #require(finder.project(in: "Shop"))
    let (texts, problems) = LocalizedStrings.read(project, from: access)
    return (texts, problems.map { "\($0.place): \($0.message)" })
  }

  @Test func aCatalogueGivesTheTextsOfTheDefaultLanguage() throws {
    let path = "Shop/Sources/Shop/Localizable.xcstrings"
    let english = try texts([path: Self.catalog])
    #expect(english.problems == [])
    #expect(english.texts.text(for: "cart.title") == "Your cart")
    #expect(english.texts.text(for: "Cancel") == nil)
    #expect(english.texts.text(for: "1 items") == "1 item")
    #expect(english.texts.text(for: "12 items") == "12 items")
    #expect(english.texts.text(for: "Ann owes Bob") == "Bob gets money from Ann")
    #expect(english.texts.text(for: "items") == nil)
    let german = try texts([path: Self.catalog], language: "de")
    #expect(german.texts.text(for: "cart.title") == "Dein Korb ☕")
    #expect(german.texts.text(for: "1 items") == "1 item")
  }

  @Test func stringsFilesOfOtherLanguagesAreLeftOut() throws {
    let found = try texts([
      "Shop/Sources/Shop/en.lproj/Localizable.strings": #"""
      /* The title. */
      "title" = "My \"shop\"";
      // Counts.
      "%d left" = "%d are left\n";
      plain = "Plain";
      """#,
      "Shop/Sources/Shop/fr.lproj/Localizable.strings": "\"title\" = \"Ma boutique\";",
    ])
    #expect(found.problems == [])
    #expect(found.texts.text(for: "title") == "My \"shop\"")
    #expect(found.texts.text(for: "3 left") == "3 are left\n")
    #expect(found.texts.text(for: "plain") == "Plain")
  }

  @Test func pluralsAreThoseOfTheNumber() throws {
    let folder = "Shop/Sources/Shop/en.lproj/Localizable"
    let found = try texts([
      "\(folder).strings": "\"%lld left\" = \"%lld are left\";",
      "\(folder).stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- Counts. -->
      <dict>
        <key>%lld left</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>Only %#@items@ &amp; no more</string>
          <key>items</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
            <key>zero</key>
            <string>nothing</string>
            <key>one</key>
            <string>%lld item</string>
            <key>other</key>
            <string>%lld items</string>
          </dict>
        </dict>
        <key>wide</key>
        <dict>
          <key>NSStringVariableWidthRuleType</key>
          <dict><key>20</key><string>W</string></dict>
        </dict>
      </dict>
      </plist>
      """,
    ])
    #expect(found.problems == [])
    #expect(found.texts.text(for: "0 left") == "Only nothing & no more")
    #expect(found.texts.text(for: "1 left") == "Only 1 item & no more")
    #expect(found.texts.text(for: "7 left") == "Only 7 items & no more")
    #expect(found.texts.text(for: "wide") == nil)
  }

  @Test func whatIsNoTextIsToldAndLeftOut() throws {
    let found = try texts([
      "Shop/Sources/Shop/Localizable.xcstrings": "{ \"strings\": [1, 2",
      "Shop/Sources/Shop/en.lproj/Localizable.strings": "\"title\" = ",
      "Shop/Sources/Shop/en.lproj/Localizable.stringsdict": "<plist><dict><key>a</key></dict>",
    ])
    #expect(
      found.problems == [
        "Shop/Sources/Shop/Localizable.xcstrings: "
          + "the texts of this file cannot be read; keys are shown as they are",
        "Shop/Sources/Shop/en.lproj/Localizable.strings: "
          + "the texts of this file cannot be read; keys are shown as they are",
        "Shop/Sources/Shop/en.lproj/Localizable.stringsdict: "
          + "the texts of this file cannot be read; keys are shown as they are",
      ])
    #expect(found.texts.isEmpty)
  }
}
