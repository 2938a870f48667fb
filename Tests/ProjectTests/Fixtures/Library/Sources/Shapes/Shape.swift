public protocol Shape {
  var area: Double { get }
}

extension Shape {
  public func isLarger(than other: some Shape) -> Bool { area > other.area }

  package var doubled: Double { double(area) }
}

private func double(_ value: Double) -> Double { value * 2 }

extension Circle {
  public var title: String { "a \(name) \(suffix())" }

  private var name: String { "round" }

  private func suffix() -> String { "circle" }
}
