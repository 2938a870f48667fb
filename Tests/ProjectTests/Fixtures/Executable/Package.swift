// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "count-words",
  targets: [.executableTarget(name: "count-words", path: "Sources")]
)
