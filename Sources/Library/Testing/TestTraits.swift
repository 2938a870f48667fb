// Tests and suites, and their traits.

/// A test, or a suite.
public struct Test: Sendable {
  public struct Case: Sendable {
    @TaskLocal static var _running: Test.Case? = nil
    public static var current: Test.Case? { _running }
    public let isParameterized: Bool
  }
  @TaskLocal static var _running: Test? = nil
  /// The running test, or the suite while only its scope runs.
  public static var current: Test? { _running }
  public var name: String
  public var displayName: String?
  public var sourceLocation: SourceLocation
  public var isSuite: Bool
  public var isParameterized: Bool
  /// The comments before the declaration.
  var _comments: [Comment]
  public var traits: [any Trait] = []

  public var comments: [Comment] { traits.flatMap { $0.comments } + _comments }
  public var tags: Set<Tag> {
    var tags: Set<Tag> = []
    for trait in traits {
      if let list = trait as? Tag.List { tags.formUnion(list.tags) }
    }
    return tags
  }
  public var associatedBugs: [Bug] { traits.compactMap { $0 as? Bug } }
  public var timeLimit: Duration? {
    traits.compactMap { ($0 as? TimeLimitTrait)?.timeLimit }.min()
  }
}

public protocol TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
  ) async throws
}
extension Never: TestScoping {
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: () async throws -> Void
  ) async throws {}
}

public protocol Trait {
  associatedtype TestScopeProvider: TestScoping = Never
  var comments: [Comment] { get }
  /// Called once, before any test runs.
  func prepare(for test: Test) async throws
  /// The scope around a test case, or around a suite if there is no test case.
  func scopeProvider(for test: Test, testCase: Test.Case?) -> TestScopeProvider?
}
public protocol TestTrait: Trait {}
public protocol SuiteTrait: Trait {
  /// Whether it applies to everything in the suite rather than to the suite itself.
  var isRecursive: Bool { get }
}
extension Trait {
  public var comments: [Comment] { [] }
  public func prepare(for test: Test) async throws {}
}
extension SuiteTrait {
  public var isRecursive: Bool { false }
}
extension Trait where TestScopeProvider == Never {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Never? { nil }
}
extension Trait where Self: TestScoping {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }
}
extension SuiteTrait where Self: TestScoping {
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    (test.isSuite ? isRecursive : testCase == nil) ? nil : self
  }
}

/// Thrown if a condition disables a test.
struct _TestIsSkipped: Error { let comment: Comment? }

public struct ConditionTrait: TestTrait, SuiteTrait {
  let _isEnabled: () async throws -> Bool
  let _comment: Comment?
  public var comments: [Comment] { _comment.map { [$0] } ?? [] }
  public var isRecursive: Bool { true }
  public func evaluate() async throws -> Bool { try await _isEnabled() }
  public func prepare(for test: Test) async throws {
    if try await !_isEnabled() { throw _TestIsSkipped(comment: _comment) }
  }
}

extension Trait where Self == ConditionTrait {
  public static func disabled(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ConditionTrait {
    ConditionTrait(_isEnabled: { false }, _comment: comment)
  }
  public static func disabled(
    if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ConditionTrait {
    ConditionTrait(_isEnabled: { try !condition() }, _comment: comment)
  }
  public static func disabled(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping () async throws -> Bool
  ) -> ConditionTrait {
    ConditionTrait(_isEnabled: { try await !condition() }, _comment: comment)
  }
  public static func enabled(
    if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ConditionTrait {
    ConditionTrait(_isEnabled: { try condition() }, _comment: comment)
  }
  public static func enabled(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping () async throws -> Bool
  ) -> ConditionTrait {
    ConditionTrait(_isEnabled: condition, _comment: comment)
  }
}

public struct Bug: TestTrait, SuiteTrait {
  public var url: String?
  public var id: String?
  public var title: Comment?
  public var comments: [Comment] { title.map { [$0] } ?? [] }
}
extension Trait where Self == Bug {
  public static func bug(_ url: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: nil, title: title)
  }
  public static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: id, title: title)
  }
  public static func bug(_ url: String? = nil, id: Int, _ title: Comment? = nil) -> Bug {
    Bug(url: url, id: "\(id)", title: title)
  }
}

public struct Tag: Hashable, Comparable, CustomStringConvertible {
  /// `.slow`
  let _name: String
  public var description: String { _name }
  public static func < (lhs: Tag, rhs: Tag) -> Bool { lhs._name < rhs._name }

  public struct List: TestTrait, SuiteTrait {
    public var tags: [Tag]
    public var isRecursive: Bool { true }
  }
}
extension Trait where Self == Tag.List {
  public static func tags(_ tags: Tag...) -> Tag.List { Tag.List(tags: tags) }
}

public struct TimeLimitTrait: TestTrait, SuiteTrait {
  public struct Duration {
    var _minutes: Int
    public static func minutes(_ minutes: Int) -> Duration { Duration(_minutes: minutes) }
  }
  var _limit: Duration
  public var timeLimit: Swift.Duration { .seconds(60 * _limit._minutes) }
  public var isRecursive: Bool { true }
}
extension Trait where Self == TimeLimitTrait {
  public static func timeLimit(_ limit: TimeLimitTrait.Duration) -> TimeLimitTrait {
    TimeLimitTrait(_limit: limit)
  }
}

public struct ParallelizationTrait: TestTrait, SuiteTrait {
  init() {}
  public var isRecursive: Bool { true }
}
extension Trait where Self == ParallelizationTrait {
  public static var serialized: ParallelizationTrait { ParallelizationTrait() }
}
