// Loads by member

/// Shapes stay shapes: `Circle().trim(from: 0, to: 0.5).stroke(.red)`.
extension _DrawingModifiers where Receiver: Shape {
  func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) {}
  func fill(style: FillStyle = FillStyle()) {}
  func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) {}
  func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) {}
  func stroke(lineWidth: CGFloat = 1) {}
  func stroke(style: StrokeStyle) {}
  func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) {}
  func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) {}
  func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) {}
  func strokeBorder(style: StrokeStyle, antialiased: Bool = true) {}
  func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) {}
  func inset(by amount: CGFloat) {}
  func offset(_ offset: CGSize) {}
  func offset(_ offset: CGPoint) {}
  func offset(x: CGFloat = 0, y: CGFloat = 0) {}
  func rotation(_ angle: Angle, anchor: UnitPoint = .center) {}
  func scale(_ scale: CGFloat, anchor: UnitPoint = .center) {}
  func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) {}
  func size(_ size: CGSize, anchor: UnitPoint = .topLeading) {}
  func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) {}
  func transform(_ transform: CGAffineTransform) {}
  func union<S: Shape>(_ other: S, eoFill: Bool = false) {}
  func intersection<S: Shape>(_ other: S, eoFill: Bool = false) {}
  func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) {}
  func symmetricDifference<S: Shape>(_ other: S, eoFill: Bool = false) {}
  func lineIntersection<S: Shape>(_ other: S, eoFill: Bool = false) {}
  func lineSubtraction<S: Shape>(_ other: S, eoFill: Bool = false) {}
}

extension _DrawingModifiers where Receiver == Image {
  func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) {}
  func renderingMode(_ mode: Image.TemplateRenderingMode?) {}
  func interpolation(_ interpolation: Image.Interpolation) {}
  func antialiased(_ isAntialiased: Bool) {}
}
