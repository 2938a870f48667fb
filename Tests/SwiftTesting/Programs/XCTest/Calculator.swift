import XCTest

final class CalculatorTests: XCTestCase {
  var values: [Int] = []
  override class func setUp() { super.setUp(); print("class set up") }
  override class func tearDown() { print("class torn down"); super.tearDown() }
  override func setUp() { super.setUp(); values = [1, 2, 3]; print("set up") }
  override func tearDown() { values = []; print("torn down"); super.tearDown() }
  func testUnlessNot() throws { try XCTSkipUnless(values.isEmpty, "full"); XCTFail() }
  func testPlainSkip() throws { throw XCTSkip() }
  func testSum() { XCTAssertEqual(values.reduce(0, +), 6) }
  func testFails() {
    XCTAssertEqual(values.count, 4, "wrong count")
    XCTAssertTrue(values.isEmpty)
    XCTAssertFalse(!values.isEmpty, "has \(values.count)")
    XCTAssert(1 == 2)
    XCTAssertNil(values.first)
    XCTAssertNotNil(values.first { $0 > 5 })
    XCTAssertGreaterThan(1, 2)
    XCTAssertGreaterThanOrEqual(1, 2)
    XCTAssertLessThan(2, 1)
    XCTAssertLessThanOrEqual(2, 1)
    XCTAssertNotEqual(1, 1)
    XCTAssertEqual("a", "b")
    XCTAssertEqual([1], [2])
    XCTAssertEqual(values.first, 2)
    XCTAssertEqual(0.1, 0.2, accuracy: 0.01)
    XCTAssertNotEqual(0.1, 0.1, accuracy: 0.01)
    XCTFail("message")
    XCTFail()
    XCTAssertThrowsError(try ok())
    XCTAssertNoThrow(try bad())
    XCTAssertIdentical(self, nil, "none")
    XCTAssertNotIdentical(self, self)
  }
  func testThrows() throws {
    XCTAssertThrowsError(try bad()) { error in XCTAssertTrue(error is Oops) }
    XCTAssertNoThrow(try ok())
    let x = try XCTUnwrap(values.first)
    XCTAssertEqual(x, 1)
  }
  func testUnwrap() throws {
    let x: Int? = nil
    _ = try XCTUnwrap(x)
    XCTFail("never")
  }
  func testUnwrapMessage() throws { _ = try XCTUnwrap(nil as Int?, "there is none") }
  func testError() throws { throw Oops() }
  func testAssertThrows() { XCTAssertEqual(try number(), 1) }
  func testAsync() async throws {
    let v = await val()
    XCTAssertEqual(v, 5)
  }
  func testSkip() throws { throw XCTSkip("not now") }
  func testSkipIf() throws { try XCTSkipIf(values.count == 3, "three") }
  func testSkipUnless() throws { try XCTSkipUnless(values.count == 3) ; XCTAssertTrue(true) }
  func testExpectation() {
    let e = expectation(description: "done")
    e.fulfill()
    wait(for: [e], timeout: 1)
  }
  func testTimeout() async {
    let e = expectation(description: "never")
    await fulfillment(of: [e], timeout: 0.01)
  }
  func testTearDownBlock() { addTeardownBlock { print("block") } }
  func testContinue() { continueAfterFailure = true; XCTFail("one"); print("goes on") }
  func helper() { XCTFail("never") }
  private func val() async -> Int { 5 }
  private func bad() throws { throw Oops() }
  private func number() throws -> Int { throw Oops() }
  private func ok() throws {}
  struct Oops: Error {}
}
class OtherTests: XCTestCase { func testPasses() {} ; override func setUpWithError() throws { print("with error") } ; override func tearDownWithError() throws {} }
class InheritedTests: OtherTests { func testOwn() {} }
class EmptyTests: XCTestCase {}
