// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shapes",
  products: [.library(name: "Shapes", targets: ["Shapes"])],
  targets: [
    .target(name: "Shapes", swiftSettings: [.define("SQUARES")]),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes"]),
  ]
)
