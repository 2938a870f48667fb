import Testing

@testable import Settings

struct QuietHoursTests {
  @Test("Stored hours are read again", arguments: ["0-0", "22-7", "9-17"])
  func roundTrip(_ text: String) throws {
    let hours = try #require(QuietHours(rawValue: text))
    #expect(hours.rawValue == text)
  }

  @Test(arguments: ["", "22", "a-b", "22-24", "1-2-3"])
  func wrongTextsAreNoHours(text: String) {
    #expect(QuietHours(rawValue: text) == nil)
  }

  @Test(arguments: zip([23, 6, 7, 12], [true, true, false, false]))
  func nightsGoOverMidnight(hour: Int, isQuiet: Bool) {
    #expect(QuietHours(start: 22, end: 7).contains(hour) == isQuiet)
  }
}
