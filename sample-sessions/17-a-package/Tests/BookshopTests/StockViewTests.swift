#if canImport(Bindery)
  import Bindery
  import Catalogue
  import SwiftUI
  import Testing

  @testable import Bookshop

  @MainActor @Suite struct StockViewTests {
    let stock = Stock([
      Title(id: 1, name: "Dune", price: 12), Title(id: 2, name: "Emma", price: 8),
    ])

    @Test func sellingUpdatesTheRowAndTheMessage() {
      let host = ViewHost(StockView(stock: stock))
      host.tap("Sell Dune")
      #expect(host.updates == ["StockView#1", "TitleRow#1", "TitleRow#2", "MessageView#1"])
      host.tap("Sell Dune")
      #expect(host.texts.last == "Dune is sold out")
    }

    @Test func searchingLeavesTheRowsThatMatch() {
      let host = ViewHost(StockView(stock: stock))
      host.type("em", into: "Search")
      #expect(host.texts == ["Emma", "1 × 8.0", ""])
    }
  }
#endif
