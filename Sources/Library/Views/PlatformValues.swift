// Values of UIKit and AppKit from which views are made. Images are only names, and the
// device is a fixed phone; nothing is simulated.

public final class UIImage: NSObject {
  let _name: String
  init(_name: String) { self._name = _name }
  override public init() { _name = "" }
  public init?(named name: String) { _name = name }
  public init?(systemName name: String) { _name = name }
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    _name = name
  }
  public init?(data: Data) { _name = "\(data.count) bytes" }
  public init?(contentsOfFile path: String) { _name = path }
  public var size: CGSize { CGSize(width: 0, height: 0) }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
public final class UIColor: NSObject {
  let _name: String
  let _alpha: CGFloat
  init(_name: String, _alpha: CGFloat = 1) {
    self._name = _name
    self._alpha = _alpha
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _name = "\(red) \(green) \(blue)"
    _alpha = alpha
  }
  public init(white: CGFloat, alpha: CGFloat) {
    _name = "white \(white)"
    _alpha = alpha
  }
  public init?(named name: String) {
    _name = name
    _alpha = 1
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(_name: _name, _alpha: alpha)
  }
  public static let black = UIColor(_name: "black")
  public static let blue = UIColor(_name: "blue")
  public static let brown = UIColor(_name: "brown")
  public static let clear = UIColor(_name: "clear")
  public static let cyan = UIColor(_name: "cyan")
  public static let darkGray = UIColor(_name: "darkGray")
  public static let gray = UIColor(_name: "gray")
  public static let green = UIColor(_name: "green")
  public static let lightGray = UIColor(_name: "lightGray")
  public static let magenta = UIColor(_name: "magenta")
  public static let orange = UIColor(_name: "orange")
  public static let purple = UIColor(_name: "purple")
  public static let red = UIColor(_name: "red")
  public static let white = UIColor(_name: "white")
  public static let yellow = UIColor(_name: "yellow")
  public static let link = UIColor(_name: "link")
  public static let separator = UIColor(_name: "separator")
  public static let systemBlue = UIColor(_name: "systemBlue")
  public static let systemBrown = UIColor(_name: "systemBrown")
  public static let systemCyan = UIColor(_name: "systemCyan")
  public static let systemGray = UIColor(_name: "systemGray")
  public static let systemGray2 = UIColor(_name: "systemGray2")
  public static let systemGray3 = UIColor(_name: "systemGray3")
  public static let systemGray4 = UIColor(_name: "systemGray4")
  public static let systemGray5 = UIColor(_name: "systemGray5")
  public static let systemGray6 = UIColor(_name: "systemGray6")
  public static let systemGreen = UIColor(_name: "systemGreen")
  public static let systemIndigo = UIColor(_name: "systemIndigo")
  public static let systemMint = UIColor(_name: "systemMint")
  public static let systemOrange = UIColor(_name: "systemOrange")
  public static let systemPink = UIColor(_name: "systemPink")
  public static let systemPurple = UIColor(_name: "systemPurple")
  public static let systemRed = UIColor(_name: "systemRed")
  public static let systemTeal = UIColor(_name: "systemTeal")
  public static let systemYellow = UIColor(_name: "systemYellow")
  public static let label = UIColor(_name: "label")
  public static let secondaryLabel = UIColor(_name: "secondaryLabel")
  public static let tertiaryLabel = UIColor(_name: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(_name: "quaternaryLabel")
  public static let opaqueSeparator = UIColor(_name: "opaqueSeparator")
  public static let placeholderText = UIColor(_name: "placeholderText")
  public static let systemBackground = UIColor(_name: "systemBackground")
  public static let secondarySystemBackground = UIColor(_name: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(_name: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(_name: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(
    _name: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(
    _name: "tertiarySystemGroupedBackground")
  public static let systemFill = UIColor(_name: "systemFill")
  public static let secondarySystemFill = UIColor(_name: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(_name: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(_name: "quaternarySystemFill")
  public static let tintColor = UIColor(_name: "tintColor")
  public static let labelColor = UIColor(_name: "labelColor")
  public static let windowBackgroundColor = UIColor(_name: "windowBackgroundColor")
  public static let controlBackgroundColor = UIColor(_name: "controlBackgroundColor")
  public static let controlAccentColor = UIColor(_name: "controlAccentColor")
  public static let textColor = UIColor(_name: "textColor")
  public static let textBackgroundColor = UIColor(_name: "textBackgroundColor")
  public static let separatorColor = UIColor(_name: "separatorColor")

}
extension Color {
  public init(_ color: UIColor) { self = Color(_named: color._name).opacity(color._alpha) }
  public init(uiColor color: UIColor) { self.init(color) }
}
extension Image {
  public init(uiImage image: UIImage) { self.init(image._name) }
}
public final class NSImage: NSObject {
  let _name: String
  init(_name: String) { self._name = _name }
  override public init() { _name = "" }
  public init?(named name: String) { _name = name }
  public init?(systemName name: String) { _name = name }
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    _name = name
  }
  public init?(data: Data) { _name = "\(data.count) bytes" }
  public init?(contentsOfFile path: String) { _name = path }
  public var size: CGSize { CGSize(width: 0, height: 0) }
  public func byPreparingForDisplay() async -> NSImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> NSImage? { self }
  public func preparingForDisplay() -> NSImage? { self }
  public func pngData() -> Data? { nil }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
public final class NSColor: NSObject {
  let _name: String
  let _alpha: CGFloat
  init(_name: String, _alpha: CGFloat = 1) {
    self._name = _name
    self._alpha = _alpha
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _name = "\(red) \(green) \(blue)"
    _alpha = alpha
  }
  public init(white: CGFloat, alpha: CGFloat) {
    _name = "white \(white)"
    _alpha = alpha
  }
  public init?(named name: String) {
    _name = name
    _alpha = 1
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(_name: _name, _alpha: alpha)
  }
  public static let black = NSColor(_name: "black")
  public static let blue = NSColor(_name: "blue")
  public static let brown = NSColor(_name: "brown")
  public static let clear = NSColor(_name: "clear")
  public static let cyan = NSColor(_name: "cyan")
  public static let darkGray = NSColor(_name: "darkGray")
  public static let gray = NSColor(_name: "gray")
  public static let green = NSColor(_name: "green")
  public static let lightGray = NSColor(_name: "lightGray")
  public static let magenta = NSColor(_name: "magenta")
  public static let orange = NSColor(_name: "orange")
  public static let purple = NSColor(_name: "purple")
  public static let red = NSColor(_name: "red")
  public static let white = NSColor(_name: "white")
  public static let yellow = NSColor(_name: "yellow")
  public static let link = NSColor(_name: "link")
  public static let separator = NSColor(_name: "separator")
  public static let systemBlue = NSColor(_name: "systemBlue")
  public static let systemBrown = NSColor(_name: "systemBrown")
  public static let systemCyan = NSColor(_name: "systemCyan")
  public static let systemGray = NSColor(_name: "systemGray")
  public static let systemGray2 = NSColor(_name: "systemGray2")
  public static let systemGray3 = NSColor(_name: "systemGray3")
  public static let systemGray4 = NSColor(_name: "systemGray4")
  public static let systemGray5 = NSColor(_name: "systemGray5")
  public static let systemGray6 = NSColor(_name: "systemGray6")
  public static let systemGreen = NSColor(_name: "systemGreen")
  public static let systemIndigo = NSColor(_name: "systemIndigo")
  public static let systemMint = NSColor(_name: "systemMint")
  public static let systemOrange = NSColor(_name: "systemOrange")
  public static let systemPink = NSColor(_name: "systemPink")
  public static let systemPurple = NSColor(_name: "systemPurple")
  public static let systemRed = NSColor(_name: "systemRed")
  public static let systemTeal = NSColor(_name: "systemTeal")
  public static let systemYellow = NSColor(_name: "systemYellow")
  public static let label = NSColor(_name: "label")
  public static let secondaryLabel = NSColor(_name: "secondaryLabel")
  public static let tertiaryLabel = NSColor(_name: "tertiaryLabel")
  public static let quaternaryLabel = NSColor(_name: "quaternaryLabel")
  public static let opaqueSeparator = NSColor(_name: "opaqueSeparator")
  public static let placeholderText = NSColor(_name: "placeholderText")
  public static let systemBackground = NSColor(_name: "systemBackground")
  public static let secondarySystemBackground = NSColor(_name: "secondarySystemBackground")
  public static let tertiarySystemBackground = NSColor(_name: "tertiarySystemBackground")
  public static let systemGroupedBackground = NSColor(_name: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = NSColor(
    _name: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = NSColor(
    _name: "tertiarySystemGroupedBackground")
  public static let systemFill = NSColor(_name: "systemFill")
  public static let secondarySystemFill = NSColor(_name: "secondarySystemFill")
  public static let tertiarySystemFill = NSColor(_name: "tertiarySystemFill")
  public static let quaternarySystemFill = NSColor(_name: "quaternarySystemFill")
  public static let tintColor = NSColor(_name: "tintColor")
  public static let labelColor = NSColor(_name: "labelColor")
  public static let windowBackgroundColor = NSColor(_name: "windowBackgroundColor")
  public static let controlBackgroundColor = NSColor(_name: "controlBackgroundColor")
  public static let controlAccentColor = NSColor(_name: "controlAccentColor")
  public static let textColor = NSColor(_name: "textColor")
  public static let textBackgroundColor = NSColor(_name: "textBackgroundColor")
  public static let separatorColor = NSColor(_name: "separatorColor")

}
extension Color {
  public init(_ color: NSColor) { self = Color(_named: color._name).opacity(color._alpha) }
  public init(nsColor color: NSColor) { self.init(color) }
}
extension Image {
  public init(nsImage image: NSImage) { self.init(image._name) }
}
public final class UIScreen {
  public static let main = UIScreen()
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
  public var scale: CGFloat { 2 }
  public var brightness: CGFloat = 0.5
}
public enum UIUserInterfaceIdiom: Int {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
public final class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var name: String { "iPhone" }
  public var model: String { "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { "26.0" }
  public var identifierForVendor: UUID? { nil }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { -1 }
}
public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var hasStrings: Bool { string != nil }
}
public final class NSPasteboard {
  public struct PasteboardType: Hashable {
    let _name: String
    public static let string = PasteboardType(_name: "string")
  }
  public static let general = NSPasteboard()
  var _texts: [PasteboardType: String] = [:]
  @discardableResult public func clearContents() -> Int {
    _texts = [:]
    return 0
  }
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    _texts[type] = string
    return true
  }
  public func string(forType type: PasteboardType) -> String? { _texts[type] }
}
public final class NSWorkspace {
  public static let shared = NSWorkspace()
  @discardableResult public func open(_ url: URL) -> Bool {
    _noteAction("openURL \(url)")
    return true
  }
}
public class UIImpactFeedbackGenerator {
  public enum FeedbackStyle { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
public class UINotificationFeedbackGenerator {
  public enum FeedbackType { case success, warning, error }
  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}
public class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}
