// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel

/// Baselines of AppKit's controls that the recorded height tells.
enum CanvasBaselines {
    static func offsets(of element: ViewElement, _ view: View, _ era: SystemEra) -> BaselineOffsets? {
        let height = element.recordedFrame.height
        if element.system == .macos, case .label(let label) = view.content {
            // A line of 13 points in a label of macOS 10.15 and before is 17 points high; the point more is above the text.
            let isOldLine =
                height == 17 && label.text.font.family == Font.systemFamily && label.text.font.size == 13
            return isOldLine ? BaselineOffsets(firstFromTop: 13, lastFromBottom: 4) : nil
        }
        guard var offsets = view.baselineOffsets, element.element.name == "popUpButton", era < .catalina,
            height == 26
        else { return view.baselineOffsets }
        // The odd point goes below the text of the older ones; those of macOS 10.12 to 10.14 are a point higher.
        let isHigher = era >= .sierra && element.element.child(key: "cell")?["type"] == "push"
        let difference: Double = isHigher ? 2 : 1
        offsets.firstFromTop -= difference
        offsets.lastFromBottom += difference
        return offsets
    }
}
