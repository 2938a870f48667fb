import XCTest

@testable import Notes

final class NoteStoreTests: XCTestCase {
  func testAddingANote() {
    let store = NoteStore()
    store.add("Second")
    XCTAssertEqual(store.notes.map(\.text), ["First", "Second"])
  }
}
