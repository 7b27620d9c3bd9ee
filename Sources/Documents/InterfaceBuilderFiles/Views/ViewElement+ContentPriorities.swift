// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

extension ViewElement {
    /// An NSStackView has a hugging priority of its own beside a view's, and it alone has an effect.
    var hugging: AxisPriorities {
        guard system == .macos, element.name == "stackView" else {
            return element.priorities("HuggingPriority", standard: .defaultLow)
        }
        return element.priorities("StackHuggingPriority", standard: Self.stackHugging)
    }

    /// Just below that of views, as nearly all files state it: so a view that hugs its contents does so in a stack view as well.
    private static let stackHugging = LayoutPriority(249.99998)
}

extension XMLElement {
    /// The priorities of both axes, such as `horizontalHuggingPriority`: files state each that differs from the standard.
    func priorities(_ name: String, standard: LayoutPriority) -> AxisPriorities {
        func priority(_ axis: String) -> LayoutPriority {
            guard let value = number(axis + name), value > 0, value <= 1000 else { return standard }
            return LayoutPriority(Float(value))
        }
        return AxisPriorities(horizontal: priority("horizontal"), vertical: priority("vertical"))
    }
}

extension EdgeInsets {
    /// From an `edgeInsets` element; an edge left out is 0.
    init(_ element: XMLElement) {
        self.init(
            top: element.number("top") ?? 0, left: element.number("left") ?? 0,
            bottom: element.number("bottom") ?? 0, right: element.number("right") ?? 0)
    }
}
