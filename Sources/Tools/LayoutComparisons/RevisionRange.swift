// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutGoldens
package import LayoutRuns
import SourceLocations

/// A commit and what it is compared with: `HEAD~1`, or `main..topic`.
package struct RevisionRange {
    package let git: Git
    private let files: FileAccess
    private let old: (name: String, commit: String)
    /// Nil for the working tree.
    private let new: (name: String, commit: String)?

    package init(_ text: String, in files: FileAccess) throws(FileFault) {
        self.files = files
        git = try Git(in: files)
        let parts = text.ranges(of: "..").first.map { [text[..<$0.lowerBound], text[$0.upperBound...]] }
        guard let parts else {
            old = (text, try git.commit(text))
            new = nil
            return
        }
        // As git reads them, a side that is left out is HEAD.
        let names = parts.map { $0.isEmpty ? "HEAD" : String($0.drop { $0 == "." }) }
        old = (names[0], try git.commit(names[0]))
        new = (names[1], try git.commit(names[1]))
    }

    /// What git selects files by: a file or a folder that one of the sides has, else a pattern, which git reads itself. Nil for
    /// neither.
    private func selector(_ place: String) -> String? {
        if place.isEmpty { return "." }
        let path = place.hasSuffix("/") ? String(place.dropLast()) : place
        if new == nil && files.system.isTaken("\(git.root)/\(path)") || git.has(path, in: old.commit)
            || new.map({ git.has(path, in: $0.commit) }) ?? false
        {
            return ":(literal)" + place
        }
        return place.hasPrefix(":") || place.contains { "*?[".contains($0) } ? place : nil
    }

    /// The bytes in the working tree; nil for a missing file, or a link.
    private func fileNow(_ path: String) -> [UInt8]? {
        try? files.system.readRegularFile("\(git.root)/\(path)", followsLinks: false)
    }

    /// - Parameters:
    ///   - paths: files and folders from the working directory; none for all of the repository.
    ///   - complain: called with a file whose layouts have errors.
    ///   - omit: called for a file that cannot be compared.
    package func comparison(
        below paths: [String], canvas: CanvasSelection, scenes: SceneSelection, pipeline: LayoutPipeline,
        complain: (ComparedFile) -> Void, omit: (FileFault) -> Void
    ) throws(FileFault) -> RevisionComparison {
        var places: [String] = []
        // Swift files run their code: those alone that are named.
        var named: Set<String> = []
        for path in paths {
            guard let place = git.path(path == "." ? "./" : path) else {
                throw FileFault(path, reason: "is not in the repository \(git.root)", status: .noInput)
            }
            guard let selector = selector(place) else {
                throw FileFault(
                    path, reason: "is neither in \(old.name) nor in \(new?.name ?? "the working tree")",
                    status: .noInput)
            }
            places.append(selector)
            if SwiftSelection.isSwift(place) { named.insert(place) }
        }
        var comparison = RevisionComparison(old: old.name, new: new?.name ?? "the working tree")
        let changes = try git.changes(from: old.commit, to: new?.commit, below: places).filter {
            GoldenInputs.isLayout($0.path) || named.contains($0.path)
        }
        let all = try git.changes(from: old.commit, to: new?.commit, below: [])
        let resources = ChangedResources(paths: all.map(\.path).filter { !GoldenInputs.isLayout($0) })
        let options = canvas.readOptions(variant: nil, canvas: canvas.first)
        func compare(_ path: String, wasLink: Bool, isLink: Bool, onlyWithResources: Bool) {
            let before = wasLink ? nil : git.contents(of: path, in: old.commit)
            let after = isLink ? nil : new.map { git.contents(of: path, in: $0.commit) } ?? fileNow(path)
            let used = after.map {
                resources.named(
                    by: SourceText(name: path, bytes: $0), at: path, options: options,
                    files: files.directory(of: "\(git.root)/\(path)").namedFiles)
            }
            if onlyWithResources, before == nil || used?.isEmpty ?? true { return }
            func side(_ bytes: [UInt8]?, commit: String?, after earlier: ComparedFile?) -> ComparedFile {
                let source = SourceText(name: path, bytes: bytes ?? [])
                guard bytes != nil else { return ComparedFile(without: source) }
                let place = "\(git.root)/\(path)"
                guard let commit else {
                    return ComparedFile(
                        source, place: place, resources: files.directory(of: place), after: earlier,
                        canvas: canvas, scenes: scenes, files: files, pipeline: pipeline)
                }
                return ComparedFile(
                    source, place: place,
                    resources: GitDirectory(git: git, commit: commit, document: path, files: files),
                    after: earlier, canvas: canvas, scenes: scenes, files: files, pipeline: pipeline)
            }
            let first = side(before, commit: old.commit, after: nil)
            let second = side(after, commit: new?.commit, after: first)
            for file in [first, second] where !file.errors.isEmpty { complain(file) }
            comparison.add(
                RevisionComparison.File(
                    path: path, state: before == nil ? .added : after == nil ? .removed : .changed,
                    comparison: FileComparison(first, second), resources: before == nil ? [] : used ?? []))
        }
        for change in changes {
            guard !change.isForeign else {
                omit(FileFault(change.path, reason: "has a name that is not UTF-8", status: .noInput))
                continue
            }
            compare(change.path, wasLink: change.wasLink, isLink: change.isLink, onlyWithResources: false)
        }
        if !resources.paths.isEmpty {
            let compared = Set(changes.map(\.path))
            for path in try git.files(in: new?.commit, below: places)
            where GoldenInputs.isLayout(path) && !compared.contains(path) {
                compare(path, wasLink: false, isLink: false, onlyWithResources: true)
            }
            comparison.sort()
        }
        return comparison
    }
}
