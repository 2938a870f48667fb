import XCTest

final class TrapTests: XCTestCase {
  func testA() { _ = [Int]()[0] }
  func testB() { XCTAssertTrue(true) }
}
