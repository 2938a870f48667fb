// Issues that tests record, and their locations.

public struct Comment: RawRepresentable, Hashable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

public struct SourceLocation: Hashable {
  public var fileID: String
  public var filePath: String
  public var line: Int
  public var column: Int
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
  public var fileName: String { String(fileID.split(separator: "/").last ?? "") }
}

/// A type with a description of its own in the messages of tests.
public protocol CustomTestStringConvertible {
  var testDescription: String { get }
}

@_native("testing.describe") func _testDescription<T>(_ value: T) -> String
@_native("testing.record")
func _report(
  _ text: String, _ details: [String], _ comments: [String], _ kind: Int, _ file: String,
  _ line: Int, _ column: Int, _ found: String?)

public struct Issue {
  public enum Kind {
    case unconditional
    case expectationFailed(String)
    case confirmationMiscounted(actual: Int, expected: String)
    case errorCaught(any Error)
    case knownIssueNotRecorded
  }
  public enum Severity: Int, Comparable {
    case warning, error
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  public var kind: Kind
  public var comments: [Comment]
  public var severity: Severity
  public var sourceLocation: SourceLocation?
  var isKnown = false
  /// Further lines, each with its symbol.
  var _details: [String] = []
  /// The actual text, if a different one was expected.
  var _found: String? = nil

  init(
    _ kind: Kind, _ comments: [Comment], _ sourceLocation: SourceLocation?,
    severity: Severity = .error
  ) {
    self.kind = kind
    self.comments = comments
    self.severity = severity
    self.sourceLocation = sourceLocation
  }

  public var error: (any Error)? {
    if case .errorCaught(let error) = kind { error } else { nil }
  }
  public var isFailure: Bool { !isKnown && severity == .error }

  var _text: String {
    switch kind {
    case .unconditional: "Issue recorded"
    case .expectationFailed(let text): "Expectation failed: " + text
    case .confirmationMiscounted(let actual, let expected):
      "Confirmation was confirmed \(_times(actual)), but expected to be confirmed \(expected)"
    case .errorCaught(let error): "Caught error: " + _testDescription(error)
    case .knownIssueNotRecorded: "Known issue was not recorded"
    }
  }

  func _record() {
    var issue = self
    if let scope = _KnownIssueScope.current, scope.take(&issue) { issue.isKnown = true }
    issue._tell()
  }

  private func _tell() {
    let kind = isKnown ? 2 : severity == .warning ? 1 : 0
    _report(
      _text, _details, comments.map(\.rawValue), kind, sourceLocation?.fileID ?? "",
      sourceLocation?.line ?? 0, sourceLocation?.column ?? 0, _found)
  }

  @discardableResult
  public static func record(
    _ comment: Comment? = nil, severity: Severity = .error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    let comments = comment.map { [$0] } ?? []
    let issue = Issue(.unconditional, comments, sourceLocation, severity: severity)
    issue._record()
    return issue
  }

  @discardableResult
  public static func record(
    _ error: any Error, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue {
    let comments = comment.map { [$0] } ?? []
    let issue = Issue(.errorCaught(error), comments, sourceLocation)
    issue._record()
    return issue
  }
}

func _times(_ count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }
