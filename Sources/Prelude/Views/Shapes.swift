extension PreludeLibrary {
  /// Shapes: views that only draw.
  static let shapes = PreludeChunk(
    names: [
      "Shape", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path",
      "RoundedCornerStyle", "ContainerRelativeShape", "StrokeStyle",
    ],
    text: #"""
      public protocol Shape: View {}
      extension Shape {
        public typealias Body = Never
      }
      public enum RoundedCornerStyle { case circular, continuous }
      public struct StrokeStyle: Equatable {
        public var lineWidth: CGFloat
        public init(lineWidth: CGFloat = 1) { self.lineWidth = lineWidth }
      }
      public struct Circle: Shape {
        public typealias Body = Never
        public init() {}
      }
      public struct Rectangle: Shape {
        public typealias Body = Never
        public init() {}
      }
      public struct Ellipse: Shape {
        public typealias Body = Never
        public init() {}
      }
      public struct Capsule: Shape {
        public typealias Body = Never
        public init(style: RoundedCornerStyle = .continuous) {}
      }
      public struct ContainerRelativeShape: Shape {
        public typealias Body = Never
        public init() {}
      }
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
      public struct Path: Shape {
        public typealias Body = Never
        public init() {}
        public init(_ rect: CGRect) {}
        public init(ellipseIn rect: CGRect) {}
        public init(_ build: (inout Path) -> Void) {}
        public mutating func move(to point: CGPoint) {}
        public mutating func addLine(to point: CGPoint) {}
        public mutating func addRect(_ rect: CGRect) {}
        public mutating func closeSubpath() {}
      }
      """#)
}
