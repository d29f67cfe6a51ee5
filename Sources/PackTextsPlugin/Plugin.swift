import Foundation
import PackagePlugin

/// Embeds the texts of `Data/` in the program.
@main
struct PackTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let data = context.package.directoryURL.appending(path: "Data")
    let output = context.pluginWorkDirectoryURL.appending(path: "CarriedTexts+Archive.swift")
    let paths = ["en", "ko", "ja"].flatMap { language in
      FileManager.default.enumerator(atPath: data.appending(path: language).path())?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
        .map { language + "/" + $0 } ?? []
    }.sorted()
    return [
      .buildCommand(
        displayName: "Packing texts", executable: try context.tool(named: "packtexts").url,
        arguments: [output.path(), data.path()] + paths,
        inputFiles: paths.map { data.appending(path: $0) }, outputFiles: [output])
    ]
  }
}
