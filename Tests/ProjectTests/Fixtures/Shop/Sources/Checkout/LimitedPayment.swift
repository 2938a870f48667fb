import Money

/// Pays what is not above a limit.
public actor LimitedPayment: PaymentService {
  private let limit: Money
  private var lastNumber = 1000

  public init(limit: Money = 50) {
    self.limit = limit
  }

  public func pay(_ amount: Money) async throws -> Receipt {
    guard amount <= limit else {
      throw PaymentRefused(reason: "\(amount) is above \(limit)")
    }
    lastNumber += 1
    return Receipt(number: lastNumber, amount: amount)
  }
}
