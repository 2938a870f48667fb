import Money

public enum Coupon: Hashable, Sendable {
  case percent(Int)
  case amount(Money, minimum: Money = 0)

  public init?(code: String) {
    switch code.uppercased() {
    case "TEN": self = .percent(10)
    case "FIVER": self = .amount(5, minimum: 20)
    default: return nil
    }
  }

  func discount(on total: Money) -> Money {
    switch self {
    case .percent(let percent):
      Money(cents: total.cents * percent / 100, in: total.currency)
    case .amount(let amount, let minimum):
      total < minimum ? .zero : min(amount, total)
    }
  }
}
