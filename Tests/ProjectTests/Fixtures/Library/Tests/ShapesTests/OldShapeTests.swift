import XCTest

@testable import Shapes

final class OldShapeTests: XCTestCase {
  private var square = Square(side: 0)

  override func setUp() async throws {
    square = Square(side: 3)
  }

  func testArea() {
    XCTAssertEqual(square.area, 9)
  }

  func testFailure() {
    XCTAssertTrue(square.area > 10, "too small")
  }
}
