// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutRendering

/// The outcome of one input: a verdict for each of its cases, and the files to be written.
package struct GoldenOutcome: Sendable {
    package enum Verdict: Sendable {
        case passed
        /// New goldens are among the files; the lines say what differs from the old ones.
        case recorded(lines: [String])
        /// As `recorded`, with errors that nothing expects.
        case recordedWithErrors(lines: [String])
        /// Errors that nothing expects, and for strict runs warnings: the case is neither recorded nor passed.
        case refused(lines: [String])
        /// A golden without a layout was removed.
        case removed
        case failed(FailurePage.Case, lines: [String])
        /// The picture could not be drawn.
        case undrawable(RenderingFault)
        /// The input could not be read.
        case fault(GoldenFault)
        /// Its goldens could not be written or removed.
        case unwritten

        /// Where a golden belongs is another file.
        static func foreign(_ path: String) -> Verdict {
            .refused(lines: ["'\(path)' is not a golden and stays as it is: remove it to record one"])
        }
    }

    package struct CaseResult: Sendable {
        package var name: String
        package var verdict: Verdict
    }

    package struct File: Hashable, Sendable {
        package var path: String
        package var bytes: [UInt8]
    }

    package private(set) var results: [CaseResult] = []
    /// What is to be said of the input regardless of its verdicts.
    package internal(set) var remarks: Remarks?

    package struct Remarks: Hashable, Sendable {
        /// The input's name.
        package var name: String
        package var lines: [String]
    }

    package private(set) var files: [File] = []
    /// Paths of goldens that are no longer needed.
    package private(set) var removedFiles: [String] = []
    /// Goldens without a layout that agree with a case of another name.
    package var renamedGoldens: [String] = []
    /// How many cases were drawn.
    package internal(set) var drawnCases = 0
    package var timings = StageTimings()

    /// Cases that agree with their goldens, or were recorded.
    package var passed: Int { results.count { $0.verdict.isPassed } }

    /// What the page of failures shows.
    package var failures: [FailurePage.Case] {
        results.compactMap { result in
            switch result.verdict {
            case .passed, .recorded, .recordedWithErrors, .removed, .fault, .unwritten: nil
            case .refused(let lines): .failed(result.name, lines)
            case .failed(let failure, _): failure
            case .undrawable(let fault): .failed(result.name, [fault.message])
            }
        }
    }

    /// This outcome if its files could not be written: nothing is recorded or removed.
    package var unwritten: GoldenOutcome {
        var outcome = self
        for index in results.indices {
            switch results[index].verdict {
            case .recorded, .recordedWithErrors, .removed: outcome.results[index].verdict = .unwritten
            case .passed, .refused, .failed, .undrawable, .fault, .unwritten: break
            }
        }
        return outcome
    }

    /// The outcome of an input that could not be found.
    package init(_ fault: GoldenFault) { add(fault.path, .fault(fault)) }

    package init() {}

    mutating func add(_ name: String, _ verdict: Verdict) { results.append(CaseResult(name: name, verdict: verdict)) }

    mutating func fail(_ name: String, lines: [String]) {
        add(name, .failed(.failed(name, lines), lines: lines))
    }

    mutating func remove(_ path: String) { removedFiles.append(path) }

    /// Leaves a file out that is no longer needed.
    ///
    /// - Parameter isRecorded: whether it is there before the run.
    mutating func discard(_ path: String, isRecorded: Bool) {
        files.removeAll { $0.path == path }
        if isRecorded { remove(path) }
    }

    mutating func write(_ bytes: [UInt8], to path: String) { files.append(File(path: path, bytes: bytes)) }
}

extension GoldenOutcome.Verdict {
    /// Whether there is no verdict: the case could not be judged, drawn or written.
    var isError: Bool {
        switch self {
        case .undrawable, .fault, .unwritten: true
        case .passed, .recorded, .recordedWithErrors, .removed, .refused, .failed: false
        }
    }

    fileprivate var isPassed: Bool {
        switch self {
        case .passed, .recorded, .recordedWithErrors: true
        case .failed, .refused, .removed, .undrawable, .fault, .unwritten: false
        }
    }
}

extension FailurePage.Case {
    /// A failure without pictures.
    fileprivate static func failed(_ name: String, _ lines: [String]) -> FailurePage.Case {
        var failure = FailurePage.Case(name: name, remarks: lines)
        failure.lines = lines
        return failure
    }
}
