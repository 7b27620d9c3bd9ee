// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutGoldens
package import LayoutRuns

/// What a reviewer has decided on failed cases: accepted ones are recorded, and put back if they are rejected later.
package struct GoldenDecisions {
    private let setup: GoldenSetup
    private let pipeline: LayoutPipeline
    package let failures: [FailurePage.Case]
    private let groups: [FailureGroup]
    /// What the goldens held before each of the accepted cases, in the order in which these were accepted.
    private var accepting: [(name: String, previous: [Previous])] = []
    package private(set) var rejected: Set<String> = []

    /// What a golden held before a case was accepted; nil if there was no file.
    private struct Previous {
        var path: String
        var bytes: [UInt8]?

        init(of path: String, in files: any FileSystem) throws(FileFault) {
            self.path = path
            bytes = files.exists(path) ? try files.readRegularFile(path) : nil
        }
    }

    private var files: any FileSystem { setup.files.system }

    package init(_ failures: [FailurePage.Case], setup: GoldenSetup, pipeline: LayoutPipeline) {
        self.failures = failures
        self.setup = setup
        self.pipeline = pipeline
        groups = FailureGroup.groups(of: failures.map { FailureGroup.Member($0, lines: $0.lines) })
    }

    package var accepted: Set<String> { Set(accepting.map(\.name)) }

    /// Where a failed case has left its files; nil if it has none.
    func folder(of failure: FailurePage.Case) -> String? { failure.folder.map { "\(setup.failures)/\($0)" } }

    /// The cases with the same causes.
    package func group(of name: String) -> FailureGroup? { groups.first { $0.names.contains(name) } }

    /// Records what the case gives now.
    package mutating func accept(_ name: String) throws(FileFault) {
        guard !accepted.contains(name) else { return }
        let setup = setup.selecting(.named([name]))
        guard let found = try? setup.inputs() else {
            throw FileFault(name, reason: "no longer exists")
        }
        let inputs = found.all
        let judge = setup.judge(.record, among: found)
        var previous: [Previous] = []
        do throws(FileFault) {
            guard try record(inputs, name, judge, &previous) else {
                throw FileFault(name, reason: "no longer exists")
            }
        } catch {
            // A case is accepted as a whole or not at all.
            try restore(previous)
            throw error
        }
        accepting.append((name, previous))
        rejected.remove(name)
    }

    /// Writes the goldens of a case, and notes what was there before.
    ///
    /// - Returns: whether there is such a case.
    private func record(
        _ inputs: [GoldenInput], _ name: String, _ judge: GoldenJudge, _ previous: inout [Previous]
    ) throws(FileFault) -> Bool {
        var isRecorded = false
        for input in inputs {
            let outcome = judge.outcome(of: input, pipeline)
            for result in outcome.results where result.name == name {
                switch result.verdict {
                case .recorded, .passed: isRecorded = true
                case .refused(let lines), .recordedWithErrors(let lines):
                    throw FileFault(name, reason: lines.joined(separator: "\n"))
                case .undrawable(let fault): throw FileFault(name, reason: fault.message)
                case .fault(let fault): throw fault.fileFault
                case .failed, .removed, .unwritten: break
                }
            }
            // What is recorded is what the reviewer has seen.
            let shown = failures.first { $0.name == name }?.recordable ?? []
            guard outcome.files.allSatisfy({ shown.contains(GoldenContent.withoutDigest($0.bytes)) }) else {
                throw FileFault(name, reason: "has changed since this page was made: start the review again")
            }
            for file in outcome.files {
                previous.append(try Previous(of: file.path, in: files))
                try files.write(file.bytes, to: file.path, links: setup.links(of: file.path))
            }
            for path in outcome.removedFiles {
                previous.append(try Previous(of: path, in: files))
                try files.remove(path)
            }
        }
        return isRecorded
    }

    /// Leaves the goldens as they are, or puts back those that were there before the case was accepted.
    package mutating func reject(_ name: String) throws(FileFault) {
        rejected.insert(name)
        guard let index = accepting.firstIndex(where: { $0.name == name }) else { return }
        // What was accepted later may share a picture with it.
        let later = accepting[(index + 1)...].map(\.name)
        while accepting.count > index {
            try restore(accepting[accepting.count - 1].previous)
            accepting.removeLast()
        }
        for name in later { try accept(name) }
    }

    private func restore(_ previous: [Previous]) throws(FileFault) {
        for file in previous.reversed() {
            if let bytes = file.bytes {
                try files.write(bytes, to: file.path, links: setup.links(of: file.path))
            } else {
                try files.remove(file.path)
            }
        }
    }

    /// `2 accepted, 1 rejected, 4 open`
    package var summary: String {
        "\(accepting.count) accepted, \(rejected.count) rejected, \(failures.count - accepting.count - rejected.count) open"
    }
}
