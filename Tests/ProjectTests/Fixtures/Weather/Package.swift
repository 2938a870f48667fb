// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "WeatherCore"),
    .target(name: "WeatherUI", dependencies: ["WeatherCore"]),
    .testTarget(name: "WeatherCoreTests", dependencies: ["WeatherCore"]),
    .testTarget(name: "WeatherUITests", dependencies: ["WeatherUI", "WeatherCore"]),
  ]
)
