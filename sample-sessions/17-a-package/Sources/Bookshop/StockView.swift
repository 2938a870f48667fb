#if canImport(SwiftUI)
  import Catalogue
  import SwiftUI

  struct StockView: View {
    @Bindable var stock: Stock
    @State private var message = ""

    var body: some View {
      VStack {
        TextField("Search", text: $stock.search)
        ForEach(stock.matches) { title in
          TitleRow(title: title) { sell(title) }
        }
        MessageView(message: message)
      }
    }

    private func sell(_ title: Title) {
      do {
        try stock.sell(title)
        message = "Sold \(title.name)"
      } catch {
        message = "\(title.name) is sold out"
      }
    }
  }

  private struct MessageView: View {
    let message: String

    var body: some View { Text(message) }
  }

  #Preview("Two titles") {
    StockView(
      stock: Stock([
        Title(id: 1, name: "Dune", price: 12), Title(id: 2, name: "Emma", price: 8, copies: 2),
      ]))
  }
#endif
