import Money

public struct StaticRepository: ItemRepository {
  public init() {}

  public func items() async throws -> [Item] {
    [
      Item(id: "apple", name: "Apple", price: 0.4, category: .produce),
      Item(id: "rye", name: "Rye bread", price: 3.25, category: .bakery, stock: 2),
      Item(id: "milk", name: "Milk", price: 1.15, category: .dairy, stock: 0),
    ]
  }
}
