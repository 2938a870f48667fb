// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tally",
  targets: [
    .target(name: "Tally"),
    .testTarget(name: "TallyTests", dependencies: ["Tally"]),
    .testTarget(name: "OldTallyTests", dependencies: ["Tally"]),
  ],
  swiftLanguageModes: [.v5]
)
