// The device, which is a fixed phone; nothing is simulated.

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
