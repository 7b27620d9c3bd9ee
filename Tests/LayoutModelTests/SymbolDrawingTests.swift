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

    @Test(arguments: [
        "", ".fill", "no.such.symbol", "plus.dodecagon", "plus.badge.dodecagon", "1234", "goforward.badge.",
        "circle.circle.circle",
    ])
    func `Names without a drawing have none`(_ name: String) {
        #expect(SymbolDrawing(named: name) == nil)
    }

    @Test func `Synonyms have the drawing of the other name`() throws {
        let gear = try #require(SymbolDrawing(named: "gear"))
        #expect(gear == SymbolDrawing(named: "gearshape"))
        let add = try #require(SymbolDrawing(named: "NSAddTemplate"))
        #expect(add == SymbolDrawing(named: "plus"))
    }

    @Test(arguments: SymbolDrawing.otherNames)
    func `Every other name is that of a drawing`(_ name: String) {
        #expect(SymbolDrawing(named: name) != nil)
        #expect(!SymbolDrawing.names.contains(name))
    }

    @Test func `A badge is beside the smaller symbol, on the colour behind`() throws {
        let plain = try #require(SymbolDrawing(named: "folder"))
        let plus = try #require(SymbolDrawing(named: "plus"))
        let badge = try #require(SymbolDrawing(named: "folder.badge.plus"))
        #expect(badge.outlines.count == plain.outlines.count + 1 + plus.outlines.count)
        #expect(badge.outlines[plain.outlines.count].isCutOut)
        let dot = try #require(SymbolDrawing(named: "bell.badge.fill"))
        #expect(dot.outlines.last?.isFilled == true && dot.outlines.last?.isCutOut == false)
        #expect(dot.outlines.first?.isFilled == true)
        for name in [
            "person.crop.circle.badge.plus", "person.fill.badge.minus", "folder.badge.gearshape", "bell.badge",
        ] {
            #expect(SymbolDrawing(named: name) != nil, "\(name)")
        }
    }

    @Test func `A numeral stands alone, in a shape or in an arrow`() throws {
        let one = try #require(SymbolDrawing(named: "1.circle"))
        #expect(one.outlines.count == 2)
        #expect(try #require(SymbolDrawing(named: "42.square.fill")).outlines.map(\.isCutOut) == [false, true, true])
        let seconds = try #require(SymbolDrawing(named: "goforward.30"))
        let arrow = try #require(SymbolDrawing(named: "goforward"))
        #expect(seconds.outlines.count == arrow.outlines.count + 2)
        #expect(Rect(x: 0, y: 0, width: 24, height: 24).contains(seconds.bounds))
    }

    @Test(arguments: [
        "person.2.fill", "drop.fill", "square.grid.2x2", "wifi", "gift", "bell.badge", "battery.100", "figure.walk",
        "checkmark.seal.fill", "rectangle.portrait.and.arrow.right", "text.bubble.fill", "exclamationmark.octagon.fill",
        "lock.shield", "tray.and.arrow.down.fill", "icloud.and.arrow.down", "cart.badge.plus", "eye.slash.fill",
    ])
    func `Names that apps use often have a drawing`(_ name: String) {
        #expect(SymbolDrawing(named: name) != nil)
    }
}
