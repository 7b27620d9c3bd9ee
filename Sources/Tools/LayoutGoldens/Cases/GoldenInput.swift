// SPDX-License-Identifier: Apache-2.0
/// A layout document or an Interface Builder file, and where its goldens are.
package struct GoldenInput: Hashable, Sendable {
    /// The path below the tested folder without its extension: `valid/screens/sign-in`.
    package var name: String
    package var path: String
    /// The path of its goldens up to their variant and extension.
    package var recorded: String

    package init(name: String, path: String, recorded: String) {
        self.name = name
        self.path = path
        self.recorded = recorded
    }

    static let diagnosticsSuffix = ".diagnostics.txt"

    /// The golden of an input with errors and without a layout: its diagnostics.
    package var diagnostics: String { recorded + Self.diagnosticsSuffix }

    /// Its golden frames and pictures, sorted by bytes.
    func recordedParts(in files: any GoldenFiles, _ names: RecordedNames) -> [String] {
        recordedVariants(otherThan: [], in: files, names)
            + GoldenRecord.Part.allCases.map { "\(recorded).\($0.rawValue)" }.filter {
                (try? names.bytes(of: $0, in: files)) != nil
            }
    }

    /// Golden files of variants with other names than these, sorted by bytes.
    func recordedVariants(
        otherThan known: Set<String>, in files: any GoldenFiles, _ names: RecordedNames
    ) -> [String] {
        let folder = recorded.lastIndex(of: "/").map { String(recorded[...$0]) } ?? ""
        let stem = recorded.dropFirst(folder.count) + "."
        let all = names.names(in: folder.isEmpty ? "." : folder, beginningWith: String(stem), of: files)
        return all.filter { file in
            let parts = file.dropFirst(stem.count).split(separator: ".", omittingEmptySubsequences: false)
            // Beside the layouts, 'box.layout.json' is a layout, not a golden of 'box'.
            guard parts.count == 2 || parts.dropFirst().elementsEqual(["drawing", "png"]),
                !GoldenInputs.isSource(file), GoldenRecord.Part(rawValue: String(parts[parts.count - 1])) != nil
            else { return false }
            return !known.contains(parts.dropLast().joined(separator: "."))
        }.map { folder + $0 }
    }
}
