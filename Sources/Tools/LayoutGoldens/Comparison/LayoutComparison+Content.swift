// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutJSON
import LayoutModel

extension LayoutComparison {
    /// The differences between two runs, in the order of the first: what views show, then their frames, their
    /// constraints and the diagnostics. Also empty if one of them has no layout.
    package func differences(from old: LayoutRun, to new: LayoutRun) -> [LayoutDifference] {
        guard let before = old.document, let after = new.document, let expected = JSONOutput(run: old),
            let actual = JSONOutput(run: new)
        else { return [] }
        return contentDifferences(
            from: old.asWritten?.jsonText ?? before.jsonText, to: new.asWritten?.jsonText ?? after.jsonText)
            + differences(expected: expected, actual: actual)
    }

    /// What differs in the views that both documents have, beyond what the comparison of layouts sees.
    private func contentDifferences(from old: String, to new: String) -> [LayoutDifference] {
        let after = Dictionary(views(of: new).map { ($0.key, $0.value) }) { first, _ in first }
        return views(of: old).flatMap { view -> [LayoutDifference] in
            guard let value = after[view.key] else { return [] }
            return memberDifferences(
                view.value, value, as: view.key, skipping: ["id", "children", "frame", "intrinsicContentSize"])
        }
    }

    private func views(of text: String) -> [JSONOutput.Member] {
        var found: [JSONOutput.Member] = []
        var left = [JSONOutput(bytes: Array(text.utf8))?["root"]].compactMap(\.self)
        while let view = left.popLast() {
            if let id = view["id"]?.string { found.append(JSONOutput.Member(id, view)) }
            left += (view["children"]?.elements ?? []).reversed()
        }
        return found
    }
}

extension JSONOutput {
    /// A solved layout; nil if the run has none.
    fileprivate init?(run: LayoutRun) {
        guard let json = run.json else { return nil }
        self.init(bytes: json.goldenBytes(fonts: []))
    }
}
