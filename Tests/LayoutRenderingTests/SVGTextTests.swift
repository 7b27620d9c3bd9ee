// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutScene
import RandomTestSupport
import Testing

@testable import LayoutRendering

struct SVGTextTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (-0.25, "-0.25"), (1, "1"), (10, "10"), (-10.5, "-10.5"),
        (100.04, "100.04"), (0.1, "0.1"), (999.9996, "1000"), (1e9, "1000000000"), (-2e9, "-1000000000"),
        (Double.nan, "0"), (-Double.infinity, "0"),
    ])
    func `Numbers have at most three digits after the point`(value: Double, text: String) {
        #expect(SVGText.number(value) == text)
    }

    @Test(arguments: [0, 1, 3, 6])
    func `Numbers are those of the decimal with that many digits`(decimals: Int) {
        var random = SplitMix(seed: UInt64(decimals))
        for _ in 0..<2000 {
            // A number that no rounding of halves decides, and that has all its digits.
            let size = pow(10, Double.random(in: -7...Double(min(9, 12 - decimals)), using: &random))
            let value = Double.random(in: -size...size, using: &random)
            var expected = String(format: "%.\(decimals)f", value)
            if expected.contains(".") {
                while expected.hasSuffix("0") { expected.removeLast() }
                if expected.hasSuffix(".") { expected.removeLast() }
            }
            if expected == "-0" { expected = "0" }
            #expect(SVGText.number(value, decimals: decimals) == expected, "\(value)")
        }
    }

    @Test func `What is appended is spelled as it is alone`() {
        var text = SVGText()
        var random = SplitMix(seed: 5)
        var expected = ""
        for _ in 0..<500 {
            let point = Point(
                x: Double.random(in: -2000...2000, using: &random), y: Double.random(in: 0...1, using: &random))
            let rect = Rect(origin: point, size: Size(width: 0.5, height: point.y))
            let path: [ScenePathElement] = [
                .move(point), .curve(.zero, control1: point, control2: rect.center), .line(point), .close,
            ]
            text.add(point)
            text.add(rect)
            text.add(path)
            expected += SVGText.pair(point) + SVGText.attributes(of: rect) + SVGText.data(of: path)
        }
        #expect(text.string == expected)
    }

    @Test func `Colours have two hexadecimal digits a component`() {
        var text = SVGText()
        text.add(
            fill: nil,
            stroke: SceneStroke(Color(red: 0, green: 0.04, blue: 1, alpha: 0.25), width: 1.5, dash: [2, 3.25]))
        #expect(
            text.string == " fill=\"none\" stroke=\"#000aff\" stroke-opacity=\"0.25\" stroke-width=\"1.5\""
                + " stroke-dasharray=\"2 3.25\"")
        for value in 0..<256 {
            var text = SVGText()
            text.add(fill: Color(red: Double(value) / 255, green: 0, blue: 0), stroke: nil)
            #expect(text.string == String(format: " fill=\"#%02x0000\"", value))
        }
    }

    @Test func `The parts of a file have one prefix`() {
        let whole = "<a id=\"\u{1}x\"/>\u{1}ü\u{1}"
        let parts = SVGPrefix.replacingPlaceholders(in: [Array(whole.utf8)])
        let pieces = ["<a id=\"", "\u{1}x\"/>", "", "\u{1}ü\u{1}"].map { Array($0.utf8) }
        #expect(SVGPrefix.replacingPlaceholders(in: pieces) == parts)
        let text = String(decoding: parts, as: UTF8.self)
        let prefix = text.dropFirst(7).prefix(10)
        #expect(prefix.hasPrefix("p") && prefix.hasSuffix("-"))
        #expect(text == "<a id=\"\(prefix)x\"/>\(prefix)ü\(prefix)")
        #expect(SVGPrefix.replacingPlaceholders(in: [Array(whole.utf8) + [0x20]]) != parts)
    }
}
