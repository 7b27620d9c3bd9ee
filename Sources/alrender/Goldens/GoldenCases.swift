import AutoLayoutTesting
import LayoutDiagnostics
import LayoutDocument

/// A layout document or an Interface Builder file with the place of what is recorded of it.
struct GoldenCase {
    /// `valid/screens/sign-in`
    var name: String
    var input: String
    /// The path of recorded files up to their variant and extension.
    var recorded: String
    /// The expected diagnostics of a document with errors.
    var diagnostics: String

    func recordedPath(_ part: GoldenRecord.Part, variant: String?) -> String {
        recorded + (variant.map { ".\($0)" } ?? "") + ".\(part.rawValue)"
    }

    /// Recorded files of variants with other names than these, sorted.
    func recordedVariants(besides names: Set<String>) -> [String] {
        let folder = recorded.lastIndex(of: "/").map { String(recorded[...$0]) } ?? ""
        let stem = recorded.dropFirst(folder.count) + "."
        return DirectoryListing.names(in: folder.isEmpty ? "." : folder).filter { file in
            guard file.hasPrefix(stem) else { return false }
            let parts = file.dropFirst(stem.count).split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, GoldenRecord.Part(rawValue: String(parts[1])) != nil else { return false }
            return !names.contains(String(parts[0]))
        }.map { folder + $0 }
    }
}

/// The cases of a run, and the recorded files that belong to none.
struct GoldenCases {
    private static let suffixes = [".layout.json", ".storyboard", ".xib"]
    private static let diagnosticsSuffix = ".diagnostics.txt"

    private(set) var all: [GoldenCase] = []
    private let golden: String
    /// The directories among the inputs: what is recorded below the golden directory belongs to them.
    private var roots: [String] = []

    init(inputs: [String], golden: String, filter: String?) throws(FileFault) {
        self.golden = golden
        for input in inputs {
            if DirectoryListing.isDirectory(input) {
                roots.append(input)
                for suffix in Self.suffixes {
                    for file in try DirectoryListing.files(below: input, suffix: suffix) {
                        append(name: String(file.dropLast(suffix.count)), input: "\(input)/\(file)")
                    }
                }
            } else {
                append(name: OutputPath.stem(of: input), input: input)
            }
        }
        guard let filter else { return }
        // A whole name means that case alone, though it be the beginning of another's.
        let isName = all.contains { $0.name == filter }
        all.removeAll { isName ? $0.name != filter : !$0.name.contains(filter) }
    }

    private mutating func append(name: String, input: String) {
        let stem = Self.suffixes.first(where: input.hasSuffix).map { String(input.dropLast($0.count)) } ?? input
        all.append(
            GoldenCase(
                name: name, input: input, recorded: "\(golden)/\(name)", diagnostics: stem + Self.diagnosticsSuffix))
    }

    /// Recorded files without a layout, sorted; only where whole directories are tested.
    func orphans() throws(FileFault) -> [String] {
        guard !roots.isEmpty else { return [] }
        var orphans: [String] = []
        let known = Set(all.map(\.recorded))
        if DirectoryListing.isDirectory(golden) {
            for part in GoldenRecord.Part.allCases {
                for file in try DirectoryListing.files(below: golden, suffix: ".\(part.rawValue)") {
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
            for file in try DirectoryListing.files(below: root, suffix: Self.diagnosticsSuffix)
            where !expectations.contains("\(root)/\(file)") {
                orphans.append("\(root)/\(file)")
            }
        }
        return orphans
    }
}
