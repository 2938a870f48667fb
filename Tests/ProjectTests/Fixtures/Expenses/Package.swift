// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Expenses",
  targets: [
    .target(name: "Expenses", path: "App"),
    .testTarget(name: "ExpensesTests", dependencies: ["Expenses"], path: "Checks"),
  ]
)
