// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The appearance of a picture, or `auto` for that of its viewer.
enum AppearanceArgument: String, NamedChoice {
    case light, dark, auto

    /// The appearance for which the layout is solved first.
    var appearance: Canvas.Appearance {
        switch self {
        case .light, .auto: .light
        case .dark: .dark
        }
    }
}
