// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

extension LayoutWebPage {
    private static let lightColors = """
        --ink:#1c2430;--soft:#526079;--line:#d5dbe6;--paper:#fff;--lit:#2563eb;--mark:#fff3c4;
        --bad:#b3141f;--warn:#9a4507
        """

    private static let darkColors = """
        --ink:#e8ecf3;--soft:#a7b2c6;--line:#3a4456;--paper:#161b24;--lit:#7aa8ff;
        --mark:#4a4015;--bad:#ff8f95;--warn:#ffb27a
        """

    /// What `color-scheme` of the page is.
    static func colorScheme(_ appearance: Canvas.Appearance?) -> String { appearance?.rawValue ?? "light dark" }

    /// - Parameter appearance: nil for that of the reader's system.
    package static func style(_ appearance: Canvas.Appearance?) -> String {
        let root = ":root{color-scheme:\(colorScheme(appearance));\(appearance == .dark ? darkColors : lightColors)}\n"
        let dark = appearance == nil ? "@media(prefers-color-scheme:dark){:root{\(darkColors)}}\n" : ""
        return root + dark + text(PackageResources.page_css)
    }
}
