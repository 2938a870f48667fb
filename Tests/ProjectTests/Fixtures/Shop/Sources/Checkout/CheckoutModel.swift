import Cart
import Money
import Observation

public protocol PaymentService: Sendable {
  func pay(_ amount: Money) async throws -> Receipt
}

public struct Receipt: Equatable, Sendable {
  public let number: Int
  public let amount: Money

  public init(number: Int, amount: Money) {
    self.number = number
    self.amount = amount
  }
}

public struct PaymentRefused: Error, Equatable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}

@MainActor @Observable
public final class CheckoutModel {
  public enum Step: Hashable {
    case address
    case payment
    case done(Int)
  }

  public var path: [Step] = []
  public var street = ""
  public var city = ""
  public private(set) var isPaying = false
  public private(set) var refusal: String?
  public private(set) var receipt: Receipt?

  private let cart: Cart
  private let payment: any PaymentService

  public init(cart: Cart, payment: any PaymentService) {
    self.cart = cart
    self.payment = payment
  }

  public var total: Money { cart.total }
  public var hasAddress: Bool { !street.isEmpty && !city.isEmpty }

  public func pay() async {
    isPaying = true
    defer { isPaying = false }
    do {
      let receipt = try await payment.pay(cart.total)
      self.receipt = receipt
      refusal = nil
      cart.removeAll()
      path.append(.done(receipt.number))
    } catch let error as PaymentRefused {
      refusal = error.reason
    } catch {
      refusal = "Something went wrong"
    }
  }
}
