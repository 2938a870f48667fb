// swift-tools-version: 5.9
import PackageDescription

enum Module: String, CaseIterable {
  case money = "Money"
  case catalog = "Catalog"
  case cart = "Cart"
  case checkout = "Checkout"
  case shop = "ShopApp"

  var dependencies: [Module] {
    switch self {
    case .money: []
    case .catalog: [.money]
    case .cart: [.money, .catalog]
    case .checkout: [.cart, .money]
    case .shop: [.money, .catalog, .cart, .checkout]
    }
  }

  var isTested: Bool { self != .shop && self != .catalog }
}

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ShopKit", targets: [Module.catalog, .cart, .checkout].map(\.rawValue))
  ],
  targets: Module.allCases.map { module in
    .target(
      name: module.rawValue,
      dependencies: module.dependencies.map { .byName(name: $0.rawValue) })
  }
    + Module.allCases.filter(\.isTested).map { module in
      .testTarget(
        name: "\(module.rawValue)Tests",
        dependencies: [.init(stringLiteral: module.rawValue)]
          + module.dependencies.map { Target.Dependency.target(name: $0.rawValue) })
    }
)

#if os(Linux)
  package.products.append(.library(name: "Money", targets: ["Money"]))
#endif
