import Cart
import Catalog
import Checkout
import SwiftUI

struct ShopRoot: View {
  let dependencies: Dependencies

  var body: some View {
    TabView {
      Tab("Shop", systemImage: "storefront") {
        NavigationStack { CatalogScreen() }
      }
      Tab("Cart", systemImage: "cart") {
        CartScreen()
      }
      .badge(dependencies.cart.count)
    }
    .environment(dependencies.catalog)
    .environment(dependencies.cart)
    .environment(dependencies.checkout)
  }
}

#Preview {
  ShopRoot(dependencies: .live)
}
