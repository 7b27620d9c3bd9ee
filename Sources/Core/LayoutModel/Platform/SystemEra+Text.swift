// SPDX-License-Identifier: Apache-2.0

extension StyledText {
    /// With what the text differs in on the system of a profile.
    package func drawn(by profile: Profile.Name) -> StyledText {
        var text = self
        text.tracking = profile.era.tracking(of: font)
        text.percentSignTracking = profile.era.percentSignTracking(of: font)
        text.lineHeight = profile.era.lineHeight(of: font)
        return text
    }
}

extension SystemEra {
    /// Up to iOS 13 San Francisco is set by 0.02 points wider at 17 points: −0.41 instead of −0.43 (Human Interface
    /// Guidelines, Typography).
    fileprivate func tracking(of font: Font) -> Double {
        system == .iOS && self < .iOS15 && font.family == Font.systemFamily && font.size == 17 ? 0.02 : 0
    }

    /// Up to iOS 13 San Francisco's percent sign was narrower, as labels record it: those of iOS 10 to 12 by 0.115 to 0.125
    /// of the size, those of iOS 13 by 0.07 to 0.075.
    fileprivate func percentSignTracking(of font: Font) -> Double {
        guard system == .iOS, font.family == Font.systemFamily else { return 0 }
        return self < .iOS13 ? -0.12 * font.size : self < .iOS15 ? -0.073 * font.size : 0
    }

    /// AppKit's lines of San Francisco take whole points, as Interface Builder records them on labels; those of named families
    /// of UIKit have the height of the family.
    fileprivate func lineHeight(of font: Font) -> Double? {
        #if hasFeature(Embedded)
            // Web pages have the sizes of their texts.
            guard system == .macOS else { return nil }
        #else
            guard system == .macOS else { return NamedFontLines.height(of: font) }
        #endif
        guard font.family == Font.systemFamily else { return nil }
        switch font.size {
        case 8: return 10
        case 9: return 11
        case 10: return 13
        case 11: return 14
        case 12: return 15
        case 13: return 16
        case 14: return 17
        case 15: return 19
        case 16...: return (1.182 * font.size).rounded()
        default: return (1.193359 * font.size).rounded(.up)
        }
    }
}
