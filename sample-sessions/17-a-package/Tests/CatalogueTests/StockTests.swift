import Testing

@testable import Catalogue

@Suite struct StockTests {
  let stock = Stock([
    Title(id: 1, name: "Dune", price: 12), Title(id: 2, name: "Emma", price: 8, copies: 2),
  ])

  @Test func searchingIgnoresCase() {
    stock.search = "EM"
    #expect(stock.matches.map(\.name) == ["Emma"])
  }

  @Test func theWorthIsThatOfAllCopies() {
    #expect(stock.worth == 28)
  }

  @Test(arguments: [("Dune", 1), ("Emma", 2)])
  func aTitleIsSoldUntilNoneIsLeft(name: String, copies: Int) throws {
    let title = try #require(stock.titles.first { $0.name == name })
    for _ in 0..<copies { try stock.sell(title) }
    #expect(throws: StockError.soldOut(name)) { try stock.sell(title) }
  }
}
