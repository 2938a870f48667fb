// Colors and shape styles.

public protocol ShapeStyle {}
extension _InertView: ShapeStyle where Content: ShapeStyle {}
extension _InertLeaf: ShapeStyle {}

@dynamicMemberLookup public struct ColorResource: Hashable {
  let _name: String
  public static subscript(dynamicMember name: String) -> ColorResource {
    ColorResource(name: name)
  }
  public init(name: String, bundle: Bundle = .main) { _name = name }
}
@_shown(text: _name, .drawing)
public struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  public typealias Body = Never
  public enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
  var _name: String
  var _opacity: Double
  init(_named name: String) {
    _name = name
    _opacity = 1
  }
  @_asset(color)
  public init(_ name: String, bundle: Bundle? = nil) {
    _name = name
    _opacity = 1
  }
  public init(_ resource: ColorResource) { self.init(resource._name) }
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    _name = "\(red) \(green) \(blue)"
    _opacity = opacity
  }
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) {
    _name = "white \(white)"
    _opacity = opacity
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    _name = "hue \(hue) \(saturation) \(brightness)"
    _opacity = opacity
  }
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color._opacity = opacity
    return color
  }
  public var gradient: Color { self }
  public var description: String { _name }

  public static let red = Color(_named: "red")
  public static let orange = Color(_named: "orange")
  public static let yellow = Color(_named: "yellow")
  public static let green = Color(_named: "green")
  public static let mint = Color(_named: "mint")
  public static let teal = Color(_named: "teal")
  public static let cyan = Color(_named: "cyan")
  public static let blue = Color(_named: "blue")
  public static let indigo = Color(_named: "indigo")
  public static let purple = Color(_named: "purple")
  public static let pink = Color(_named: "pink")
  public static let brown = Color(_named: "brown")
  public static let white = Color(_named: "white")
  public static let gray = Color(_named: "gray")
  public static let black = Color(_named: "black")
  public static let clear = Color(_named: "clear")
  public static let primary = Color(_named: "primary")
  public static let secondary = Color(_named: "secondary")
  public static let accentColor = Color(_named: "accentColor")
}

public struct Gradient: ShapeStyle, Equatable {
  public var colors: [Color]
  public struct Stop: Equatable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public init(colors: [Color]) { self.colors = colors }
  public init(stops: [Stop]) { colors = stops.map({ $0.color }) }
}
@_shown(.drawing)
public struct LinearGradient: View, ShapeStyle {
  public typealias Body = Never
  var _gradient: Gradient
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}
@_shown(.drawing)
public struct RadialGradient: View, ShapeStyle {
  public typealias Body = Never
  var _gradient: Gradient
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = gradient
  }
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = Gradient(colors: colors)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _gradient = Gradient(stops: stops)
  }
}
public struct HierarchicalShapeStyle: ShapeStyle, CustomStringConvertible {
  let _name: String
  public var description: String { _name }
  public static let primary = HierarchicalShapeStyle(_name: "primary")
  public static let secondary = HierarchicalShapeStyle(_name: "secondary")
  public static let tertiary = HierarchicalShapeStyle(_name: "tertiary")
  public static let quaternary = HierarchicalShapeStyle(_name: "quaternary")
  public static let quinary = HierarchicalShapeStyle(_name: "quinary")
}
public struct _NamedShapeStyle: ShapeStyle, CustomStringConvertible {
  let _name: String
  public var description: String { _name }
}
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thin = Material()
  public static let thick = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}
