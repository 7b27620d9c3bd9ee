// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import LayoutDiagnostics

/// Carries out what the inputs of a run lead to, and keeps the worst status.
struct RunReport {
    /// Where diagnostics go: to standard error, unless they are the result of the command.
    enum DiagnosticStream: Sendable { case standardError, standardOutput }

    private let stream: DiagnosticStream
    private var diagnostics: DiagnosticReport
    private let timingsPlace: TimingsPlace
    private(set) var status = ExitStatus.done
    private var timings = StageTimings()
    private let start = Terminal.milliseconds()
    private var obstacles: Set<String> = []
    private(set) var written: Set<String> = []
    /// Where these are: several paths may lead to one file.
    private var places: Set<String> = []
    /// Whether a line with the result follows each input.
    var announces = false
    /// Folders without the temporary files of runs that were killed.
    private var swept: Set<String> = []

    enum TimingsPlace { case nowhere, standardError }

    init(
        _ diagnostics: DiagnosticReport, stream: DiagnosticStream = .standardError, timings: TimingsPlace = .nowhere
    ) {
        self.diagnostics = diagnostics
        self.stream = stream
        timingsPlace = timings
    }

    /// False if something could not be written.
    @discardableResult
    mutating func carryOut(_ outcome: InputOutcome) -> Bool {
        let start = Terminal.milliseconds()
        var hasFailed = false
        var files: [String] = []
        for step in outcome.steps {
            if hasFailed, step.isOfEarlierSteps { continue }
            do throws(FileFault) {
                try carryOut(step)
                if case .file(let path, _, _, _) = step { files.append(path) }
            } catch {
                // A reader that has seen enough, such as 'head', is not an error.
                if error.isBrokenPipe { continue }
                hasFailed = true
                // Five files of a folder that cannot be made are one obstacle.
                if obstacles.insert(error.message).inserted { Terminal.complain(error.message) }
                status.worsen(to: error.status)
            }
        }
        status.worsen(to: outcome.status)
        timings.add(outcome.timings)
        let writing = Terminal.milliseconds() - start
        timings[.write] += writing
        if announces,
            let line = outcome.announcement(written: files, milliseconds: outcome.timings.sum + writing)
        {
            Terminal.say("\(line)\n")
        }
        return !hasFailed
    }

    private mutating func carryOut(_ step: InputOutcome.Step) throws(FileFault) {
        switch step {
        case .findings(let found, let source, let run): try tell(diagnostics.add(found, in: source, of: run))
        case .complaint(let message), .summary(let message): Terminal.complain(message)
        case .obstacle(let message): if obstacles.insert(message).inserted { Terminal.complain(message) }
        case .product(let bytes), .achievement(let bytes): try Terminal.printProduct(bytes)
        case .file(let path, let bytes, let directory, let links):
            written.insert(path)
            guard places.insert(OutputFile.place(of: path, links: links)).inserted else {
                throw FileFault(
                    path,
                    reason: "would be written twice: give each output a path of its own",
                    status: .usage)
            }
            if directory == .made, let slash = path.lastIndex(of: "/") {
                try DirectoryListing.create(String(path[..<slash]))
            }
            let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
            if swept.insert(folder).inserted { TemporaryFiles.sweep(folder) }
            try OutputFile.write(bytes, to: path, links: links)
        case .removal(let path): try OutputFile.remove(path)
        }
    }

    private func tell(_ text: String) throws(FileFault) {
        guard !text.isEmpty else { return }
        switch stream {
        case .standardError: Terminal.say(text)
        case .standardOutput: try Terminal.printProduct(text)
        }
    }

    /// Prints what waits for the end of the run, and exits unless the status is 0.
    mutating func finish() throws {
        do throws(FileFault) {
            try tell(diagnostics.end)
        } catch {
            if !error.isBrokenPipe {
                Terminal.complain(error.message)
                status.worsen(to: error.status)
            }
        }
        if timingsPlace == .standardError {
            timings.total = Terminal.milliseconds() - start
            Terminal.say(timings.json.compactText + "\n")
        }
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
