// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine

/// The paths of files as GitHub knows them: from the folder of the repository, wherever the program runs.
enum RepositoryPlace {
    /// `GITHUB_WORKSPACE`, or the nearest folder from the working directory up that is a working tree of git.
    private static let root: [String]? = {
        let here = RelativePath.place(of: ".")
        if let workspace = HostEnvironment.workspace.map(RelativePath.place), here.starts(with: workspace) {
            return workspace
        }
        return workingTree(around: here)
    }()

    /// The nearest folder from a place up that is a working tree of git; places are names from the top of the file system.
    static func workingTree(around place: [String]) -> [String]? {
        (0...place.count).lazy.map { Array(place.dropLast($0)) }.first {
            DirectoryListing.exists("/" + ($0 + [".git"]).joined(separator: "/"))
        }
    }

    /// - Parameter path: of a file; a name of something else, such as standard input, stays.
    @Sendable static func path(of path: String) -> String {
        guard let root, DirectoryListing.exists(path) else { return path }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let place = RelativePath.place(of: folder) + [path.split(separator: "/").last.map(String.init) ?? path]
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
