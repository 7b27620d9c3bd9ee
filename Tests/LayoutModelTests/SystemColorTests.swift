// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import Testing

@Suite struct SystemColorTests {
    @Test(arguments: SystemColors.names)
    func `Every name is one that documents can write, in every profile`(_ name: String) throws {
        for profile in Profile.Name.allCases {
            let color = try #require(SystemColors.named(name, profile: profile))
            #expect(color.name?.text == name)
            #expect([color.light, color.dark].allSatisfy { (0...1).contains($0.alpha) })
        }
    }

    @Test func `A name of UIKit's or AppKit's own spelling is known, others are not`() {
        #expect(SystemColors.named("labelColor", profile: .macos14)?.light == Color(hex: 0x000000, alpha: 0.85))
        #expect(SystemColors.named("label", profile: .ios17)?.dark == Color(hex: 0xFFFFFF))
        #expect(SystemColors.named("controlAccentColor", profile: .macos14) != nil)
        #expect(SystemColors.named("systemTurquoise", profile: .ios17) == nil)
        #expect(SystemColors.fixed["green"] == Color(hex: 0x00FF00))
    }

    @Test func `Increased contrast darkens in light and lightens in dark appearance`() throws {
        for name in ["systemRed", "systemOrange", "systemGreen", "systemTeal", "systemBlue", "systemPurple"] {
            for profile in [Profile.Name.ios17, .ios26] {
                let color = try #require(SystemColors.named(name, profile: profile))
                let (light, dark) = (try #require(color.highContrastLight), try #require(color.highContrastDark))
                #expect(light.relativeLuminance < color.light.relativeLuminance, "\(name)")
                #expect(dark.relativeLuminance > color.dark.relativeLuminance, "\(name)")
            }
        }
    }

    @Test func `A style follows the traits only where its value is still that of the colour`() {
        let background = SystemColors.named("systemBackground", profile: .ios17)
        var style = ViewStyle()
        style.set(.background, background, in: ColorTraits())
        #expect(style.adaptiveColor(.background, in: ColorTraits()) == background)
        style.backgroundColor = Color(hex: 0xFF0000)
        #expect(style.adaptiveColor(.background, in: ColorTraits()) == nil)
    }
}
