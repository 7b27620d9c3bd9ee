// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutRendering
package import LayoutScene

/// Compares the layouts of an input with their goldens, or records them.
package struct GoldenJudge: Sendable {
    package enum Mode: Hashable, Sendable { case compare, record }

    package var mode: Mode
    /// Records layouts with errors that nothing expects, too; they are still reported.
    package var allowsErrors = false
    /// Texts of causes: a comparison records the failed cases all of whose causes contain one of them.
    package var acceptedCauses: [String] = []
    /// Removes goldens without a layout, variant or scene.
    package var prunes = false
    /// Fails layouts with errors or warnings that nothing expects even if they agree with their goldens.
    package var isStrict = false
    /// The folder for the files of failed cases.
    package var failures: String
    /// The last one that covers a case counts; if none does, the project's.
    package var tolerances: [PixelTolerance]
    package var filter = GoldenFilter.all
    /// The codes of all diagnostics, to find unknown ones in `"expect"`; empty to look for none.
    package var knownCodes: [String] = []
    /// Goldens that no input owns.
    package var orphans: [String] = []
    /// Where the goldens of all inputs are (``GoldenInput/recorded``): they are not those of a variant of another input.
    package var owned: Set<String> = []
    /// Which cases have a golden picture.
    package var project: GoldenProject
    package var files: any GoldenFiles
    package var reader: any GoldenLayoutReader
    /// What pictures show, by the file name in their caption.
    package var sceneOptions: @Sendable (_ fileName: String) -> SceneOptions
    /// The command line that records the case with a name as it is now.
    package var acceptingCommand: @Sendable (_ name: String) -> String
    private let recorded = RecordedNames()
    private let orphaned = OrphanedLayouts()

    package init(
        mode: Mode, failures: String, tolerances: [PixelTolerance] = [],
        project: GoldenProject = GoldenProject(), files: any GoldenFiles, reader: any GoldenLayoutReader,
        sceneOptions: @escaping @Sendable (_ fileName: String) -> SceneOptions,
        acceptingCommand: @escaping @Sendable (_ name: String) -> String
    ) {
        self.mode = mode
        self.failures = failures
        self.tolerances = tolerances
        self.project = project
        self.files = files
        self.reader = reader
        self.sceneOptions = sceneOptions
        self.acceptingCommand = acceptingCommand
    }

    package func outcome(of input: GoldenInput, _ pipeline: LayoutPipeline) -> GoldenOutcome {
        var outcome = GoldenOutcome()
        do throws(GoldenFault) {
            let layouts = try reader.layouts(
                of: input, selecting: { isSelected(GoldenCase(input: input, variant: $0)) }, pipeline)
            switch layouts {
            case .invalid where !isSelected(GoldenCase(input: input, variant: nil)): break
            case .invalid(let run):
                try judge(diagnosticsOf: run, input, &outcome)
                remark(on: [run], isComplete: true, of: input, &outcome)
            case .missing(let reason): outcome.fail(input.name, lines: [reason])
            case .solved(let layouts, let isComplete):
                for layout in layouts where isSelected(GoldenCase(input: input, variant: layout.variant)) {
                    if layout.run.layout == nil {
                        try judge(layoutless: layout, of: input, &outcome)
                    } else {
                        try judge(layout, of: input, pipeline, &outcome)
                    }
                }
                remark(on: layouts.map(\.run), isComplete: isComplete, of: input, &outcome)
                guard isComplete, isWhole(input) else { break }
                let known = Set(layouts.compactMap { GoldenCase(input: input, variant: $0.variant).fileName })
                for path in input.recordedVariants(otherThan: known, in: files, recorded)
                where !isOwned(path, byOtherThan: input) {
                    outgrown(path, "recorded, but '\(input.path)' has no such variant or scene", &outcome)
                }
                if layouts.allSatisfy({ $0.variant != nil || $0.run.layout != nil }),
                    try recordedBytes(input.diagnostics) != nil
                {
                    drop(input.diagnostics, "errors are recorded, but '\(input.path)' has a layout", &outcome)
                }
            }
        } catch {
            outcome.add(input.name, .fault(error))
        }
        return outcome
    }

    private func remark(
        on runs: [LayoutRun], isComplete: Bool, of input: GoldenInput, _ outcome: inout GoldenOutcome
    ) {
        let lines = expectedCodes(of: runs, isComplete: isComplete).lines
        if !outcome.results.isEmpty, !lines.isEmpty {
            outcome.remarks = GoldenOutcome.Remarks(name: input.name, lines: lines)
        }
    }

    private func expectedCodes(of runs: [LayoutRun], isComplete: Bool) -> ExpectedCodes {
        ExpectedCodes(of: runs, isComplete: isComplete, knownCodes: knownCodes)
    }

    private func isSelected(_ goldenCase: GoldenCase) -> Bool {
        filter.covers(goldenCase) || isWhole(goldenCase.input)
    }

    /// Whether every case of the input is judged.
    private func isWhole(_ input: GoldenInput) -> Bool { filter == .all || filter == .containing(input.name) }

    private func isOwned(_ path: String, byOtherThan input: GoldenInput) -> Bool {
        let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
        return stem != input.recorded && owned.contains(stem)
    }

    /// Goldens without a layout, which would go out of date unnoticed: together if they are only reported.
    package func outcomes(ofOrphans paths: [String]) -> [GoldenOutcome] {
        (prunes ? paths.map { [$0] } : paths.isEmpty ? [] : [paths]).map { group in
            var outcome = GoldenOutcome()
            for path in group { outgrown(path, "recorded, but no layout belongs to it", &outcome) }
            return outcome
        }
    }

    private func outgrown(_ path: String, _ reason: String, _ outcome: inout GoldenOutcome) {
        guard prunes else { return outcome.fail(path, lines: [reason + ": '--prune' removes it"]) }
        outcome.remove(path)
        outcome.add(path, .removed)
    }

    /// A golden that the input has outgrown: removed when recording, a failure otherwise.
    private func drop(_ path: String, _ reason: String, _ outcome: inout GoldenOutcome) {
        if mode == .record { outcome.remove(path) } else { outcome.fail(path, lines: [reason]) }
    }

    // MARK: Errors

    /// Whether the case may be recorded; if not, the outcome says why.
    private func mayRecord(_ run: LayoutRun, _ goldenCase: GoldenCase, _ outcome: inout GoldenOutcome) -> Bool {
        let errors = errors(of: run, goldenCase)
        guard !allowsErrors, !errors.unexpected.isEmpty else { return true }
        let lines = Self.lines(of: run, [.error]) + [errors.advice]
        outcome.add(goldenCase.name, .refused(lines: ["has errors: not recorded"] + lines))
        return false
    }

    private func errors(of run: LayoutRun, _ goldenCase: GoldenCase) -> ErrorExpectation {
        ErrorExpectation(of: run, allowsErrors: project.allowsErrors(of: goldenCase))
    }

    private static func lines(of run: LayoutRun, _ severities: Set<Diagnostic.Severity>) -> [String] {
        let findings = run.diagnostics.filter { severities.contains($0.severity) }
        return DiagnosticReport.text(findings, in: run.source, format: .short).split(separator: "\n").map(String.init)
    }

    private func recorded(_ run: LayoutRun, _ goldenCase: GoldenCase, lines: [String]) -> GoldenOutcome.Verdict {
        let isExpected = errors(of: run, goldenCase).unexpected.isEmpty
        return isExpected ? .recorded(lines: lines) : .recordedWithErrors(lines: lines + Self.lines(of: run, [.error]))
    }

    /// The case agrees with its golden.
    private func pass(_ run: LayoutRun, _ goldenCase: GoldenCase, _ outcome: inout GoldenOutcome) {
        if mode == .record, !errors(of: run, goldenCase).unexpected.isEmpty {
            return outcome.add(goldenCase.name, recorded(run, goldenCase, lines: []))
        }
        guard isStrict, mode == .compare, !project.allowsErrors(of: goldenCase) else {
            return outcome.add(goldenCase.name, .passed)
        }
        let unknown = expectedCodes(of: [run], isComplete: false).unknown
        let hasWarnings = !unknown.isEmpty || run.diagnostics.contains { $0.severity == .warning }
        guard hasWarnings || !errors(of: run, goldenCase).unexpected.isEmpty else {
            return outcome.add(goldenCase.name, .passed)
        }
        let lines = Self.lines(of: run, [.error, .warning]) + unknown
        outcome.add(
            goldenCase.name, .refused(lines: ["agrees with its golden, but --strict allows none of these"] + lines))
    }

    /// A golden's bytes; nil if there is none, and where one that cannot be read is replaced.
    private func recordedBytes(_ path: String) throws(GoldenFault) -> [UInt8]? {
        mode == .record ? try? recorded.bytes(of: path, in: files) : try recorded.bytes(of: path, in: files)
    }

    /// A document that can be read and has no layout, such as one that exceeds a limit.
    private func judge(
        layoutless layout: GoldenLayout, of input: GoldenInput, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        guard let variant = layout.variant else { return try judge(diagnosticsOf: layout.run, input, &outcome) }
        let goldenCase = GoldenCase(input: input, variant: variant)
        let lines = ["has no layout"] + Self.lines(of: layout.run, [.error])
        guard mode == .compare else { return outcome.add(goldenCase.name, .refused(lines: lines)) }
        var failure = FailurePage.Case(name: goldenCase.name, remarks: lines)
        failure.lines = lines
        outcome.add(goldenCase.name, .failed(failure, lines: lines))
    }

    private func judge(
        diagnosticsOf run: LayoutRun, _ input: GoldenInput, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        let goldenCase = GoldenCase(input: input, variant: nil)
        let actual = DiagnosticReport.text(run.diagnostics, in: run.source, format: .human)
        let expected = try recordedBytes(input.diagnostics).map { String(decoding: $0, as: UTF8.self) }
        if mode == .record {
            guard mayRecord(run, goldenCase, &outcome) else { return }
            for path in input.recordedParts(in: files, recorded) where !isOwned(path, byOtherThan: input) {
                outcome.remove(path)
            }
            if expected == actual { return pass(run, goldenCase, &outcome) }
            outcome.write(Array(actual.utf8), to: input.diagnostics)
            return outcome.add(input.name, recorded(run, goldenCase, lines: ["its diagnostics"]))
        }
        guard let expected else {
            let findings = actual.split(separator: "\n").map(String.init)
            let lines = ["has errors that are not expected"] + findings
            var failure = FailurePage.Case(name: input.name, remarks: lines)
            failure.lines = lines
            failure.isNew = true
            failure.recordable = [Array(actual.utf8)]
            return outcome.add(input.name, .failed(failure, lines: lines))
        }
        let findings = GoldenComparison(diagnostics: project.diagnostics).findings(expected: expected, actual: actual)
        if findings.isEmpty { return pass(run, goldenCase, &outcome) }
        let lines = findings.flatMap(\.lines)
        var failure = FailurePage.Case(
            name: input.name, remarks: lines, acceptingCommand: acceptingCommand(input.name))
        failure.lines = lines
        failure.recordable = [Array(actual.utf8)]
        outcome.add(input.name, .failed(failure, lines: lines))
    }

    // MARK: Layouts

    private func judge(
        _ layout: GoldenLayout, of input: GoldenInput, _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) throws(GoldenFault) {
        let goldenCase = GoldenCase(input: input, variant: layout.variant)
        if mode == .record, !mayRecord(layout.run, goldenCase, &outcome) { return }
        let expected = try GoldenRecord(of: goldenCase, bytes: recordedBytes)
        var actual: GoldenRecord
        do throws(RenderingFault) {
            actual = try GoldenRecord(
                layout.run, parts: parts(of: goldenCase, expected), options: sceneOptions(layout.run.source.name),
                pipeline, &outcome.timings)
        } catch {
            return outcome.add(goldenCase.name, .undrawable(error))
        }
        let comparison = GoldenComparison(tolerance: tolerance(of: goldenCase))
        var findings = comparison.findings(expected: expected, actual: actual).map { $0.located(in: layout.run) }
        // Where views moved, content and marks moved with them.
        let hasMoved = findings.contains { if case .moved = $0 { true } else { false } }
        if mode == .record ? !findings.isEmpty : findings.contains(where: \.isAboutPicture) && !hasMoved {
            actual.contentDigest = contentDigest(of: layout.run, pipeline, &outcome)
        }
        if mode == .compare, !hasMoved, let digest = expected.contentDigest, digest == actual.contentDigest {
            findings = findings.compactMap { finding in
                guard case .pixels(let difference, _) = finding else { return finding }
                return project.comparesMarks ? .marks(difference) : nil
            }
        }
        if expected.png != nil, actual.png == nil, !project.hasPicture(goldenCase) { findings.append(.unwantedPicture) }
        if mode == .compare, let path = formerGolden(of: goldenCase, expected, actual) {
            let stem = path.dropLast((goldenCase.fileName.map { ".\($0)" } ?? "").count + ".json".count)
            let root = goldenCase.input.recorded.dropLast(goldenCase.input.name.count)
            findings = [.renamed(from: String(stem.dropFirst(path.hasPrefix(root) ? root.count : 0)))]
            outcome.renamedGoldens += GoldenRecord.Part.allCases.map { "\(path.dropLast(5)).\($0.rawValue)" }
        }
        guard !findings.isEmpty else { return pass(layout.run, goldenCase, &outcome) }
        var lines = Self.lines(of: findings, in: PictureViews(expected.layout, actual.layout))
        // A failure has a reason.
        if lines.isEmpty { lines = findings.flatMap(\.lines) }
        if isNew(findings, expected) { lines = mode == .record ? [] : ["not recorded yet"] }
        var failure = self.failure(of: goldenCase, expected, actual, findings)
        failure.lines = lines
        if isNew(findings, expected) { failure.remarks = lines }
        let isAccepted = mode == .compare && accepts(failure)
        if isAccepted {
            guard mayRecord(layout.run, goldenCase, &outcome) else { return }
            actual.contentDigest = contentDigest(of: layout.run, pipeline, &outcome)
        }
        switch isAccepted ? .record : mode {
        case .record:
            let parts = GoldenRecord.Part.allCases
            if let foreign = parts.first(where: expected.isForeign) {
                return outcome.add(goldenCase.name, .foreign(goldenCase.path(of: foreign)))
            }
            for part in parts {
                guard actual[part] != expected[part], let bytes = actual.file(part) else { continue }
                outcome.write(bytes, to: goldenCase.path(of: part))
            }
            if findings.contains(.unwantedPicture) { outcome.remove(goldenCase.path(of: .png)) }
            outcome.add(goldenCase.name, recorded(layout.run, goldenCase, lines: lines))
        case .compare:
            failure.isNew = expected == GoldenRecord()
            failure.recordable = GoldenRecord.Part.allCases.compactMap {
                actual[$0] == expected[$0] ? nil : actual[$0]
            }
            let folder = goldenCase.folder(in: failures)
            failure.folder = String(folder.dropFirst(failures.count + 1))
            leave(expected, actual, failure.difference, in: folder, &outcome)
            outcome.add(goldenCase.name, .failed(failure, lines: lines))
        }
    }

    private func accepts(_ failure: FailurePage.Case) -> Bool {
        !acceptedCauses.isEmpty
            && failure.causes.allSatisfy { cause in acceptedCauses.contains { cause.contains($0) } }
    }

    /// Whether the case has no golden at all, nor that of another name.
    private func isNew(_ findings: [GoldenFinding], _ expected: GoldenRecord) -> Bool {
        expected == GoldenRecord() && findings.allSatisfy { if case .missing = $0 { true } else { false } }
    }

    private func contentDigest(
        of run: LayoutRun, _ pipeline: LayoutPipeline, _ outcome: inout GoldenOutcome
    ) -> String? {
        pipeline.draw(run, options: sceneOptions(run.source.name), timings: &outcome.timings)
            .flatMap(SceneRenderer.contentDigest)
    }

    /// Goldens are recorded exactly.
    private func tolerance(of goldenCase: GoldenCase) -> PixelTolerance {
        guard mode == .compare else { return PixelTolerance(component: 0) }
        return tolerances.last { $0.covers(goldenCase.name) } ?? project.tolerance(of: goldenCase)
            ?? PixelTolerance(component: 0)
    }

    /// What a report prints: pixels in views that moved, or outside the canvas of a layout that changed, follow from the movement.
    private static func lines(of findings: [GoldenFinding], in pictures: PictureViews) -> [String] {
        let moved: Set<String>? = findings.lazy.compactMap {
            if case .moved(let differences) = $0 { ChangeSummary(differences).affectedViews } else { nil }
        }.first
        return findings.flatMap { finding in
            guard case .pixels(let difference, let views) = finding, let moved, !moved.isEmpty else {
                return finding.lines
            }
            let affected = moved.union(pictures.superviews(of: moved)).union(pictures.subviews(of: moved))
            let others = views.filter { !affected.contains($0) }
            let share = difference.boxes.count > 1 ? "\(difference.boxes.count) regions" : "1 region"
            return others.isEmpty ? [] : ["the picture differs in \(share), also in \(others.joined(separator: ", "))"]
        }
    }

    /// The golden frames without an input that agree with a case that has no goldens.
    private func formerGolden(of goldenCase: GoldenCase, _ expected: GoldenRecord, _ actual: GoldenRecord) -> String? {
        guard expected == GoldenRecord(), !orphans.isEmpty, let layout = actual.layout else { return nil }
        let suffix = (goldenCase.fileName.map { ".\($0)" } ?? "") + ".json"
        return orphaned.paths(with: layout, among: orphans, in: files).first { path in
            guard path.hasSuffix(suffix) else { return false }
            let name = path.dropLast(suffix.count).split(separator: "/").last ?? ""
            return !name.contains(".")
        }
    }

    /// An SVG is compared where one is kept.
    private func parts(of goldenCase: GoldenCase, _ expected: GoldenRecord) -> Set<GoldenRecord.Part> {
        var parts: Set<GoldenRecord.Part> = [.layout]
        if project.hasPicture(goldenCase) { parts.insert(.png) }
        if expected.svg != nil { parts.insert(.svg) }
        return parts
    }

    private func failure(
        of goldenCase: GoldenCase, _ expected: GoldenRecord, _ actual: GoldenRecord, _ findings: [GoldenFinding]
    ) -> FailurePage.Case {
        var failure = FailurePage.Case(
            name: goldenCase.name, remarks: [], expected: expected.png, actual: actual.png,
            acceptingCommand: acceptingCommand(goldenCase.name))
        for finding in findings {
            switch finding {
            case .moved(let differences):
                failure.moved += differences
                PictureViews(expected.layout, actual.layout).place(
                    ChangeSummary(differences).affectedViews, in: &failure)
            case .pixels(let difference, _), .marks(let difference):
                failure.pixels = finding.lines
                failure.difference = try? PNGWriter(scale: 1).bytes(of: difference.image)
            default: failure.remarks += finding.lines
            }
        }
        return failure
    }

    /// Leaves `expected`, `actual` and `diff` in the folder of the case.
    private func leave(
        _ expected: GoldenRecord, _ actual: GoldenRecord, _ difference: [UInt8]?, in folder: String,
        _ outcome: inout GoldenOutcome
    ) {
        for part in GoldenRecord.Part.allCases where expected[part] != actual[part] {
            if let bytes = expected[part] { outcome.write(bytes, to: "\(folder)/expected.\(part.rawValue)") }
            if let bytes = actual[part] { outcome.write(bytes, to: "\(folder)/actual.\(part.rawValue)") }
        }
        if let difference { outcome.write(difference, to: "\(folder)/diff.png") }
    }
}
