// SPDX-License-Identifier: Apache-2.0
import AutoLayout

/// What is wrong with a layout file in any of its variants, from left to right and from right to left: a line for each problem.
func problems(in text: String, named name: String) -> [String] {
    let document = LayoutDocument(text, named: name)
    do throws(LayoutError) {
        var lines: [String] = []
        for variant in [nil] + (try document.variants).map(Optional.some) {
            for direction in ["ltr", "rtl"] {
                let layout = try document.solved(
                    variant: variant, canvas: ["direction": .string(direction)], withAdvice: true)
                for diagnostic in layout.diagnostics where diagnostic.severity != .note {
                    lines.append("\(variant ?? "without variant"), \(direction): \(diagnostic)")
                }
                for view in layout.views {
                    for (attribute, range) in view.ranges.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                        lines.append("  \(view.id).\(attribute) can be \(range.lowerBound) to \(range.upperBound)")
                    }
                }
            }
        }
        return lines
    } catch {
        // Each mistake has its place, as in "form.layout.json:7:22: error: …".
        return error.diagnostics.map(\.description)
    }
}
