// ActivityKit's activities: they are stored, but not shown.
//
// Module: ActivityKit

public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}
public struct ActivityContent<State: Codable & Hashable> {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
public enum ActivityState: Hashable, Codable { case active, ended, dismissed, stale, pending }
public struct ActivityUIDismissalPolicy: Equatable {
  let _name: String
  public static let `default` = ActivityUIDismissalPolicy(_name: "default")
  public static let immediate = ActivityUIDismissalPolicy(_name: "immediate")
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(_name: "after")
  }
}
public struct PushType: Equatable {
  let _name: String
  public static let token = PushType(_name: "token")
}
public struct AlertConfiguration {
  public struct AlertSound {
    public static let `default` = AlertSound()
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource,
    sound: AlertConfiguration.AlertSound
  ) {}
}
public enum ActivityAuthorizationError: Error { case denied, targetMaximumExceeded, unsupported }
public final class ActivityAuthorizationInfo {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
final class _Activities {
  static let all = _Activities()
  var running: [AnyObject] = []
}
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>
  public private(set) var activityState = ActivityState.active
  public var pushToken: Data? { nil }
  init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }
  public static var activities: [Activity<Attributes>] {
    _Activities.all.running.compactMap { $0 as? Activity<Attributes> }
  }
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let activity = Activity<Attributes>(attributes, content)
    _Activities.all.running.append(activity)
    return activity
  }
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>,
    alertConfiguration: AlertConfiguration? = nil
  ) async { self.content = content }
  public func update(using state: Attributes.ContentState) async { content.state = state }
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = dismissalPolicy == .immediate ? .dismissed : .ended
    _Activities.all.running.removeAll { $0 === self }
  }
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
    AsyncStream { $0.finish() }
  }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
