import Cart
import Catalog
import SwiftUI

struct CatalogScreen: View {
  @Environment(CatalogStore.self) private var catalog
  @Environment(Cart.self) private var cart

  var body: some View {
    @Bindable var catalog = catalog
    List {
      Picker("Category", selection: $catalog.category) {
        Text("All").tag(nil as Catalog.Category?)
        ForEach(Catalog.Category.allCases) { category in
          Text(category.title).tag(category as Catalog.Category?)
        }
      }
      .pickerStyle(.menu)
      ForEach(catalog.visible) { item in
        ItemRow(item: item, inCart: cart[item.id]?.count ?? 0) {
          cart.add(item)
        }
      }
    }
    .navigationTitle("Shop")
    .task { await catalog.load() }
  }
}

struct ItemRow: View {
  let item: Item
  let inCart: Int
  var add: () -> Void = {}

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.name)
        Text(item.price.description).priceStyle()
      }
      Spacer()
      if item.isAvailable {
        Button("Add \(item.name)", action: add)
          .disabled(inCart >= item.stock)
      } else {
        Text("Sold out").foregroundStyle(.secondary)
      }
    }
  }
}
