// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// The alternative text of a layout's picture, for screen readers: positions and problems.
///
/// `Layout of 320 × 200 points: name, a label, “Name”, at the top left; field, a text field, at the top. Ambiguous: width of field (0 to 327).`
package struct FigureAlternativeText {
    private let document: Document
    private let layout: SolvedLayout

    /// More views than these are counted: a text that is read aloud cannot be skimmed.
    private static let mostViews = 8
    private static let mostProblems = 4
    /// Characters of a view's text.
    private static let longestText = 40

    package init(_ document: Document, _ layout: SolvedLayout) {
        self.document = document
        self.layout = layout
    }

    package var text: String {
        var sentences = [overview]
        let open = document.views.indices.flatMap(ambiguities(of:))
        if !open.isEmpty { sentences.append("Ambiguous: \(Self.list(open, most: Self.mostProblems)).") }
        let broken = layout.constraints.filter { $0.status == .broken }.map(\.equation)
        if !broken.isEmpty { sentences.append("In conflict, broken: \(Self.list(broken, most: Self.mostProblems)).") }
        let unmet = layout.constraints.filter { $0.status == .unsatisfied }.count
        if unmet > 0 { sentences.append("\(unmet) optional constraint\(unmet == 1 ? " is" : "s are") not satisfied.") }
        let misplaced = document.views.indices.filter { layout.views[$0].misplacedFrame != nil }.map {
            document.views[$0].id
        }
        if !misplaced.isEmpty { sentences.append("Misplaced: \(Self.list(misplaced, most: Self.mostProblems)).") }
        return sentences.joined(separator: " ")
    }

    private var overview: String {
        let size = "\(Self.number(layout.canvasSize.width)) × \(Self.number(layout.canvasSize.height)) points"
        let name = document.name.map { "\($0), a layout" } ?? "Layout"
        let views = document.views.indices.dropFirst().filter(isShown).map(description(of:))
        let canvas = "\(name) of \(size)\(layout.canvas.direction == .rightToLeft ? ", right to left" : "")"
        return views.isEmpty ? "\(canvas)." : "\(canvas): \(Self.list(views, most: Self.mostViews, separator: "; "))."
    }

    private func isShown(_ view: Int) -> Bool {
        var next: Int? = view
        while let current = next {
            if document.views[current].isHidden { return false }
            next = document.views[current].superview
        }
        return true
    }

    /// `field, a text field, at the top right`
    private func description(of view: Int) -> String {
        let type = Self.words(document.views[view].content.type)
        let article = "aeiou".contains(type.first ?? " ") ? "an" : "a"
        let id = document.views[view]
        let name = id.hasGeneratedID ? "\(article) \(type)" : "\(id.id), \(article) \(type)"
        return [name, quotation(of: view), place(of: view)].compactMap(\.self).joined(separator: ", ")
    }

    private func quotation(of view: Int) -> String? {
        guard case .plain(let string) = layout.views[view].text?.text.content, !string.isEmpty else { return nil }
        let words = string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return nil }
        return words.count > Self.longestText ? "“\(words.prefix(Self.longestText))…”" : "“\(words)”"
    }

    /// In which ninth of the canvas the view's centre is; nil for one that fills most of it.
    private func place(of view: Int) -> String? {
        let frame = layout.views[view].canvasFrame
        let size = layout.canvasSize
        guard [frame.midX, frame.midY, frame.width, frame.height].allSatisfy(\.isFinite), size.width > 0,
            size.height > 0
        else { return nil }
        func third(_ middle: Double, _ length: Double, _ extent: Double, _ names: [String]) -> String {
            if extent > 0.75 * length { return "" }
            return middle < length / 3 ? names[0] : middle > 2 * length / 3 ? names[2] : names[1]
        }
        if frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= size.width || frame.minY >= size.height {
            return "outside the canvas"
        }
        let vertical = third(frame.midY, size.height, frame.height, ["top", "", "bottom"])
        let horizontal = third(frame.midX, size.width, frame.width, ["left", "", "right"])
        switch (vertical.isEmpty, horizontal.isEmpty) {
        case (true, true):
            return frame.width > 0.75 * size.width && frame.height > 0.75 * size.height ? nil : "in the centre"
        case (false, true): return "at the \(vertical)"
        case (true, false): return "at the \(horizontal)"
        case (false, false): return "at the \(vertical) \(horizontal)"
        }
    }

    private func ambiguities(of view: Int) -> [String] {
        layout.views[view].ambiguities.map { attribute in
            let bounds = attribute.lower.isFinite && attribute.upper.isFinite
            let range = bounds ? " (\(Self.number(attribute.lower)) to \(Self.number(attribute.upper)))" : ""
            return "\(attribute.name.rawValue) of \(document.views[view].id)\(range)"
        }
    }

    /// `textField` → `text field`
    private static func words(_ type: ViewType) -> String {
        type.rawValue.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }

    private static func list(_ parts: [String], most: Int, separator: String = ", ") -> String {
        parts.count <= most + 1
            ? parts.joined(separator: separator)
            : parts.prefix(most).joined(separator: separator) + separator + "and \(parts.count - most) more"
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        guard abs(rounded) < 1e9 else { return String(rounded) }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
