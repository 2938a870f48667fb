public struct Forecast: Hashable, Sendable {
  public enum Sky: String, CaseIterable, Sendable {
    case clear, cloudy, rain
  }

  public var degrees: Double
  public var sky: Sky

  public init(degrees: Double, sky: Sky) {
    self.degrees = degrees
    self.sky = sky
  }
}

extension Forecast {
  public var summary: String { "\(rounded(degrees))°, \(sky.rawValue)" }
}

private func rounded(_ value: Double) -> Int { Int(value.rounded()) }
