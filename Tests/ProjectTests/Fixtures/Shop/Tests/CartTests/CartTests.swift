import Catalog
import Money
import Testing

@testable import Cart

@Suite final class CartTests {
  let cart = Cart()
  let rye = Item(id: "rye", name: "Rye bread", price: 3.25, category: .bakery, stock: 2)

  deinit { cart.removeAll() }

  @Test func countsAreKeptWithinTheStock() {
    #expect(cart.add(rye))
    #expect(cart.add(rye))
    #expect(!cart.add(rye))
    #expect(cart.count == 2)
    #expect(cart.total == 6.5)
  }

  @Test func aCountOfNoneRemoves() {
    cart.add(rye)
    cart.setCount(0, of: rye.id)
    #expect(cart.isEmpty)
    #expect(cart["rye"] == nil)
  }

  @Test(arguments: ["ten": Money(0.65), "FIVER": 0, "free": 0])
  func coupons(code: String, discount: Money) {
    cart.add(rye, count: 2)
    cart.coupon = Coupon(code: code)
    #expect(cart.discount == discount)
  }
}
