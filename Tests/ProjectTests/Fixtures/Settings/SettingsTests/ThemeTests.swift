import SwiftUI
import Testing

@testable import Settings

@Suite("Theme") struct ThemeTests {
  @Test func onlyTheSystemThemeLeavesTheSchemeOpen() {
    #expect(Theme.allCases.filter { $0.colorScheme == nil } == [.system])
  }

  @Test func themesAreStoredByName() {
    #expect(Theme(rawValue: "dark") == .dark)
    #expect(Theme(rawValue: "blue") == nil)
    #expect(Theme.light.id == .light)
  }
}
