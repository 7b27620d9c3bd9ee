// SPDX-License-Identifier: Apache-2.0
package import AutoLayout

/// Carries out what the inputs of a run lead to, and keeps the worst status.
package struct RunReport {
    /// Where diagnostics go: to standard error, unless they are the result of the command.
    package enum DiagnosticStream: Sendable { case standardError, standardOutput }

    private let stream: DiagnosticStream
    private var diagnostics: DiagnosticReport
    private let timingsPlace: TimingsPlace
    package private(set) var status = ExitStatus.done
    private var timings = StageTimings()
    private let start: Double
    private let files: FileAccess
    private let console: any RunConsole
    private var obstacles: Set<String> = []
    package private(set) var written: Set<String> = []
    /// Where these are: several paths may lead to one file.
    private var places: Set<String> = []
    /// Whether a line with the result follows each input.
    package var announces = false
    /// Folders without the temporary files of runs that were killed.
    private var swept: Set<String> = []

    package enum TimingsPlace { case nowhere, standardError }

    package init(
        _ diagnostics: DiagnosticReport, stream: DiagnosticStream = .standardError, timings: TimingsPlace = .nowhere,
        in files: FileAccess, console: any RunConsole
    ) {
        start = files.clock.now()
        self.files = files
        self.console = console
        self.diagnostics = diagnostics
        self.stream = stream
        timingsPlace = timings
    }

    /// False if something could not be written.
    @discardableResult
    package mutating func carryOut(_ outcome: InputOutcome) -> Bool {
        let start = files.clock.now()
        var hasFailed = false
        var written: [String] = []
        for step in outcome.steps {
            if hasFailed, step.isOfEarlierSteps { continue }
            do throws(FileFault) {
                try carryOut(step)
                if let path = step.writtenPath { written.append(path) }
            } catch {
                // A reader that has seen enough, such as 'head', is not an error.
                if error.isBrokenPipe { continue }
                hasFailed = true
                // Five files of a folder that cannot be made are one obstacle.
                if obstacles.insert(error.message).inserted { console.complain(error.message) }
                status.worsen(to: error.status)
            }
        }
        status.worsen(to: outcome.status)
        timings.add(outcome.timings)
        let writing = files.clock.now() - start
        timings[.write] += writing
        if announces,
            let line = outcome.announcement(written: written, milliseconds: outcome.timings.sum + writing)
        {
            console.say("\(line)\n")
        }
        return !hasFailed
    }

    private mutating func carryOut(_ step: InputOutcome.Step) throws(FileFault) {
        switch step {
        case .findings(let found, let source, let run): try tell(diagnostics.add(found, in: source, of: run))
        case .complaint(let message), .summary(let message): console.complain(message)
        case .obstacle(let message): if obstacles.insert(message).inserted { console.complain(message) }
        case .product(let bytes), .achievement(let bytes): try console.printProduct(bytes)
        case .document(let bytes): try console.printDocument(bytes)
        case .file(let path, let bytes, let directory, let links):
            try claim(path, links)
            if case .beneath = links {
                // It makes the folders itself.
            } else if directory == .made, let slash = path.lastIndex(of: "/") {
                try files.system.create(String(path[..<slash]))
            }
            try files.system.write(bytes, to: path, links: links)
            sweepFolder(of: path)
        case .rewriting(let path, let read, let bytes):
            try claim(path, .followed)
            try files.system.rewrite(path, from: read, to: bytes)
            sweepFolder(of: path)
        case .removal(let path): try files.system.remove(path)
        }
    }

    /// Each place is written once.
    private mutating func claim(_ path: String, _ links: FileLinks) throws(FileFault) {
        written.insert(path)
        guard places.insert(files.system.place(of: path, links: links)).inserted else {
            throw FileFault(
                path, reason: "would be written twice: give each output a path of its own", status: .usage)
        }
    }

    private mutating func sweepFolder(of path: String) {
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
        if swept.insert(folder).inserted { files.system.removeAbandonedFiles(in: folder) }
    }

    private func tell(_ text: String) throws(FileFault) {
        guard !text.isEmpty else { return }
        switch stream {
        case .standardError: console.say(text)
        case .standardOutput: try console.printProduct(text)
        }
    }

    /// Prints what waits for the end of the run.
    ///
    /// - Returns: the status of the run.
    package mutating func finish() -> ExitStatus {
        do throws(FileFault) {
            try tell(diagnostics.end)
        } catch {
            if !error.isBrokenPipe {
                console.complain(error.message)
                status.worsen(to: error.status)
            }
        }
        if timingsPlace == .standardError {
            timings.total = files.clock.now() - start
            console.say(timings.json.compactText + "\n")
        }
        return status
    }
}
