// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// One line of the table of controls: what a type of view has from an era on.
struct ControlRow {
    var type: ViewType
    /// The first era that it is for; nil = from the first one on.
    var since: SystemEra?
    var control: Profile.Control

    /// - Parameters:
    ///   - hugging: horizontal, vertical.
    ///   - size: the alignment rectangle's, points; nil = measured or without a metric.
    ///   - insets: from the frame to the alignment rectangle: top, left, bottom, right.
    init(
        _ type: ViewType, since: SystemEra? = nil, hugging: (Float, Float), compression: (Float, Float) = (750, 750),
        size: (Double?, Double?) = (nil, nil), insets: (Double, Double, Double, Double) = (0, 0, 0, 0)
    ) {
        self.type = type
        self.since = since
        control = Profile.Control(
            contentHugging: AxisPriorities(horizontal: LayoutPriority(hugging.0), vertical: LayoutPriority(hugging.1)),
            compressionResistance: AxisPriorities(
                horizontal: LayoutPriority(compression.0), vertical: LayoutPriority(compression.1)),
            intrinsicContentSize: IntrinsicContentSize(width: size.0, height: size.1),
            alignmentRectInsets: EdgeInsets(top: insets.0, left: insets.1, bottom: insets.2, right: insets.3))
    }
}

extension SystemEra {
    /// What each type of view has: the last row that this era has reached.
    package var controls: [ViewType: Profile.Control] {
        var controls: [ViewType: Profile.Control] = [:]
        for row in rows { controls[row.type] = row.control }
        return controls
    }

    /// What one type of view has; nil if the system has no such view.
    package func control(of type: ViewType) -> Profile.Control? { rows.last { $0.type == type }?.control }

    /// The rows that the era has reached. Controls of tvOS have the rows of the iOS of their time.
    private var rows: [ControlRow] {
        let era: SystemEra =
            switch self {
            case .tvOS9: .iOS10
            case .tvOS11: .iOS11
            case .tvOS13: .iOS13
            case .tvOS15: .iOS16
            case .tvOS26: .iOS26
            default: self
            }
        let rows = system == .macOS ? ControlRow.appKit : ControlRow.uiKit
        return rows.filter { row in row.since.map { $0 <= era } ?? true }
    }
}
