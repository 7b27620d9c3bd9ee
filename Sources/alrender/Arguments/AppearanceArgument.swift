// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The appearance of a picture, or that of its reader.
enum AppearanceArgument: String, NamedChoice {
    case light, dark, auto

    /// For which the layout is solved first.
    var appearance: Canvas.Appearance {
        switch self {
        case .light, .auto: .light
        case .dark: .dark
        }
    }
}
