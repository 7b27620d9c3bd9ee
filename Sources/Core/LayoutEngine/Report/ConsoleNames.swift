// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// How the console names items: class, a stable substitute for the address, the text of a label.
struct ConsoleNames {
    let document: Document
    var style = ConsoleReport.Style.ios
    /// For a program whose views have names of their own.
    var itemName: ((InstalledItem) -> String)?

    func name(of item: InstalledItem) -> String {
        if let itemName { return itemName(item) }
        switch item {
        case .item(.view(let index)):
            let view = document.views[index]
            return "\(className(of: view.content.type)):\(Self.address(of: view.id))"
                + (printsText(of: view.content.type) ? quotedText(of: view.content) : "")
        case .item(.guide(let index)):
            let id = document.guides[index].id
            return "\(guideClass):\(Self.address(of: id))'\(id)'"
        case .item(.builtInGuide(let guide, let owner)):
            let address = Self.address(of: document.name(of: .builtInGuide(guide, of: owner)))
            return "\(guideClass):\(address)'\(guide.consoleName(on: document.platform))'"
        case .gapGuide:
            return "_UIOLAGapGuide:\(Self.address(of: document.name(of: item)))'UISV-distributing'"
        case .distributionIdeal:
            return "\(guideClass):\(Self.address(of: document.name(of: item)))'NSStackView.Distribution.Ideal'"
        case .spanner:
            return "_UILayoutSpacer:\(Self.address(of: document.name(of: item)))'UISV-alignment-spanner'"
        }
    }

    /// Twelve digits, as addresses have on 64-bit systems.
    static func address(of text: String, prefix: String = "0x7f") -> String {
        // FNV-1a: the same on every machine, unlike the standard library's seeded hash.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var digits = String(hash, radix: 16)
        digits = String(repeating: "0", count: 16 - digits.count) + digits
        return prefix + digits.suffix(14 - prefix.count)
    }

    private func printsText(of type: ViewType) -> Bool {
        type == .button ? style.printsButtonTitles : style.printsLabelTexts
    }

    /// Characters of a label's text that are printed.
    private static let longestText = 25

    private var guideClass: String { document.platform == .macos ? "NSLayoutGuide" : "UILayoutGuide" }

    func className(of type: ViewType) -> String {
        switch document.platform {
        case .ios: type.uiKitClass
        case .macos: type.appKitClass
        }
    }

    func quotedText(of content: ViewContent) -> String {
        let text: StyledText
        switch content {
        case .label(let label): text = label.text
        case .button(let button): text = button.title
        case .textView(let textView): text = textView.text
        default: return ""
        }
        guard case .plain(let string) = text.content, !string.isEmpty else { return "" }
        return "'\(string.count > Self.longestText ? string.prefix(Self.longestText) + "..." : string)'"
    }
}

extension BuiltInGuide {
    fileprivate func consoleName(on platform: Platform) -> String {
        let prefix = platform == .ios ? "UI" : "NS"
        return switch self {
        case .safeAreaLayoutGuide: "\(prefix)ViewSafeAreaLayoutGuide"
        case .layoutMarginsGuide: "\(prefix)ViewLayoutMarginsGuide"
        case .readableContentGuide: "UIViewReadableContentGuide"
        case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
        case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
        case .keyboardLayoutGuide: "UIKeyboardLayoutGuide"
        }
    }
}
