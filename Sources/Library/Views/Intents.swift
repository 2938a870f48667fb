// App Intents: actions that a program offers to the system. There is no system here: one is
// performed only where the program calls it, or when its `Button(intent:)` is tapped.

public protocol AppIntent {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public func callAsFunction() async throws { _ = try await perform() }
}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> _IntentResult<Never> { .result() }
}
public struct IntentDescription: ExpressibleByStringLiteral {
  let _text: String
  public init(stringLiteral value: String) { _text = value }
  public init(
    _ descriptionText: String, categoryName: String? = nil, searchKeywords: [String] = []
  ) { _text = descriptionText }
}
public struct IntentDialog: ExpressibleByStringInterpolation {
  let _text: String
  public init(stringLiteral value: String) { _text = value }
  public init(_ text: String) { _text = text }
}

public protocol IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
public struct _IntentResult<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent
{
  public let value: Value?
}
extension IntentResult {
  public static func result() -> Self where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result(dialog: IntentDialog) -> Self where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<C: View>(view: C) -> Self where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<C: View>(content: () -> C) -> Self where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<C: View>(dialog: IntentDialog, view: C) -> Self
  where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<C: View>(dialog: IntentDialog, content: () -> C) -> Self
  where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == _IntentResult<Never> {
    _IntentResult(value: nil)
  }

  public static func result<V>(value: V) -> Self where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, C: View>(value: V, view: C) -> Self where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, C: View>(value: V, content: () -> C) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, C: View>(value: V, dialog: IntentDialog, view: C) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, C: View>(value: V, dialog: IntentDialog, content: () -> C) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }
  public static func result<V, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog) -> Self
  where Self == _IntentResult<V> {
    _IntentResult(value: value)
  }

}

@propertyWrapper public final class IntentParameter<Value> {
  var _value: Value?
  let _title: String
  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    _title = title
  }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil
  ) {
    _title = title
    _value = defaultValue
  }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, inclusiveRange: (lowerBound: Value, upperBound: Value)
  ) {
    _title = title
    _value = defaultValue
  }
  public var wrappedValue: Value {
    get {
      if let _value { return _value }
      if let none = Optional<Any>.none as? Value { return none }
      _fault("the parameter '\(_title)' of the intent has no value")
    }
    set { _value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    wrappedValue
  }
}
public typealias Parameter = IntentParameter
@propertyWrapper public final class EntityProperty<Value> {
  var _value: Value?
  public init(title: LocalizedStringResource = "") {}
  public init(wrappedValue: Value, title: LocalizedStringResource = "") {
    _value = wrappedValue
  }
  public var projectedValue: EntityProperty<Value> { self }
  public var wrappedValue: Value {
    get {
      if let _value { return _value }
      _fault("the property of the entity has no value")
    }
    set { _value = newValue }
  }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  public var name: LocalizedStringResource
  public init(stringLiteral value: String) { name = value }
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
}
public struct DisplayRepresentation: Hashable, ExpressibleByStringInterpolation {
  public struct Image: Hashable {
    let _name: String
    public init(systemName: String, isTemplate: Bool? = nil) { _name = systemName }
    public init(named name: String, isTemplate: Bool? = nil) { _name = name }
  }
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(stringLiteral value: String) { title = value }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
public protocol AppEntity: Identifiable {
  typealias Property<Value> = EntityProperty<Value>
  associatedtype DefaultQuery: EntityQuery
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
public protocol EntityQuery {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

public struct AppShortcutPhraseToken {
  public static let applicationName = AppShortcutPhraseToken()
}
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var _text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { _text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      _text += "app"
    }
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, Value>) {
      _text += "parameter"
    }
  }
  let _text: String
  public init(stringLiteral value: String) { _text = value }
  public init(stringInterpolation: StringInterpolation) { _text = stringInterpolation._text }
}
public struct AppShortcut {
  let _title: String
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {
    _title = shortTitle
  }
}
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

extension Button {
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  public init<I: AppIntent>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}
extension Button where Label == Text {
  public init<I: AppIntent>(_ title: String, intent: I) {
    self.init(title, action: { Task { _ = try? await intent.perform() } })
  }
}
extension Toggle {
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(
        get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }),
      label: label)
  }
}
