// UIKit's scenes. None is ever connected, and no delegate is called.

public enum UIInterfaceOrientation: Int {
  case unknown, portrait, portraitUpsideDown, landscapeLeft = 4, landscapeRight = 3
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}
public enum UIBackgroundFetchResult: UInt { case newData, noData, failed }
@MainActor @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
  @objc optional func scene(
    _ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}
@MainActor @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
public class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public let role: Role
  public let persistentIdentifier: String
  init(_role: Role) {
    role = _role
    persistentIdentifier = ""
  }
  public var stateRestorationActivity: NSUserActivity?
}
public class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(_url: URL) { url = _url }
}
public class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
@MainActor public class UIScene: UIResponder {
  public enum ActivationState: Int {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
  public static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForeground")
  override init() {}
  public var delegate: (any UISceneDelegate)?
  public var activationState: ActivationState { .unattached }
  public var title: String! = ""
  public var userActivity: NSUserActivity?
}
public class UIWindowScene: UIScene {
  public struct GeometryPreferences {
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
