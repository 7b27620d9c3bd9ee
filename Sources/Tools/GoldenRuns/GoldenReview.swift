// SPDX-License-Identifier: Apache-2.0
package import LayoutGoldens
package import LayoutRuns

/// The cases that a review shows: those that fail.
package struct GoldenReview {
    package private(set) var failures: [FailurePage.Case] = []
    package private(set) var passed = 0
    /// Whether something could not be compared.
    package private(set) var status = ExitStatus.done

    /// - Parameter leavesPictures: whether failed cases leave their files in the folder of failures, for a reviewer without a page.
    package init(_ setup: GoldenSetup, by scheduling: some InputScheduling, leavesPictures: Bool = false) throws {
        setup.noteOmissions()
        if leavesPictures { try FailuresFolder(path: setup.failures, files: setup.files.system).clear() }
        let inputs = try setup.inputs()
        var results = GoldenResults()
        var faults = inputs.faults.map(\.fileFault.message)
        var fontFault: FileFault?
        setup.judge(inputs.all, by: setup.judge(.compare, among: inputs), scheduling: scheduling) { result in
            switch result {
            case .success(let judged):
                results.add(judged.outcome)
                for file in leavesPictures ? judged.outcome.files : [] {
                    do throws(FileFault) {
                        try setup.files.system.write(file.bytes, to: file.path, links: setup.links(of: file.path))
                    } catch {
                        faults.append(error.message)
                    }
                }
                for case .fault(let fault) in judged.outcome.results.map(\.verdict) {
                    faults.append(fault.fileFault.message)
                }
            case .failure(let found): fontFault = FileFault("", reason: found.message, status: .noInput)
            }
        }
        for fault in faults { setup.host.complain(fault) }
        if !faults.isEmpty { status = .noInput }
        if let fontFault { throw fontFault }
        (failures, passed) = (results.failures, results.passed)
    }
}
