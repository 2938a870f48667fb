// StoreKit: a store without products, so that nothing is ever purchased.
//
// Module: StoreKit

public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(any Error), systemError(any Error)
  case notAvailableInStorefront, notEntitled
}
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _): value
    case .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): return value
      }
    }
  }
}
/// A transaction; there never is one.
public struct _StoreTransaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }
  public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
  public typealias Transactions = AsyncStream<VerificationResult<_StoreTransaction>>
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let ownershipType: OwnershipType
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let subscriptionGroupID: String?
  public static func == (a: _StoreTransaction, b: _StoreTransaction) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public func finish() async {}
  public static var updates: Transactions { AsyncStream { $0.finish() } }
  public static var all: Transactions { AsyncStream { $0.finish() } }
  public static var unfinished: Transactions { AsyncStream { $0.finish() } }
  public static var currentEntitlements: Transactions { AsyncStream { $0.finish() } }
  public static func latest(
    for productID: String
  ) async -> VerificationResult<_StoreTransaction>? { nil }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<_StoreTransaction>? { nil }
}
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable {
    let _name: String
    public static let consumable = ProductType(_name: "consumable")
    public static let nonConsumable = ProductType(_name: "nonConsumable")
    public static let nonRenewable = ProductType(_name: "nonRenewable")
    public static let autoRenewable = ProductType(_name: "autoRenewable")
  }
  public enum PurchaseResult {
    case success(VerificationResult<_StoreTransaction>), userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {
    let _name: String
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(_name: "appAccountToken")
    }
    public static func quantity(_ count: Int) -> PurchaseOption {
      PurchaseOption(_name: "quantity")
    }
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public let period: SubscriptionPeriod
    public let displayPrice: String
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    public struct RenewalInfo: Hashable, Sendable {
      public let willAutoRenew: Bool
      public let currentProductID: String
      public let autoRenewPreference: String?
    }
    public struct Status {
      public let state: RenewalState
      public let transaction: VerificationResult<_StoreTransaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
  }
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public static func == (a: Product, b: Product) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }
  public func purchase(
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { .userCancelled }
  public var latestTransaction: VerificationResult<_StoreTransaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<_StoreTransaction>? { get async { nil } }
}
public enum AppStore {
  public static var canMakePayments: Bool { true }
  public static func sync() async throws {}
  public static func requestReview(in scene: UIWindowScene) { _noteAction("requestReview") }
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
public class SKStoreReviewController: NSObject {
  public static func requestReview() { _noteAction("requestReview") }
  public static func requestReview(in scene: UIWindowScene) { _noteAction("requestReview") }
}
public func ProductView(id: String) -> _InertLeaf {
  _InertLeaf(_name: "ProductView", _arguments: [id])
}
public func ProductView<Icon: View>(
  id: String, @ViewBuilder icon: () -> Icon
) -> _InertLeaf { _InertLeaf(_name: "ProductView", _arguments: [id, icon()]) }
public func ProductView(_ product: Product) -> _InertLeaf {
  _InertLeaf(_name: "ProductView", _arguments: [product.displayName])
}
public func StoreView(ids: [String]) -> _InertLeaf {
  _InertLeaf(_name: "StoreView", _arguments: ids)
}
public func SubscriptionStoreView(groupID: String) -> _InertLeaf {
  _InertLeaf(_name: "SubscriptionStoreView", _arguments: [groupID])
}
public func SubscriptionStoreView<Content: View>(
  groupID: String, @ViewBuilder marketingContent: () -> Content
) -> _InertLeaf {
  _InertLeaf(_name: "SubscriptionStoreView", _arguments: [groupID, marketingContent()])
}
public func SubscriptionStoreView(productIDs: [String]) -> _InertLeaf {
  _InertLeaf(_name: "SubscriptionStoreView", _arguments: productIDs)
}
public struct PurchaseAction: Sendable {
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}
extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
}
extension View {
  public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)? = nil
  ) -> some View { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)? = nil
  ) -> some View { self }
}
