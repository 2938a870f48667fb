// Anchors that preferences pass up: they are stored, but nothing is laid out.

public struct Anchor<Value> {
  public struct Source {
    let _value: Value
  }
  let _value: Value
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(_value: CGRect(x: 0, y: 0, width: 390, height: 844))
  }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(_value: rect)
  }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(_value: point)
  }
  public static var center: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 422)) }
  public static var top: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 0)) }
  public static var bottom: Anchor<CGPoint>.Source { .point(CGPoint(x: 195, y: 844)) }
  public static var topLeading: Anchor<CGPoint>.Source { .point(CGPoint(x: 0, y: 0)) }
  public static var topTrailing: Anchor<CGPoint>.Source { .point(CGPoint(x: 390, y: 0)) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .point(CGPoint(x: 0, y: 844)) }
  public static var bottomTrailing: Anchor<CGPoint>.Source {
    .point(CGPoint(x: 390, y: 844))
  }
}
extension Anchor: Equatable where Value: Equatable {}
extension GeometryProxy {
  public subscript<T>(_ anchor: Anchor<T>) -> T { anchor._value }
}
