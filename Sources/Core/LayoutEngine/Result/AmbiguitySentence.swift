// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Xcode's sentences about attributes that the constraints leave open.
enum AmbiguitySentence {
    static func sentence(for names: Set<AmbiguousAttribute.Name>, of view: String) -> String {
        sentence(for: names, ofViews: ["\"\(view)\""])
    }

    /// - Parameter views: with quotation marks.
    static func sentence(for names: Set<AmbiguousAttribute.Name>, ofViews views: [String]) -> String {
        let view = list(views, "and")
        if names.count == AmbiguousAttribute.Name.allCases.count {
            return "Position and size are ambiguous for \(view)."
        }
        let words: [(AmbiguousAttribute.Name, String)] = [
            (.width, "width"), (.height, "height"), (.x, "horizontal position"), (.y, "vertical position"),
        ]
        let open = words.filter { names.contains($0.0) }.map(\.1)
        var subject = open.count > 2 ? open.dropLast().joined(separator: ", ") : open.first ?? ""
        if open.count > 1 { subject += " and \(open[open.count - 1])" }
        let verb = open.count > 1 ? "are" : "is"
        return "\(subject.prefix(1).uppercased())\(subject.dropFirst()) \(verb) ambiguous for \(view)."
    }

    /// `a, b and c`
    static func list(_ parts: [String], _ conjunction: String) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }

    /// What to add: on an axis where position and size are open together, one of them is enough.
    static func needs(
        _ names: Set<AmbiguousAttribute.Name>, hasIndependentPosition: (Axis) -> Bool
    ) -> String {
        var positions: [String] = []
        var sizes: [String] = []
        for axis in Axis.allCases {
            let position = axis == .horizontal ? "X position" : "Y position"
            let size = axis == .horizontal ? "width" : "height"
            switch (names.contains(.position(axis)), names.contains(.size(axis))) {
            case (true, true) where !hasIndependentPosition(axis):
                positions.append("\(position) or \(size)")
            case (true, true):
                positions.append(position)
                sizes.append(size)
            case (true, false): positions.append(position)
            case (false, true): sizes.append(size)
            case (false, false): break
            }
        }
        return (positions + sizes).joined(separator: ", ")
    }
}
