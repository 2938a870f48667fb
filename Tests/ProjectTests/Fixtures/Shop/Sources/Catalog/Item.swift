import Foundation
import Money

/// What can be bought.
public struct Item: Identifiable, Hashable, Codable, Sendable {
  public struct ID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
  }

  public let id: ID
  public var name: String
  public var price: Money
  public var category: Category
  package var stock: Int

  public init(id: ID, name: String, price: Money, category: Category, stock: Int = 10) {
    self.id = id
    self.name = name
    self.price = price
    self.category = category
    self.stock = stock
  }

  public var isAvailable: Bool { stock > 0 }
}

public enum Category: String, Codable, CaseIterable, Sendable, Identifiable {
  case produce, bakery, dairy

  public var id: String { rawValue }
  public var title: String { rawValue.capitalized }
}
