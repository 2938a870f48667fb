public protocol Shape {
  var area: Double { get }
}

extension Shape {
  public func isLarger(than other: some Shape) -> Bool { area > other.area }

  package var doubled: Double { double(area) }
}

private func double(_ value: Double) -> Double { value * 2 }
