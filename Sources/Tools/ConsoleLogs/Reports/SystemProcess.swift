// SPDX-License-Identifier: Apache-2.0
/// Processes of the system whose reports a device's log has among those of apps.
enum SystemProcess {
    private static let names: Set<String> = [
        "SpringBoard", "MobileSMS", "MessagesViewService", "MailCompositionService", "MobileMail", "MobileSafari",
        "SafariViewService", "MobileSlideShow", "MobilePhone", "MobileNotes", "MobileCal", "InCallService",
        "Preferences",
        "Spotlight", "ShareSheetUI", "Finder", "Dock", "SystemUIServer", "ControlCenter", "NotificationCenter",
        "loginwindow",
    ]

    /// The process that the line of a report's first words names: `SpringBoard[10567]: `, `SpringBoard(UIKit)[56] <Error>: `,
    /// `SpringBoard: (UIKitCore) `.
    static func name(before offset: Int, in bytes: [UInt8]) -> String? {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = String(decoding: bytes[start..<offset], as: UTF8.self)
        for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            let name = word.prefix { $0.isLetter }
            let rest = word[name.endIndex...]
            if rest.hasPrefix("[") || rest.hasPrefix("(") || rest == ":", names.contains(String(name)) {
                return String(name)
            }
        }
        return nil
    }
}
