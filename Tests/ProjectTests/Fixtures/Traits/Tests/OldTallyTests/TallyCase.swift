import XCTest

@testable import Tally

class TallyCase: XCTestCase {
  var tally: Tally!
  static var made = 0

  override class func setUp() {
    super.setUp()
    made = 0
  }

  override func setUp() async throws {
    try await super.setUp()
    await Task.yield()
    tally = Tally()
    Self.made += 1
  }

  override func tearDown() async throws {
    tally = nil
    try await super.tearDown()
  }
}

final class CountTests: TallyCase {
  func testCounts() throws {
    try tally.add("a")
    XCTAssertEqual(tally["a"], 1)
    XCTAssertEqual(Self.made, 1)
  }

  func testErrors() {
    XCTAssertThrowsError(try tally.add("")) { error in
      XCTAssertEqual(error as? TallyError, .noName)
    }
    XCTAssertThrowsError(try tally.add("b"), "b is full")
  }

  func testFailures() throws {
    XCTAssertEqual(tally.total, 1, "nothing was added")
    XCTAssertNil(tally.counts["a"])
    let count = try XCTUnwrap(tally.counts["a"], "a is missing")
    XCTFail("never \(count)")
  }

  func testSkipped() throws {
    try XCTSkipIf(tally.limit == 3, "three is enough")
    XCTFail("never")
  }

  func testThrows() throws {
    try tally.add("")
  }
}
