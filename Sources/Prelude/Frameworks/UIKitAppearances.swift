extension PreludeLibrary {
  /// How UIKit is to look: set, and shown nowhere.
  static let uiAppearances = PreludeChunk(
    names: [
      "UIBarAppearance", "UINavigationBarAppearance", "UITabBarAppearance", "UITraitCollection",
      "UIUserInterfaceStyle", "UIUserInterfaceSizeClass", "UIContentSizeCategory",
      "UIAccessibility", "UITabBarItemAppearance", "UITabBarItemStateAppearance",
      "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext",
    ],
    text: #"""
      public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
      public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
      public struct UIContentSizeCategory: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let large = UIContentSizeCategory(rawValue: "large")
        public static let medium = UIContentSizeCategory(rawValue: "medium")
        public static let small = UIContentSizeCategory(rawValue: "small")
        public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
        public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChange")
      }
      public class UITraitCollection: NSObject {
        public override init() {}
        public var userInterfaceStyle: UIUserInterfaceStyle { .light }
        public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
        public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
        public var displayScale: CGFloat { 2 }
        public static var current: UITraitCollection { UITraitCollection() }
      }
      public class UIBarAppearance: NSObject {
        public override init() {}
        public var backgroundColor: UIColor?
        public var backgroundImage: UIImage?
        public var backgroundEffect: UIBlurEffect?
        public var shadowColor: UIColor?
        public var shadowImage: UIImage?
        public func configureWithDefaultBackground() {}
        public func configureWithOpaqueBackground() {}
        public func configureWithTransparentBackground() {}
      }
      public class UINavigationBarAppearance: UIBarAppearance {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
      }
      public class UITabBarItemStateAppearance: NSObject {
        public var iconColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      }
      public class UITabBarItemAppearance: NSObject {
        public let normal = UITabBarItemStateAppearance()
        public let selected = UITabBarItemStateAppearance()
      }
      public class UITabBarAppearance: UIBarAppearance {
        public var stackedLayoutAppearance = UITabBarItemAppearance()
        public var inlineLayoutAppearance = UITabBarItemAppearance()
      }
      public enum UIAccessibility {
        public struct Notification { let _name: String
          public static let announcement = Notification(_name: "announcement")
          public static let screenChanged = Notification(_name: "screenChanged")
          public static let layoutChanged = Notification(_name: "layoutChanged")
        }
        public static var isVoiceOverRunning: Bool { false }
        public static var isReduceMotionEnabled: Bool { false }
        public static var isReduceTransparencyEnabled: Bool { false }
        public static func post(notification: Notification, argument: Any?) {}
      }
      public final class UIGraphicsImageRendererContext: NSObject {
        public func fill(_ rect: CGRect) {}
      }
      public final class UIGraphicsImageRenderer: NSObject {
        public init(size: CGSize) {}
        public init(bounds: CGRect) {}
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
      }
      """#)

  /// The fonts of both platforms.
  static let uiFonts = PreludeChunk(
    names: ["UIFont", "NSFont"],
    text: ["UI", "NS"].map { prefix in
      """
      public final class \(prefix)Font: NSObject {
        public struct Weight: Hashable, RawRepresentable {
          public let rawValue: CGFloat
          public init(rawValue: CGFloat) { self.rawValue = rawValue }
          public static let ultraLight = Weight(rawValue: -0.8)
          public static let thin = Weight(rawValue: -0.6)
          public static let light = Weight(rawValue: -0.4)
          public static let regular = Weight(rawValue: 0)
          public static let medium = Weight(rawValue: 0.23)
          public static let semibold = Weight(rawValue: 0.3)
          public static let bold = Weight(rawValue: 0.4)
          public static let heavy = Weight(rawValue: 0.56)
          public static let black = Weight(rawValue: 0.62)
        }
        public struct TextStyle: Hashable, RawRepresentable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
      \(textStyles.map { "    public static let \($0) = TextStyle(rawValue: \"\($0)\")\n" }.joined())
        }
        public let fontName: String
        public let pointSize: CGFloat
        public var lineHeight: CGFloat { pointSize * 1.2 }
        init(_name: String, _size: CGFloat) {
          fontName = _name
          pointSize = _size
        }
        public convenience init?(name: String, size: CGFloat) { self.init(_name: name, _size: size) }
        public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> \(prefix)Font {
          \(prefix)Font(_name: "system", _size: size)
        }
        public static func boldSystemFont(ofSize size: CGFloat) -> \(prefix)Font {
          \(prefix)Font(_name: "system bold", _size: size)
        }
        public static func italicSystemFont(ofSize size: CGFloat) -> \(prefix)Font {
          \(prefix)Font(_name: "system italic", _size: size)
        }
        public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> \(prefix)Font {
          \(prefix)Font(_name: "system monospaced", _size: size)
        }
        public static func monospacedDigitSystemFont(
          ofSize size: CGFloat, weight: Weight
        ) -> \(prefix)Font { \(prefix)Font(_name: "system", _size: size) }
        public static func preferredFont(forTextStyle style: TextStyle) -> \(prefix)Font {
          \(prefix)Font(_name: style.rawValue, _size: 17)
        }
        public static var systemFontSize: CGFloat { \(prefix == "UI" ? 14 : 13) }
        public func withSize(_ size: CGFloat) -> \(prefix)Font {
          \(prefix)Font(_name: fontName, _size: size)
        }
      }
      extension Font {
        public init(_ font: \(prefix)Font) { self = .custom(font.fontName, size: font.pointSize) }
      }

      """
    }.joined())

  private static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]
}
