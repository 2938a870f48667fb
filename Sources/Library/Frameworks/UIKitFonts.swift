// The fonts of UIKit and AppKit.
//
// Twin: UIKit=AppKit, UIFont=NSFont, 14=13

public final class UIFont: NSObject {
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
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

  }
  public let fontName: String
  public let pointSize: CGFloat
  public var lineHeight: CGFloat { pointSize * 1.2 }
  init(_name: String, _size: CGFloat) {
    fontName = _name
    pointSize = _size
  }
  public convenience init?(name: String, size: CGFloat) { self.init(_name: name, _size: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(_name: "system", _size: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(_name: "system bold", _size: size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(_name: "system italic", _size: size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(_name: "system monospaced", _size: size)
  }
  public static func monospacedDigitSystemFont(
    ofSize size: CGFloat, weight: Weight
  ) -> UIFont { UIFont(_name: "system", _size: size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(_name: style.rawValue, _size: 17)
  }
  public static var systemFontSize: CGFloat { 14 }
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(_name: fontName, _size: size)
  }
}
extension Font {
  public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
}
