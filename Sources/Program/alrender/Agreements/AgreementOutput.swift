// SPDX-License-Identifier: Apache-2.0
import LayoutAgreement
import LayoutDiagnostics
import LayoutGeometry
import LayoutJSON
import LayoutRuns

/// The agreement of scenes as text and as JSON.
struct AgreementOutput {
    let scenes: [AgreementRun.Scene]
    let comparisons: [AgreementRun.Comparison]

    // MARK: Text

    func text(withDetails: Bool) -> String {
        guard !scenes.isEmpty else { return "" }
        let heading = ["file", "scene", "views"] + comparisons.map(\.title) + ["cause"]
        let table = TextTable(rows: [heading] + scenes.map(row)).text
        var text = table + "\n"
        if withDetails { text += scenes.map(details).joined() }
        for (index, comparison) in comparisons.enumerated() { text += summary(Count(scenes, index), comparison) }
        return text
    }

    private func row(_ scene: AgreementRun.Scene) -> [String] {
        let counts = scene.agreements.map { agreement in
            agreement.agrees ? "all" : "\(agreement.views.count - agreement.differences.count)"
        }
        let cause = scene.agreements.lazy.compactMap(AgreementCause.init).first
        return [scene.file, scene.name, scene.agreements.first.map { "\($0.views.count)" } ?? ""] + counts
            + [cause?.text ?? ""]
    }

    private func details(_ scene: AgreementRun.Scene) -> String {
        var text = ""
        for (agreement, comparison) in zip(scene.agreements, comparisons) where !agreement.agrees {
            let rows = agreement.differences.map { view in
                [
                    "  \(view.type.rawValue) \(view.view)", describe(view.solved),
                    "in the file \(describe(view.recorded))",
                ]
            }
            let name = DisplayText.safe("\(scene.file) \(scene.name)")
            text += "\(name), \(comparison.title)\n\(TextTable(rows: rows).text)\n"
        }
        return text
    }

    private func describe(_ rect: Rect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map { DecimalText.shortest(($0 * 100).rounded() / 100) }
        return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) × \(numbers[3])"
    }

    private func summary(_ count: Count, _ comparison: AgreementRun.Comparison) -> String {
        var text = "\(comparison.title): \(count.agreeingScenes) of \(count.scenes) scenes"
        text += " (\(percent(count.agreeingScenes, count.scenes))) and \(count.agreeingViews) of \(count.views) views"
        text += " (\(percent(count.agreeingViews, count.views))) are as in the file\n"
        for (kind, scenes) in count.causes {
            text += "  \(kind.title): \(scenes) \(scenes == 1 ? "scene" : "scenes")\n"
        }
        return text
    }

    private func percent(_ part: Int, _ whole: Int) -> String {
        let tenths = whole == 0 ? 1000 : 1000 * part / whole
        return "\(tenths / 10).\(tenths % 10) %"
    }

    // MARK: JSON

    func json(withDetails: Bool) -> JSONOutput {
        .object([
            "scenes": .array(scenes.map { json($0, withDetails) }),
            "summary": .array(
                comparisons.enumerated().map { index, comparison in json(Count(scenes, index), comparison) }),
        ])
    }

    private func json(_ scene: AgreementRun.Scene, _ withDetails: Bool) -> JSONOutput {
        .object([
            "file": .string(scene.file), "name": .string(scene.name), "id": .string(scene.objectID),
            "agreements": .array(
                zip(scene.agreements, comparisons).map { agreement, comparison in
                    .object([
                        "rules": .string(comparison.rules.rawValue), "sizes": .string(comparison.sizes.rawValue),
                        "views": .integer(agreement.views.count),
                        "agreeingViews": .integer(agreement.views.count - agreement.differences.count),
                        "largestDifference": .decimal(agreement.largestError),
                        "cause": AgreementCause(agreement).map { cause in
                            .object([
                                "kind": .string(cause.kind.rawValue), "view": cause.view.map { .string($0.view) },
                                "text": .string(cause.text),
                            ])
                        },
                        "differences": withDetails ? .array(agreement.differences.map(json)) : nil,
                    ])
                }),
        ])
    }

    private func json(_ view: FrameAgreement) -> JSONOutput {
        .object([
            "view": .string(view.view), "type": .string(view.type.rawValue), "recorded": json(view.recorded),
            "solved": json(view.solved),
        ])
    }

    private func json(_ rect: Rect) -> JSONOutput {
        .object([
            "x": .decimal(rect.x), "y": .decimal(rect.y), "width": .decimal(rect.width),
            "height": .decimal(rect.height),
        ])
    }

    private func json(_ count: Count, _ comparison: AgreementRun.Comparison) -> JSONOutput {
        .object([
            "rules": .string(comparison.rules.rawValue), "sizes": .string(comparison.sizes.rawValue),
            "scenes": .integer(count.scenes),
            "agreeingScenes": .integer(count.agreeingScenes), "views": .integer(count.views),
            "agreeingViews": .integer(count.agreeingViews),
            "causes": .members(count.causes.map { JSONOutput.Member($0.kind.rawValue, .integer($0.scenes)) }),
        ])
    }
}

extension AgreementRun.Comparison {
    /// For a column and a line of the summary.
    fileprivate var title: String {
        switch rules {
        case .canvas: "canvas, \(sizes.rawValue) sizes"
        case .system: "what users get, \(sizes.rawValue) sizes"
        }
    }
}

extension AgreementOutput {
    /// The results of one comparison.
    private struct Count {
        var scenes = 0
        var agreeingScenes = 0
        var views = 0
        var agreeingViews = 0
        /// The causes that occur.
        var causes: [(kind: AgreementCause.Kind, scenes: Int)] = []

        init(_ runs: [AgreementRun.Scene], _ index: Int) {
            let agreements = runs.compactMap { $0.agreements.indices.contains(index) ? $0.agreements[index] : nil }
            scenes = agreements.count
            agreeingScenes = agreements.count { $0.agrees }
            views = agreements.reduce(0) { $0 + $1.views.count }
            agreeingViews = views - agreements.reduce(0) { $0 + $1.differences.count }
            let found = agreements.compactMap { AgreementCause($0)?.kind }
            causes = AgreementCause.Kind.allCases.compactMap { kind in
                let count = found.count { $0 == kind }
                return count > 0 ? (kind, count) : nil
            }
        }
    }
}
