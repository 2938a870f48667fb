// Tips. Nothing keeps them from one run to the next: one is shown until it is invalidated, as far as its rules
// allow.
//
// Module: TipKit

public protocol TipOption {}
public enum Tips {
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  public enum Status: Hashable, Sendable {
    case pending, available, invalidated(InvalidationReason)
  }
  public struct Action: Identifiable {
    public let id: String
    let _title: String
    let _handler: () -> Void
    public init(
      id: String? = nil, title: String, disabled: Bool = false,
      perform handler: @escaping () -> Void = {}
    ) {
      self.id = id ?? title
      _title = title
      _handler = handler
    }
    public init(
      id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text
    ) {
      self.id = id ?? "action"
      _title = label()._text
      _handler = handler
    }
  }
  public struct Rule { let _isMet: () -> Bool }
  public struct ParameterOption {
    public static let transient = ParameterOption()
  }
  /// A value of which rules make use.
  public final class Parameter<Value>: Observable {
    var _value: Value
    init(_ value: Value) { _value = value }
    public var wrappedValue: Value {
      get {
        access(keyPath: \Parameter<Value>.wrappedValue)
        return _value
      }
      set { withMutation(keyPath: \Parameter<Value>.wrappedValue) { _value = newValue } }
    }
  }
  public final class Event: Observable, Sendable {
    public struct Donation { public let date: Date }
    public let id: String
    nonisolated(unsafe) var _dates: [Date] = []
    public init(id: String) { self.id = id }
    public var donations: [Donation] {
      access(keyPath: \Event.donations)
      return _dates.map { Donation(date: $0) }
    }
    public func donate() async { sendDonation() }
    public func sendDonation(_ completion: @escaping () -> Void = {}) {
      withMutation(keyPath: \Event.donations) { _dates.append(Date()) }
      completion()
    }
  }
  public struct ConfigurationOption {
    public struct DisplayFrequency {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }
    public struct DatastoreLocation {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation()
      }
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }
  @resultBuilder public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
  @resultBuilder public enum RuleBuilder {
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
  }
  @resultBuilder public enum ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws { _TipStates.shared.reset() }
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

/// The parameter of a tip: `@Parameter static var isLoggedIn: Bool = false`.
@propertyWrapper public struct _TipParameter<Value> {
  let _parameter: Tips.Parameter<Value>
  public init(wrappedValue: Value) { _parameter = Tips.Parameter(wrappedValue) }
  public init(wrappedValue: Value, _ options: Tips.ParameterOption...) {
    _parameter = Tips.Parameter(wrappedValue)
  }
  public var wrappedValue: Value {
    get { _parameter.wrappedValue }
    nonmutating set { _parameter.wrappedValue = newValue }
  }
  public var projectedValue: Tips.Parameter<Value> { _parameter }
}

/// The tips that were invalidated, by their identifiers.
final class _TipStates: Observable {
  static let shared = _TipStates()
  var reasons: [String: Tips.InvalidationReason] = [:]
  init() {}
  func reason(_ id: String) -> Tips.InvalidationReason? {
    access(keyPath: \_TipStates.reasons)
    return reasons[id]
  }
  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    withMutation(keyPath: \_TipStates.reasons) { reasons[id] = reason }
  }
  func reset() { withMutation(keyPath: \_TipStates.reasons) { reasons = [:] } }
}

public protocol Tip: Identifiable, Sendable {
  typealias Event = Tips.Event
  typealias Action = Tips.Action
  typealias Rule = Tips.Rule
  typealias Option = any TipOption
  typealias Status = Tips.Status
  typealias Parameter = _TipParameter
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var asset: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var asset: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status {
    if let reason = _TipStates.shared.reason(id) { return .invalidated(reason) }
    return rules.allSatisfy { $0._isMet() } ? .available : .pending
  }
  public var shouldDisplay: Bool { status == .available }
  public func invalidate(reason: Tips.InvalidationReason) {
    _TipStates.shared.invalidate(id, reason)
  }
  public func resetEligibility() async {}
}

public struct TipView<Content: Tip>: View {
  let _tip: Content?
  let _action: (Tips.Action) -> Void
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    _tip = tip
    _action = action
  }
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    _tip = tip
    _action = action
  }
  public var body: some View {
    if let _tip, _tip.shouldDisplay {
      _tip.title
      if let message = _tip.message { message }
      ForEach(_tip.actions) { action in
        Button(action._title) {
          action._handler()
          _action(action)
        }
      }
      Button("Close") { _tip.invalidate(reason: .tipClosed) }
    }
  }
}
extension View {
  public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popover(
      isPresented: Binding(
        get: { tip?.shouldDisplay ?? false },
        set: { if !$0 { tip?.invalidate(reason: .tipClosed) } })
    ) { TipView(tip, action: action) }
  }
  public func tipBackground<S>(_ style: S) -> some View { self }
  public func tipImageSize(_ size: CGSize) -> some View { self }
  public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public func tipViewStyle<S>(_ style: S) -> some View { self }
}
public struct MiniTipViewStyle { public init() {} }

/// `#Rule(Self.$isLoggedIn) { $0 == true }`.
public func _Rule<Value>(
  _ parameter: Tips.Parameter<Value>, _ body: @escaping (Value) -> Bool
) -> Tips.Rule {
  Tips.Rule(_isMet: { body(parameter.wrappedValue) })
}
public func _Rule(_ event: Tips.Event, _ body: @escaping (Tips.Event) -> Bool) -> Tips.Rule {
  Tips.Rule(_isMet: { body(event) })
}
