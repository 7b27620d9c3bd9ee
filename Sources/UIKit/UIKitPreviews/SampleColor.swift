// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The colour that a name speaks of.
struct SampleColor {
    let color: UIColor

    init(_ name: String) {
        let name = name.lowercased()
        if name.contains("gray") || name.contains("grey") {
            // As `gray200` of a palette, from light to dark.
            let shade = Double(String(name.reversed().prefix { $0.isNumber }.reversed())) ?? 400
            color = UIColor(white: 1 - min(shade, 900) / 1000, alpha: 1)
        } else {
            color = Self.colors.first { name.contains($0.0) }?.1 ?? .systemGray3
        }
    }

    /// By parts of names. What is in front comes before what is behind it, as in `textOnBackground`.
    private static let colors: [(String, UIColor)] = [
        ("clear", .clear), ("white", .white), ("black", .black), ("red", .systemRed), ("error", .systemRed),
        ("destructive", .systemRed), ("green", .systemGreen), ("success", .systemGreen), ("blue", .systemBlue),
        ("orange", .systemOrange), ("warning", .systemOrange), ("yellow", .systemYellow), ("purple", .systemPurple),
        ("pink", .systemPink), ("teal", .systemTeal), ("indigo", .systemIndigo), ("brown", .systemBrown),
        ("placeholder", .placeholderText), ("secondarytext", .secondaryLabel), ("secondarylabel", .secondaryLabel),
        ("textsecondary", .secondaryLabel), ("subtitle", .secondaryLabel), ("text", .label), ("label", .label),
        ("title", .label), ("foreground", .label), ("separator", .separator), ("border", .separator),
        ("divider", .separator), ("secondarybackground", .secondarySystemBackground), ("background", .systemBackground),
        ("surface", .secondarySystemBackground), ("secondary", .secondaryLabel), ("primary", .systemBlue),
        ("tint", .systemBlue), ("accent", .systemBlue), ("brand", .systemBlue),
    ]
}
