import Cart
import Catalog
import Checkout
import SwiftUI

@main
struct ShopApp: App {
  private let dependencies = Dependencies.live

  var body: some Scene {
    WindowGroup {
      ShopRoot(dependencies: dependencies)
    }
  }
}

/// What the screens share.
@MainActor
final class Dependencies {
  let catalog: CatalogStore
  let cart = Cart()
  lazy var checkout = CheckoutModel(cart: cart, payment: payment)
  private let payment: any PaymentService

  static let live = Dependencies(
    catalog: CatalogStore(repository: StaticRepository()), payment: LimitedPayment())

  init(catalog: CatalogStore, payment: any PaymentService) {
    self.catalog = catalog
    self.payment = payment
  }
}
