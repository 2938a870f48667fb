extension PreludeLibrary {
  /// UIKit's and AppKit's values that views are made from or ask. They are names without a picture, and
  /// the machine's answers are those of one fixed phone: none of it is simulated.
  static let platformValues = PreludeChunk(
    names: [
      "UIScreen", "UIDevice", "UIUserInterfaceIdiom", "UIImage", "NSImage", "UIColor", "NSColor",
      "UIPasteboard", "NSPasteboard", "UIImpactFeedbackGenerator",
      "UINotificationFeedbackGenerator",
      "UISelectionFeedbackGenerator", "NSWorkspace",
    ],
    text: ["UI", "NS"].map { prefix in
      """
      public final class \(prefix)Image: NSObject {
        let _name: String
        init(_name: String) { self._name = _name }
        override public init() { _name = "" }
        public init?(named name: String) { _name = name }
        public init?(systemName name: String) { _name = name }
        public init?(systemSymbolName name: String, accessibilityDescription: String?) {
          _name = name
        }
        public init?(data: Data) { _name = "\\(data.count) bytes" }
        public init?(contentsOfFile path: String) { _name = path }
        public var size: CGSize { CGSize(width: 0, height: 0) }
        public func byPreparingForDisplay() async -> \(prefix)Image? { self }
        public func byPreparingThumbnail(ofSize size: CGSize) async -> \(prefix)Image? { self }
        public func preparingForDisplay() -> \(prefix)Image? { self }
        public func pngData() -> Data? { nil }
        public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
      }
      public final class \(prefix)Color: NSObject {
        let _name: String
        let _alpha: CGFloat
        init(_name: String, _alpha: CGFloat = 1) {
          self._name = _name
          self._alpha = _alpha
        }
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
          _name = "\\(red) \\(green) \\(blue)"
          _alpha = alpha
        }
        public init(white: CGFloat, alpha: CGFloat) {
          _name = "white \\(white)"
          _alpha = alpha
        }
        public init?(named name: String) {
          _name = name
          _alpha = 1
        }
        public func withAlphaComponent(_ alpha: CGFloat) -> \(prefix)Color {
          \(prefix)Color(_name: _name, _alpha: alpha)
        }
      \(colourNames.map { "  public static let \($0) = \(prefix)Color(_name: \"\($0)\")\n" }.joined())
      }
      extension Color {
        public init(_ color: \(prefix)Color) { self = Color(_named: color._name).opacity(color._alpha) }
        public init(\(prefix.lowercased())Color color: \(prefix)Color) { self.init(color) }
      }
      extension Image {
        public init(\(prefix.lowercased())Image image: \(prefix)Image) { self.init(image._name) }
      }

      """
    }.joined() + #"""
      public final class UIScreen {
        public static let main = UIScreen()
        public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
        public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 780, height: 1688) }
        public var scale: CGFloat { 2 }
        public var brightness: CGFloat = 0.5
      }
      public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
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
      """#)

  private static let colourNames = """
    black blue brown clear cyan darkGray gray green lightGray magenta orange purple red white
    yellow link separator systemBlue systemBrown systemCyan systemGray systemGray2 systemGray3
    systemGray4 systemGray5 systemGray6 systemGreen systemIndigo systemMint systemOrange
    systemPink systemPurple systemRed systemTeal systemYellow label secondaryLabel tertiaryLabel
    quaternaryLabel opaqueSeparator placeholderText systemBackground secondarySystemBackground
    tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground
    tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill
    quaternarySystemFill tintColor labelColor windowBackgroundColor controlBackgroundColor
    controlAccentColor textColor textBackgroundColor separatorColor
    """.split(whereSeparator: \.isWhitespace)

  /// Loaded also by `Color(.systemBackground)`, which mentions no type of UIKit's.
  static let platformColours = PreludeChunk(
    names: ["UIColor", "NSColor"], members: ["init(_:)"],
    text: ["UI", "NS"].map { prefix in
      """
      extension \(prefix)Color {
        public convenience init(_ color: Color) {
          self.init(_name: color._name, _alpha: color._opacity)
        }
      }

      """
    }.joined())
}
