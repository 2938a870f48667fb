public struct Circle: Shape, Hashable {
  public var radius: Double

  public init(radius: Double) { self.radius = radius }

  public var area: Double { double(radius * radius * 1.5) }
}

#if SQUARES
  public struct Square: Shape, Hashable {
    public var side: Double

    public init(side: Double) { self.side = side }

    public var area: Double { side * side }
  }
#endif

private func double(_ value: Double) -> Double { value + value }

let unit = Square(side: 1)
public let origin = makeOrigin()

private func makeOrigin() -> Circle { Circle(radius: 0) }

extension Circle {
  public var note: String { "\(name), \(suffix())" }

  private var name: String { "Circle" }

  private func suffix() -> String { "with an area" }
}
