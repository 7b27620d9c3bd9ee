// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// iOS. Hugging as Interface Builder stores it; sizes and insets of alignment rectangles as Interface Builder files record them.
extension Profile {
    /// iOS 7 to 12, for files of Xcode 10 and before.
    package static let ios12 = Profile(
        name: .ios12,
        rows: [
            ControlRow(.switch, hugging: (750, 750), size: (49, 31), insets: (0, 0, 0, 2)),
            ControlRow(.slider, hugging: (250, 250), size: (nil, 30), insets: (0, 2, 1, 2)),
            ControlRow(.stepper, hugging: (750, 750), size: (94, 29)),
            // With a rounded border; a field without one is as high as its line.
            ControlRow(.textField, hugging: (250, 250), size: (nil, 30)),
            // The frame is 29 high.
            ControlRow(.segmentedControl, hugging: (250, 250), size: (nil, 28), insets: (0, 0, 1, 0)),
            ControlRow(.progressView, hugging: (250, 750), size: (nil, 2)),
        ] + commonIOS)

    /// iOS 13 and 14. The controls are those of iOS 17; horizontal stack views give labels of several lines equal widths.
    package static let ios13 = Profile(name: .ios13, controls: ios17.controls)

    /// iOS 15 to 18.
    package static let ios17 = Profile(
        name: .ios17,
        rows: commonIOS + [
            ControlRow(.switch, hugging: (750, 750), size: (49, 31), insets: (0, 0, 0, 2)),
            ControlRow(.slider, hugging: (250, 250), size: (nil, 30), insets: (0, 2, 1, 2)),
            ControlRow(.stepper, hugging: (750, 750), size: (94, 32)),
        ])

    /// iOS 26. Its files record no insets for a slider.
    package static let ios26 = Profile(
        name: .ios26,
        rows: commonIOS + [
            ControlRow(.switch, hugging: (750, 750), size: (61, 28), insets: (0, 0, 0, 2)),
            ControlRow(.slider, hugging: (250, 250), size: (nil, 34)),
            ControlRow(.stepper, hugging: (750, 750), size: (94, 32)),
        ])

    /// iOS 17 with UIKit's own hugging priorities, as its initialisers set them. Interface Builder writes others into its files.
    package static let code: Profile = {
        var profile = Profile(name: .code, controls: ios17.controls)
        let hugging: [ViewType: (Float, Float)] = [
            .label: (250, 250), .imageView: (250, 250), .datePicker: (750, 750), .pickerView: (750, 750),
            .pageControl: (750, 750), .slider: (250, 750), .segmentedControl: (250, 750), .searchBar: (250, 750),
            .tabBar: (250, 750), .toolbar: (250, 750),
        ]
        for (type, (horizontal, vertical)) in hugging {
            profile.controls[type]?.contentHugging = AxisPriorities(
                horizontal: LayoutPriority(horizontal), vertical: LayoutPriority(vertical))
        }
        return profile
    }()

    private static let commonIOS: [ControlRow] = [
        ControlRow(.view, hugging: (250, 250)),
        ControlRow(.custom, hugging: (250, 250)),
        ControlRow(.label, hugging: (251, 251)),
        ControlRow(.imageView, hugging: (251, 251)),
        ControlRow(.button, hugging: (250, 250)),
        ControlRow(.textField, hugging: (250, 250)),
        ControlRow(.textView, hugging: (250, 250)),
        // The frame is 32 high; the width comes from the segments.
        ControlRow(.segmentedControl, hugging: (250, 250), size: (nil, 31), insets: (0, 0, 1, 0)),
        ControlRow(.progressView, hugging: (250, 750), size: (nil, 4)),
        ControlRow(.activityIndicator, hugging: (750, 750), size: (20, 20)),
        // The width comes from the number of pages.
        ControlRow(.pageControl, hugging: (250, 250), size: (nil, 26)),
        ControlRow(.datePicker, hugging: (250, 250), size: (320, 216)),
        ControlRow(.pickerView, hugging: (250, 250), size: (320, 216)),
        ControlRow(.searchBar, hugging: (250, 250), size: (nil, 56)),
        ControlRow(.navigationBar, hugging: (250, 250), size: (nil, 44)),
        ControlRow(.tabBar, hugging: (250, 250), size: (nil, 49)),
        ControlRow(.toolbar, hugging: (250, 250), size: (nil, 44)),
        ControlRow(.stackView, hugging: (250, 250)),
        ControlRow(.scrollView, hugging: (250, 250)),
        ControlRow(.tableView, hugging: (250, 250)),
    ]
}
