// SPDX-License-Identifier: Apache-2.0
package import GoldenRuns
import LayoutGoldens
import LayoutRuns

/// A review in a browser: what failed, and what the reviewer has decided so far.
package struct ReviewSession: LoopbackService {
    package private(set) var decisions: GoldenDecisions
    package let port: UInt16
    private let token = AccessToken()

    package init(decisions: GoldenDecisions, port: UInt16) {
        self.decisions = decisions
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
            cases: decisions.failures,
            review: FailurePage.Review(
                token: token.text, accepted: decisions.accepted, rejected: decisions.rejected))
    }

    private mutating func decide(_ request: HTTPRequest) -> HTTPResponse {
        let fields = request.fields
        guard token.matches(fields["token"] ?? "") else { return HTTPResponse(.forbidden) }
        // A cause goes by the name of its first case.
        guard let name = fields["cause"] ?? fields["case"],
            let number = decisions.failures.firstIndex(where: { $0.name == name })
        else {
            return HTTPResponse(.notFound, text: "no case of this review has the name '\(fields["case"] ?? "")'")
        }
        let names = fields["cause"] == nil ? [name] : decisions.group(of: name)?.names ?? []
        do throws(FileFault) {
            switch fields["decision"] {
            case "accept": for name in names { try decisions.accept(name) }
            case "reject": for name in names { try decisions.reject(name) }
            default: return HTTPResponse(.badRequest, text: "the decision is neither 'accept' nor 'reject'")
            }
        } catch {
            return HTTPResponse(.conflict, text: error.message)
        }
        return fields["quiet"] == nil ? HTTPResponse(seeOther: "/\(token.text)/#case-\(number)") : HTTPResponse(.ok)
    }
}
