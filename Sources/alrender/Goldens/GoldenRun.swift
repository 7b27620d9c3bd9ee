// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import AutoLayoutTesting
import FontFiles
import LayoutDiagnostics
import LayoutModel
import LayoutSource

/// A run of `alrender test`: every input is judged, in the order of the inputs, and the report is printed as results come.
struct GoldenRun {
    let options: Test
    let file: ProjectFile
    /// The folders, from the working directory.
    let golden: String
    let failures: String
    /// What is tested.
    let paths: [String]

    private var isRecording: Bool { options.update || !options.accept.isEmpty }

    func carryOut() throws {
        let inputs = try inputs()
        let all = try shard(of: inputs.all)
        let isFirstRun = !DirectoryListing.exists(golden)
        let orphans = try Self.judging { () throws(GoldenFault) in checksOrphans ? try inputs.orphans() : [] }
        let judge = judge(orphans)
        if !isRecording { try FailuresFolder.clear(failures) }
        var report = RunReport(DiagnosticReport(.short), timings: options.timings ? .standardError : .nowhere)
        var results = GoldenResults()
        OrderedWork.run(count: all.count, threads: options.jobs.count) {
            let pipeline = LayoutPipeline.forCommandLine()
            return { place in
                let start = Terminal.milliseconds()
                return pipeline.map {
                    JudgedInput(
                        input: all[place], outcome: judge.outcome(of: all[place], $0),
                        milliseconds: Terminal.milliseconds() - start)
                }
            }
        } deliver: { (result: Result<JudgedInput, FontFault>) in
            switch result {
            case .success(let judged):
                let outcome = judged.outcome
                results.add(outcome)
                results.report.add(outcome, path: judged.input.path, milliseconds: judged.milliseconds)
                report.carryOut(outcome.inputOutcome)
            case .failure(let fault):
                report.carryOut(InputOutcome(steps: [.obstacle(fault.message)], status: .noInput))
            }
        }
        for path in orphans where !results.renamed.contains(path) {
            let outcome = judge.outcome(ofOrphan: path)
            results.add(outcome)
            results.report.add(outcome, path: nil)
            report.carryOut(outcome.inputOutcome)
        }
        try complainAboutUnknownNames(results)
        report.carryOut(end(results, isFirstRun: isFirstRun))
        report.carryOut(reports(results))
        try report.finish()
    }

    /// An input with what came of it.
    private struct JudgedInput: Sendable {
        var input: GoldenInput
        var outcome: GoldenOutcome
        var milliseconds: Double
    }

    /// A part of the cases cannot tell; of several shards the first one does.
    private var checksOrphans: Bool {
        options.selection == .all && (options.shard.map { $0.shard.number == 1 } ?? true)
    }

    private func shard(of all: [GoldenInput]) throws -> [GoldenInput] {
        guard let shard = options.shard?.shard else { return all }
        var times: [String: Double] = [:]
        if let path = options.shardTimes {
            // The first run has no times yet.
            guard DirectoryListing.exists(path) else {
                Terminal.complain("there is no '\(path)': every layout counts as equally long")
                return shard.inputs(of: all)
            }
            guard let report = GoldenReport(json: try InputFile.read(path)) else {
                throw FileFault(path, reason: "is not a JSON report of 'alrender test'", status: .errorDiagnostic)
            }
            times = report.millisecondsByInput
        }
        return shard.inputs(of: all, milliseconds: times)
    }

    private func inputs() throws -> GoldenInputs {
        let selection = options.selection
        let inputs = try Self.judging { () throws(GoldenFault) in
            try GoldenInputs(
                roots: self.paths.map(file.root), golden: golden, filter: selection, files: GoldenFileSystem())
        }
        guard inputs.all.isEmpty else { return inputs }
        let paths = paths.joined(separator: ", ")
        switch selection {
        case .all: Terminal.complain("no *.layout.json, *.storyboard or *.xib in \(paths)")
        case .containing(let text): Terminal.complain("no layout in \(paths) has '\(text)' in its name")
        case .named(let names): Terminal.complain("no layout in \(paths) has a case named '\(names[0])'")
        }
        throw ExitCode(ExitStatus.noInput.rawValue)
    }

    private static func judging<Value>(_ body: () throws(GoldenFault) -> Value) throws -> Value {
        do throws(GoldenFault) {
            return try body()
        } catch {
            throw error.fileFault
        }
    }

    private func judge(_ orphans: [String]) -> GoldenJudge {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let picture = options.picture
        var judge = GoldenJudge(
            mode: isRecording ? .record : .compare, failures: failures, tolerances: options.tolerance.map(\.tolerance),
            project: file.project, files: GoldenFileSystem(),
            reader: CommandLineLayoutReader(canvas: options.canvas, scenes: options.scenes),
            sceneOptions: { picture.sceneOptions(fileName: $0) },
            acceptingCommand: { AcceptingCommand.text(for: $0, arguments: arguments) })
        judge.allowsErrors = options.allowErrors
        judge.isStrict = options.strict || file.project.isStrict
        judge.prunes = options.prune
        judge.filter = options.selection
        judge.orphans = orphans
        return judge
    }

    /// A name that selects nothing is a mistake: the caller believes that something was run.
    private func complainAboutUnknownNames(_ results: GoldenResults) throws {
        let names = results.all.map(\.name)
        var unknown: [String] = []
        if case .named(let wanted) = options.selection { unknown = wanted.filter { !names.contains($0) } }
        if case .containing(let text) = options.selection, names.isEmpty {
            Terminal.complain("no case has '\(text)' in its name")
            throw ExitCode(ExitStatus.noInput.rawValue)
        }
        for name in unknown {
            let meant = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
            Terminal.complain("no case has the name '\(name)'\(meant)")
        }
        if !unknown.isEmpty { throw ExitCode(ExitStatus.noInput.rawValue) }
    }

    /// The page of failures, and the last lines.
    private func end(_ results: GoldenResults, isFirstRun: Bool) -> InputOutcome {
        var end = InputOutcome()
        if !results.failures.isEmpty, !isRecording {
            let path = "\(failures)/index.html"
            end.steps.append(
                .file(path: path, Array(FailurePage(cases: results.failures).html.utf8), directory: .made))
            end.printProduct("all of them on one page: \(path)\n")
            if isFirstRun {
                let arguments = Array(CommandLine.arguments.dropFirst())
                end.printProduct(
                    "no goldens in '\(golden)' yet: review the pictures, then record them with "
                        + "'\(AcceptingCommand.text(for: nil, arguments: arguments))'\n")
            }
        }
        end.printProduct("\(results.passed) passed, \(results.failures.count) failed\n")
        return end
    }

    /// The files that `--report` names, and what GitHub reads.
    private func reports(_ results: GoldenResults) -> InputOutcome {
        var outcome = InputOutcome()
        func write(_ text: String, to path: String) {
            outcome.steps.append(.file(path: path, Array(text.utf8), directory: .made))
        }
        for report in options.report {
            switch report {
            case .junit(let path): write(results.report.junit, to: path)
            case .json(let path): write(results.report.json.text + "\n", to: path)
            case .html(let path): write(FailurePage(cases: results.failures).html, to: path)
            case .github:
                outcome.printProduct(results.report.workflowCommands)
                guard let path = HostEnvironment.stepSummary else { continue }
                let page = results.failures.isEmpty ? nil : "\(failures)/index.html"
                let earlier = (try? InputFile.read(path)) ?? []
                outcome.steps.append(
                    .file(path: path, earlier + Array(results.report.stepSummary(page: page).utf8), directory: .fault))
            }
        }
        return outcome
    }
}
