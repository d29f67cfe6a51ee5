// swift-tools-version: 6.2
import PackageDescription

let habits: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

// Debian's libutf8proc.pc carries a macro definition that SwiftPM warns about, and says nothing else
// that a build there needs.
#if os(Linux)
  let utf8procPackage: String? = nil
#else
  let utf8procPackage: String? = "libutf8proc"
#endif

let package = Package(
  name: "hig",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hig", targets: ["hig"]),
    .library(name: "GuidelineStore", targets: ["GuidelineStore"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CUTF8Proc", pkgConfig: utf8procPackage,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd",
      providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    .target(name: "CResources", exclude: ["files"]),
    .target(name: "CStart"),
    .executableTarget(name: "packtexts", dependencies: ["CZstd"], swiftSettings: habits),
    .plugin(
      name: "PackTexts", capability: .buildTool(), dependencies: ["packtexts"],
      path: "Sources/PackTextsPlugin"),
    .target(
      name: "GuidelineStore",
      dependencies: ["CResources", "CSQLite", "CUTF8Proc", "CZstd"],
      swiftSettings: habits, plugins: ["PackTexts"]),
    .executableTarget(
      name: "hig",
      dependencies: [
        "CStart", "GuidelineStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: habits),
    .executableTarget(
      name: "bench", dependencies: ["GuidelineStore", "CSQLite"], path: "Benchmarks",
      exclude: ["README.md"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "evaluate", dependencies: ["GuidelineStore"], path: "Evaluation",
      exclude: ["Queries", "engines"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "GuidelineStoreTests", dependencies: ["GuidelineStore"],
      exclude: ["Texts/original-leads.tsv"], swiftSettings: habits),
    // Sees what others see.
    .testTarget(
      name: "LibraryTests", dependencies: ["GuidelineStore"], packageAccess: false,
      swiftSettings: habits),
    .testTarget(name: "higTests", dependencies: ["hig", "GuidelineStore"], swiftSettings: habits),
  ],
  cLanguageStandard: .c2x
)

// libFuzzer has to be linked in, which `make fuzz` sees to.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["GuidelineStore"], path: "Fuzzing", exclude: ["Corpus"],
      swiftSettings: [.swiftLanguageMode(.v5)]))
}
