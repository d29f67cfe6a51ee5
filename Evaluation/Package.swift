// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Evaluation",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "hig", path: "..")],
  targets: [
    .executableTarget(
      name: "evaluate",
      dependencies: [.product(name: "GuidelineStore", package: "hig")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
