extension PreludeLibrary {
  /// Values that modifiers take which only draw: they are checked, and nothing reads them.
  static let drawingValues = PreludeChunk(
    names: [
      "_DrawingModifiers", "SafeAreaRegions", "FillStyle", "BlendMode", "ColorRenderingMode",
      "ContentShapeKinds", "AnyShapeStyle", "ShadowStyle",
    ],
    text: #"""
      struct _DrawingModifiers {}

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
      public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
        let _style: Any
        public init<S: ShapeStyle>(_ style: S) { _style = style }
        public var description: String { "\(_style)" }
      }
      """#)

  /// Shapes that are named with a leading dot where any shape may be given: `.capsule`.
  static let namedShapes = PreludeChunk(
    members: ["rect", "circle", "capsule", "ellipse", "containerRelative"],
    text: #"""
      extension Shape where Self == Rectangle {
        public static var rect: Rectangle { Rectangle() }
      }
      extension Shape where Self == RoundedRectangle {
        public static func rect(
          cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
        ) -> RoundedRectangle {
          RoundedRectangle(cornerRadius: cornerRadius, style: style)
        }
        public static func rect(
          cornerSize: CGSize, style: RoundedCornerStyle = .continuous
        ) -> RoundedRectangle {
          RoundedRectangle(cornerSize: cornerSize, style: style)
        }
        public static func rect(
          topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
          bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
          style: RoundedCornerStyle = .continuous
        ) -> RoundedRectangle {
          RoundedRectangle(cornerRadius: topLeadingRadius, style: style)
        }
      }
      extension Shape where Self == Circle {
        public static var circle: Circle { Circle() }
      }
      extension Shape where Self == Capsule {
        public static var capsule: Capsule { Capsule() }
        public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
      }
      extension Shape where Self == Ellipse {
        public static var ellipse: Ellipse { Ellipse() }
      }
      extension Shape where Self == ContainerRelativeShape {
        public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
      }
      """#)

  /// Gradients that are named with a leading dot where any style may be given.
  static let namedGradients = PreludeChunk(
    members: [
      "linearGradient", "radialGradient", "ellipticalGradient", "angularGradient", "conicGradient",
    ],
    text: #"""
      extension ShapeStyle where Self == LinearGradient {
        public static func linearGradient(
          _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient {
          LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
        }
        public static func linearGradient(
          _ gradient: Color, startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient {
          LinearGradient(colors: [gradient], startPoint: startPoint, endPoint: endPoint)
        }
        public static func linearGradient(
          colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient {
          LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
        }
        public static func linearGradient(
          stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
        ) -> LinearGradient {
          LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
        }
      }
      extension ShapeStyle where Self == RadialGradient {
        public static func radialGradient(
          _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public static func radialGradient(
          _ gradient: Color, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(
            colors: [gradient], center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public static func radialGradient(
          colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(
            colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public static func radialGradient(
          stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> RadialGradient {
          RadialGradient(
            stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
        }
      }
      extension ShapeStyle where Self == AnyShapeStyle {
        public static func ellipticalGradient(
          _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5
        ) -> AnyShapeStyle {
          AnyShapeStyle(gradient)
        }
        public static func ellipticalGradient(
          _ gradient: Color, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5
        ) -> AnyShapeStyle {
          AnyShapeStyle(gradient)
        }
        public static func ellipticalGradient(
          colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
          endRadiusFraction: CGFloat = 0.5
        ) -> AnyShapeStyle {
          AnyShapeStyle(Gradient(colors: colors))
        }
        public static func angularGradient(
          colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
        ) -> AnyShapeStyle {
          AnyShapeStyle(Gradient(colors: colors))
        }
        public static func angularGradient(
          _ gradient: Color, center: UnitPoint = .center, startAngle: Angle = .zero,
          endAngle: Angle = .zero
        ) -> AnyShapeStyle {
          AnyShapeStyle(gradient)
        }
        public static func angularGradient(
          colors: [Color], center: UnitPoint, angle: Angle = .zero
        ) -> AnyShapeStyle {
          AnyShapeStyle(Gradient(colors: colors))
        }
        public static func angularGradient(
          _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
        ) -> AnyShapeStyle {
          AnyShapeStyle(gradient)
        }
        public static func conicGradient(
          colors: [Color], center: UnitPoint, angle: Angle = .zero
        ) -> AnyShapeStyle {
          AnyShapeStyle(Gradient(colors: colors))
        }
        public static func conicGradient(
          _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
        ) -> AnyShapeStyle {
          AnyShapeStyle(gradient)
        }
      }
      """#)
}
