// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutRuns

/// The paths of files as GitHub knows them: from the folder of the repository, wherever the program runs.
enum RepositoryPlace {
    /// `GITHUB_WORKSPACE`, or the nearest folder from the working directory up that is a working tree of git.
    private static let root: [String]? = {
        let here = SystemFiles().place(of: ".")
        if let workspace = HostEnvironment.workspace.map(SystemFiles().place(of:)), here.starts(with: workspace) {
            return workspace
        }
        return SystemFiles().workingTree(around: here)
    }()

    /// - Parameter path: of a file; a name of something else, such as standard input, stays.
    @Sendable static func path(of path: String) -> String {
        guard let root, SystemFiles().exists(path) else { return path }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let place = SystemFiles().place(of: folder) + [path.split(separator: "/").last.map(String.init) ?? path]
        return place.starts(with: root) ? place.dropFirst(root.count).joined(separator: "/") : path
    }
}

extension DiagnosticReport {
    /// As this program prints it.
    static func printed(
        _ format: DiagnosticFormat, coloring: Coloring = Terminal.errorColoring, logStyle: ConsoleReport.Style? = nil
    ) -> DiagnosticReport {
        var report = DiagnosticReport(format, coloring: coloring, logStyle: logStyle)
        report.placing = RepositoryPlace.path
        return report
    }
}
