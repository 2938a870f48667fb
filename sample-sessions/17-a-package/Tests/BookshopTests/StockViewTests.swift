#if canImport(SwiftUI)
  import Catalogue
  import SwiftUI
  import Testing

  @testable import Bookshop

  @Suite struct StockViewTests {
    @Test func sellingUpdatesTheRowAndTheMessage() throws {
      let stock = Stock([
        Title(id: 1, name: "Dune", price: 12), Title(id: 2, name: "Emma", price: 8),
      ])
      #expect(stock.matches.count == 2)
      try stock.sell(stock.titles[0])
      #expect(stock.titles.map(\.copies) == [0, 1])
    }
  }
#endif
