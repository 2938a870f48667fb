import XCTest

@testable import Tally

final class WaitTests: XCTestCase {
  private var log: [String] = []

  override func setUpWithError() throws { log.append("set up") }

  override func tearDownWithError() throws { log.append("tear down") }

  override func tearDown() { super.tearDown() }

  func testFulfilled() {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(log, ["set up"])
  }

  func testNotFulfilled() {
    let never = expectation(description: "never")
    wait(for: [never], timeout: 0.1)
  }

  func testAsync() async {
    let names = XCTestExpectation(description: "names")
    names.expectedFulfillmentCount = 2
    Task {
      for await _ in Tally().names(["a", "b"]) { names.fulfill() }
    }
    await fulfillment(of: [names], timeout: 5)
  }

  func testInverted() {
    let none = XCTestExpectation(description: "none")
    none.isInverted = true
    XCTAssertEqual(XCTWaiter.wait(for: [none], timeout: 0.1), .completed)
  }

  func testWaiter() {
    let first = XCTestExpectation(description: "first")
    let second = XCTestExpectation(description: "second")
    second.fulfill()
    first.fulfill()
    XCTAssertEqual(
      XCTWaiter.wait(for: [first, second], timeout: 1, enforceOrder: true), .incorrectOrder)
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 0.1), .timedOut)
  }

  func testTeardownBlocks() {
    addTeardownBlock { XCTFail("in a block") }
  }
}
