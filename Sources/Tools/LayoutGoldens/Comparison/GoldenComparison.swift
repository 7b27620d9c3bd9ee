// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutRendering

/// Compares what a layout gives with what was recorded: frames first, because they say what moved; then pixels.
package struct GoldenComparison: Sendable {
    package var layout: LayoutComparison

    package var tolerance: PixelTolerance
    /// How the diagnostics of a document without a layout are compared.
    package var diagnostics: DiagnosticDetail

    /// Which parts of recorded diagnostics are compared.
    package enum DiagnosticDetail: String, Hashable, CaseIterable, Sendable {
        /// Which codes are found, how often and how severe.
        case codes
        /// Every line: places, wording and hints.
        case text
    }

    package init(
        layout: LayoutComparison = LayoutComparison(), tolerance: PixelTolerance = PixelTolerance(component: 0),
        diagnostics: DiagnosticDetail = .codes
    ) {
        self.layout = layout
        self.tolerance = tolerance
        self.diagnostics = diagnostics
    }

    /// Empty if nothing that matters differs.
    package func findings(expected: GoldenRecord, actual: GoldenRecord) -> [GoldenFinding] {
        var findings: [GoldenFinding] = []
        for part in GoldenRecord.Part.allCases {
            guard let new = actual[part] else { continue }
            guard let old = expected[part] else {
                findings.append(.missing(part))
                continue
            }
            guard old != new else { continue }
            switch part {
            case .layout: findings += layoutFindings(old, new)
            case .png:
                findings += pictureFinding(old, new, PictureViews(expected.layout, actual.layout)).map { [$0] } ?? []
            // What else differs changes the drawing as well.
            case .drawing where findings.isEmpty:
                findings += drawingFinding(old, new, PictureViews(expected.layout, actual.layout)).map { [$0] } ?? []
            case .drawing: break
            case .svg where GoldenContent.isPointer(old):
                findings.append(.unreadable(.svg, GoldenContent.pointerAdvice))
            case .svg: findings.append(.svg)
            }
        }
        return findings
    }

    /// The lines of two lists of diagnostics.
    package func findings(expected: String, actual: String) -> [GoldenFinding] {
        let old = lines(of: expected)
        let new = lines(of: actual)
        guard old != new else { return [] }
        // Marks of different lines look alike, so that places count and not just what is there.
        var (missing, unexpected): ([String], [String]) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let line, _): missing.append(line)
            case .insert(_, let line, _): unexpected.append(line)
            }
        }
        return [.diagnostics(missing: missing, unexpected: unexpected)]
    }

    /// `error [unknown-key]` for each diagnostic, or all lines.
    private func lines(of text: String) -> [String] {
        let lines = text.split(separator: "\n").map(String.init)
        guard diagnostics == .codes else { return lines }
        return lines.compactMap { line in
            guard line.hasSuffix("]"), let code = line.lastIndex(of: "["),
                let severity = ["error", "warning", "note"].first(where: { line.contains(": \($0): ") })
            else { return nil }
            return "\(severity) \(line[code...])"
        }.sorted()
    }

    /// Fonts come first, since everything else may follow from them.
    private func layoutFindings(_ old: [UInt8], _ new: [UInt8]) -> [GoldenFinding] {
        if GoldenContent.isPointer(old) { return [.unreadable(.layout, GoldenContent.pointerAdvice)] }
        guard let expected = JSONOutput(bytes: old) else { return [.unreadable(.layout, "it is not JSON")] }
        guard case .array? = expected["views"] else {
            return [.unreadable(.layout, "it is not a solved layout, which has an array 'views'")]
        }
        guard let actual = JSONOutput(bytes: new) else { return [] }
        var findings: [GoldenFinding] = []
        // Their order says nothing.
        let (recorded, used) = (expected.fontNames, actual.fontNames)
        let (gone, new) = (recorded.filter { !used.contains($0) }, used.filter { !recorded.contains($0) })
        if !gone.isEmpty || !new.isEmpty { findings.append(.fonts(recorded: gone, used: new)) }
        let differences = layout.differences(expected: expected, actual: actual)
        if !differences.isEmpty { findings.append(.moved(differences)) }
        return findings
    }

    /// The screen is as recorded, so that marks alone differ.
    private func drawingFinding(_ old: [UInt8], _ new: [UInt8], _ views: PictureViews) -> GoldenFinding? {
        switch pictureFinding(old, new, views) {
        case .pixels(let difference, _): .marks(difference)
        case .unreadable(_, let reason): .unreadable(.drawing, reason)
        case let finding: finding
        }
    }

    /// Compares pixels, not bytes: equal pixels may be packed into other bytes.
    private func pictureFinding(_ old: [UInt8], _ new: [UInt8], _ views: PictureViews) -> GoldenFinding? {
        if GoldenContent.isPointer(old) { return .unreadable(.png, GoldenContent.pointerAdvice) }
        do throws(RenderingFault) {
            let canvases = views.canvases(PNGCanvas(png: old), PNGCanvas(png: new))
            guard
                let difference = ImageDifference(
                    expected: try Bitmap(png: old), actual: try Bitmap(png: new), tolerance: tolerance.component,
                    canvases: canvases), !tolerance.allows(difference)
            else { return nil }
            return .pixels(difference, views: views.names(in: difference, canvases?.actual))
        } catch {
            return .unreadable(.png, error.message)
        }
    }
}

extension JSONOutput {
    /// `Inter-Regular.otf (Inter, Version 4.000)` for each font of a recorded layout.
    fileprivate var fontNames: [String] {
        (self["fonts"]?.elements ?? []).map { font in
            let version = font["version"]?.string ?? ""
            return "\(font["file"]?.string ?? "") (\(font["family"]?.string ?? ""), \(version))"
        }
    }
}
