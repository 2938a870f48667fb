import Cart
import Catalog
import Money
import XCTest

@testable import Checkout

@MainActor
final class CheckoutTests: XCTestCase {
  private let cart = Cart()

  func testPayingEmptiesTheCart() async {
    cart.add(Item(id: "tea", name: "Tea", price: 4, category: .produce))
    let model = CheckoutModel(cart: cart, payment: LimitedPayment())
    await model.pay()
    XCTAssertEqual(model.receipt, Receipt(number: 1001, amount: 4))
    XCTAssertEqual(model.path, [.done(1001)])
    XCTAssert(cart.isEmpty)
    XCTAssertNil(model.refusal)
  }

  func testRefusedPaymentsKeepTheCart() async throws {
    cart.add(Item(id: "oven", name: "Oven", price: 499, category: .bakery))
    let model = CheckoutModel(cart: cart, payment: LimitedPayment(limit: 10))
    await model.pay()
    let refusal = try XCTUnwrap(model.refusal)
    XCTAssertEqual(refusal, "€499.00 is above €10.00")
    XCTAssertFalse(model.isPaying)
    XCTAssertEqual(cart.count, 1)
  }
}
