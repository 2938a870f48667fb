// App Intents: parts of intents that only describe them to the system.
//
// Loads with: AppIntent

public protocol ParameterSummary {}
public struct _ParameterSummaryText<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ summary: _ParameterSummaryText<Intent>, table: String? = nil) {}
  public init<Content>(
    _ summary: _ParameterSummaryText<Intent>, table: String? = nil, _ content: () -> Content
  ) {}
}
extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias Parameter = IntentParameter
}
public protocol OpenIntent: AppIntent {
  associatedtype Target
  var target: Target { get set }
}
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  public func perform() async throws -> _IntentResult<Never> { .result() }
}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}
public enum AppIntentError: Error { case restartPerform, unrecoverable }
public struct NeedsValueError: Error {}
extension IntentParameter {
  public func needsValueError(_ dialog: IntentDialog? = nil) -> NeedsValueError {
    NeedsValueError()
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
    -> Bool
  {
    true
  }
}
extension AppIntent {
  public func requestConfirmation() async throws {}
  public func donate() async throws {}
}

/// The objects that intents depend on.
public final class AppDependencyManager {
  nonisolated(unsafe) public static let shared = AppDependencyManager()
  var _made: [ObjectIdentifier: Any] = [:]
  init() {}
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency: @autoclosure () -> Dependency
  ) {
    _made[ObjectIdentifier(Dependency.self)] = dependency()
  }
  public func add<Dependency>(key: AnyHashable? = nil, _ make: () -> Dependency) {
    _made[ObjectIdentifier(Dependency.self)] = make()
  }
}
@propertyWrapper public struct AppDependency<Dependency> {
  public init(key: AnyHashable? = nil) {}
  public init(key: AnyHashable? = nil, manager: AppDependencyManager) {}
  public var wrappedValue: Dependency {
    guard
      let known = AppDependencyManager.shared._made[ObjectIdentifier(Dependency.self)]
        as? Dependency
    else { _fault("no dependency of type '\(Dependency.self)' was added") }
    return known
  }
}
