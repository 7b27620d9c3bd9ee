// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FittingTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    /// A card of 100 × 40 with margins of 8 around it.
    private static let layout = """
        {
          "canvas": { "width": 320, "height": 200, "scale": 2 },
          "root": { "id": "screen", "children": [ { "id": "card", "children": [ { "id": "box" } ] } ] },
          "constraints": [
            "H:|[card]|", "V:|[card]|", "H:|-8-[box(>=100)]-8-|", "V:|-8-[box(40)]-8-|"
          ],
          "fit": [
            { "item": "card" }, { "item": "card", "target": [200.2, 0], "h": "required" },
            { "item": "card", "target": "expanded" }
          ]
        }
        """

    private func sizes(_ arguments: String..., text: String = layout) throws -> [[Double]] {
        let input = try scratch.write(text, to: "a.layout.json")
        let outcome = try Executable.run(["solve", input] + arguments)
        let json = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        return try #require(json["fittings"] as? [[String: Any]]).map { fitting in
            let size = try #require(fitting["size"] as? [String: Double])
            return [try #require(size["width"]), try #require(size["height"])]
        }
    }

    /// The system's rule: width = 8 + 100 + 8, height = 8 + 40 + 8; the size is rounded up to half points.
    @Test func `A document requests fitting sizes`() throws {
        #expect(try sizes() == [[116, 56], [200.5, 56], [10000, 56]])
    }

    @Test func `The command line requests fitting sizes`() throws {
        let sizes = try sizes("--fit", "card=300x0@1000,50", "--fit", "box=compressed", "--fit", "box=150x60@500")
        #expect(Array(sizes[3...]) == [[300, 56], [100, 40], [150, 40]])
    }

    @Test func `The tree lists fitting sizes`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let text = try Executable.run(["solve", input, "--format", "txt"]).text
        #expect(text.contains("fit: card in 0 × 0 @50,50 → 116 × 56\n"))
        #expect(text.contains("fit: card in 200.2 × 0 @1000,50 → 200.5 × 56\n"))
    }

    @Test func `No fitting size is printed unless requested`() throws {
        let input = try scratch.write(Layouts.valid, to: "a.layout.json")
        #expect(try !Executable.run(["solve", input]).text.contains("fittings"))
    }

    @Test func `A target that cannot be met is reported`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(
            ["solve", input, "--fit", "card=90x0@1000,50", "--diagnostics", "short"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("while fitting card"))
        #expect(outcome.errors.contains("'fittingSizeHTarget'"))
        #expect(outcome.errors.contains("[unsatisfiable-fitting-size]"))
    }

    @Test(arguments: [
        ("card=", 64), ("card", 64), ("=1x1", 64), ("card=1", 64), ("card=-1x1", 64), ("card=1x1@0", 64),
        ("card=1x1@1,2,3", 64), ("card=nanx1", 64), ("crad=1x1", 1),
    ])
    func `Wrong requests are refused`(request: String, status: Int32) throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["solve", input, "--fit", request])
        #expect(outcome.status == status)
        if status == 1 { #expect(outcome.errors.contains("did you mean 'card'?")) }
    }
}
