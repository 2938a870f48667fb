// The notification center: it stores requests, and shows nothing.

public var UNNotificationDefaultActionIdentifier: String {
  "com.apple.UNNotificationDefaultActionIdentifier"
}
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationInterruptionLevel: UInt {
  case passive, active, timeSensitive, critical
}
public class UNNotificationSettings: NSObject {
  public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
public class UNNotificationSound: NSObject {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}
public class UNNotificationContent: NSObject {
  public var title: String { "" }
  public var subtitle: String { "" }
  public var body: String { "" }
  public var badge: NSNumber? { nil }
  public var sound: UNNotificationSound? { nil }
  public var userInfo: [AnyHashable: Any] { [:] }
  public var categoryIdentifier: String { "" }
  public var threadIdentifier: String { "" }
}
public class UNMutableNotificationContent: UNNotificationContent {
  public override init() {}
  var _title = ""
  var _subtitle = ""
  var _body = ""
  var _badge: NSNumber?
  var _sound: UNNotificationSound?
  var _info: [AnyHashable: Any] = [:]
  var _category = ""
  var _thread = ""
  public override var title: String {
    get { _title }
    set { _title = newValue }
  }
  public override var subtitle: String {
    get { _subtitle }
    set { _subtitle = newValue }
  }
  public override var body: String {
    get { _body }
    set { _body = newValue }
  }
  public override var badge: NSNumber? {
    get { _badge }
    set { _badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { _sound }
    set { _sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { _info }
    set { _info = newValue }
  }
  public override var categoryIdentifier: String {
    get { _category }
    set { _category = newValue }
  }
  public override var threadIdentifier: String {
    get { _thread }
    set { _thread = newValue }
  }
  public var interruptionLevel = UNNotificationInterruptionLevel.active
}
public class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(_repeats: Bool) { repeats = _repeats }
}
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(_repeats: repeats)
  }
}
public class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents
  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(_repeats: repeats)
  }
}
public class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
public class UNNotification: NSObject {
  public let request: UNNotificationRequest
  init(_request: UNNotificationRequest) { request = _request }
}
public class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(_notification: UNNotification) {
    notification = _notification
    actionIdentifier = UNNotificationDefaultActionIdentifier
  }
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
public class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}
public class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void)
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler handler: @escaping () -> Void)
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  @objc optional func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
public class UNUserNotificationCenter: NSObject {
  static let _center = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { _center }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  var _requests: [UNNotificationRequest] = []
  // There is nobody to ask, so authorization is denied.
  @discardableResult
  public func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings()
  }
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  func _keep(_ request: UNNotificationRequest) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    _requests.append(request)
  }
  public func add(_ request: UNNotificationRequest) async throws { _keep(request) }
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    _keep(request)
    handler?(nil)
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { _requests }
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler(_requests) }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    _requests.removeAll { identifiers.contains($0.identifier) }
  }
  public func removeAllPendingNotificationRequests() { _requests = [] }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func setBadgeCount(_ count: Int) async throws {}
  public func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)?
  ) { handler?(nil) }
}
