// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
package import LayoutGoldens
package import LayoutRuns

/// A run of golden tests: every input is judged, in the order of the inputs, and the report is printed as results come.
package struct GoldenRun {
    package let options: GoldenRunOptions
    package let setup: GoldenSetup

    package init(_ options: GoldenRunOptions, _ setup: GoldenSetup) {
        self.options = options
        self.setup = setup
    }

    var runReport: RunReport {
        RunReport(
            DiagnosticReport(.short), timings: options.showsTimings ? .standardError : .nowhere, in: files,
            console: host.console)
    }

    package var golden: String { setup.golden }
    package var failures: String { setup.failures }
    private var host: GoldenHost { setup.host }
    private var files: FileAccess { setup.files }

    /// - Returns: the status of the run.
    package func carryOut(by scheduling: some InputScheduling) throws -> ExitStatus {
        setup.noteOmissions()
        let inputs = try setup.inputs()
        let meant = try changed(of: inputs.all)
        let all = try shard(of: meant)
        let isFirstRun = !files.system.exists(golden)
        let orphans = orphans(among: inputs)
        if let revision = options.changedSince, meant.isEmpty, orphans.isEmpty {
            host.complain("no layout has changed since '\(revision)'")
        }
        let judge = judge(orphans, among: inputs)
        if !options.records { try FailuresFolder(path: failures, files: files.system).clear() }
        var report = runReport
        var results = GoldenResults()
        results.report.shard = options.shard
        if options.shard != nil {
            results.report.layouts = GoldenReport.Layouts(all: meant.map(\.name), part: all.map(\.name))
        }
        for fault in isFirstShard ? inputs.faults : [] {
            let outcome = GoldenOutcome(fault)
            report.carryOut(outcome.inputOutcome(setup))
            results.add(outcome)
            results.report.add(outcome, path: nil)
        }
        setup.judge(all, by: judge, scheduling: scheduling) { result in
            switch result {
            case .success(let judged):
                let outcome = judged.outcome
                let isWritten = report.carryOut(outcome.inputOutcome(setup))
                results.add(isWritten ? outcome : outcome.unwritten)
                results.report.add(
                    isWritten ? outcome : outcome.unwritten, path: judged.input.path,
                    milliseconds: judged.milliseconds)
            case .failure(let fault):
                results.addError()
                report.carryOut(InputOutcome(fault))
            }
        }
        for outcome in judge.outcomes(ofOrphans: orphans.filter { !results.renamed.contains($0) }) {
            let isWritten = report.carryOut(outcome.inputOutcome(setup))
            results.add(isWritten ? outcome : outcome.unwritten)
            results.report.add(isWritten ? outcome : outcome.unwritten, path: nil)
        }
        try complainAboutUnknownCauses(results)
        report.carryOut(failures(in: results))
        try complainAboutUnknownNames(results)
        report.carryOut(notesOnUnusedNames(results))
        report.carryOut(end(results, isFirstRun: isFirstRun))
        results.report.exitStatus = report.status.rawValue
        let page = results.failures.isEmpty || options.records ? nil : "\(failures)/index.html"
        report.carryOut(ReportFiles(report: results.report, page: page, host: host).outcome(options.reports))
        return report.finish()
    }

    /// Goldens without an input.
    func orphans(among inputs: GoldenInputs) -> [String] {
        // Known only in a run over all cases.
        setup.selection.cases == .all && isFirstShard ? setup.orphans(among: inputs) : []
    }

    /// Whether this part of the run reports what is of no input.
    private var isFirstShard: Bool { options.shard.map { $0.number == 1 } ?? true }

    private func changed(of all: [GoldenInput]) throws(FileFault) -> [GoldenInput] {
        guard let revision = options.changedSince else { return all }
        let change = try ChangedInputs(since: revision, project: setup.file, in: files)
        if let note = change.note { host.complain(note) }
        return all.filter(change.concerns)
    }

    private func shard(of all: [GoldenInput]) throws -> [GoldenInput] {
        guard let shard = options.shard else { return all }
        var times: [String: Double] = [:]
        if let path = options.shardTimes {
            // The first run has no times yet.
            guard files.system.exists(path) else {
                host.complain("no file '\(path)': all layouts are assumed to take equally long")
                return shard.inputs(of: all)
            }
            guard let report = GoldenReport(json: try files.system.read(path)) else {
                throw FileFault(path, reason: "is not a JSON report of 'alrender test'", status: .errorDiagnostic)
            }
            times = report.millisecondsByInput
        }
        return shard.inputs(of: all, milliseconds: times)
    }

    package func judge(_ orphans: [String], among inputs: GoldenInputs) -> GoldenJudge {
        var judge = setup.judge(options.records ? .record : .compare, among: inputs)
        judge.allowsErrors = options.allowsErrors
        judge.acceptedCauses = options.acceptedCauses
        judge.drawsAll = options.drawsAll
        judge.isStrict = options.isStrict || setup.file.project.isStrict
        judge.prunes = options.prunes
        judge.orphans = orphans
        return judge
    }

    /// A cause that no case has is a mistake, too.
    private func complainAboutUnknownCauses(_ results: GoldenResults) throws {
        let texts = results.all.flatMap { result -> [String] in
            switch result.verdict {
            case .failed(let failure, _): failure.causes
            case .recorded(let lines), .recordedWithErrors(let lines), .refused(let lines): lines
            case .passed, .removed, .undrawable, .fault, .unwritten: []
            }
        }
        let isRecorded = results.all.contains { if case .recorded = $0.verdict { true } else { false } }
        let unknown = options.acceptedCauses.filter { cause in !texts.contains { $0.contains(cause) } }
        guard !unknown.isEmpty, !isRecorded else { return }
        for cause in unknown {
            let meant = NearestName.of(cause, among: texts).map { "; did you mean '\($0)'?" } ?? ""
            host.complain("no failed case has the cause '\(cause)'\(meant)")
        }
        throw RunEnd(.noInput)
    }

    /// A name that selects nothing is a mistake: the caller believes that something was run.
    private func complainAboutUnknownNames(_ results: GoldenResults) throws {
        let names = results.all.map(\.name)
        var unknown: [String] = []
        if case .named(let wanted) = setup.selection.cases { unknown = wanted.filter { !names.contains($0) } }
        if case .containing(let text) = setup.selection.cases, names.isEmpty {
            let meant = NearestName.of(text, among: setup.caseNames()).map { "; did you mean '\($0)'?" } ?? ""
            host.complain("no case has '\(text)' in its name\(meant)")
            throw RunEnd(.noInput)
        }
        let known = unknown.isEmpty ? [] : setup.caseNames()
        for name in unknown {
            let meant = NearestName.of(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
            host.complain("no case has the name '\(name)'\(meant)")
        }
        if !unknown.isEmpty { throw RunEnd(.noInput) }
    }

    /// Names in the project file and in `--tolerance` that no case has; known only in a run over all cases.
    private func notesOnUnusedNames(_ results: GoldenResults) -> InputOutcome {
        var outcome = InputOutcome()
        guard setup.selection.cases == .all, options.changedSince == nil, options.shard == nil else { return outcome }
        let names = results.all.map(\.name)
        if let source = setup.file.source, setup.selection.inputs.isEmpty {
            outcome.steps.append(.findings(setup.file.project.unusedMentions(among: names), source, nil))
        }
        for part in setup.selection.tolerances.compactMap(\.part)
        where !names.contains(where: { $0.contains(part) }) {
            let meant = NearestName.of(part, among: names).map { "; did you mean '\($0)'?" } ?? ""
            outcome.steps.append(.complaint("--tolerance: no case has '\(part)' in its name\(meant)"))
        }
        return outcome
    }

    /// What failed, by cause: a change that many layouts share is reported once.
    package func failures(in results: GoldenResults) -> InputOutcome {
        var outcome = InputOutcome()
        let members = results.members
        if options.showsValues {
            for member in members { outcome.printProduct(member.textWithValues) }
        } else {
            for group in FailureGroup.groups(of: members) { outcome.printProduct(group.text) }
        }
        return outcome
    }

    /// The page of failures, and the last lines.
    package func end(_ results: GoldenResults, isFirstRun: Bool) -> InputOutcome {
        var end = InputOutcome()
        if !results.failures.isEmpty, !options.records {
            let path = "\(failures)/index.html"
            var page = FailurePage(cases: results.failures).linkingPictures()
            let arguments = host.arguments
            page.causeCommand = { AcceptingCommand.text(forCause: $0, arguments: arguments) }
            end.steps.append(
                .file(
                    path: path, Array(page.html.utf8),
                    directory: .made,
                    links: setup.links(of: path)
                ))
            end.printAchievement("all of them on one page: \(DisplayText.safe(path))\n")
            if isFirstRun {
                end.printProduct(
                    "no goldens in '\(DisplayText.safe(golden))' yet: review the pictures, then record them with "
                        + "'\(AcceptingCommand.text(for: nil, arguments: host.arguments))'\n")
            }
        }
        end.printProduct("\(results.summary)\n")
        return end
    }
}
