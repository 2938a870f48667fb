// XCTest.

open class XCTestCase {
  public var continueAfterFailure = true
  public internal(set) var name = ""
  var _blocks: [() async throws -> Void] = []
  var _expectations: [XCTestExpectation] = []

  public required init() {}
  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}
  open func tearDown() {}

  public func addTeardownBlock(_ block: @escaping () async throws -> Void) {
    _blocks.append(block)
  }
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    _expectations.append(expectation)
    return expectation
  }
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = 60,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTWaiter._block(expectations, timeout)
    _XCTestRun.check(expectations, timeout, file, line)
  }
  public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
    handler: ((Error?) -> Void)? = nil
  ) {
    wait(for: _expectations, timeout: timeout, file: file, line: line)
    handler?(nil)
  }
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = 60,
    enforceOrder: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await XCTWaiter._sleep(expectations, timeout)
    _XCTestRun.check(expectations, timeout, file, line)
  }
}

final class _XCTestLimit { var isOver = false }

public class XCTestExpectation {
  public var expectationDescription: String
  public var expectedFulfillmentCount = 1
  public var isInverted = false
  public var assertForOverFulfill = false
  var _count = 0
  /// The position in which it was fulfilled among all expectations, from 1; 0 before.
  var _turn = 0
  static var _turns = 0
  public init(description: String = "no description provided") {
    expectationDescription = description
  }
  public func fulfill() {
    _count += 1
    guard _count == expectedFulfillmentCount else { return }
    Self._turns += 1
    _turn = Self._turns
  }
  var _isDone: Bool { !isInverted && _count >= expectedFulfillmentCount }
  var _isMet: Bool { isInverted ? _count == 0 : _count >= expectedFulfillmentCount }
}

public struct XCTSkip: Error {
  public let message: String?
  let _reason: String
  let _file: String
  let _line: Int
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(message(), "", file, line)
  }
  init(_ message: String?, _ reason: String, _ file: StaticString, _ line: UInt) {
    self.message = message
    _reason = reason
    _file = "\(file)"
    _line = Int(line)
  }
}
public struct XCTUnwrapError: Error {}

enum _XCTestRun {
  static let failure = 0
  static let unexpected = 3
  static let skip = 4

  static func tell(_ text: String, _ kind: Int, _ file: StaticString, _ line: UInt) {
    _report(text, [], [], kind, "\(file)", Int(line), 0, nil)
  }

  static func check(
    _ expectations: [XCTestExpectation], _ timeout: TimeInterval, _ file: StaticString,
    _ line: UInt
  ) {
    let open = expectations.filter { !$0._isMet }
    if open.isEmpty { return }
    let names = open.map { $0.expectationDescription }.joined(separator: ", ")
    tell(
      "Asynchronous wait failed - Exceeded timeout of \(timeout) seconds, "
        + "with unfulfilled expectations: \(names)", failure, file, line)
  }

  static func setUp(_ type: XCTestCase.Type) { type.setUp() }
  static func tearDown(_ type: XCTestCase.Type) { type.tearDown() }

  static func run<T: XCTestCase>(
    _ test: T, _ name: String, _ body: (T) async throws -> Void
  ) async {
    test.name = name
    await step { try await test.setUp() }
    await step { try test.setUpWithError() }
    test.setUp()
    await step { try await body(test) }
    for block in test._blocks.reversed() { await step(block) }
    test.tearDown()
    await step { try test.tearDownWithError() }
    await step { try await test.tearDown() }
  }

  private static func step(_ body: () async throws -> Void) async {
    do {
      try await body()
    } catch let error as XCTSkip {
      let text = "Test skipped\(error._reason)" + (error.message.map { " - \($0)" } ?? "")
      _report(text, [], [], skip, error._file, error._line, 0, nil)
    } catch {
      if error is XCTUnwrapError { return }
      _report("threw error \"\(error)\"", [], [], unexpected, "<EXPR>", 0, 0, nil)
    }
  }
}

/// Fails if `body` returns a reason, or throws.
func _assert(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt,
  _ body: () throws -> String?
) {
  do {
    if let failure = try body() {
      _XCTestRun.tell("\(name) failed\(failure) - \(message())", _XCTestRun.failure, file, line)
    }
  } catch {
    _XCTestRun.tell(
      "\(name) threw error \"\(error)\" - \(message())", _XCTestRun.unexpected, file, line)
  }
}

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _XCTestRun.tell("failed - \(message)", _XCTestRun.failure, file, line)
}
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertNil", message, file, line) {
    if let value = try expression() { return ": \"\(value)\"" }
    return nil
  }
}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertNotNil", message, file, line) { try expression() == nil ? "" : nil }
}
public func XCTAssertIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertIdentical", message, file, line) {
    let (a, b) = (try first(), try second())
    return a === b ? nil : ": (\(_quoted(a))) is not identical to (\(_quoted(b)))"
  }
}
public func XCTAssertNotIdentical(
  _ first: @autoclosure () throws -> AnyObject?, _ second: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertNotIdentical", message, file, line) {
    let (a, b) = (try first(), try second())
    return a === b ? ": (\(_quoted(a))) is identical to (\(_quoted(b)))" : nil
  }
}
func _quoted(_ object: AnyObject?) -> String {
  if let object { return "\"\(object)\"" }
  return "\"nil\""
}
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line, _ handler: (any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    _XCTestRun.tell(
      "XCTAssertThrowsError failed: did not throw error - \(message())", _XCTestRun.failure,
      file, line)
  } catch {
    handler(error)
  }
}
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  do {
    _ = try expression()
  } catch {
    _XCTestRun.tell(
      "XCTAssertNoThrow failed: threw error \"\(error)\" - \(message())", _XCTestRun.failure,
      file, line)
  }
}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  _XCTestRun.tell(
    "XCTUnwrap failed: expected non-nil value of type \"\(T.self)\" - \(message())",
    _XCTestRun.failure, file, line)
  throw XCTUnwrapError()
}
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() {
    throw XCTSkip(message(), ": required true value but got false", file, line)
  }
}
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() {
    throw XCTSkip(message(), ": required false value but got true", file, line)
  }
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertTrue", message, file, line) { try expression() ? nil : "" }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertTrue", message, file, line) { try expression() ? nil : "" }
}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertFalse", message, file, line) { try expression() ? "" : nil }
}

public func XCTAssertEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return a == b ? nil : ": (\"\(a)\") is not equal to (\"\(b)\")"
  }
}

public func XCTAssertNotEqual<T: Equatable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return a != b ? nil : ": (\"\(a)\") is equal to (\"\(b)\")"
  }
}

public func XCTAssertGreaterThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertGreaterThan", message, file, line) {
    let (a, b) = (try first(), try second())
    return a > b ? nil : ": (\"\(a)\") is not greater than (\"\(b)\")"
  }
}

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertGreaterThanOrEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return a >= b ? nil : ": (\"\(a)\") is less than (\"\(b)\")"
  }
}

public func XCTAssertLessThan<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertLessThan", message, file, line) {
    let (a, b) = (try first(), try second())
    return a < b ? nil : ": (\"\(a)\") is not less than (\"\(b)\")"
  }
}

public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertLessThanOrEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return a <= b ? nil : ": (\"\(a)\") is greater than (\"\(b)\")"
  }
}

public func XCTAssertEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return abs(a - b) <= accuracy
      ? nil : ": (\"\(a)\") is not equal to (\"\(b)\") +/- (\"\(accuracy)\")"
  }
}

public func XCTAssertNotEqual<T: FloatingPoint>(
  _ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  _assert("XCTAssertNotEqual", message, file, line) {
    let (a, b) = (try first(), try second())
    return abs(a - b) > accuracy ? nil : ": (\"\(a)\") is equal to (\"\(b)\") +/- (\"\(accuracy)\")"
  }
}
