// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "hig", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "GuidelineStore", package: "hig"),
        .product(name: "CSQLite", package: "hig"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
