// swift-tools-version: 5.10
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableExperimentalFeature("StrictConcurrency")
]

let package = Package(
  name: "PhotoGrid",
  platforms: [.iOS(.v17)],
  products: [.library(name: "PhotoGrid", targets: ["PhotoGrid"])],
  targets: [
    .target(name: "PhotoLibrary", swiftSettings: swiftSettings),
    .target(
      name: "PhotoGrid",
      dependencies: [.target(name: "PhotoLibrary")],
      resources: [.process("Resources")],
      swiftSettings: swiftSettings),
    .testTarget(name: "PhotoGridTests", dependencies: ["PhotoGrid", "PhotoLibrary"]),
  ]
)
