public struct Place: Hashable, Identifiable, Sendable {
  public let name: String
  public let latitude: Double

  public var id: String { name }

  public init(name: String, latitude: Double) {
    self.name = name
    self.latitude = latitude
  }
}
