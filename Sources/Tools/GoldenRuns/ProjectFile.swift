// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutGoldens
package import LayoutRuns
package import SourceLocations

/// The project file of the working directory, or of the nearest folder above it that has one.
package struct ProjectFile {
    package var project = GoldenProject()
    /// The path of the project file; nil if there is none.
    package private(set) var place: String?
    /// Its text, for diagnostics.
    package private(set) var source: SourceText?
    /// The folder of the project file, with a slash at its end, or empty for the working directory.
    private var folder = ""

    /// As far up as paths of the system can be deep.
    private static let highest = 64

    private let host: GoldenHost
    private var files: any FileSystem { host.files.system }

    package init(_ host: GoldenHost) throws(FileFault) {
        self.host = host
        guard let folder = folder(from: "") else { return }
        self.folder = folder
        let path = folder + GoldenProject.fileName
        place = path
        let source = SourceText(name: path, bytes: try files.readRegularFile(path))
        self.source = source
        let read = GoldenProject.read(source)
        project = read.project
        guard read.diagnostics.contains(where: { $0.severity == .error }) else { return }
        host.report(read.diagnostics, in: source)
        throw FileFault(path, reason: "the project file has errors", status: .errorDiagnostic)
    }

    /// Refuses layouts that are not there; for a run over all of them.
    func checkLayouts() throws {
        guard let source, let setting = project.layouts, let layouts, !files.exists(layouts) else { return }
        let parent = setting.split(separator: "/").dropLast().joined(separator: "/")
        let siblings = files.names(in: parent.isEmpty ? path(".") : path(parent)).map {
            parent.isEmpty ? $0 : "\(parent)/\($0)"
        }.filter { files.isDirectory(path($0)) }
        let meant = NearestName.of(setting, among: siblings)
        let fixes = meant.map {
            [Diagnostic.Fix("did you mean \"\($0)\"?", range: project.layoutsRange, replacement: "\"\($0)\"")]
        }
        let fault = Diagnostic(
            .projectSetting, .error, "no folder '\(setting)'", at: project.layoutsRange, fixes: fixes ?? [])
        host.report([fault], in: source)
        throw RunEnd(.noInput)
    }

    /// The project file that counts in the folder of an input, if it is another one than this.
    package func other(for input: String) -> String? {
        let isFolder = files.isDirectory(input)
        let slash = input.lastIndex(of: "/")
        let start = isFolder ? (input.hasSuffix("/") ? input : input + "/") : slash.map { String(input[...$0]) } ?? ""
        guard files.exists(input), let folder = folder(from: start) else { return nil }
        let path = (files.relativePath(from: ".", to: folder) ?? folder) + GoldenProject.fileName
        return place.map { files.isSameFile($0, path) } == true ? nil : path
    }

    /// - Parameter start: with a slash at its end, or empty for the working directory.
    private func folder(from start: String) -> String? {
        var folder = start
        for _ in 0..<Self.highest {
            if files.exists(folder + GoldenProject.fileName) { return folder }
            if files.isSameFile(folder.isEmpty ? "." : folder, "/") { return nil }
            folder += "../"
        }
        return nil
    }

    /// From the working directory.
    package func path(_ setting: String) -> String { setting.hasPrefix("/") ? setting : folder + setting }

    /// What is tested if the command line names nothing.
    package var layouts: String? { project.layouts.map(path) }

    /// Files and folders of the command line; one that lies in another one of them is tested with that one.
    ///
    /// - Parameters:
    ///   - isProjectGolden: whether their goldens are in the project's folder.
    ///   - suffixes: those of the files that folders are searched for.
    package func roots(_ paths: [String], isProjectGolden: Bool, suffixes: [String]) -> [GoldenInputs.Root] {
        var roots: [GoldenInputs.Root] = []
        for root in paths.map({ root($0, isProjectGolden: isProjectGolden) }) {
            let isFile = !files.isDirectory(root.path)
            let slash = root.path.lastIndex(of: "/")
            let folder = isFile ? slash.map { String(root.path[...$0]) } ?? "." : root.path
            let isSearchedFor = !isFile || suffixes.contains(where: root.path.hasSuffix)
            let isInOther = paths.contains { other in
                guard isSearchedFor, files.isDirectory(other),
                    let place = files.relativePath(from: other, to: folder), isFile || !place.isEmpty
                else { return false }
                return !place.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            let isSame = roots.contains { !isFile && files.isSameFile($0.path, root.path) || $0 == root }
            if !isInOther, !isSame { roots.append(root) }
        }
        return roots
    }

    /// A path of the command line with the names that its inputs have in this project, however it is spelled.
    private func root(_ path: String, isProjectGolden: Bool) -> GoldenInputs.Root {
        var short = path
        while short.count > 1, short.hasSuffix("/") { short.removeLast() }
        while short.count > 2, short.hasPrefix("./") { short.removeFirst(2) }
        guard let layouts else { return GoldenInputs.Root(path: short) }
        let folder = files.isDirectory(short) ? short : short.lastIndex(of: "/").map { String(short[..<$0]) }
        guard let place = files.relativePath(from: layouts, to: folder ?? "."), !place.hasPrefix("../") else {
            return GoldenInputs.Root(path: short, ownsGoldens: !isProjectGolden)
        }
        return GoldenInputs.Root(path: short, prefix: place)
    }
}
