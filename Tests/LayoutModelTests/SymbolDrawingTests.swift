// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel
import Testing

struct SymbolDrawingTests {
    @Test(arguments: SymbolDrawing.names)
    func `Every drawing has lines within its square`(_ name: String) throws {
        let drawing = try #require(SymbolDrawing(named: name))
        #expect(!drawing.outlines.isEmpty)
        #expect(drawing.outlines.allSatisfy { $0.steps.count > 1 })
        let bounds = drawing.bounds
        #expect(Rect(x: 0, y: 0, width: 24, height: 24).contains(bounds))
        #expect(max(bounds.width, bounds.height) > 13)
    }

    @Test func `The sample shows every drawing`() throws {
        let sample = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "samples/valid/images/symbols.layout.json")
        let text = try String(contentsOf: sample, encoding: .utf8)
        let shown = text.matches(of: /"symbol": "([^"]*)"/).map { String($0.1) }
        #expect(shown == SymbolDrawing.names)
    }

    @Test func `A filled variant fills the shape and cuts its details out`() throws {
        let plain = try #require(SymbolDrawing(named: "folder"))
        let filled = try #require(SymbolDrawing(named: "folder.fill"))
        #expect(plain.outlines.map(\.isFilled) == [false])
        #expect(filled.outlines.map(\.isFilled) == [true])
        let details = try #require(SymbolDrawing(named: "trash.fill")).outlines.filter(\.isCutOut)
        #expect(details.count == 2)
        #expect(try #require(SymbolDrawing(named: "trash")).outlines.allSatisfy { !$0.isCutOut })
    }

    @Test func `A symbol within a circle is its smaller self and the circle`() throws {
        let plain = try #require(SymbolDrawing(named: "plus"))
        let circled = try #require(SymbolDrawing(named: "plus.circle"))
        #expect(circled.outlines.count == plain.outlines.count + 1)
        let filled = try #require(SymbolDrawing(named: "plus.circle.fill"))
        #expect(filled.outlines.map(\.isFilled) == [true, false, false])
        #expect(filled.outlines.map(\.isCutOut) == [false, true, true])
    }

    @Test func `A struck symbol has one line more`() throws {
        let plain = try #require(SymbolDrawing(named: "mic.fill"))
        let struck = try #require(SymbolDrawing(named: "mic.slash.fill"))
        #expect(struck.outlines.dropLast() == plain.outlines[...])
    }

    @Test(arguments: ["", ".fill", "no.such.symbol", "plus.hexagon", "circle.circle.circle"])
    func `Names without a drawing have none`(_ name: String) {
        #expect(SymbolDrawing(named: name) == nil)
    }

    @Test func `Synonyms have the drawing of the other name`() throws {
        let gear = try #require(SymbolDrawing(named: "gear"))
        #expect(gear == SymbolDrawing(named: "gearshape"))
        let add = try #require(SymbolDrawing(named: "NSAddTemplate"))
        #expect(add == SymbolDrawing(named: "plus"))
    }
}
