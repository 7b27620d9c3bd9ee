// SPDX-License-Identifier: Apache-2.0
extension Character {
    /// Whether its default presentation in Unicode is an emoji.
    var hasEmojiPresentation: Bool {
        guard let first = unicodeScalars.first, first.value > 0x7F || unicodeScalars.count > 1 else { return false }
        if first.properties.isEmojiPresentation { return !unicodeScalars.contains("\u{FE0E}") }
        guard first.properties.isEmoji else { return false }
        return unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
    }
}
