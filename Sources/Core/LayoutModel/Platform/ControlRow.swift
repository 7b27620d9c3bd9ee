// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// One line of a profile's table.
struct ControlRow {
    var type: ViewType
    var control: Profile.Control

    /// - Parameters:
    ///   - hugging: horizontal, vertical.
    ///   - size: the alignment rectangle's, points; nil = measured or without a metric.
    ///   - insets: from the frame to the alignment rectangle: top, left, bottom, right.
    init(
        _ type: ViewType, hugging: (Float, Float), compression: (Float, Float) = (750, 750),
        size: (Double?, Double?) = (nil, nil), insets: (Double, Double, Double, Double) = (0, 0, 0, 0)
    ) {
        self.type = type
        control = Profile.Control(
            contentHugging: AxisPriorities(horizontal: LayoutPriority(hugging.0), vertical: LayoutPriority(hugging.1)),
            compressionResistance: AxisPriorities(
                horizontal: LayoutPriority(compression.0), vertical: LayoutPriority(compression.1)),
            intrinsicContentSize: IntrinsicContentSize(width: size.0, height: size.1),
            alignmentRectInsets: EdgeInsets(top: insets.0, left: insets.1, bottom: insets.2, right: insets.3))
    }
}

extension Profile {
    init(name: Name, rows: [ControlRow]) {
        self.init(name: name, controls: Dictionary(rows.map { ($0.type, $0.control) }) { first, _ in first })
    }

    /// The profile of a name.
    package static func named(_ name: Name) -> Profile {
        switch name {
        case .ios12: ios12
        case .ios13: ios13
        case .ios17: ios17
        case .ios26: ios26
        case .macos14: macos14
        case .code: code
        }
    }

    /// What a type has here: nothing intrinsic and the usual priorities where the table does not name it.
    package func control(of type: ViewType) -> Control {
        controls[type] ?? ControlRow(type, hugging: (250, 250)).control
    }

    /// What the type has here, and what only some of its buttons have.
    package func control(of content: ViewContent) -> Control {
        var control = control(of: content.type)
        if case .button(let button) = content, let insets = button.kind.alignmentRectInsets {
            control.alignmentRectInsets = insets
        }
        return control
    }
}

extension Profile.Name {
    package var platform: Platform {
        switch self {
        case .ios12, .ios13, .ios17, .ios26, .code: .ios
        case .macos14: .macos
        }
    }
}

extension Platform {
    package var defaultProfile: Profile.Name {
        switch self {
        case .ios: .ios17
        case .macos: .macos14
        }
    }
}
