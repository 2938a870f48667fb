// Geometry readers, spacers and dividers.

public struct GeometryProxy {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(x: 0, y: 0, width: 390, height: 844)
  }
}
public enum CoordinateSpace {
  case global, local
  case named(AnyHashable)
  public static let scrollView = CoordinateSpace.named("scrollView")
  public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }
}

@_shown(by: .reader)
public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func _build() -> Content { content(GeometryProxy()) }
}

@_shown()
public struct Spacer: View {
  public typealias Body = Never
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@_shown()
public struct Divider: View {
  public typealias Body = Never
  public init() {}
}
