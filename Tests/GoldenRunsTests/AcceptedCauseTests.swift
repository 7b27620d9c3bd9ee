// SPDX-License-Identifier: Apache-2.0
import GoldenRuns
import LayoutGoldens
import LayoutRuns
import RunTestSupport
import Testing

/// One decision for all cases that a change concerns.
struct AcceptedCauseTests {
    private let project: MemoryProject

    private static let shared = """
        { "colors": { "brand": "#0a7a3c" }, "metrics": { "gap": 8 } }
        """

    private static func layout(_ text: String) -> String {
        """
        { "canvas": { "width": 320, "height": 200 }, "include": ["shared.json"],
          "root": { "id": "screen", "children": [
            { "id": "name", "type": "label", "text": "\(text)", "style": { "backgroundColor": "brand" } } ] },
          "constraints": [ "name.leading = screen.leading + gap", "name.top = screen.top + 8" ] }
        """
    }

    init() throws {
        project = MemoryProject([
            "layouts/shared.json": Self.shared, "layouts/a.layout.json": Self.layout("One"),
            "layouts/b.layout.json": Self.layout("Two"), "layouts/c.layout.json": Self.layout("Three"),
        ])
        #expect(try project.record().status == .done)
        project.files["layouts/shared.json"] = Self.shared.replacing("#0a7a3c", with: "#0a3c7a")
    }

    private func accept(_ causes: String...) throws -> MemoryProject.Outcome {
        try project.run { options, _ in options.acceptedCauses = causes }
    }

    @Test func `A cause is accepted in all cases`() throws {
        #expect(try project.run().status == .difference)
        let accepted = try accept("color brand")
        #expect(accepted.status == .done)
        #expect(accepted.text.hasPrefix("recorded a\n    color brand #0a7a3c → #0a3c7a\nrecorded b\n"))
        #expect(try project.run().text == "3 passed, 0 failed\n")
    }

    @Test func `A case with another cause as well stays open`() throws {
        project.files["layouts/b.layout.json"] = Self.layout("Twice")
        let accepted = try accept("color brand")
        #expect(accepted.status == .difference)
        #expect(accepted.text.contains("recorded a\n"))
        #expect(accepted.text.contains("✗ b\n    name.text \"Two\" → \"Twice\"\n    color brand"))
        #expect(try accept("color brand", "name.text").status == .done)
        #expect(try project.run().text == "3 passed, 0 failed\n")
    }

    @Test func `A cause that no case has is an error, with the one that was meant`() throws {
        #expect(throws: RunEnd.self) { try accept("colour brand") }
        #expect(try project.run().status == .difference)
    }

    private func decisions(_ run: (inout GoldenDecisions) throws -> Void) throws {
        try project.withSetup { setup, pipeline in
            let failures = try GoldenReview(setup, by: InputSequence()).failures
            var decisions = GoldenDecisions(failures, setup: setup, pipeline: pipeline)
            try run(&decisions)
        }
    }

    @Test func `A review in a terminal accepts a cause at once`() throws {
        project.files["layouts/b.layout.json"] = Self.layout("Twice")
        try decisions { decisions in
            let console = KeptConsole()
            var review = TerminalReview(decisions, console: console)
            var answers = ["x", "c", "r"]
            try review.run { answers.isEmpty ? nil : answers.removeFirst() }
            #expect(review.decisions.summary == "2 accepted, 1 rejected, 0 open")
            #expect(
                console.product.contains(
                    "\n1/3  a\n    color brand #0a7a3c → #0a3c7a\n    files in failures/a\na accept, "))
            #expect(
                console.product.contains("a accept, c accept all 2 of this cause, n next, r reject, q quit: a accept"))
            #expect(console.product.contains("\n2/3  b\n"))
            #expect(!console.product.contains("\n3/3"))
        }
        #expect(try project.failures().hasPrefix("✗ b\n"))
    }

    @Test func `A review in a terminal leaves the files of failed cases, and no others`() throws {
        project.files["layouts/b.layout.json"] = Self.layout("Twice")
        _ = try project.run()
        project.files["layouts/b.layout.json"] = Self.layout("Two")
        try project.withSetup { setup, _ in
            _ = try GoldenReview(setup, by: InputSequence(), leavesPictures: true)
        }
        let left = project.files.paths.filter { $0.hasPrefix("failures/") }
        #expect(left == ["a", "b", "c"].flatMap { ["failures/\($0)/actual.json", "failures/\($0)/expected.json"] })
        let text = project.files["failures/b/actual.json"] ?? ""
        #expect(text.contains("Two") && !text.contains("Twice"))
    }

    @Test func `A review that ends leaves what is open`() throws {
        try decisions { decisions in
            var review = TerminalReview(decisions, console: KeptConsole())
            var answers = ["a", "n", "q"]
            try review.run { answers.removeFirst() }
            #expect(review.decisions.summary == "1 accepted, 0 rejected, 2 open")
        }
        #expect(try project.run().text.hasSuffix("1 passed, 2 failed\n"))
    }

    @Test func `The page has the command that accepts a cause`() throws {
        _ = try project.run()
        let page = try #require(project.files["failures/index.html"])
        #expect(page.contains("<code>alrender test --accept-cause 'color brand #0a7a3c → #0a3c7a'</code>"))
    }
}
