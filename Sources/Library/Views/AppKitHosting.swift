// The application of AppKit.

@objc public protocol NSApplicationDelegate: NSObjectProtocol {
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
}
public final class NSApplication: NSResponder {
  public static let shared = NSApplication()
  override init() {}
  public weak var delegate: (any NSApplicationDelegate)?
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
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public static let willResignActiveNotification = Notification.Name("willResignActive")
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  public static let willTerminateNotification = Notification.Name("willTerminate")
  public static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "didReceiveMemoryWarning")
  public static let significantTimeChangeNotification = Notification.Name("significantTimeChange")
  public static let userDidTakeScreenshotNotification = Notification.Name("userDidTakeScreenshot")

}
/// Makes the delegate, as the application does; it is never called.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<
  DelegateType: NSObject & NSApplicationDelegate
> {
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
    NSApplication.shared.delegate = wrappedValue
  }
}
public var NSApp: NSApplication { NSApplication.shared }
