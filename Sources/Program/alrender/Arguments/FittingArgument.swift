// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGeometry
import LayoutModel
import LayoutSource

/// `card=375x0@1000,50`: a view, points to fit into, and the priorities of width and height; or `card=compressed`.
struct FittingArgument: ExpressibleByArgument {
    var request: NamedFittingRequest

    init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        request = NamedFittingRequest(view: String(argument[..<equals]))
        let parts = argument[argument.index(after: equals)...].split(separator: "@", omittingEmptySubsequences: false)
        guard let target = parts.first.flatMap({ Self.target(String($0)) }), parts.count <= 2 else { return nil }
        request.target = target
        guard let written = parts.dropFirst().first else { return }
        let priorities = written.split(separator: ",", omittingEmptySubsequences: false).map { Self.priority($0) }
        guard (1...2).contains(priorities.count), let horizontal = priorities[0], let vertical = priorities.last ?? nil
        else { return nil }
        request.horizontalPriority = horizontal
        // A single priority is that of both axes.
        request.verticalPriority = vertical
    }

    private static func target(_ text: String) -> Size? {
        if let named = FittingRequest.NamedTarget(rawValue: text) { return named.size }
        let sides = text.split(omittingEmptySubsequences: false, whereSeparator: { "xX×".contains($0) }).map {
            Double($0)
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard (0...1e6).contains(width), (0...1e6).contains(height) else { return nil }
        return Size(width: width, height: height)
    }

    private static func priority(_ text: Substring) -> LayoutPriority? {
        guard let value = Float(text), value > 0, value <= 1000 else { return nil }
        return LayoutPriority(value)
    }
}
