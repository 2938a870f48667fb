import Catalog
import Money
import Observation

/// The items that are bought, in the order in which they were put in.
@Observable
public final class Cart {
  public struct Item: Identifiable, Equatable {
    public let product: Catalog.Item
    public fileprivate(set) var count: Int

    public var id: Catalog.Item.ID { product.id }
    public var price: Money { product.price * count }
  }

  public private(set) var items: [Item] = []
  public var coupon: Coupon?

  public init() {}

  public var isEmpty: Bool { items.isEmpty }
  public var count: Int { items.reduce(0) { $0 + $1.count } }
  public var subtotal: Money { Money.sum(items.map(\.price)) }
  public var discount: Money { coupon?.discount(on: subtotal) ?? .zero }
  public var total: Money { subtotal - discount }

  @discardableResult
  public func add(_ product: Catalog.Item, count: Int = 1) -> Bool {
    let present = self[product.id]?.count ?? 0
    guard present + count <= product.stock else { return false }
    if let index = items.firstIndex(where: { $0.id == product.id }) {
      items[index].count += count
    } else {
      items.append(Item(product: product, count: count))
    }
    return true
  }

  public func setCount(_ count: Int, of id: Catalog.Item.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    if count > 0 { items[index].count = count } else { items.remove(at: index) }
  }

  public func removeAll() {
    items.removeAll()
    coupon = nil
  }

  public subscript(id: Catalog.Item.ID) -> Item? {
    items.first { $0.id == id }
  }
}
