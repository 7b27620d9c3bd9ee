// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGoldens

/// `2`, `2,50px` or `2,0.1%`; with `screens/=` before it, for the cases with that text in their name.
struct ToleranceArgument: ExpressibleByArgument, Sendable {
    var tolerance: PixelTolerance

    init?(argument: String) {
        let equals = argument.lastIndex(of: "=")
        let part = equals.map { String(argument[..<$0]) }
        let numbers = equals.map { argument[argument.index(after: $0)...] } ?? argument[...]
        var words = numbers.split(separator: ",", omittingEmptySubsequences: false)[...]
        guard part != "", let first = words.popFirst(), let component = Int(first), (0...255).contains(component) else {
            return nil
        }
        tolerance = PixelTolerance(part: part, component: component)
        for word in words {
            if word.hasSuffix("px"), let pixels = Int(word.dropLast(2)), pixels >= 0 {
                tolerance.pixels = pixels
            } else if word.hasSuffix("%"), let percent = Double(word.dropLast()), (0...100).contains(percent) {
                tolerance.ratio = percent / 100
            } else {
                return nil
            }
        }
    }
}
