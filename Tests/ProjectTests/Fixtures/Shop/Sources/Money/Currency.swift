public enum Currency: String, Codable, CaseIterable, Sendable {
  case eur = "EUR"
  case usd = "USD"

  public var symbol: String {
    switch self {
    case .eur: "€"
    case .usd: "$"
    }
  }
}
