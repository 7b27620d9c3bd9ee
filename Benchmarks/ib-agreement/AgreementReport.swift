// SPDX-License-Identifier: Apache-2.0
import Foundation
import InterfaceBuilderFiles
import LayoutAgreement
import LayoutGeometry

/// The agreement of a corpus as text.
struct AgreementReport {
    var results: [CorpusAgreement]
    var sizes: ImportOptions.Sizes
    var rules: AgreementRules
    /// The time of importing, solving and comparing.
    var seconds: Double

    var summary: String {
        var text = row("\(rules.rawValue), sizes \(sizes.rawValue)", results)
        for platform in Set(results.map(\.scene.platform)).sorted() {
            text += row("  \(platform)", results.filter { $0.scene.platform == platform })
        }
        for half in 0...1 {
            text += row("  half \(half) of the repositories", results.filter { $0.scene.half == half })
        }
        text += row("  recorded frames possible", results.filter { $0.agreement?.contradiction == nil })
        text += row(
            "  fonts installed", results.filter { $0.agreement?.views.allSatisfy { !$0.isInOtherFont } == true })
        text += row("  without text", results.filter(\.scene.textFree))
        text += row("  priorities decide", results.filter { !$0.scene.exactOnePriorityLevel })
        text += row("  insets from the file alone", results.filter(\.scene.exactWithoutInference))
        for limit in [0.5, 1, 2, 5, 10, 20] {
            let count = results.count { $0.largestError <= limit + 1e-6 }
            text +=
                "  largest error ≤ \(pad(DecimalText.shortest(limit), 4)) pt  \(count) (\(percent(count, results.count)))\n"
        }
        return text
            + String(
                format: "  %d scenes, %d views in %.2f s\n", results.count,
                results.reduce(0) { $0 + ($1.agreement?.views.count ?? 0) },
                seconds)
    }

    /// The scenes that do not agree, each with its cause and its first views that differ.
    var details: String {
        var text = ""
        for result in results where !result.agrees {
            let marks = [
                result.agreement.map { $0.ambiguousCount > 0 } == true ? "ambiguous" : nil,
                result.agreement?.hasConflicts == true ? "conflicting" : nil,
            ].compactMap(\.self)
            text += "✗ \(result.scene.file) \(result.scene.id) \(marks.joined(separator: " "))"
            text += " [\(result.scene.features.joined(separator: ", "))]\n"
            if let cause = result.cause { text += "    cause: \(cause)\n" }
            for difference in (result.agreement?.differences ?? []).prefix(6) {
                let id = result.objectIDs[difference.view] ?? ""
                text +=
                    "    \(difference.type.rawValue) \(difference.view) \(id): recorded \(describe(difference.recorded)),"
                text += " solved \(describe(difference.solved))\n"
            }
        }
        return text
    }

    private func row(_ title: String, _ results: [CorpusAgreement]) -> String {
        let agreeing = results.count { $0.agrees }
        return "\(pad(title, 28)) \(agreeing) of \(results.count) agree (\(percent(agreeing, results.count)))\n"
    }

    private func percent(_ part: Int, _ whole: Int) -> String {
        String(format: "%.1f %%", whole == 0 ? 100 : 100 * Double(part) / Double(whole))
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func describe(_ rect: Rect) -> String {
        [rect.x, rect.y, rect.width, rect.height].map { String(format: "%g", $0) }.joined(separator: " ")
    }
}
