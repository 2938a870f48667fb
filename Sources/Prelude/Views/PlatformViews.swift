extension PreludeLibrary {
  /// UIKit's and AppKit's views and delegates as SwiftUI programs hold them. None of it is simulated:
  /// such a view shows its name, and takes part in the flow of data by what its fields and bindings are.
  static let platformViews = PreludeChunk(
    names: platforms.flatMap { names(of: $0) },
    text: platforms.map { text(of: $0) }.joined() + """
      @_native("platform.kept") func _keptView() -> AnyObject?
      @_native("platform.keep")
      func _keepView(_ view: AnyObject, _ dismantle: @escaping () -> Void)
      @_native("platform.environment") func _wrapperFrame() -> Int
      """)

  private struct Platform: Sendable {
    let prefix: String
    let application: String
    /// What the application can be asked and told.
    let members: String
    /// What its delegate may implement.
    let delegation: String
    /// What is declared beside it.
    let companions: String
  }

  private static let platforms = [
    Platform(
      prefix: "UI", application: "UIApplication",
      members: """
        public struct LaunchOptionsKey: Hashable { let _name: String }
        public struct OpenURLOptionsKey: Hashable { let _name: String }
        public struct OpenExternalURLOptionsKey: Hashable { let _name: String }
        public enum State: Int { case active, inactive, background }
        public static let openSettingsURLString = "app-settings:"
        public static let openNotificationSettingsURLString = "app-settings:notifications"
        public var applicationState: State { .active }
        public var isIdleTimerDisabled = false
        public var applicationIconBadgeNumber = 0
        public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
        public func canOpenURL(_ url: URL) -> Bool { true }
        public func open(
          _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
          completionHandler: ((Bool) -> Void)? = nil
        ) {
          _noteAction("openURL \\(url)")
          completionHandler?(true)
        }
        public func registerForRemoteNotifications() {}
        @discardableResult
        public func sendAction(
          _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool {
          true
        }
        public var connectedScenes: Set<UIScene> { [] }
        public var windows: [UIWindow] { [] }
        public func beginBackgroundTask(
          withName name: String? = nil, expirationHandler: (() -> Void)? = nil
        ) -> UIBackgroundTaskIdentifier {
          UIBackgroundTaskIdentifier(rawValue: 1)
        }
        public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
        """,
      delegation: """
        @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
        @objc optional func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        @objc optional func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool
        @objc optional func applicationDidBecomeActive(_ application: UIApplication)
        @objc optional func applicationWillResignActive(_ application: UIApplication)
        @objc optional func applicationDidEnterBackground(_ application: UIApplication)
        @objc optional func applicationWillEnterForeground(_ application: UIApplication)
        @objc optional func applicationWillTerminate(_ application: UIApplication)
        @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
        @objc optional func application(
          _ application: UIApplication, open url: URL,
          options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool
        @objc optional func application(
          _ application: UIApplication,
          didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
        @objc optional func application(
          _ application: UIApplication,
          didFailToRegisterForRemoteNotificationsWithError error: any Error)
        @objc optional func application(
          _ application: UIApplication,
          didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
        @objc optional func application(
          _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
          completionHandler: @escaping () -> Void)
        @objc optional func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration
        @objc optional func application(
          _ application: UIApplication,
          didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
        @objc optional func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask
        @objc optional func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([any NSObjectProtocol]?) -> Void
        ) -> Bool
        @objc optional func application(
          _ application: UIApplication,
          performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void)
        """,
      companions: """
        public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
        }
        """),
    Platform(
      prefix: "NS", application: "NSApplication",
      members: """
        public enum ActivationPolicy: Int { case regular, accessory, prohibited }
        public enum TerminateReply: UInt { case terminateCancel, terminateNow, terminateLater }
        public var isActive: Bool { true }
        public func activate() {}
        public func activate(ignoringOtherApps flag: Bool) {}
        public func hide(_ sender: Any?) {}
        public func unhide(_ sender: Any?) {}
        @discardableResult
        public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
        public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
        public func orderFrontStandardAboutPanel(_ sender: Any?) {}
        public func terminate(_ sender: Any?) {}
        """,
      delegation: """
        @objc optional func applicationWillFinishLaunching(_ notification: Notification)
        @objc optional func applicationDidFinishLaunching(_ notification: Notification)
        @objc optional func applicationWillBecomeActive(_ notification: Notification)
        @objc optional func applicationDidBecomeActive(_ notification: Notification)
        @objc optional func applicationWillResignActive(_ notification: Notification)
        @objc optional func applicationDidResignActive(_ notification: Notification)
        @objc optional func applicationWillTerminate(_ notification: Notification)
        @objc optional func applicationShouldTerminate(
          _ sender: NSApplication
        ) -> NSApplication.TerminateReply
        @objc optional func applicationShouldTerminateAfterLastWindowClosed(
          _ sender: NSApplication
        ) -> Bool
        @objc optional func applicationShouldHandleReopen(
          _ sender: NSApplication, hasVisibleWindows flag: Bool
        ) -> Bool
        @objc optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
        @objc optional func application(_ application: NSApplication, open urls: [URL])
        @objc optional func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
        """,
      companions: "public var NSApp: NSApplication { NSApplication.shared }"),
  ]

  /// What the system would post: nothing posts it here but the program itself.
  private static let applicationNotices = [
    "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
    "willTerminate", "didFinishLaunching", "didReceiveMemoryWarning", "significantTimeChange",
    "userDidTakeScreenshot",
  ]

  /// What the keyboard would post, with the keys of what comes with it.
  static let keyboardNotices =
    [
      "keyboardWillShow", "keyboardDidShow", "keyboardWillHide", "keyboardDidHide",
      "keyboardWillChangeFrame", "keyboardDidChangeFrame",
    ].map { "public static let \($0)Notification = Notification.Name(\"\($0)\")" }
    + [
      "keyboardFrameBeginUserInfoKey", "keyboardFrameEndUserInfoKey",
      "keyboardAnimationDurationUserInfoKey", "keyboardAnimationCurveUserInfoKey",
      "keyboardIsLocalUserInfoKey",
    ].map { "public static let \($0) = \"\($0)\"" }

  private static func names(of platform: Platform) -> [String] {
    let prefix = platform.prefix
    return [
      "\(prefix)ViewRepresentable", "\(prefix)ViewControllerRepresentable",
      "\(prefix)ViewRepresentableContext", "\(prefix)ViewControllerRepresentableContext",
      "\(prefix)HostingController", "\(prefix)HostingControllerSizingOptions", platform.application,
      "\(platform.application)Delegate",
      "\(platform.application)DelegateAdaptor",
    ] + [prefix == "NS" ? "NSApp" : "UIBackgroundTaskIdentifier"]
  }

  private static func text(of platform: Platform) -> String {
    representable("View", platform) + representable("ViewController", platform)
      + """
      public struct \(platform.prefix)HostingControllerSizingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let minSize = Self(rawValue: 1)
        public static let intrinsicContentSize = Self(rawValue: 2)
        public static let maxSize = Self(rawValue: 4)
        public static let preferredContentSize = Self(rawValue: 8)
      }
      public class \(platform.prefix)HostingController<Content: View>:
        \(platform.prefix)ViewController
      {
        public var rootView: Content
        public var sizingOptions: \(platform.prefix)HostingControllerSizingOptions = []
        public init(rootView: Content) {
          self.rootView = rootView
          super.init(nibName: nil, bundle: nil)
        }
        public required init?(coder: NSCoder) { return nil }
      }
      @objc public protocol \(platform.application)Delegate: NSObjectProtocol {
        \(platform.delegation)
      }
      public final class \(platform.application): \(platform.prefix)Responder {
        public static let shared = \(platform.application)()
        override init() {}
        public weak var delegate: (any \(platform.application)Delegate)?
        \(platform.members)
      \(applicationNotices.map { "  public static let \($0)Notification = Notification.Name(\"\($0)\")\n" }
        .joined())
      }
      /// Makes the delegate, as the application does; nothing calls it.
      @propertyWrapper
      public struct \(platform.application)DelegateAdaptor<
        DelegateType: NSObject & \(platform.application)Delegate
      > {
        public let wrappedValue: DelegateType
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {
          wrappedValue = DelegateType()
          \(platform.application).shared.delegate = wrappedValue
        }
      }
      \(platform.companions)

      """
  }

  private static func representable(_ kind: String, _ platform: Platform) -> String {
    let name = "\(platform.prefix)\(kind)"
    let type = "\(name)Type"
    let value = "\(platform.prefix.lowercased())\(kind)"
    return """
      public struct \(name)RepresentableContext<Representable: \(name)Representable> {
        public let coordinator: Representable.Coordinator
        public let environment: EnvironmentValues
        public var transaction: Transaction { Transaction() }
      }
      public protocol \(name)Representable: View {
        associatedtype \(type)
        associatedtype Coordinator = Void
        typealias Context = \(name)RepresentableContext<Self>
        func make\(name)(context: Context) -> \(type)
        func makeCoordinator() -> Coordinator
        func update\(name)(_ \(value): \(type), context: Context)
        static func dismantle\(name)(_ \(value): \(type), coordinator: Coordinator)
        func sizeThatFits(
          _ proposal: ProposedViewSize, \(value): \(type), context: Context
        ) -> CGSize?
      }
      final class _\(name)Holder<Representable: \(name)Representable> {
        let view: Representable.\(type)
        let coordinator: Representable.Coordinator
        init(_ view: Representable.\(type), _ coordinator: Representable.Coordinator) {
          self.view = view
          self.coordinator = coordinator
        }
      }
      extension \(name)Representable where Coordinator == Void {
        public func makeCoordinator() -> Coordinator { () }
      }
      extension \(name)Representable {
        public static func dismantle\(name)(_ \(value): \(type), coordinator: Coordinator) {}
        public func sizeThatFits(
          _ proposal: ProposedViewSize, \(value): \(type), context: Context
        ) -> CGSize? { nil }
        /// Makes the view the first time, and updates it each time.
        public var body: some View {
          let holder = _wrapped()
          update\(name)(holder.view, context: _context(holder.coordinator))
          return _InertLeaf(_name: "\(name)", _arguments: [])
        }
        func _context(_ coordinator: Coordinator) -> Context {
          \(name)RepresentableContext(
            coordinator: coordinator, environment: EnvironmentValues(_frame: _wrapperFrame()))
        }
        func _wrapped() -> _\(name)Holder<Self> {
          if let kept = _keptView() as? _\(name)Holder<Self> { return kept }
          let coordinator = makeCoordinator()
          let view = make\(name)(context: _context(coordinator))
          let holder = _\(name)Holder<Self>(view, coordinator)
          _keepView(holder) { Self.dismantle\(name)(holder.view, coordinator: holder.coordinator) }
          return holder
        }
      }

      """
  }
}
