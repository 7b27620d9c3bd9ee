// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Warns of a target's figures that are missing or stale when the target is built, with the installed program.
///
/// Pictures are part of the sources, which a build may not change: `swift package figures` makes them.
@main
struct CheckFigures: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        // An empty source file: any other output would become a resource of the target.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "FiguresChecked.swift")
        return [
            .buildCommand(
                displayName: "Checking the figures of \(target.name)", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", Self.script, "sh", target.directoryURL.path, stamp.path],
                environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"],
                inputFiles: Self.files(below: target.directoryURL), outputFiles: [stamp])
        ]
    }

    /// `Form.md:12: Form.png is stale` becomes a warning at that line.
    private static let script = """
        found=$(alrender figures "$1" --check)
        case $? in
        0) ;;
        2) printf '%s\\n' "$found" | sed -E 's/^([^:]*(:[0-9]+)?): (.*)$/\\1: warning: \\3: run swift package figures/' ;;
        127) echo "warning: there is no program 'alrender' in PATH: figures are not checked" ;;
        *) exit 1 ;;
        esac
        : >"$2"
        """

    /// What figures are made from, and their pictures.
    private static func files(below folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        return (all?.allObjects as? [URL] ?? []).filter { url in
            (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }.sorted { $0.path < $1.path }
    }
}
