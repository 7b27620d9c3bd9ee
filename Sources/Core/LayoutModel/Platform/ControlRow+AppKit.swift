// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// AppKit's controls of the regular size on macOS 13 to 15. Priorities as AppKit sets them; insets are those of the table of
/// AppKit's controls, sizes as files of Xcode 15 record them.
extension ControlRow {
    static let appKit: [ControlRow] = [
        ControlRow(.view, hugging: (250, 250)),
        ControlRow(.custom, hugging: (250, 250)),
        ControlRow(.label, like: .label, hugging: (251, 750)),
        ControlRow(.imageView, hugging: (250, 250)),
        // A push button: 32 points high with its shadow.
        ControlRow(.button, like: .pushButton, hugging: (250, 750), size: (nil, 20)),
        ControlRow(.textField, like: .field, hugging: (250, 750)),
        ControlRow(.textView, hugging: (250, 250)),
        ControlRow(.switch, like: .switch, hugging: (250, 750), size: (38, 22)),
        ControlRow(.slider, like: .slider, hugging: (250, 750), size: (nil, 20)),
        ControlRow(.stepper, like: .stepper, hugging: (750, 750), size: (13, 20)),
        ControlRow(.segmentedControl, like: .roundedSegments, hugging: (250, 750), size: (nil, 22)),
        ControlRow(.progressView, like: .progressBar, hugging: (250, 750), size: (nil, 18)),
        ControlRow(.activityIndicator, hugging: (750, 750), size: (32, 32)),
        ControlRow(.pageControl, hugging: (250, 750)),
        ControlRow(.datePicker, like: .datePicker, hugging: (250, 750)),
        ControlRow(.pickerView, hugging: (250, 250)),
        ControlRow(.searchBar, like: .searchField, hugging: (250, 750)),
        ControlRow(.stackView, hugging: (249.99998, 249.99998)),
        ControlRow(.scrollView, hugging: (250, 250)),
        ControlRow(.tableView, hugging: (250, 750)),
    ]

    /// - Parameters:
    ///   - kind: the control whose insets and height it has.
    ///   - size: nil = the height of that control.
    private init(
        _ type: ViewType, like kind: AppKitControl.Kind, hugging: (Float, Float), size: (Double?, Double?)? = nil
    ) {
        let measures = AppKitControl(kind).measures(.ventura)
        let insets = measures.insets ?? .zero
        self.init(
            type, hugging: hugging, size: size ?? (nil, measures.height),
            insets: (insets.top, insets.left, insets.bottom, insets.right))
    }
}
