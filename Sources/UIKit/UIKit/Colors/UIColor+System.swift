// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The system's colours by name, light and dark (Apple's Human Interface Guidelines, "Color").
extension UIColor {
    /// A colour of the system's table that follows the traits.
    private static func system(_ name: String) -> UIColor {
        if let fixed = SystemColors.fixed[name] { return UIColor(fixed) }
        let color = SystemColors.named(name, profile: Platform.ios.defaultProfile) ?? AdaptiveColor(Color(hex: 0))
        guard color.hasSeveralValues else { return UIColor(color.light) }
        return UIColor { traits in
            UIColor(color.resolved(in: ColorTraits(appearance: traits.userInterfaceStyle == .dark ? .dark : .light)))
        }
    }

    public static let black = system("black")
    public static let white = system("white")
    public static let darkGray = system("darkGray")
    public static let lightGray = system("lightGray")
    public static let gray = system("gray")
    public static let red = system("red")
    public static let green = system("green")
    public static let blue = system("blue")
    public static let clear = system("clear")
    public static let darkText = system("darkText")
    public static let lightText = system("lightText")
    public static let cyan = system("cyan")
    public static let yellow = system("yellow")
    public static let magenta = system("magenta")
    public static let orange = system("orange")
    public static let purple = system("purple")
    public static let brown = system("brown")

    public static let systemRed = system("systemRed")
    public static let systemGreen = system("systemGreen")
    public static let systemBlue = system("systemBlue")
    public static let systemOrange = system("systemOrange")
    public static let systemYellow = system("systemYellow")
    public static let systemPink = system("systemPink")
    public static let systemPurple = system("systemPurple")
    public static let systemTeal = system("systemTeal")
    public static let systemIndigo = system("systemIndigo")
    public static let systemBrown = system("systemBrown")
    public static let systemMint = system("systemMint")
    public static let systemCyan = system("systemCyan")
    public static let systemGray = system("systemGray")
    public static let systemGray2 = system("systemGray2")
    public static let systemGray3 = system("systemGray3")
    public static let systemGray4 = system("systemGray4")
    public static let systemGray5 = system("systemGray5")
    public static let systemGray6 = system("systemGray6")
    public static let label = system("label")
    public static let secondaryLabel = system("secondaryLabel")
    public static let tertiaryLabel = system("tertiaryLabel")
    public static let quaternaryLabel = system("quaternaryLabel")
    public static let link = system("link")
    public static let placeholderText = system("placeholderText")
    public static let separator = system("separator")
    public static let opaqueSeparator = system("opaqueSeparator")
    public static let systemBackground = system("systemBackground")
    public static let secondarySystemBackground = system("secondarySystemBackground")
    public static let tertiarySystemBackground = system("tertiarySystemBackground")
    public static let systemGroupedBackground = system("systemGroupedBackground")
    public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
    public static let systemFill = system("systemFill")
    public static let secondarySystemFill = system("secondarySystemFill")
    public static let tertiarySystemFill = system("tertiarySystemFill")
    public static let quaternarySystemFill = system("quaternarySystemFill")
    public static let tintColor = system("tint")
}
