// The expansions of `#expect` and `#require`.

public struct ExpectationFailedError: Error {}

@_native("testing.difference") func _difference(_ lhs: Any, _ rhs: Any) -> String?

/// A condition that is being checked: its source text around the operands, and their values.
final class _Expectation {
  static var current: _Expectation? = nil
  let texts: [String]
  let operands: [String]
  let styles: [Int]
  var values: [Any?]
  let outer: _Expectation?

  init(_ texts: [String], _ operands: [String], _ styles: [Int]) {
    self.texts = texts
    self.operands = operands
    self.styles = styles
    values = operands.map { _ in nil }
    outer = _Expectation.current
    if !operands.isEmpty { _Expectation.current = self }
  }

  func close() { if !operands.isEmpty { _Expectation.current = outer } }

  var text: String {
    var result = texts[0]
    for index in operands.indices { result += shown(index) + texts[index + 1] }
    return result
  }

  private func shown(_ index: Int) -> String {
    let source = operands[index]
    if styles[index] == 4 {
      guard let value = values[0] else { return source }
      let type = "\(type(of: value))"
      return type == source ? source : "(\(source) → \(type))"
    }
    guard let value = values[index] else {
      return styles[index] == 2 ? "(\(source) → <not evaluated>)" : source
    }
    let text = _testDescription(value)
    if styles[index] == 3 { return " → " + text }
    if text == source { return source }
    return styles[index] == 1 ? "\(source) → \(text)" : "(\(source) → \(text))"
  }

  /// How two unequal collections differ.
  var details: [String] {
    guard texts.count == 3, texts[1] == " == ", let lhs = values[0], let rhs = values[1],
      let difference = _difference(lhs, rhs)
    else { return [] }
    return ["± " + difference]
  }

  func fail(
    _ suffix: String, _ comment: Comment?, _ place: SourceLocation, _ sourceComments: [String]
  ) {
    var issue = Issue(
      .expectationFailed(text + suffix),
      sourceComments.map { Comment(rawValue: $0) } + (comment.map { [$0] } ?? []), place)
    issue._details = details
    if texts.count == 3, texts[1] == " == ", let value = values[0] {
      issue._found = value as? String
    }
    issue._record()
  }
}

func _capture<T>(_ value: T, _ slot: Int) -> T {
  if let expectation = _Expectation.current { expectation.values[slot] = .some(value) }
  return value
}

func _expect(
  _ expectation: _Expectation, _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String]
) {
  expectation.close()
  if !condition { expectation.fail("", comment(), sourceLocation, sourceComments) }
}

func _require(
  _ expectation: _Expectation, _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String]
) throws {
  expectation.close()
  guard condition else {
    expectation.fail("", comment(), sourceLocation, sourceComments)
    throw ExpectationFailedError()
  }
}

func _require<T>(
  _ expectation: _Expectation, _ value: T?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String]
) throws -> T {
  expectation.close()
  if let value { return value }
  let isCast = expectation.styles.contains(4)
  expectation.fail(isCast ? "" : " → nil", comment(), sourceLocation, sourceComments)
  throw ExpectationFailedError()
}
/// The description of an error in messages.
func _errorText(_ error: any Error) -> String {
  let text = "\"" + _testDescription(error) + "\""
  let name = "\(type(of: error))"
  return text.contains(name) ? text : text + " of type " + name
}

/// The outcome of running a body: a value, or an error.
enum _Ending<R> {
  case returned(R)
  case threw(any Error)

  /// Why the outcome is not the expected error `E`; nil if it is.
  func mismatch<E: Error>(_ type: E.Type) -> String? {
    if type == Never.self {
      guard case .threw(let error) = self else { return nil }
      return "an error was thrown when none was expected: " + _errorText(error)
    }
    switch self {
    case .returned(let value): return missing(value)
    case .threw(let error):
      if error is E { return nil }
      return "expected error of type \(type), but \(_errorText(error)) was thrown instead"
    }
  }

  func mismatch<E: Error & Equatable>(_ expected: E) -> String? {
    switch self {
    case .returned(let value): return missing(value)
    case .threw(let error):
      if let error = error as? E, error == expected { return nil }
      return "expected error \(_errorText(expected)), but \(_errorText(error)) was thrown instead"
    }
  }

  func mismatch(_ isExpected: (any Error) throws -> Bool) -> String? {
    switch self {
    case .returned(let value): return missing(value)
    case .threw(let error):
      if let isMatch = try? isExpected(error), isMatch { return nil }
      return "unexpected error \(_errorText(error)) was thrown"
    }
  }

  func missing(_ value: R) -> String {
    let text = "an error was expected but none was thrown"
    return value is Void ? text : text + " and \"\(value)\" was returned"
  }

  var error: (any Error)? {
    if case .threw(let error) = self { error } else { nil }
  }
}

func _failThrowing(
  _ text: String, _ comment: Comment?, _ place: SourceLocation, _ sourceComments: [String]
) {
  _Expectation([text], [], []).fail("", comment, place, sourceComments)
}

func _ending<R>(_ body: () throws -> R) -> _Ending<R> {
  do { return .returned(try body()) } catch { return .threw(error) }
}

@discardableResult
func _expect<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () throws -> R
) -> E? {
  let ending = _ending(body)
  if let text = ending.mismatch(type) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error as? E
}

@discardableResult
func _expect<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () throws -> R
) -> E? {
  let ending = _ending(body)
  if let text = ending.mismatch(error) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error as? E
}

@discardableResult
func _expect<R>(
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () throws -> R, throws isExpected: (any Error) throws -> Bool
) -> (any Error)? {
  let ending = _ending(body)
  if let text = ending.mismatch(isExpected) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error
}

@discardableResult
func _require<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () throws -> R
) throws -> E {
  let ending = _ending(body)
  if let text = ending.mismatch(type) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  if let error = ending.error as? E { return error }
  throw ExpectationFailedError()
}

@discardableResult
func _require<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () throws -> R
) throws -> E {
  let ending = _ending(body)
  if let text = ending.mismatch(error) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
    throw ExpectationFailedError()
  }
  if let error = ending.error as? E { return error }
  throw ExpectationFailedError()
}

func _endingAsync<R>(_ body: () async throws -> R) async -> _Ending<R> {
  do { return .returned(try await body()) } catch { return .threw(error) }
}

@discardableResult
func _expectAsync<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () async throws -> R
) async -> E? {
  let ending = await _endingAsync(body)
  if let text = ending.mismatch(type) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error as? E
}

@discardableResult
func _expectAsync<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () async throws -> R
) async -> E? {
  let ending = await _endingAsync(body)
  if let text = ending.mismatch(error) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error as? E
}

@discardableResult
func _expectAsync<R>(
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () async throws -> R, throws isExpected: (any Error) throws -> Bool
) async -> (any Error)? {
  let ending = await _endingAsync(body)
  if let text = ending.mismatch(isExpected) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  return ending.error
}

@discardableResult
func _requireAsync<E: Error, R>(
  throws type: E.Type, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () async throws -> R
) async throws -> E {
  let ending = await _endingAsync(body)
  if let text = ending.mismatch(type) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
  }
  if let error = ending.error as? E { return error }
  throw ExpectationFailedError()
}

@discardableResult
func _requireAsync<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation, sourceComments: [String],
  performing body: () async throws -> R
) async throws -> E {
  let ending = await _endingAsync(body)
  if let text = ending.mismatch(error) {
    _failThrowing(text, comment(), sourceLocation, sourceComments)
    throw ExpectationFailedError()
  }
  if let error = ending.error as? E { return error }
  throw ExpectationFailedError()
}

public struct Confirmation {
  final class _Count { var value = 0 }
  let _count = _Count()
  public func confirm(count: Int = 1) { _count.value += count }
  public func callAsFunction(count: Int = 1) { confirm(count: count) }
}

func _confirm(
  _ confirmation: Confirmation, _ isExpected: Bool, _ expected: String, _ comment: Comment?,
  _ place: SourceLocation
) {
  if isExpected { return }
  Issue(
    .confirmationMiscounted(actual: confirmation._count.value, expected: expected),
    comment.map { [$0] } ?? [], place
  )._record()
}

public func confirmation<R>(
  _ comment: Comment? = nil, expectedCount: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R {
  let confirmation = Confirmation()
  defer {
    _confirm(
      confirmation, confirmation._count.value == expectedCount, _times(expectedCount), comment,
      sourceLocation)
  }
  return try await body(confirmation)
}

public func confirmation<R, E: RangeExpression>(
  _ comment: Comment? = nil, expectedCount: E,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Confirmation) async throws -> R
) async rethrows -> R where E.Bound == Int {
  let confirmation = Confirmation()
  defer {
    _confirm(
      confirmation, expectedCount.contains(confirmation._count.value),
      "\(_testDescription(expectedCount)) time(s)", comment, sourceLocation)
  }
  return try await body(confirmation)
}
