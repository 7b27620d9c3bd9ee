// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// The appearance of a picture, or `auto` for that of its viewer.
package enum AppearanceChoice: String, CaseIterable, Sendable {
    case light, dark, auto

    /// The appearance for which the layout is solved first.
    package var appearance: Canvas.Appearance {
        switch self {
        case .light, .auto: .light
        case .dark: .dark
        }
    }
}
