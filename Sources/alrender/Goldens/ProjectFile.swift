// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGoldens
import SourceLocations

/// The project file of the working directory, or of the nearest folder above it that has one.
struct ProjectFile {
    var project = GoldenProject()
    /// The path of the project file; nil if there is none.
    private(set) var place: String?
    /// The folder of the project file, with a slash at its end, or empty for the working directory.
    private var folder = ""

    /// As far up as paths of the system can be deep.
    private static let highest = 64

    init() throws(FileFault) {
        guard let folder = Self.folder() else { return }
        self.folder = folder
        let path = folder + GoldenProject.fileName
        place = path
        let source = SourceText(name: path, bytes: try InputFile.readRegularFile(path))
        let read = GoldenProject.read(source)
        project = read.project
        guard read.diagnostics.contains(where: { $0.severity == .error }) else { return }
        var report = DiagnosticReport(.human, coloring: Terminal.errorColoring)
        Terminal.say(report.add(read.diagnostics, in: source, of: nil))
        Terminal.say(report.end)
        throw FileFault(path, reason: "the project file has errors", status: .errorDiagnostic)
    }

    private static func folder() -> String? {
        var folder = ""
        for _ in 0..<highest {
            if DirectoryListing.exists(folder + GoldenProject.fileName) { return folder }
            if OutputFile.isSameFile(folder.isEmpty ? "." : folder, "/") { return nil }
            folder += "../"
        }
        return nil
    }

    /// From the working directory.
    func path(_ setting: String) -> String { setting.hasPrefix("/") ? setting : folder + setting }

    /// What is tested if the command line names nothing.
    var layouts: String? { project.layouts.map(path) }

    /// A path of the command line with the names that its inputs have in this project, however it is spelled.
    func root(_ path: String) -> GoldenInputs.Root {
        var short = path
        while short.count > 1, short.hasSuffix("/") { short.removeLast() }
        while short.count > 2, short.hasPrefix("./") { short.removeFirst(2) }
        guard let layouts else { return GoldenInputs.Root(path: short) }
        let folder = DirectoryListing.isDirectory(short) ? short : short.lastIndex(of: "/").map { String(short[..<$0]) }
        guard let place = RelativePath.path(from: layouts, to: folder ?? "."), !place.hasPrefix("../") else {
            return GoldenInputs.Root(path: short)
        }
        return GoldenInputs.Root(path: short, prefix: place)
    }
}
