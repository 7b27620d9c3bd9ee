// SPDX-License-Identifier: Apache-2.0

/// Several layouts of one input with one output path, of which only the last would remain.
enum OutputClash {
    /// The screens of a Swift file that are drawn: of several with one path, the one that the file is named after, if there is one.
    static func settled(_ results: [LayoutJob.Result], _ outputs: [OutputPath]) -> [LayoutJob.Result] {
        let named = results.filter { $0.scene == OutputPath.stem(of: $0.input) && SwiftSelection.isSwift($0.input) }
        guard !named.isEmpty, outputs.contains(where: { !$0.contains(.scene) && $0.template != "-" }) else {
            return results
        }
        return named
    }

    /// What to do about it; nil if every layout has a path of its own.
    package static func message(_ template: OutputPath, _ results: [LayoutJob.Result]) -> String? {
        guard template.template != "-", results.count > 1 else { return nil }
        let groups = Dictionary(grouping: results.filter { $0.run.layout != nil }) { template.filled($0.value(of:)) }
        let clashes = groups.filter { $0.value.count > 1 }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        guard let first = clashes.first else { return nil }
        let advice = placeholders(in: clashes.map(\.value), template).map { placeholders in
            "put \(placeholders.map { "{\($0.rawValue)}" }.joined(separator: " and ")) in the path, or pass --sheet"
        }
        // The template rather than the path: the same is true of other inputs, and is said once.
        return "'\(template.template)' would be written \(first.value.count) times: "
            + (advice ?? "no placeholder tells these layouts apart, so pass --sheet, or draw one at a time")
    }

    /// The fewest placeholders that tell the layouts of each group apart; nil if they do not.
    private static func placeholders(
        in groups: [[LayoutJob.Result]], _ template: OutputPath
    ) -> [OutputPath.Placeholder]? {
        func distinguish(_ placeholders: [OutputPath.Placeholder]) -> Bool {
            groups.allSatisfy { group in
                Set(group.map { result in placeholders.map { result.value(of: $0) } }).count == group.count
            }
        }
        let others = OutputPath.Placeholder.allCases.filter { !template.contains($0) }
        if let one = others.first(where: { distinguish([$0]) }) { return [one] }
        guard distinguish(others) else { return nil }
        var needed = others
        for placeholder in others.reversed() {
            let rest = needed.filter { $0 != placeholder }
            if distinguish(rest) { needed = rest }
        }
        return needed
    }
}
