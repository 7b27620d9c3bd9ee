// SPDX-License-Identifier: Apache-2.0
/// The inputs of a run, and the goldens that belong to none of them.
package struct GoldenInputs: Sendable {
    package static let suffixes = [".layout.json", ".storyboard", ".xib"]

    /// A file or folder that is tested.
    package struct Root: Hashable, Sendable {
        package var path: String
        /// What the names of its inputs begin with: its place below the project's folder of layouts, with a slash at its
        /// end, or nothing.
        package var prefix: String

        package init(path: String, prefix: String = "") {
            self.path = path
            self.prefix = prefix
        }
    }

    package private(set) var all: [GoldenInput] = []
    private let golden: String
    private let files: any GoldenFiles
    /// The folders among the roots: goldens below their prefixes all belong to an input.
    private var folders: [Root] = []
    /// Where the goldens of every input are, the filtered ones' too.
    private var known: Set<String> = []

    /// - Parameters:
    ///   - roots: files, and folders that are searched for them.
    ///   - golden: the folder of goldens.
    ///   - filter: inputs without a case that it covers are left out where their names show it.
    package init(
        roots: [Root], golden: String, filter: GoldenFilter, files: any GoldenFiles
    ) throws(GoldenFault) {
        self.golden = golden
        self.files = files
        for root in roots {
            if files.isDirectory(root.path) {
                folders.append(root)
                for suffix in Self.suffixes {
                    for file in try files.paths(below: root.path, suffix: suffix) {
                        append(name: root.prefix + file.dropLast(suffix.count), path: "\(root.path)/\(file)")
                    }
                }
            } else {
                append(name: root.prefix + Self.stem(of: root.path), path: root.path)
            }
        }
        known = Set(all.map(\.recorded))
        let names = Set(all.map(\.name))
        all.removeAll { !filter.mayCover($0, among: names) }
    }

    private mutating func append(name: String, path: String) {
        all.append(GoldenInput(name: name, path: path, recorded: "\(golden)/\(name)"))
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

    /// Golden files without an input, in the order of their paths; known only in a run over folders.
    package func orphans() throws(GoldenFault) -> [String] {
        guard !folders.isEmpty else { return [] }
        var orphans: [String] = []
        if files.isDirectory(golden) {
            for part in GoldenRecord.Part.allCases {
                for file in try files.paths(below: golden, suffix: ".\(part.rawValue)")
                where folders.contains(where: { file.hasPrefix($0.prefix) }) {
                    let stem = "\(golden)/\(file)".dropLast(part.rawValue.count + 1)
                    let withoutVariant = stem.lastIndex(of: ".").map { stem[..<$0] } ?? stem
                    if !known.contains(String(stem)), !known.contains(String(withoutVariant)) {
                        orphans.append("\(golden)/\(file)")
                    }
                }
            }
            for file in try files.paths(below: golden, suffix: GoldenInput.diagnosticsSuffix)
            where folders.contains(where: { file.hasPrefix($0.prefix) }) {
                let path = "\(golden)/\(file)"
                if !known.contains(String(path.dropLast(GoldenInput.diagnosticsSuffix.count))) { orphans.append(path) }
            }
        }
        return orphans
    }
}
