// Shapes: views that only draw.

public protocol Shape: View {
  func path(in rect: CGRect) -> Path
}
extension Shape {
  public typealias Body = Never
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension _InertLeaf: Shape {}
public enum RoundedCornerStyle { case circular, continuous }
public struct StrokeStyle: Equatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
public enum CGLineCap { case butt, round, square }
public enum CGLineJoin { case miter, round, bevel }
@_shown(.drawing)
public struct Circle: Shape {
  public typealias Body = Never
  public init() {}
}
@_shown(.drawing)
public struct Rectangle: Shape {
  public typealias Body = Never
  public init() {}
}
@_shown(.drawing)
public struct Ellipse: Shape {
  public typealias Body = Never
  public init() {}
}
@_shown(.drawing)
public struct Capsule: Shape {
  public typealias Body = Never
  public init(style: RoundedCornerStyle = .continuous) {}
}
@_shown(.drawing)
public struct ContainerRelativeShape: Shape {
  public typealias Body = Never
  public init() {}
}
@_shown(.drawing)
public struct RoundedRectangle: Shape {
  public typealias Body = Never
  public var cornerRadius: CGFloat
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = cornerSize.width
  }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> Circle { self }
}
extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> Rectangle { self }
}
extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> Ellipse { self }
}
extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> Capsule { self }
}
extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
extension ContainerRelativeShape: InsettableShape {
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}
@_shown(.drawing)
public struct AnyShape: Shape {
  public typealias Body = Never
  public init<S: Shape>(_ shape: S) {}
}
@_shown(.drawing)
public struct Path: Shape, Equatable {
  public typealias Body = Never
  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(_ build: (inout Path) -> Void) { build(&self) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  public mutating func move(to point: CGPoint) { _points.append(point) }
  public mutating func addLine(to point: CGPoint) { _points.append(point) }
  public mutating func addLines(_ lines: [CGPoint]) { _points += lines }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    _points.append(point)
  }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    _points.append(point)
  }
  public mutating func addRect(_ rect: CGRect) {
    _points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    _points.append(center)
  }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    _points.append(tangent2End)
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    _points.append(center)
  }
  public mutating func addPath(_ path: Path) { _points += path._points }
  public mutating func closeSubpath() {}
  /// The end points of its segments. Nothing is drawn, so nothing else is stored.
  var _points: [CGPoint] = []
  public var isEmpty: Bool { _points.isEmpty }
  /// The bounding rectangle of the end points.
  public var boundingRect: CGRect {
    guard let first = _points.first else { return .null }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in _points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }
  public var currentPoint: CGPoint? { _points.last }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path {
    self
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var moved = self
    moved._points = _points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return moved
  }
  public func normalized(eoFill: Bool = true) -> Path { self }
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}
