// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Numbers that no layout has: each either works or is reported.
struct ExtremeNumberTests {
    private func run(_ text: String, purpose: ReadOptions.Purpose = .solving) throws -> LayoutRun {
        var options = ReadOptions()
        options.purpose = purpose
        return try LayoutPipeline().solve(SourceText(name: "test", text), options: options)
    }

    private func document(_ constraints: [String], views: Int = 2) -> String {
        let children = (0..<views).map { "{ \"id\": \"v\($0)\" }" }.joined(separator: ", ")
        let lines = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            { "canvas": { "width": 300, "height": 300 }, "root": { "id": "r", "children": [ \(children) ] },
              "constraints": [ \(lines) ] }
            """
    }

    @Test(arguments: [1e9, 1e-9])
    func `A chain of multipliers whose values leave the range of numbers is reported`(multiplier: Double) throws {
        let chain = (1..<40).map { "v\($0).width = \(DecimalText.significant(multiplier)) * v\($0 - 1).width" }
        let run = try run(document(["v0.width = 1"] + chain + ["v39.width >= 1e-6"], views: 40))
        #expect(run.diagnostics.contains { $0.severity == .error })
    }

    /// 10⁻⁹ of 128 points is nothing, so that the constraint, which prints its multiplier, is part of a conflict.
    @Test func `A tiny multiplier counts, and is printed`() throws {
        let run = try run(
            document(["v0.width = 128", "v1.width = 0.000000001 * v0.width", "v1.width >= 128"]))
        let conflict = run.diagnostics.first { $0.severity == .error }
        #expect(conflict?.code.rawValue == "unsatisfiable-constraints")
        #expect(conflict?.message.contains("v1.width == 0.000000001 * v0.width") == true)
    }

    /// The chain gives the last width 100 points, and is missed by less than the tolerance where it is narrowest.
    @Test(arguments: [
        ["1e-6", "1e-6", "1e6", "1e6"], ["0.001", "0.001", "0.001", "0.001", "1000", "1000", "1000", "1000"],
        Array(repeating: "0.01", count: 6) + Array(repeating: "100", count: 6),
        Array(repeating: "0.5", count: 60) + Array(repeating: "2", count: 60),
    ])
    func `A conflict across a chain of small multipliers is reported`(multipliers: [String]) throws {
        let chain = multipliers.enumerated().map { "v\($0 + 1).width = \($1) * v\($0).width" }
        func errors(_ width: Double) throws -> [Diagnostic] {
            let last = "v\(multipliers.count).width = \(width)"
            return try run(document(["v0.width = 100"] + chain + [last], views: multipliers.count + 1)).diagnostics
                .filter { $0.severity == .error }
        }
        #expect(try errors(7).count == 1)
        #expect(try errors(100).isEmpty)
    }

    @Test func `Frames beyond the range of numbers are reported at their view`() throws {
        let chain = (1...60).map { "v\($0).width = 2 * v\($0 - 1).width" }
        let run = try run(document(["v0.width = 300"] + chain, views: 61))
        let finding = try #require(run.diagnostics.first { $0.severity == .error })
        #expect(finding.code.rawValue == "numerical-trouble")
        #expect(finding.views == ["v22"])
        #expect(finding.range != nil)
    }

    @Test(arguments: ["1e-400 * v0.width", "1e-320 * v0.width", "v0.width + 1e-400"])
    func `A number too small for a double is not 0`(right: String) throws {
        let run = try run(document(["v0.width = 128", "v1.width = \(right)"]))
        #expect(run.diagnostics.contains { $0.severity == .error })
    }

    private static let huge = [
        #"{ "root": { "id": "r" }, "constraints": [ "r.width = 1e9", "r.height = 1e9" ] }"#,
        #"{ "root": { "id": "r" }, "constraints": [ "r.width = 40000", "r.height = 10" ] }"#,
        """
        { "root": { "id": "r", "children": [ { "id": "a", "type": "label", "text": "x" }, { "id": "b", "type": "label", "text": "y" } ] },
          "constraints": [ "a.leading = r.leading", "a.width = 1e8", "a.trailing = r.trailing", "a.top = r.top", "r.height = 50",
                           "b.leading = r.leading", "b.firstBaseline = a.firstBaseline" ] }
        """,
    ]

    @Test(arguments: huge)
    func `A root that its constraints make too large is not drawn`(text: String) throws {
        let run = try run(text, purpose: .drawing)
        let finding = try #require(run.diagnostics.first { $0.code == .canvasTooLarge })
        #expect(finding.severity == .error)
        #expect(run.layout == nil)
    }

    @Test(arguments: huge + [#"{ "canvas": { "width": 12000, "height": 12000 }, "root": { "id": "r" } }"#])
    func `What cannot be drawn has the same error where it is only checked, and is solved`(text: String) throws {
        let checked = try run(text, purpose: .checking)
        let drawn = try run(text, purpose: .drawing)
        #expect(checked.layout != nil)
        #expect(drawn.layout == nil)
        let errors = [checked, drawn].map { $0.diagnostics.filter { $0.severity == .error } }
        #expect(errors[0].map(\.code) == [.canvasTooLarge])
        #expect(errors[0] == errors[1])
    }

    @Test(arguments: huge)
    func `What cannot be drawn can be solved, with a note`(text: String) throws {
        let run = try run(text)
        #expect(run.layout != nil)
        #expect(run.diagnostics.first { $0.code == .canvasTooLarge }?.severity == .note)
    }
}
