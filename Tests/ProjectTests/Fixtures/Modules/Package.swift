// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kitchen",
  platforms: [.iOS(.v17)],
  dependencies: [.package(path: "../ModulesKit"), .package(url: "https://example.com/Net.git", from: "1.0.0")],
  targets: [
    .target(name: "Recipes"),
    .target(name: "Pantry", dependencies: ["Recipes", .product(name: "Units", package: "ModulesKit")]),
    .executableTarget(
      name: "KitchenApp",
      dependencies: ["Recipes", "Pantry", .product(name: "Net", package: "Net")]),
    .testTarget(name: "PantryTests", dependencies: ["Pantry", "Recipes"]),
  ]
)
