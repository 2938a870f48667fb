#if canImport(SwiftUI)
  import Catalogue
  import SwiftUI

  struct BookshopApp: App {
    @State private var stock = Stock([Title(id: 1, name: "Dune", price: 12)])

    var body: some Scene {
      WindowGroup { StockView(stock: stock) }
    }
  }
#endif
