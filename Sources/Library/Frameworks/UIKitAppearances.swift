// UIKit's appearance settings, which have no effect.

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
  public struct Notification {
    let _name: String
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
