// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
package import GoldenRuns
package import LayoutGoldens
import LayoutRuns

/// A review in a browser: what failed, and what the reviewer has decided so far.
package struct ReviewSession: LoopbackService {
    package let setup: GoldenSetup
    package let pipeline: LayoutPipeline
    package let failures: [FailurePage.Case]
    package let port: UInt16
    private let token = AccessToken()
    private var accepted: [String: [Previous]] = [:]
    private var rejected: Set<String> = []

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

    package init(setup: GoldenSetup, pipeline: LayoutPipeline, failures: [FailurePage.Case], port: UInt16) {
        self.setup = setup
        self.pipeline = pipeline
        self.failures = failures
        self.port = port
    }

    package var address: String { token.address(port: port) }

    package mutating func answer(_ request: HTTPRequest) -> HTTPResponse {
        guard request.isFromHere(port: port) else { return HTTPResponse(.forbidden) }
        guard let segments = request.segments, token.matches(segments[0]) else { return HTTPResponse(.notFound) }
        switch (request.method, Array(segments.dropFirst())) {
        case ("GET", []), ("HEAD", []): return HTTPResponse(seeOther: "/\(token.text)/")
        case ("GET", [""]), ("HEAD", [""]): return HTTPResponse(html: page.html)
        case ("POST", ["decide"]): return decide(request)
        case (_, [""]), (_, ["decide"]): return HTTPResponse(.notAllowed)
        default: return HTTPResponse(.notFound)
        }
    }

    private var page: FailurePage {
        FailurePage(
            cases: failures,
            review: FailurePage.Review(token: token.text, accepted: Set(accepted.keys), rejected: rejected))
    }

    private mutating func decide(_ request: HTTPRequest) -> HTTPResponse {
        let fields = request.fields
        guard token.matches(fields["token"] ?? "") else { return HTTPResponse(.forbidden) }
        guard let name = fields["case"], let number = failures.firstIndex(where: { $0.name == name }) else {
            return HTTPResponse(.notFound, text: "no case of this review has the name '\(fields["case"] ?? "")'")
        }
        do throws(FileFault) {
            switch fields["decision"] {
            case "accept": try accept(name)
            case "reject": try reject(name)
            default: return HTTPResponse(.badRequest, text: "the decision is neither 'accept' nor 'reject'")
            }
        } catch {
            return HTTPResponse(.conflict, text: error.message)
        }
        return fields["quiet"] == nil ? HTTPResponse(seeOther: "/\(token.text)/#case-\(number)") : HTTPResponse(.ok)
    }

    /// Records what the case gives now.
    private mutating func accept(_ name: String) throws(FileFault) {
        guard accepted[name] == nil else { return }
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
        accepted[name] = previous
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
                if let slash = file.path.lastIndex(of: "/") {
                    try files.create(String(file.path[..<slash]))
                }
                try files.write(file.bytes, to: file.path, links: .replaced)
            }
            for path in outcome.removedFiles {
                previous.append(try Previous(of: path, in: files))
                try files.remove(path)
            }
        }
        return isRecorded
    }

    /// Leaves the goldens as they are, or puts back those that were there before the case was accepted.
    private mutating func reject(_ name: String) throws(FileFault) {
        try restore(accepted[name] ?? [])
        accepted[name] = nil
        rejected.insert(name)
    }

    private func restore(_ previous: [Previous]) throws(FileFault) {
        for file in previous {
            if let bytes = file.bytes {
                try files.write(bytes, to: file.path, links: .replaced)
            } else {
                try files.remove(file.path)
            }
        }
    }

    /// `2 accepted, 1 rejected, 4 open`
    package var summary: String {
        "\(accepted.count) accepted, \(rejected.count) rejected, \(failures.count - accepted.count - rejected.count) open"
    }
}
