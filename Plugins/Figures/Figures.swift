// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// `swift package figures`: makes the figures of the package's pages, or of those of some targets, with the installed program.
@main
struct Figures: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let rest = extractor.remainingArguments
        var paths = try context.package.targets(named: names).map(\.directoryURL.path)
        // A first argument that is no option is a path.
        if paths.isEmpty, rest.first?.hasPrefix("-") ?? true { paths = ["."] }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["alrender", "figures"] + paths + rest
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 2: Diagnostics.error("figures are missing or stale: run 'swift package figures'")
        case 127: Diagnostics.error("there is no program 'alrender' in PATH: install it first")
        default: Diagnostics.error("'alrender figures' ended with \(process.terminationStatus)")
        }
    }
}
