// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Podcasts",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "PodcastKit", targets: ["PodcastKit"]),
    .library(name: "PodcastUI", targets: ["PodcastUI"]),
  ],
  targets: [
    .target(name: "PodcastKit"),
    .target(
      name: "PodcastUI",
      dependencies: ["PodcastKit"],
      swiftSettings: [.define("SHOWS_PLAYER"), .enableUpcomingFeature("ExistentialAny")]),
    .testTarget(name: "PodcastKitTests", dependencies: ["PodcastKit"]),
    .testTarget(name: "PodcastUITests", dependencies: ["PodcastUI", "PodcastKit"]),
  ]
)
