// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Marked",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", from: "600.0.0")
  ],
  targets: [
    .macro(
      name: "MarkedMacros",
      dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
    .target(name: "Marked", dependencies: ["MarkedMacros"]),
    .testTarget(name: "MarkedTests", dependencies: ["Marked"]),
  ]
)
