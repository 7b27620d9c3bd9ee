// SPDX-License-Identifier: Apache-2.0

/// AppKit's controls of the regular size. Priorities as AppKit sets them; sizes and insets as files of Xcode 15 record them, some of them approximate.
extension ControlRow {
    static let appKit: [ControlRow] = [
        ControlRow(.view, hugging: (250, 250)),
        ControlRow(.custom, hugging: (250, 250)),
        ControlRow(.label, hugging: (251, 750), insets: (0, 2, 0, 2)),
        ControlRow(.imageView, hugging: (250, 250)),
        // A push button: 32 high with its shadow.
        ControlRow(.button, hugging: (250, 750), size: (nil, 20), insets: (5, 7, 7, 7)),
        ControlRow(.textField, hugging: (250, 750), size: (nil, 21)),
        ControlRow(.textView, hugging: (250, 250)),
        ControlRow(.switch, hugging: (250, 750), size: (38, 21), insets: (2, 2, 2, 2)),
        ControlRow(.slider, hugging: (250, 750), size: (nil, 24), insets: (2, 2, 2, 2)),
        ControlRow(.stepper, hugging: (750, 750), size: (19, 28)),
        ControlRow(.segmentedControl, hugging: (250, 750), size: (nil, 24)),
        ControlRow(.progressView, hugging: (250, 750), size: (nil, 20)),
        ControlRow(.activityIndicator, hugging: (750, 750), size: (32, 32)),
        ControlRow(.pageControl, hugging: (250, 750)),
        ControlRow(.datePicker, hugging: (250, 750), size: (nil, 28)),
        ControlRow(.pickerView, hugging: (250, 250)),
        ControlRow(.searchBar, hugging: (250, 750), size: (nil, 22)),
        ControlRow(.stackView, hugging: (249.99998, 249.99998)),
        ControlRow(.scrollView, hugging: (250, 250)),
        ControlRow(.tableView, hugging: (250, 750)),
    ]
}
