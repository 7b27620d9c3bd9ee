// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Control sizes and default priorities of one system version.
package struct Profile: Hashable, Sendable {
    /// The system versions that a document may name.
    package enum Name: String, Hashable, CaseIterable, Sendable {
        case ios12, ios13, ios17, ios26, macos14
        /// iOS 17 with the priorities of views that are created in code.
        case code
    }

    /// What a type has before the document says otherwise.
    package struct Control: Hashable, Sendable {
        package var contentHugging: AxisPriorities
        package var compressionResistance: AxisPriorities
        /// Alignment-rectangle size of a control that has a fixed one; absent metrics are measured or do not exist.
        package var intrinsicContentSize: IntrinsicContentSize
        package var alignmentRectInsets: EdgeInsets
    }

    package var name: Name
    package var controls: [ViewType: Control]

    package init(name: Name, controls: [ViewType: Control]) {
        self.name = name
        self.controls = controls
    }

    /// The profile of a name.
    package static func named(_ name: Name) -> Profile { known[name] ?? Profile(name: name, controls: [:]) }

    /// Made once, so that equal profiles also list their controls in the same order.
    private static let known: [Name: Profile] = Dictionary(
        uniqueKeysWithValues: Name.allCases.map { name in
            var profile = Profile(name: name, controls: name.era.controls)
            if name == .code { profile.takePrioritiesOfCode() }
            return (name, profile)
        })

    package var era: SystemEra { name.era }

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
