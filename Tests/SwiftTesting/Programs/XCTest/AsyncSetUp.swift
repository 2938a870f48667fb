import XCTest
final class AsyncTests: XCTestCase {
  var n = 0
  override func setUp() async throws { try await super.setUp(); n = 3; print("async set up") }
  override func tearDown() async throws { print("async torn down"); try await super.tearDown() }
  func testIt() { XCTAssertEqual(n, 3) }
}
