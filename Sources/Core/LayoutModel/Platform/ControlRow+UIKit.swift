// SPDX-License-Identifier: Apache-2.0

/// UIKit's controls. Hugging as Interface Builder stores it; sizes and insets of alignment rectangles as Interface Builder files
/// record them.
extension ControlRow {
    static let uiKit: [ControlRow] = [
        ControlRow(.view, hugging: (250, 250)),
        ControlRow(.custom, hugging: (250, 250)),
        ControlRow(.label, hugging: (251, 251)),
        ControlRow(.imageView, hugging: (251, 251)),
        ControlRow(.button, hugging: (250, 250)),
        // With a rounded border; a field without one is as high as its line.
        ControlRow(.textField, hugging: (250, 250), size: (nil, 30)),
        // Since then the height follows from the line.
        ControlRow(.textField, since: .iOS13, hugging: (250, 250)),
        ControlRow(.textView, hugging: (250, 250)),
        ControlRow(.switch, hugging: (750, 750), size: (49, 31), insets: (0, 0, 0, 2)),
        ControlRow(.switch, since: .iOS26, hugging: (750, 750), size: (61, 28), insets: (0, 0, 0, 2)),
        ControlRow(.slider, hugging: (250, 250), size: (nil, 30), insets: (0, 2, 1, 2)),
        // Files of iOS 26 record no insets.
        ControlRow(.slider, since: .iOS26, hugging: (250, 250), size: (nil, 34)),
        ControlRow(.stepper, hugging: (750, 750), size: (94, 29)),
        ControlRow(.stepper, since: .iOS13, hugging: (750, 750), size: (94, 32)),
        // The frame is a point higher; the width comes from the segments.
        ControlRow(.segmentedControl, hugging: (250, 250), size: (nil, 28), insets: (0, 0, 1, 0)),
        ControlRow(.segmentedControl, since: .iOS13, hugging: (250, 250), size: (nil, 31), insets: (0, 0, 1, 0)),
        ControlRow(.progressView, hugging: (250, 750), size: (nil, 2)),
        ControlRow(.progressView, since: .iOS14, hugging: (250, 750), size: (nil, 4)),
        ControlRow(.activityIndicator, hugging: (750, 750), size: (20, 20)),
        // The width comes from the number of pages.
        ControlRow(.pageControl, hugging: (250, 250), size: (nil, 37)),
        ControlRow(.pageControl, since: .iOS14, hugging: (250, 250), size: (nil, 26)),
        // 216 points on iPads in every era.
        ControlRow(.datePicker, hugging: (250, 250), size: (320, 162)),
        ControlRow(.datePicker, since: .iOS9, hugging: (250, 250), size: (320, 216)),
        ControlRow(.pickerView, hugging: (250, 250), size: (320, 162)),
        ControlRow(.pickerView, since: .iOS9, hugging: (250, 250), size: (320, 216)),
        ControlRow(.searchBar, hugging: (250, 250), size: (nil, 44)),
        ControlRow(.searchBar, since: .iOS11, hugging: (250, 250), size: (nil, 56)),
        ControlRow(.searchBar, since: .iOS15, hugging: (250, 250), size: (nil, 51)),
        ControlRow(.searchBar, since: .iOS16, hugging: (250, 250), size: (nil, 56)),
        ControlRow(.searchBar, since: .iOS26, hugging: (250, 250), size: (nil, 64)),
        ControlRow(.navigationBar, hugging: (250, 250), size: (nil, 44)),
        ControlRow(.navigationBar, since: .iOS26, hugging: (250, 250), size: (nil, 54)),
        ControlRow(.tabBar, hugging: (250, 250), size: (nil, 49)),
        ControlRow(.toolbar, hugging: (250, 250), size: (nil, 44)),
        ControlRow(.stackView, hugging: (250, 250)),
        ControlRow(.scrollView, hugging: (250, 250)),
        ControlRow(.tableView, hugging: (250, 250)),
    ]
}

extension Profile {
    /// UIKit's own hugging priorities, as its initialisers set them. Interface Builder writes others into its files.
    mutating func takePrioritiesOfCode() {
        let hugging: [ViewType: (Float, Float)] = [
            .label: (250, 250), .imageView: (250, 250), .datePicker: (750, 750), .pickerView: (750, 750),
            .pageControl: (750, 750), .slider: (250, 750), .segmentedControl: (250, 750), .searchBar: (250, 750),
            .tabBar: (250, 750), .toolbar: (250, 750),
        ]
        for (type, (horizontal, vertical)) in hugging {
            controls[type]?.contentHugging = AxisPriorities(
                horizontal: LayoutPriority(horizontal), vertical: LayoutPriority(vertical))
        }
    }
}
