// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import LayoutRendering

/// What came of one input: a verdict for each of its cases, and the files to be written.
package struct GoldenOutcome: Sendable {
    package enum Verdict: Sendable {
        case passed
        /// New goldens are among the files; the lines say what differs from the old ones.
        case recorded(lines: [String])
        /// As `recorded`, with errors that nothing expects.
        case recordedWithErrors(lines: [String])
        /// Errors that nothing expects, and for strict runs warnings: the case is neither recorded nor passed.
        case refused(lines: [String])
        case failed(FailurePage.Case, lines: [String])
        /// The picture could not be drawn.
        case undrawable(RenderingFault)
        /// The input could not be read.
        case fault(GoldenFault)
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
    package private(set) var files: [File] = []
    /// Paths of goldens that are not wanted any more.
    package private(set) var removedFiles: [String] = []
    package var timings = StageTimings()

    /// Cases that agree with their goldens, or were recorded.
    package var passed: Int { results.count { $0.verdict.isPassed } }

    /// What the page of failures shows.
    package var failures: [FailurePage.Case] {
        results.compactMap { result in
            switch result.verdict {
            case .passed, .recorded, .recordedWithErrors, .fault: nil
            case .refused(let lines): FailurePage.Case(name: result.name, remarks: lines)
            case .failed(let failure, _): failure
            case .undrawable(let fault): FailurePage.Case(name: result.name, remarks: [fault.message])
            }
        }
    }

    mutating func add(_ name: String, _ verdict: Verdict) { results.append(CaseResult(name: name, verdict: verdict)) }

    mutating func fail(_ name: String, lines: [String]) {
        add(name, .failed(FailurePage.Case(name: name, remarks: lines), lines: lines))
    }

    mutating func remove(_ path: String) { removedFiles.append(path) }

    mutating func write(_ bytes: [UInt8], to path: String) { files.append(File(path: path, bytes: bytes)) }
}

extension GoldenOutcome.Verdict {
    fileprivate var isPassed: Bool {
        switch self {
        case .passed, .recorded, .recordedWithErrors: true
        case .failed, .refused, .undrawable, .fault: false
        }
    }
}
