// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGoldens
package import LayoutRuns

/// Judges layouts again whenever one of them, a golden of it or a file that it names changes.
package struct GoldenWatch {
    private let options: GoldenRunOptions
    /// Made in each round: the project file may be what has changed.
    private let setup: () throws -> GoldenSetup
    /// The latest of each input, by its path.
    private var outcomes: [String: GoldenOutcome] = [:]
    private var sources: [String: [String]] = [:]

    package init(_ options: GoldenRunOptions, setup: @escaping () throws -> GoldenSetup) {
        self.options = options
        self.setup = setup
    }

    /// The layouts among paths and in their folders.
    package static func layouts(in paths: [String], runsCode: Bool, _ access: FileAccess) -> FoundFiles {
        var files = FoundFiles()
        for path in paths {
            var found = FoundFiles(paths: [path])
            if access.system.isDirectory(path) {
                found = access.system.files(
                    below: path,
                    where: { path in
                        GoldenInputs.isLayout(path) || runsCode && SwiftSelection.isSwift(path)
                    })
                found.paths = found.paths.map { "\(path)/\($0)" }
                access.leaveOutLinks(from: &found, below: path)
            }
            files.paths += found.paths
            files.faults += found.faults
        }
        return files
    }

    /// Judges the inputs that a change concerns, all of them in the first round.
    package mutating func round(
        _ changed: Set<String>?, by scheduling: some InputScheduling
    ) throws -> WatchRound {
        let run = GoldenRun(options, try setup())
        let files = run.setup.files
        if changed == nil { run.setup.noteOmissions() }
        let inputs = try run.setup.inputs()
        let isFirstRun = !files.system.exists(run.golden)
        if changed == nil { try FailuresFolder(path: run.failures, files: files.system).clear() }
        let orphans = run.orphans(among: inputs)
        let judge = run.judge(orphans, among: inputs)
        var report = run.runReport
        let project = run.setup.file.place
        let isEverything = changed.map { changed in project.map(changed.contains) ?? false } ?? true
        let concerned = inputs.all.filter { input in
            guard !isEverything, let changed, let sources = sources[input.path] else { return true }
            return sources.contains(where: changed.contains)
        }
        var results = GoldenResults()
        run.setup.judge(concerned, by: judge, scheduling: scheduling) { result in
            switch result {
            case .success(let judged):
                results.add(judged.outcome)
                report.carryOut(outcome(of: judged, isAnnounced: changed != nil, run.setup))
            case .failure(let fault): report.carryOut(InputOutcome(fault))
            }
        }
        let orphaned = judge.outcomes(ofOrphans: orphans.filter { !results.renamed.contains($0) })
        for outcome in orphaned { results.add(outcome) }
        report.carryOut(run.failures(in: results))
        for input in concerned { sources[input.path] = input.sources(in: files) }
        report.carryOut(end(of: run, inputs, orphaned, isFirstRun: isFirstRun))
        _ = report.finish()
        return WatchRound(sources: inputs.all.flatMap { sources[$0.path] ?? [] } + (project.map { [$0] } ?? []))
    }

    /// A case that passes now loses the pictures of its failure.
    private mutating func outcome(
        of judged: GoldenSetup.JudgedInput, isAnnounced: Bool, _ setup: GoldenSetup
    ) -> InputOutcome {
        var outcome = judged.outcome.inputOutcome(setup)
        let written = Set(judged.outcome.files.map(\.path))
        let earlier = outcomes.updateValue(judged.outcome, forKey: judged.input.path)?.files.map(\.path) ?? []
        outcome.steps += earlier.filter { !written.contains($0) }.map { .removal(path: $0) }
        if isAnnounced {
            let (passed, failed) = (judged.outcome.passed, judged.outcome.results.count - judged.outcome.passed)
            let verdict = failed == 0 ? "\(passed) passed" : "\(passed) passed, \(failed) failed"
            let line = "\(judged.input.path) \(InputOutcome.time(judged.milliseconds)), \(verdict)"
            setup.host.console.say("\(DisplayText.safe(line))\n")
        }
        return outcome
    }

    /// The page of failures and the last line, of all inputs.
    private func end(
        of run: GoldenRun, _ inputs: GoldenInputs, _ orphaned: [GoldenOutcome], isFirstRun: Bool
    ) -> InputOutcome {
        var results = GoldenResults()
        for input in inputs.all { if let outcome = outcomes[input.path] { results.add(outcome) } }
        var steps: [InputOutcome.Step] = []
        for outcome in orphaned {
            results.add(outcome)
            steps += outcome.inputOutcome(run.setup).steps
        }
        var end = run.end(results, isFirstRun: isFirstRun)
        if results.failures.isEmpty { steps.append(.removal(path: "\(run.failures)/index.html")) }
        end.steps = steps + end.steps
        return end
    }
}
