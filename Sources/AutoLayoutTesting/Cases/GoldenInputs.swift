/// The inputs of a run, and the goldens that belong to none of them.
package struct GoldenInputs: Sendable {
    package static let suffixes = [".layout.json", ".storyboard", ".xib"]
    private static let diagnosticsSuffix = ".diagnostics.txt"

    package private(set) var all: [GoldenInput] = []
    private let golden: String
    private let files: any GoldenFiles
    /// The folders among the paths: the goldens of a run over folders all belong to an input.
    private var roots: [String] = []

    /// - Parameters:
    ///   - paths: files, and folders that are searched for them.
    ///   - golden: the folder of goldens.
    ///   - filter: the name of an input, or a part of the names of several.
    package init(
        paths: [String], golden: String, filter: String?, files: any GoldenFiles
    ) throws(GoldenFault) {
        self.golden = golden
        self.files = files
        for path in paths {
            if files.isDirectory(path) {
                roots.append(path)
                for suffix in Self.suffixes {
                    for file in try files.paths(below: path, suffix: suffix) {
                        append(name: String(file.dropLast(suffix.count)), path: "\(path)/\(file)")
                    }
                }
            } else {
                append(name: Self.stem(of: path), path: path)
            }
        }
        guard let filter else { return }
        // A whole name selects that input alone, even if other names begin with it.
        let isName = all.contains { $0.name == filter }
        all.removeAll { isName ? $0.name != filter : !$0.name.contains(filter) }
    }

    private mutating func append(name: String, path: String) {
        let stem = Self.suffixes.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
        all.append(
            GoldenInput(
                name: name, path: path, recorded: "\(golden)/\(name)", diagnostics: stem + Self.diagnosticsSuffix))
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

    /// Golden files without an input, in the order of their paths; only a run over folders can tell.
    package func orphans() throws(GoldenFault) -> [String] {
        guard !roots.isEmpty else { return [] }
        var orphans: [String] = []
        let known = Set(all.map(\.recorded))
        if files.isDirectory(golden) {
            for part in GoldenRecord.Part.allCases {
                for file in try files.paths(below: golden, suffix: ".\(part.rawValue)") {
                    let stem = "\(golden)/\(file)".dropLast(part.rawValue.count + 1)
                    let withoutVariant = stem.lastIndex(of: ".").map { stem[..<$0] } ?? stem
                    if !known.contains(String(stem)), !known.contains(String(withoutVariant)) {
                        orphans.append("\(golden)/\(file)")
                    }
                }
            }
        }
        let expectations = Set(all.map(\.diagnostics))
        for root in roots {
            for file in try files.paths(below: root, suffix: Self.diagnosticsSuffix)
            where !expectations.contains("\(root)/\(file)") {
                orphans.append("\(root)/\(file)")
            }
        }
        return orphans
    }
}
