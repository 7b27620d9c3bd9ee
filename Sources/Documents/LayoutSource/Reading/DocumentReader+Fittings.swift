// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
import LayoutJSON
package import LayoutModel
import SourceLocations

/// A request for a fitting size whose view is still a name, as the command line gives it.
package struct NamedFittingRequest: Hashable, Sendable {
    package var view: String
    /// Points, of the frame.
    package var target: Size
    package var horizontalPriority: LayoutPriority
    package var verticalPriority: LayoutPriority

    package init(
        view: String, target: Size = .zero, horizontalPriority: LayoutPriority = .fittingSizeLevel,
        verticalPriority: LayoutPriority = .fittingSizeLevel
    ) {
        self.view = view
        self.target = target
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
    }
}

/// The sizes that a document, and then the command line, ask for.
extension DocumentReader {
    mutating func readFittings(_ value: JSONValue?) -> [FittingRequest] {
        let own: [FittingRequest] = (value?.elements ?? []).compactMap { element in
            guard let item = element["item"], let name = item.string,
                let view = fittedView(name, at: item.range),
                let horizontal = readFittingPriority(element["h"]), let vertical = readFittingPriority(element["v"])
            else { return nil }
            return FittingRequest(
                view: view, target: Self.fittingTarget(element["target"]), horizontalPriority: horizontal,
                verticalPriority: vertical, source: element.range)
        }
        return own
            + options.fittings.compactMap { request in
                fittedView(request.view, at: nil).map {
                    FittingRequest(
                        view: $0, target: request.target, horizontalPriority: request.horizontalPriority,
                        verticalPriority: request.verticalPriority)
                }
            }
    }

    private mutating func readFittingPriority(_ value: JSONValue?) -> LayoutPriority? {
        value == nil ? .fittingSizeLevel : readPriority(value)
    }

    private static func fittingTarget(_ value: JSONValue?) -> Size {
        if let named = value?.string.flatMap(FittingRequest.NamedTarget.init(rawValue:)) { return named.size }
        let sides = value?.elements.compactMap(\.number) ?? []
        return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : .zero
    }

    private mutating func fittedView(_ name: String, at range: SourceRange?) -> Int? {
        if case .view(let index)? = items[name] { return index }
        guard knowsAllNames, !findings.excused.contains(name) else { return nil }
        let views = items.names.filter { if case .view? = items[$0] { true } else { false } }
        findings.report(
            .unknownItem,
            items[name] == nil
                ? "no view named '\(name.shortened)'"
                : "'\(name.shortened)' is a layout guide; only a view has a fitting size",
            at: range, meant: findings.nearest(name, among: views))
        return nil
    }
}
