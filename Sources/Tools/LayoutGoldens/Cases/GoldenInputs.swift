// SPDX-License-Identifier: Apache-2.0
/// The inputs of a run, and the goldens that belong to none of them.
package struct GoldenInputs: Sendable {
    package static let suffixes = [".layout.json", ".storyboard", ".xib"]

    /// Files that are inputs only where the user says so, since testing them runs their code.
    package static let codeSuffix = ".swift"

    package static func isLayout(_ file: String) -> Bool { suffixes.contains(where: file.hasSuffix) }

    /// A file or folder that is tested.
    package struct Root: Hashable, Sendable {
        package var path: String
        /// What the names of its inputs begin with: its place below the project's folder of layouts, with a slash at its
        /// end, or nothing.
        package var prefix: String
        /// Whether all goldens below the prefix are those of its inputs; not for a folder outside of the project's layouts, whose
        /// goldens are among theirs.
        package var ownsGoldens = true

        package init(path: String, prefix: String = "", ownsGoldens: Bool = true) {
            self.path = path
            self.prefix = prefix
            self.ownsGoldens = ownsGoldens
        }
    }

    package private(set) var all: [GoldenInput] = []
    /// Why there may be more.
    package private(set) var faults: [GoldenFault] = []
    let golden: String
    let files: any GoldenFiles
    /// The folders among the roots below whose prefixes all goldens belong to an input.
    private(set) var folders: [Root] = []
    /// Where the goldens of every input are (``GoldenInput/recorded``): the filtered ones' too, and those of the files beside
    /// an input that is named itself.
    package private(set) var owned: Set<String> = []
    /// The paths of these files by where their goldens are; more than one where files differ in their extension alone.
    private var paths: [String: [String]] = [:]

    /// - Parameters:
    ///   - roots: files, and folders that are searched for them.
    ///   - golden: the folder of goldens.
    ///   - filter: inputs without a case that it covers are left out where their names show it.
    ///   - runsCode: whether Swift files in folders are inputs, too.
    package init(
        roots: [Root], golden: String, filter: GoldenFilter, files: any GoldenFiles, runsCode: Bool = false
    ) {
        self.golden = golden
        let suffixes = Self.suffixes + (runsCode ? [Self.codeSuffix] : [])
        self.files = files
        for root in roots {
            if files.isDirectory(root.path) {
                if root.ownsGoldens { folders.append(root) }
                let found = files.paths(below: root.path, suffixes: suffixes)
                faults += found.faults
                for suffix in suffixes {
                    for file in found.paths where file.hasSuffix(suffix) {
                        append(name: root.prefix + file.dropLast(suffix.count), path: "\(root.path)/\(file)")
                    }
                }
            } else {
                append(name: root.prefix + Self.stem(of: root.path), path: root.path)
            }
        }
        noteNeighbors(of: roots.filter { !files.isDirectory($0.path) })
        for path in paths.keys { owned.insert(path) }
        if !runsCode { noteCode(in: roots) }
        let names = Set(all.map(\.name))
        all.removeAll { !filter.mayCover($0, among: names) }
    }

    /// Leaves out inputs, and says why.
    package mutating func leaveOut(_ faults: [GoldenFault]) {
        let paths = Set(faults.map(\.path))
        all.removeAll { paths.contains($0.path) }
        self.faults += faults
    }

    private mutating func append(name: String, path: String) {
        let input = GoldenInput(name: name, path: path, recorded: "\(golden)/\(name)")
        all.append(input)
        note(path, at: input.recorded)
    }

    private mutating func note(_ path: String, at recorded: String) {
        if paths[recorded]?.contains(path) != true { paths[recorded, default: []].append(path) }
    }

    /// Swift files have their goldens in a run without them, too.
    private mutating func noteCode(in roots: [Root]) {
        for root in roots where files.isDirectory(root.path) {
            for file in files.paths(below: root.path, suffixes: [Self.codeSuffix]).paths {
                owned.insert("\(golden)/\(root.prefix)\(file.dropLast(Self.codeSuffix.count))")
            }
        }
    }

    /// The other layouts in the folder of a file have goldens in the same folder.
    private mutating func noteNeighbors(of roots: [Root]) {
        let places = roots.map { file in
            Root(path: file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? "", prefix: file.prefix)
        }
        for folder in Set(places) {
            for name in files.names(in: folder.path.isEmpty ? "." : folder.path)
            where Self.suffixes.contains(where: { name.hasSuffix($0) && name.count > $0.count }) {
                note(folder.path + name, at: "\(golden)/\(folder.prefix)\(Self.stem(of: name))")
            }
        }
    }

    /// Two files whose goldens would be the same.
    package struct Clash: Hashable, Sendable {
        package var first: String
        package var second: String
        /// Where their goldens would be, up to their variant and extension.
        package var recorded: String

        package init(first: String, second: String, recorded: String) {
            self.first = first
            self.second = second
            self.recorded = recorded
        }
    }

    /// The first input that has the goldens of another file, which differs in its extension alone.
    package var clash: Clash? {
        all.lazy.compactMap { input in
            guard let paths = paths[input.recorded], paths.count > 1 else { return nil }
            let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return Clash(first: sorted[0], second: sorted[1], recorded: input.recorded)
        }.first
    }

    /// Files whose goldens may be those of an input's variant, scene or combination, by its name: `example.small` has those of the
    /// variant `small` of `example`.
    package var lookalikes: [(input: GoldenInput, variant: String, other: String)] {
        let inputs = Dictionary(all.map { ($0.recorded, $0) }) { first, _ in first }
        let found = paths.flatMap { recorded, paths in
            recorded.indices.filter { recorded[$0] == "." && !recorded[$0...].contains("/") }.compactMap { dot in
                inputs[String(recorded[..<dot])].map {
                    (input: $0, variant: String(recorded[recorded.index(after: dot)...]), other: paths[0])
                }
            }
        }
        return found.sorted { $0.other.utf8.lexicographicallyPrecedes($1.other.utf8) }
    }

    /// The name of a file without folders and extension.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if let suffix = suffixes.first(where: name.hasSuffix), name.count > suffix.count {
            return String(name.dropLast(suffix.count))
        }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
