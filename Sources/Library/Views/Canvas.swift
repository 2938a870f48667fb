// `Canvas` and its drawing context. Nothing is drawn, but what the renderer reads is tracked.

public struct GraphicsContext {
  public struct Shading {
    public static var foreground: Shading { Shading() }
    public static var backdrop: Shading { Shading() }
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func palette(_ array: [Shading]) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, scale: CGFloat = 1
    ) -> Shading { Shading() }
  }
  public struct GradientOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
  public struct ClipOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }
  public struct FilterOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct BlendMode: Hashable {
    let _name: String
    public static let normal = BlendMode(_name: "normal")
    public static let multiply = BlendMode(_name: "multiply")
    public static let screen = BlendMode(_name: "screen")
    public static let overlay = BlendMode(_name: "overlay")
    public static let darken = BlendMode(_name: "darken")
    public static let lighten = BlendMode(_name: "lighten")
    public static let colorDodge = BlendMode(_name: "colorDodge")
    public static let colorBurn = BlendMode(_name: "colorBurn")
    public static let softLight = BlendMode(_name: "softLight")
    public static let hardLight = BlendMode(_name: "hardLight")
    public static let difference = BlendMode(_name: "difference")
    public static let exclusion = BlendMode(_name: "exclusion")
    public static let hue = BlendMode(_name: "hue")
    public static let saturation = BlendMode(_name: "saturation")
    public static let color = BlendMode(_name: "color")
    public static let luminosity = BlendMode(_name: "luminosity")
    public static let clear = BlendMode(_name: "clear")
    public static let copy = BlendMode(_name: "copy")
    public static let sourceIn = BlendMode(_name: "sourceIn")
    public static let sourceOut = BlendMode(_name: "sourceOut")
    public static let sourceAtop = BlendMode(_name: "sourceAtop")
    public static let destinationOver = BlendMode(_name: "destinationOver")
    public static let destinationIn = BlendMode(_name: "destinationIn")
    public static let destinationOut = BlendMode(_name: "destinationOut")
    public static let destinationAtop = BlendMode(_name: "destinationAtop")
    public static let xor = BlendMode(_name: "xor")
    public static let plusDarker = BlendMode(_name: "plusDarker")
    public static let plusLighter = BlendMode(_name: "plusLighter")
  }
  public struct Filter {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter { Filter() }
  }
  public struct ResolvedText {
    public var shading: Shading = .foreground
    public func measure(in size: CGSize) -> CGSize { size }
  }
  public struct ResolvedImage {
    public var size: CGSize { CGSize(width: 20, height: 20) }
    public var baseline: CGFloat { 0 }
    public var shading: Shading?
  }
  public struct ResolvedSymbol {
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }

  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var clipBoundingRect: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions = FilterOptions()
  ) {}
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { ResolvedSymbol() }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

@_shown(by: .reader)
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never
  var _symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    _symbols = symbols()
    self.renderer = renderer
  }
  func _build() -> Symbols {
    var context = GraphicsContext()
    renderer(&context, CGSize(width: 390, height: 844))
    return _symbols
  }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}
