// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Catalogue", targets: ["Catalogue"])],
  targets: [
    .target(name: "Catalogue"),
    .target(name: "Bookshop", dependencies: ["Catalogue"]),
    .testTarget(name: "CatalogueTests", dependencies: ["Catalogue"]),
    .testTarget(name: "BookshopTests", dependencies: ["Bookshop", "Catalogue"]),
  ]
)
