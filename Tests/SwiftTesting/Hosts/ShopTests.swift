import Testing

@testable import Shop

@Test func sells() {
  var shop = Shop()
  shop.sell()
  #expect(shop.stock == 1)
}
