// Waiting in XCTest.

open class XCTWaiter {
  public enum Result: Int {
    case completed = 1, timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  public private(set) var fulfilledExpectations: [XCTestExpectation] = []

  public init() {}

  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    Self._block(expectations, timeout)
    return _result(expectations, enforceOrder)
  }
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> Result {
    await Self._sleep(expectations, timeout)
    return _result(expectations, enforceOrder)
  }
  public static func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }
  public static func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  private func _result(_ expectations: [XCTestExpectation], _ enforceOrder: Bool) -> Result {
    fulfilledExpectations = expectations.filter { $0._turn > 0 }.sorted { $0._turn < $1._turn }
    if expectations.contains(where: { $0.isInverted && $0._count > 0 }) {
      return .invertedFulfillment
    }
    if expectations.contains(where: { !$0._isMet }) { return .timedOut }
    let turns = expectations.filter { !$0.isInverted }.map(\._turn)
    return enforceOrder && turns != turns.sorted() ? .incorrectOrder : .completed
  }

  /// Runs other tasks until all expectations are fulfilled or the timeout is reached.
  static func _block(_ expectations: [XCTestExpectation], _ timeout: TimeInterval) {
    let limit = _XCTestLimit()
    let task = Task {
      try? await Task.sleep(for: .seconds(timeout))
      limit.isOver = true
    }
    _turn { !limit.isOver && expectations.contains { !$0._isDone } }
    task.cancel()
  }
  static func _sleep(_ expectations: [XCTestExpectation], _ timeout: TimeInterval) async {
    var rest = timeout
    while rest > 0 && expectations.contains(where: { !$0._isDone }) {
      try? await Task.sleep(for: .seconds(min(rest, 0.01)))
      rest -= 0.01
    }
  }
}
