// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayoutTesting

/// `2`, or `screens/=2` for the inputs with that text in their name.
struct ToleranceArgument: ExpressibleByArgument, Sendable {
    var tolerance: PixelTolerance

    init?(argument: String) {
        let equals = argument.lastIndex(of: "=")
        let part = equals.map { String(argument[..<$0]) }
        let number = equals.map { argument[argument.index(after: $0)...] } ?? argument[...]
        guard part != "", let component = Int(number), (0...255).contains(component) else { return nil }
        tolerance = PixelTolerance(part: part, component: component)
    }
}
