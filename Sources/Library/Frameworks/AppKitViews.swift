// AppKit's views, which store their values but are not drawn.

public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint
public enum NSRectEdge: UInt { case minX, minY, maxX, maxY }
public class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 2)
    public static let control = ModifierFlags(rawValue: 4)
    public static let option = ModifierFlags(rawValue: 8)
    public static let command = ModifierFlags(rawValue: 16)
  }
  public struct EventTypeMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let keyDown = EventTypeMask(rawValue: 1)
    public static let flagsChanged = EventTypeMask(rawValue: 2)
    public static let leftMouseDown = EventTypeMask(rawValue: 4)
    public static let rightMouseDown = EventTypeMask(rawValue: 8)
    public static let mouseMoved = EventTypeMask(rawValue: 16)
    public static let scrollWheel = EventTypeMask(rawValue: 32)
  }
  public var keyCode: UInt16 { 0 }
  public var characters: String? { nil }
  public var charactersIgnoringModifiers: String? { nil }
  public var modifierFlags: ModifierFlags { [] }
  public var locationInWindow: NSPoint { .zero }
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ monitor: Any) {}
}
public class NSResponder: NSObject {
  public override init() {}
  public var acceptsFirstResponder: Bool { false }
  @discardableResult public func becomeFirstResponder() -> Bool { false }
  @discardableResult public func resignFirstResponder() -> Bool { false }
  public func keyDown(with event: NSEvent) {}
  public func mouseDown(with event: NSEvent) {}
  public func mouseUp(with event: NSEvent) {}
  public func mouseDragged(with event: NSEvent) {}
  public func mouseEntered(with event: NSEvent) {}
  public func mouseExited(with event: NSEvent) {}
  public func scrollWheel(with event: NSEvent) {}
}
public class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  public init(frame: NSRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  public var frame: NSRect
  public var bounds: NSRect { NSRect(x: 0, y: 0, width: frame.width, height: frame.height) }
  public var isHidden = false
  public var alphaValue: CGFloat = 1
  public var wantsLayer = false
  public var layer: CALayer?
  public var toolTip: String?
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public private(set) var subviews: [NSView] = []
  public private(set) weak var superview: NSView?
  public var window: NSWindow? { nil }
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()
  public let widthAnchor = NSLayoutAnchor()
  public let heightAnchor = NSLayoutAnchor()
  public let centerXAnchor = NSLayoutAnchor()
  public let centerYAnchor = NSLayoutAnchor()
  public func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  public var needsDisplay = false
  public var needsLayout = false
  public var intrinsicContentSize: NSSize { .zero }
  public func layout() {}
  public func draw(_ dirtyRect: NSRect) {}
  public func viewDidMoveToWindow() {}
}
public class NSHostingView<Content: View>: NSView {
  public var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }
}
public class NSControl: NSView {
  public enum StateValue: Int { case mixed = -1, off, on }
  public var isEnabled = true
  public weak var target: AnyObject?
  public var action: Selector?
  public var stringValue = ""
  public var doubleValue = 0.0
  public var integerValue = 0
  public var font: NSFont?
  @discardableResult public func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    if let action, let target { action._send(target, self) }
    return action != nil
  }
}
public class NSButton: NSControl {
  public enum BezelStyle: UInt { case rounded = 1, regularSquare, disclosure = 5, inline = 15 }
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  public var title = ""
  public var image: NSImage?
  public var state = NSControl.StateValue.off
  public var bezelStyle = BezelStyle.rounded
  public var isBordered = true
}
@objc public protocol NSTextFieldDelegate: NSObjectProtocol {
  @objc optional func controlTextDidBeginEditing(_ notification: Notification)
  @objc optional func controlTextDidChange(_ notification: Notification)
  @objc optional func controlTextDidEndEditing(_ notification: Notification)
  @objc optional func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}
public class NSTextField: NSControl {
  public convenience init(labelWithString text: String) {
    self.init(frame: .zero)
    stringValue = text
  }
  public convenience init(string text: String) { self.init(labelWithString: text) }
  public weak var delegate: (any NSTextFieldDelegate)?
  public var placeholderString: String?
  public var textColor: NSColor?
  public var backgroundColor: NSColor?
  public var isEditable = true
  public var isSelectable = true
  public var isBordered = true
  public var isBezeled = true
  public var drawsBackground = true
}
@objc public protocol NSTextViewDelegate: NSObjectProtocol {
  @objc optional func textShouldBeginEditing(_ textObject: NSTextView) -> Bool
  @objc optional func textDidBeginEditing(_ notification: Notification)
  @objc optional func textDidChange(_ notification: Notification)
  @objc optional func textDidEndEditing(_ notification: Notification)
  @objc optional func textViewDidChangeSelection(_ notification: Notification)
  @objc optional func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  @objc optional func textView(
    _ textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}
public class NSTextView: NSView {
  public weak var delegate: (any NSTextViewDelegate)?
  public var string = ""
  public var font: NSFont?
  public var textColor: NSColor?
  public var backgroundColor: NSColor?
  public var isEditable = true
  public var isSelectable = true
  public var isRichText = true
  public var allowsUndo = false
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.documentView = NSTextView()
    return scroll
  }
}
public class NSScrollView: NSView {
  public var documentView: NSView?
  public var hasVerticalScroller = false
  public var hasHorizontalScroller = false
  public var drawsBackground = true
  public var autohidesScrollers = false
}
public class NSImageView: NSControl { public var image: NSImage? }
public class NSSlider: NSControl {
  public var minValue = 0.0
  public var maxValue = 1.0
}
public class NSStackView: NSView { public var spacing: CGFloat = 8 }
public class NSProgressIndicator: NSView {
  public var isIndeterminate = true
  public var doubleValue = 0.0
  public func startAnimation(_ sender: Any?) {}
  public func stopAnimation(_ sender: Any?) {}
}
public class NSVisualEffectView: NSView {
  public enum Material: Int {
    case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet
    case windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17, contentBackground
    case underWindowBackground = 21, underPageBackground
  }
  public enum BlendingMode: Int { case behindWindow, withinWindow }
  public enum State: Int { case followsWindowActiveState, active, inactive }
  public var material = Material.titlebar
  public var blendingMode = BlendingMode.behindWindow
  public var state = State.followsWindowActiveState
  public var isEmphasized = false
}
public class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  public var view = NSView()
  public var title: String?
  public var preferredContentSize = NSSize.zero
  public func loadView() {}
  public func viewDidLoad() {}
  public func viewWillAppear() {}
  public func viewDidAppear() {}
  public func viewWillDisappear() {}
  public func viewDidDisappear() {}
}
