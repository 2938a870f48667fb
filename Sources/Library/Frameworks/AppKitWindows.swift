// AppKit's windows, menus and panels, which are not shown.

@objc public protocol NSWindowDelegate: NSObjectProtocol {
  @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
  @objc optional func windowWillClose(_ notification: Notification)
  @objc optional func windowDidBecomeKey(_ notification: Notification)
  @objc optional func windowDidResignKey(_ notification: Notification)
  @objc optional func windowDidResize(_ notification: Notification)
  @objc optional func windowDidMove(_ notification: Notification)
  @objc optional func windowDidMiniaturize(_ notification: Notification)
  @objc optional func windowWillEnterFullScreen(_ notification: Notification)
  @objc optional func windowDidEnterFullScreen(_ notification: Notification)
  @objc optional func windowDidExitFullScreen(_ notification: Notification)
}
public class NSWindow: NSResponder {
  public struct StyleMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless = StyleMask([])
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullScreen = StyleMask(rawValue: 16384)
    public static let fullSizeContentView = StyleMask(rawValue: 32768)
    public static let utilityWindow = StyleMask(rawValue: 16)
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
  }
  public enum BackingStoreType: UInt { case buffered = 2 }
  public enum TitleVisibility: Int { case visible, hidden }
  public struct Level: RawRepresentable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let statusBar = Level(rawValue: 25)
  }
  public struct CollectionBehavior: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
  }
  public enum ButtonType: UInt { case closeButton, miniaturizeButton, zoomButton }
  public static let willCloseNotification = Notification.Name("NSWindowWillClose")
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKey")
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKey")
  public static let didResizeNotification = Notification.Name("NSWindowDidResize")
  public init(
    contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    self.styleMask = styleMask
    super.init()
  }
  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }
  public var frame: NSRect
  public var styleMask: StyleMask
  public weak var delegate: (any NSWindowDelegate)?
  public var contentView: NSView?
  public var contentViewController: NSViewController?
  public var title = ""
  public var titleVisibility = TitleVisibility.visible
  public var titlebarAppearsTransparent = false
  public var isMovableByWindowBackground = false
  public var isReleasedWhenClosed = true
  public var backgroundColor: NSColor! = NSColor.windowBackgroundColor
  public var isOpaque = true
  public var hasShadow = true
  public var level = Level.normal
  public var collectionBehavior: CollectionBehavior = []
  public var minSize = NSSize.zero
  public var appearance: NSAppearance?
  public private(set) var isVisible = false
  public var isKeyWindow: Bool { false }
  public var screen: NSScreen? { nil }
  public func center() {}
  @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool { true }
  public func setFrame(_ frame: NSRect, display: Bool, animate: Bool = false) {
    self.frame = frame
  }
  public func setContentSize(_ size: NSSize) { frame.size = size }
  public func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
  public func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
  public func orderFront(_ sender: Any?) { isVisible = true }
  public func orderFrontRegardless() { isVisible = true }
  public func orderOut(_ sender: Any?) { isVisible = false }
  public func close() { isVisible = false }
  public func performClose(_ sender: Any?) { close() }
  public func miniaturize(_ sender: Any?) {}
  public func zoom(_ sender: Any?) {}
  public func toggleFullScreen(_ sender: Any?) {}
}
public class NSPanel: NSWindow { public var isFloatingPanel = false }
public class NSWindowController: NSResponder {
  public init(window: NSWindow?) { self.window = window }
  public var window: NSWindow?
  public func showWindow(_ sender: Any?) {}
}
public class NSScreen: NSObject {
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }
  public var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  public var visibleFrame: NSRect { frame }
}
public class NSAppearance: NSObject {
  public struct Name: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
}
public class NSMenuItem: NSObject {
  public var title: String
  public var action: Selector?
  public weak var target: AnyObject?
  public var isEnabled = true
  public var state = NSControl.StateValue.off
  public var submenu: NSMenu?
  public init(title: String, action: Selector?, keyEquivalent: String) {
    self.title = title
    self.action = action
  }
  public static func separator() -> NSMenuItem {
    NSMenuItem(title: "", action: nil, keyEquivalent: "")
  }
}
public class NSMenu: NSObject {
  public let title: String
  public var items: [NSMenuItem] = []
  public override init() { title = "" }
  public init(title: String) { self.title = title }
  public func addItem(_ item: NSMenuItem) { items.append(item) }
  @discardableResult
  public func addItem(
    withTitle title: String, action: Selector?, keyEquivalent: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    items.append(item)
    return item
  }
}
public class NSStatusBarButton: NSButton {}
public class NSStatusItem: NSObject {
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  public let button: NSStatusBarButton? = NSStatusBarButton()
  public var menu: NSMenu?
  public var isVisible = true
}
public class NSStatusBar: NSObject {
  public static let system = NSStatusBar()
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  public func removeStatusItem(_ item: NSStatusItem) {}
}
@objc public protocol NSPopoverDelegate: NSObjectProtocol {
  @objc optional func popoverShouldClose(_ popover: NSPopover) -> Bool
  @objc optional func popoverWillShow(_ notification: Notification)
  @objc optional func popoverDidShow(_ notification: Notification)
  @objc optional func popoverWillClose(_ notification: Notification)
  @objc optional func popoverDidClose(_ notification: Notification)
}
public class NSPopover: NSResponder {
  public enum Behavior: Int { case applicationDefined, transient, semitransient }
  public override init() {}
  public weak var delegate: (any NSPopoverDelegate)?
  public var behavior = Behavior.applicationDefined
  public var animates = true
  public var contentSize = NSSize.zero
  public var contentViewController: NSViewController?
  public private(set) var isShown = false
  public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    isShown = true
  }
  public func performClose(_ sender: Any?) { isShown = false }
  public func close() { isShown = false }
}
// A modal panel is always cancelled.
extension NSApplication {
  public struct ModalResponse: RawRepresentable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
  }
  public var windows: [NSWindow] { [] }
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
}
public class NSAlert: NSObject {
  public enum Style: UInt { case warning, informational, critical }
  public var messageText = ""
  public var informativeText = ""
  public var alertStyle = Style.warning
  @discardableResult public func addButton(withTitle title: String) -> NSButton { NSButton() }
  @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
}
public class NSSavePanel: NSObject {
  public override init() {}
  public var title: String! = ""
  public var message: String! = ""
  public var prompt: String! = ""
  public var nameFieldStringValue = ""
  public var allowedContentTypes: [UTType] = []
  public var canCreateDirectories = false
  public var directoryURL: URL?
  public var url: URL? { nil }
  public func runModal() -> NSApplication.ModalResponse { .cancel }
  public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {
    completionHandler(.cancel)
  }
}
public class NSOpenPanel: NSSavePanel {
  public var canChooseFiles = true
  public var canChooseDirectories = false
  public var allowsMultipleSelection = false
  public var urls: [URL] { [] }
}
public class NSSound: NSObject {
  public init?(named name: String) {}
  @discardableResult public func play() -> Bool { false }
  public static func beep() {}
}
public class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let iBeam = NSCursor()
  public func push() {}
  public func pop() {}
  public func set() {}
  public static func pop() {}
}
