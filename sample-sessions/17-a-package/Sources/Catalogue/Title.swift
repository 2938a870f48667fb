import Observation

/// A book as the shop sells it.
@Observable
public final class Title: Identifiable {
  public let id: Int
  public var name: String
  public var price: Double
  public var copies: Int

  public init(id: Int, name: String, price: Double, copies: Int = 1) {
    self.id = id
    self.name = name
    self.price = price
    self.copies = copies
  }

  public var isAvailable: Bool { copies > 0 }
}
