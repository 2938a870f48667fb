import Observation

/// What the shop has, and what is asked for.
@Observable
public final class Stock {
  public private(set) var titles: [Title]
  public var search = ""

  public init(_ titles: [Title]) {
    self.titles = titles
  }

  public var matches: [Title] {
    search.isEmpty ? titles : titles.filter { $0.name.lowercased().contains(search.lowercased()) }
  }

  /// - Throws: `StockError.soldOut` where no copy is left.
  public func sell(_ title: Title) throws {
    guard title.isAvailable else { throw StockError.soldOut(title.name) }
    title.copies -= 1
  }

  var worth: Double { total(of: titles) }
}

public enum StockError: Error, Equatable {
  case soldOut(String)
}

private func total(of titles: [Title]) -> Double {
  titles.reduce(0) { $0 + $1.price * Double($1.copies) }
}
