// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
package import LayoutScene

/// Compares the layouts of an input with their goldens, or records them.
package struct GoldenJudge: Sendable {
    package enum Mode: Hashable, Sendable { case compare, record }

    package var mode: Mode
    /// Records layouts with errors that nothing expects, too; they are still reported.
    package var allowsErrors = false
    /// Texts of causes: a comparison records the failed cases all of whose causes contain one of them.
    package var acceptedCauses: [String] = []
    /// The program and the libraries that it draws with, by version: cases whose goldens were drawn from the same by the same need not be
    /// drawn again. Nil draws all of them.
    package var program: String?
    /// Whether cases are drawn whose goldens were drawn from the same.
    package var drawsAll = false
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
    package var sceneOptions: @Sendable (_ fileName: String, _ part: GoldenRecord.Part) -> SceneOptions
    /// The command line that records the case with a name as it is now.
    package var acceptingCommand: @Sendable (_ name: String) -> String
    let recorded = RecordedNames()
    let orphaned = OrphanedLayouts()
    let fontDigests = FontDigests()

    package init(
        mode: Mode, failures: String, tolerances: [PixelTolerance] = [],
        project: GoldenProject = GoldenProject(), files: any GoldenFiles, reader: any GoldenLayoutReader,
        sceneOptions: @escaping @Sendable (_ fileName: String, _ part: GoldenRecord.Part) -> SceneOptions,
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
                var known = Set(layouts.compactMap { GoldenCase(input: input, variant: $0.variant).fileName })
                if project.picture.kind == .both { known.formUnion(known.map { "\($0).drawing" } + ["drawing"]) }
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

    func isOwned(_ path: String, byOtherThan input: GoldenInput) -> Bool {
        let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
        let owner = stem.hasSuffix(".drawing") ? String(stem.dropLast(".drawing".count)) : stem
        return [stem, owner].contains { $0 != input.recorded && owned.contains($0) }
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
    func mayRecord(_ run: LayoutRun, _ goldenCase: GoldenCase, _ outcome: inout GoldenOutcome) -> Bool {
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

    func recorded(_ run: LayoutRun, _ goldenCase: GoldenCase, lines: [String]) -> GoldenOutcome.Verdict {
        let isExpected = errors(of: run, goldenCase).unexpected.isEmpty
        return isExpected ? .recorded(lines: lines) : .recordedWithErrors(lines: lines + Self.lines(of: run, [.error]))
    }

    /// The case agrees with its golden.
    func pass(_ run: LayoutRun, _ goldenCase: GoldenCase, _ outcome: inout GoldenOutcome) {
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
    func recordedBytes(_ path: String) throws(GoldenFault) -> [UInt8]? {
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
}
