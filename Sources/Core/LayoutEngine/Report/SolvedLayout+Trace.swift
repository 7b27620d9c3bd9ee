// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
package import LayoutModel

extension SolvedLayout {
    /// The view tree in the form of `_autolayoutTrace`, with ids instead of addresses.
    package func trace(of document: Document) -> String {
        var lines = ["•window" + (views.contains { !$0.ambiguities.isEmpty } ? " - AMBIGUOUS LAYOUT" : "")]
        var depths: [Int] = []
        for (index, view) in document.views.enumerated() {
            depths.append(view.superview.map { depths[$0] + 1 } ?? 1)
            let mark = index == 0 ? "•" : view.autoresizingMask == nil ? "*" : "+"
            var line = String(repeating: "|   ", count: depths[index]) + mark + Self.traceName(of: view, document)
            let open = views[index].ambiguities
            if !open.isEmpty {
                let variables = open.map { "\(Self.traceName(of: view, document)).\($0.name.traceName)" }
                line += "- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
            }
            lines.append(line)
        }
        lines += [
            "", "Legend:", "\t* - is laid out with auto layout",
            "\t+ - is laid out manually, but is represented in the layout engine because "
                + "translatesAutoresizingMaskIntoConstraints = YES",
            "\t• - layout engine host",
        ]
        return lines.map(DisplayText.safe).joined(separator: "\n") + "\n"
    }

    private static func traceName(of view: View, _ document: Document) -> String {
        let names = ConsoleNames(document: document)
        return "\(names.className(of: view.content.type)):\(view.id)\(names.quotedText(of: view.content))"
    }
}

extension AmbiguousAttribute.Name {
    fileprivate var traceName: String {
        switch self {
        case .x: "minX"
        case .y: "minY"
        case .width: "Width"
        case .height: "Height"
        }
    }
}
