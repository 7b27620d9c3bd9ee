// SPDX-License-Identifier: Apache-2.0
/// What holds for every view of a type, with any content: a row for each.
private struct ViewTypeRow {
    /// For people, after the name of the class.
    var summary: String
    var uiKitClass: String?
    var appKitClass: String?
    var traits: Traits

    struct Traits: OptionSet {
        var rawValue: UInt8

        /// People read or touch it.
        static let isReadOrTouched = Traits(rawValue: 1)
        /// It is a control with one right size, which a layout should not change.
        static let hasOneSize = Traits(rawValue: 2)
    }

    /// - Parameters:
    ///   - uiKit: the class, where it is not `UI` before the type's name.
    ///   - appKit: the class, where it does not have the name of UIKit's after `NS`.
    init(_ summary: String, uiKit: String? = nil, appKit: String? = nil, _ traits: Traits = []) {
        self.summary = summary
        uiKitClass = uiKit
        appKitClass = appKit
        self.traits = traits
    }
}

extension ViewType {
    private var row: ViewTypeRow {
        switch self {
        case .view: ViewTypeRow("a plain view, without a size of its own")
        case .label: ViewTypeRow("text of one line or more", appKit: "NSTextField", .isReadOrTouched)
        case .button: ViewTypeRow("a title, an image or both", .isReadOrTouched)
        case .textField: ViewTypeRow("a line of text to edit", .isReadOrTouched)
        case .textView: ViewTypeRow("text to edit, which scrolls", .isReadOrTouched)
        case .imageView: ViewTypeRow("a picture")
        case .switch: ViewTypeRow("on or off", [.isReadOrTouched, .hasOneSize])
        case .slider: ViewTypeRow("a value on a track", .isReadOrTouched)
        case .stepper: ViewTypeRow("plus and minus", [.isReadOrTouched, .hasOneSize])
        case .segmentedControl: ViewTypeRow("one of several titles", .isReadOrTouched)
        case .progressView: ViewTypeRow("a bar that fills", appKit: "NSProgressIndicator")
        case .activityIndicator:
            ViewTypeRow("a spinner", uiKit: "UIActivityIndicatorView", appKit: "NSProgressIndicator", .hasOneSize)
        case .pageControl: ViewTypeRow("a dot for each page", appKit: "NSView", [.isReadOrTouched, .hasOneSize])
        case .datePicker: ViewTypeRow("a date or a time", .isReadOrTouched)
        case .pickerView: ViewTypeRow("wheels", appKit: "NSPopUpButton", .isReadOrTouched)
        case .searchBar: ViewTypeRow("a field to search in", appKit: "NSSearchField", .isReadOrTouched)
        case .navigationBar: ViewTypeRow("a title with buttons", appKit: "NSView")
        case .tabBar: ViewTypeRow("tabs at the bottom", appKit: "NSView")
        case .toolbar: ViewTypeRow("buttons at an edge", appKit: "NSView")
        case .stackView: ViewTypeRow("arranges its subviews in a row or a column")
        case .scrollView: ViewTypeRow("content that may be larger than the view")
        case .tableView: ViewTypeRow("rows that scroll")
        case .custom: ViewTypeRow("A view of another class, drawn as a box", uiKit: "UIView")
        }
    }

    package var uiKitClass: String { row.uiKitClass ?? "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    package var appKitClass: String { row.appKitClass ?? "NS" + uiKitClass.dropFirst(2) }

    /// `UISwitch: on or off`.
    package var summary: String { self == .custom ? row.summary : "\(uiKitClass): \(row.summary)" }

    /// Whether people read or touch it.
    package var isReadOrTouched: Bool { row.traits.contains(.isReadOrTouched) }

    /// Whether it is a control with one right size, which a layout should not change.
    package var isControlOfOneSize: Bool { row.traits.contains(.hasOneSize) }

    /// `a switch`, `an activityIndicator`.
    package var withArticle: String { (rawValue.first.map("aeiou".contains) == true ? "an " : "a ") + rawValue }
}
