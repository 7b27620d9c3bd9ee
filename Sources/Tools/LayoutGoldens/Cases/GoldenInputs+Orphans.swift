// SPDX-License-Identifier: Apache-2.0
extension GoldenInputs {
    /// Golden files without an input, first the frames and each kind in the order of their paths; known only in a run over folders.
    ///
    /// Files in the folder of goldens that are not goldens by their contents are left out: goldens may be beside the layouts, among
    /// other files of the project.
    ///
    /// - Parameter others: folders below the folder of goldens that hold none, with a slash at their end.
    package func orphans(outside others: [String] = []) -> [String] {
        // A golden may be that of a layout that was not found.
        guard !folders.isEmpty, faults.isEmpty, files.isDirectory(golden) else { return [] }
        let all = files.paths(below: golden, suffixes: [""]).paths.filter { file in
            !others.contains(where: file.hasPrefix)
        }
        let isShared = all.contains(where: Self.isSource)
        let unowned = all.filter { file in
            folders.contains { file.hasPrefix($0.prefix) } && !Self.isSource(file) && !isOwned(file)
        }
        let layouts = unowned.filter { file in
            file.hasSuffix(".json")
                && holds(file) { GoldenContent.isLayout($0) || (!isShared && GoldenContent.isPointer($0)) }
        }
        let stems = Set(layouts.map { $0.dropLast(".json".count) })
        let pictures = [".png", ".svg"].flatMap { suffix in
            unowned.filter { file in
                guard file.hasSuffix(suffix) else { return false }
                if stems.contains(file.dropLast(suffix.count)) { return true }
                return !isShared
                    && holds(file) { GoldenContent.isPicture($0) || GoldenContent.isPointer($0) }
            }
        }
        let diagnostics = unowned.filter { $0.hasSuffix(GoldenInput.diagnosticsSuffix) }
        return (layouts + pictures + diagnostics).map { "\(golden)/\($0)" }
    }

    static func isSource(_ file: String) -> Bool {
        (suffixes + [codeSuffix]).contains(where: file.hasSuffix)
            || file.split(separator: "/").last.map(String.init) == GoldenProject.fileName
    }

    private func isOwned(_ file: String) -> Bool {
        let path = "\(golden)/\(file)"
        if path.hasSuffix(GoldenInput.diagnosticsSuffix) {
            return owned.contains(String(path.dropLast(GoldenInput.diagnosticsSuffix.count)))
        }
        var stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
        if path.hasSuffix(".\(GoldenRecord.Part.drawing.rawValue)"), !owned.contains(String(stem)) {
            stem = stem.dropLast(".drawing".count)
        }
        let withoutVariant = stem.lastIndex(of: ".").map { stem[..<$0] } ?? stem
        return owned.contains(String(stem)) || owned.contains(String(withoutVariant))
    }

    private func holds(_ file: String, _ test: ([UInt8]) -> Bool) -> Bool {
        (try? files.bytes(of: "\(golden)/\(file)")).map(test) ?? false
    }
}
