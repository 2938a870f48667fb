/// An amount in the smallest unit of a currency.
public struct Money: Hashable, Sendable {
  public let cents: Int
  public let currency: Currency

  public init(cents: Int, in currency: Currency = .eur) {
    self.cents = cents
    self.currency = currency
  }

  public static let zero = Money(cents: 0)

  package static func sum<S: Sequence<Money>>(_ amounts: S) -> Money {
    amounts.reduce(.zero, +)
  }
}

extension Money: Comparable, AdditiveArithmetic {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    precondition(lhs.currency == rhs.currency, "amounts of two currencies")
    return lhs.cents < rhs.cents
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Money(cents: lhs.cents + rhs.cents, in: lhs.cents == 0 ? rhs.currency : lhs.currency)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Money(cents: lhs.cents - rhs.cents, in: lhs.currency)
  }

  public static func * (lhs: Self, count: Int) -> Self {
    Money(cents: lhs.cents * count, in: lhs.currency)
  }
}

extension Money: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(cents: Int((value * 100).rounded()))
  }

  public init(integerLiteral value: Int) {
    self.init(cents: value * 100)
  }
}
