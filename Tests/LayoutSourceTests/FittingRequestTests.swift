// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

struct FittingRequestTests {
    private static func read(_ fit: String, _ options: ReadOptions = ReadOptions()) -> ReadResult {
        let text = """
            { "root": { "id": "screen", "guides": [ { "id": "line" } ], "children": [ { "id": "card" } ] }, "fit": \(fit) }
            """
        return Document.read(SourceText(name: "a.json", text), options: options)
    }

    @Test func `Every key has a default`() throws {
        let document = try #require(
            Self.read(
                #"[{"item": "card", "target": [375, 0], "h": 1000, "v": "defaultLow"}, {"item": "screen"}, {"item": "card", "target": "expanded"}]"#
            ).document)
        #expect(
            document.fittings.map { request in
                var request = request
                request.source = nil
                return request
            } == [
                FittingRequest(
                    view: 1, target: Size(width: 375, height: 0), horizontalPriority: .required,
                    verticalPriority: .defaultLow),
                FittingRequest(view: 0),
                FittingRequest(view: 1, target: Size(width: 10000, height: 10000)),
            ])
        #expect(document.dump.contains("fit card 375×0 @1000,250\n"))
    }

    @Test func `Requests of the command line come last`() throws {
        let options = ReadOptions(fittings: [NamedFittingRequest(view: "screen")])
        let document = try #require(Self.read(#"[{"item": "card"}]"#, options).document)
        #expect(document.fittings.map(\.view) == [1, 0])
    }

    @Test func `Written requests read back`() throws {
        let document = try #require(
            Self.read(#"[{"item": "card", "target": [37.5, 0], "h": 999.5}, {"item": "screen", "v": 1}]"#).document)
        let again = try #require(Document.read(SourceText(name: "b.json", document.jsonText)).document)
        #expect(again.fittings.map(\.target) == document.fittings.map(\.target))
        #expect(again.fittings.map(\.horizontalPriority) == document.fittings.map(\.horizontalPriority))
        #expect(again.fittings.map(\.verticalPriority) == document.fittings.map(\.verticalPriority))
    }

    @Test func `A removed view is not measured`() throws {
        let document = try #require(Self.read(#"[{"item": "card"}, {"item": "screen"}]"#).document)
        #expect(document.removing(["card"]).fittings.map(\.view) == [0])
        #expect(Subtrees(of: document).document(at: 1).fittings.map(\.view) == [0])
    }

    @Test(arguments: [
        (#"[{"item": "crad"}]"#, DiagnosticCode.unknownItem), (#"[{"item": "line"}]"#, .unknownItem),
        ("[{}]", .missingKey), (#"[{"item": "card", "target": [1]}]"#, .wrongCount),
        (#"[{"item": "card", "target": [-1, 0]}]"#, .numberOutOfRange),
        (#"[{"item": "card", "target": "compact"}]"#, .unknownValue),
        (#"[{"item": "card", "h": 0}]"#, .illegalPriority),
        (#"[{"item": "card", "h": 1001}]"#, .illegalPriority), (#"{"item": "card"}"#, .wrongType),
        (#"[{"item": "card", "w": 1}]"#, .unknownKey),
    ])
    func `Wrong requests are refused`(fit: String, code: DiagnosticCode) {
        let result = Self.read(fit)
        #expect(result.document == nil)
        #expect(result.diagnostics.map(\.code) == [code])
        #expect(result.diagnostics.allSatisfy { $0.range != nil })
    }
}
