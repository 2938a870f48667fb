// Known issues.

final class _KnownIssueScope {
  static var current: _KnownIssueScope? = nil
  let matches: (Issue) -> Bool
  let comment: Comment?
  let outer: _KnownIssueScope?
  var count = 0

  init(_ comment: Comment?, _ matches: @escaping (Issue) -> Bool) {
    self.comment = comment
    self.matches = matches
    outer = _KnownIssueScope.current
  }

  func take(_ issue: inout Issue) -> Bool {
    if matches(issue) {
      count += 1
      if let comment { issue.comments.append(comment) }
      return true
    }
    if let outer { return outer.take(&issue) }
    return false
  }

  /// Handles an error that ended the scope's body; returns false if it is not a known issue.
  func takes(_ error: any Error, _ place: SourceLocation) -> Bool {
    if error is ExpectationFailedError { return true }
    let issue = Issue(.errorCaught(error), [], place)
    var probe = issue
    if !matches(probe) { return false }
    issue._record()
    return true
  }

  func end(_ isIntermittent: Bool, _ place: SourceLocation) {
    _KnownIssueScope.current = outer
    if count > 0 || isIntermittent { return }
    Issue(.knownIssueNotRecorded, comment.map { [$0] } ?? [], place)._record()
  }
}

public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) {
  let scope = _KnownIssueScope(comment) { _ in true }
  _KnownIssueScope.current = scope
  do { try body() } catch { _ = scope.takes(error, sourceLocation) }
  scope.end(isIntermittent, sourceLocation)
}

public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void,
  when precondition: () -> Bool = { true },
  matching isExpected: @escaping (Issue) -> Bool = { _ in true }
) rethrows {
  guard precondition() else { return try body() }
  let scope = _KnownIssueScope(comment, isExpected)
  _KnownIssueScope.current = scope
  do {
    try body()
  } catch {
    guard scope.takes(error, sourceLocation) else {
      scope.end(isIntermittent, sourceLocation)
      throw error
    }
  }
  scope.end(isIntermittent, sourceLocation)
}

public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async {
  let scope = _KnownIssueScope(comment) { _ in true }
  _KnownIssueScope.current = scope
  do { try await body() } catch { _ = scope.takes(error, sourceLocation) }
  scope.end(isIntermittent, sourceLocation)
}

public func withKnownIssue(
  _ comment: Comment? = nil, isIntermittent: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void,
  when precondition: () -> Bool = { true },
  matching isExpected: @escaping (Issue) -> Bool = { _ in true }
) async rethrows {
  guard precondition() else { return try await body() }
  let scope = _KnownIssueScope(comment, isExpected)
  _KnownIssueScope.current = scope
  do {
    try await body()
  } catch {
    guard scope.takes(error, sourceLocation) else {
      scope.end(isIntermittent, sourceLocation)
      throw error
    }
  }
  scope.end(isIntermittent, sourceLocation)
}
