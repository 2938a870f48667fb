import XCTest

@testable import Habits

final class ReminderTests: XCTestCase {
  func testOnlyHoursOfADayAreReminders() {
    XCTAssertNil(Reminder(rawValue: 24))
    XCTAssertEqual(Reminder(rawValue: 7)?.text, "7:00")
  }
}
