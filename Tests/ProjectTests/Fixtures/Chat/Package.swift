// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Chat",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Chat", targets: ["Chat"])],
  dependencies: [],
  targets: [
    .target(name: "Chat", path: "Chat", exclude: ["README.md"]),
    .testTarget(name: "ChatTests", dependencies: ["Chat"], path: "ChatTests"),
  ],
  swiftLanguageVersions: [.v5]
)
