// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
import LayoutXML

/// Alignment-rectangle insets of controls, points, from the system's table.
package enum AlignmentInsets {
    package static func insets(of view: ViewElement, _ era: SystemEra) -> EdgeInsets {
        var insets = view.alignmentInsets ?? standard(view, era)
        // What masks have squeezed to less than them has none.
        let frame = view.recordedFrame
        if view.system == .macos {
            if insets.left + insets.right > frame.width { (insets.left, insets.right) = (0, 0) }
            if insets.top + insets.bottom > frame.height { (insets.top, insets.bottom) = (0, 0) }
        }
        return insets
    }

    /// The insets of the kind of view in the system's version.
    package static func standard(_ view: ViewElement, _ era: SystemEra) -> EdgeInsets {
        guard view.system != .macos else { return AppKitControl(of: view)?.measures(era).insets ?? .zero }
        return types[view.element.name].flatMap { era.control(of: $0) }?.alignmentRectInsets ?? .zero
    }

    private static let types: [String: ViewType] = [
        "slider": .slider, "switch": .switch, "segmentedControl": .segmentedControl,
    ]
}

extension ViewElement {
    /// Whether a line or a bar lies rather than stands.
    package var isWide: Bool { recordedFrame.width >= recordedFrame.height }

    /// The side of a slider's tick marks.
    package var tickMarkPosition: String? {
        guard let cell = element.child(key: "cell"), cell.integer("numberOfTickMarks") ?? 0 > 0 else { return nil }
        return cell["tickMarkPosition"]
    }
}
