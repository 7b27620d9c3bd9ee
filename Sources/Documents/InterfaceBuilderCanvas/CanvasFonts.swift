// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutModel

/// What San Francisco differs in on Xcode's canvas, by the version of iOS that each Xcode draws with (docs/background/canvas-rules.md).
struct CanvasFonts {
    let file: InterfaceFile

    func apply(to content: inout ViewContent) {
        switch content {
        case .label(var label):
            label.text = drawn(label.text)
            // The canvas of Xcode 8 is that of iOS 10.
            if file.xcode < .xcode9 { label.text.pushesOutWords = false }
            content = .label(label)
        case .button(var button):
            button.title = drawn(button.title)
            content = .button(button)
        case .textField(var field) where file.xcode >= .xcode9:
            field.text = drawn(field.text)
            content = .textField(field)
        default: break
        }
    }

    private func drawn(_ text: StyledText) -> StyledText {
        guard text.font.family == Font.systemFamily else { return text }
        var text = text
        if file.system == .ios { text.font.size = sizeOfTitle(text) }
        text.tracking = tracking(of: text)
        return text
    }

    /// Points: Xcode 9 and 10 draw two of the titles smaller than a device does.
    private func sizeOfTitle(_ text: StyledText) -> Double {
        guard (XcodeRelease.xcode9 ..< .xcode11).contains(file.xcode) else { return text.font.size }
        return switch (text.textStyle, text.font.size) {
        case (.title1, 28): 26
        case (.title2, 22): 20
        default: text.font.size
        }
    }

    /// Points added to each advance.
    private func tracking(of text: StyledText) -> Double {
        let size = text.font.size
        switch file.xcode {
        case ..<XcodeRelease.xcode9 where size >= 20: return text.tracking + 0.0116 * size
        case _ where file.system != .ios: return text.tracking
        // Xcode 8 to 11.
        case XcodeRelease.xcode8..<XcodeRelease.xcode12 where size == 17: return 0.035
        // Xcode 9 to 11. From 22 to 29 points the recorded labels show no difference.
        case XcodeRelease.xcode9..<XcodeRelease.xcode12
        where (size >= 30 || (20..<22).contains(size)) && text.font.weight <= 400:
            return text.tracking - 0.0045 * size
        // Xcode 12 draws with iOS 14, which has today's tracking, but with controls of iOS 13.
        case XcodeRelease.xcode12..<XcodeRelease.xcode13 where size == 17: return 0
        default: return text.tracking
        }
    }
}
