// Arguments of modifiers that only draw: they are type-checked, and nothing reads them.

/// The modifiers that only draw, of views, or of those that an extension asks for.
struct _DrawingModifiers<Receiver> {}

public struct SafeAreaRegions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}
public struct FillStyle: Equatable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
public enum BlendMode {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
public enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
public struct ContentShapeKinds: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
public struct ShadowStyle {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}
public struct PresentationBackgroundInteraction {
  let _isEnabled: Bool
  public static var automatic: PresentationBackgroundInteraction { .init(_isEnabled: false) }
  public static var disabled: PresentationBackgroundInteraction { .init(_isEnabled: false) }
  public static var enabled: PresentationBackgroundInteraction { .init(_isEnabled: true) }
  /// A sheet begins at its smallest height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .init(_isEnabled: true)
  }
}
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  let _style: Any
  public init<S: ShapeStyle>(_ style: S) { _style = style }
  public var description: String { "\(_style)" }
}
