// AppKit views in SwiftUI, and SwiftUI views in AppKit.

public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}
public protocol NSViewRepresentable: View {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func makeCoordinator() -> Coordinator
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?
}
final class _NSViewHolder<Representable: NSViewRepresentable> {
  let view: Representable.NSViewType
  let coordinator: Representable.Coordinator
  init(_ view: Representable.NSViewType, _ coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }
  /// Makes the view the first time, and updates it each time.
  public var body: some View {
    let holder = _wrapped()
    updateNSView(holder.view, context: _context(holder.coordinator))
    return _InertLeaf(_name: "NSView", _arguments: [])
  }
  func _context(_ coordinator: Coordinator) -> Context {
    NSViewRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(_frame: _wrapperFrame()))
  }
  func _wrapped() -> _NSViewHolder<Self> {
    if let kept = _keptView() as? _NSViewHolder<Self> { return kept }
    let coordinator = makeCoordinator()
    let view = makeNSView(context: _context(coordinator))
    let holder = _NSViewHolder<Self>(view, coordinator)
    _keepView(holder) { Self.dismantleNSView(holder.view, coordinator: holder.coordinator) }
    return holder
  }
}
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}
public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func makeCoordinator() -> Coordinator
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}
final class _NSViewControllerHolder<Representable: NSViewControllerRepresentable> {
  let view: Representable.NSViewControllerType
  let coordinator: Representable.Coordinator
  init(_ view: Representable.NSViewControllerType, _ coordinator: Representable.Coordinator) {
    self.view = view
    self.coordinator = coordinator
  }
}
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}
extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Makes the view the first time, and updates it each time.
  public var body: some View {
    let holder = _wrapped()
    updateNSViewController(holder.view, context: _context(holder.coordinator))
    return _InertLeaf(_name: "NSViewController", _arguments: [])
  }
  func _context(_ coordinator: Coordinator) -> Context {
    NSViewControllerRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(_frame: _wrapperFrame()))
  }
  func _wrapped() -> _NSViewControllerHolder<Self> {
    if let kept = _keptView() as? _NSViewControllerHolder<Self> { return kept }
    let coordinator = makeCoordinator()
    let view = makeNSViewController(context: _context(coordinator))
    let holder = _NSViewControllerHolder<Self>(view, coordinator)
    _keepView(holder) {
      Self.dismantleNSViewController(holder.view, coordinator: holder.coordinator)
    }
    return holder
  }
}
public struct NSHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
  public static let maxSize = Self(rawValue: 4)
  public static let preferredContentSize = Self(rawValue: 8)
}
public class NSHostingController<Content: View>:
  NSViewController
{
  public var rootView: Content
  public var sizingOptions: NSHostingControllerSizingOptions = []
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
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
