// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

struct NamedFontLineTests {
    @Test(
        arguments: [
            ("Lato", .ios17, 24.0), ("Open Sans", .ios26, 27.24), ("Roboto", .ios12, 23.44),
            ("Nunito Sans", .ios17, 27.28),
            ("NunitoSans", .code, 27.28), ("Unheard Of", .ios17, nil), ("Lato", .macos14, nil),
            (Font.systemFamily, .ios17, nil),
        ] as [(String, Profile.Name, Double?)])
    func `Lines of well-known families have the height of the family, on UIKit`(
        family: String, profile: Profile.Name, height: Double?
    ) {
        let text = StyledText(content: .plain("Name"), font: Font(family: family, size: 20)).drawn(by: profile)
        #expect(text.lineHeight.map { ($0 * 100).rounded() / 100 } == height)
    }
}
