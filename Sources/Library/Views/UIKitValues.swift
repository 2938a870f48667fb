// Images and colors of UIKit and AppKit. Images are only names.
//
// Twin: UIKit=AppKit, UIImage=NSImage, UIColor=NSColor, uiColor=nsColor, uiImage=nsImage

public final class UIImage: NSObject {
  let _name: String
  init(_name: String) { self._name = _name }
  override public init() { _name = "" }
  @_asset(image)
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
  @_asset(color)
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
