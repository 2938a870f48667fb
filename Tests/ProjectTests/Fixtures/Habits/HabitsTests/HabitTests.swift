import XCTest

@testable import Habits

final class HabitTests: XCTestCase {
  func testStreaksEndWhereADayIsMissing() {
    XCTAssertEqual(Habit(id: 1, name: "a", days: [1, 3, 4]).streak, 2)
    XCTAssertEqual(Habit(id: 1, name: "a").streak, 0)
  }

  func testTogglingTwiceChangesNothing() throws {
    let store = HabitStore()
    let run = try XCTUnwrap(store.habits.last)
    store.toggle(run)
    XCTAssertEqual(store.visible(hidingDone: true).map(\.name), ["Read"])
    store.toggle(run)
    XCTAssertEqual(store.habits.last, run)
  }
}
