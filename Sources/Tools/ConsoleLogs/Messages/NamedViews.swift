// SPDX-License-Identifier: Apache-2.0

/// The views that a message names by class and address: `<TitleBarView: 0x60e0000b1420>`, `UILabel:0x7fb'Title'.top`.
enum NamedViews {
    /// Each once, in the order of the text, without addresses unless these tell two of them apart.
    static func names(in text: String) -> [String] {
        var found: [LoggedItem] = []
        var rest = text[...]
        while let address = rest.firstRange(of: "0x") {
            defer { rest = rest[address.upperBound...] }
            var before = rest[..<address.lowerBound]
            before.trimEnd()
            guard before.last == ":" else { continue }
            before.removeLast()
            let name = before.suffix(while: { $0.isLetter || $0.isNumber || "_.$".contains($0) })
            guard let first = name.first, first.isUppercase || first == "_", !isNoView(name) else { continue }
            let pointer = rest[address.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
            var item = LoggedItem(className: String(name), pointer: String(pointer))
            let after = rest[pointer.endIndex...]
            if after.first == "'" {
                let label = after.dropFirst().prefix { $0 != "'" && $0 != "\n" }
                if !label.isEmpty { item.label = EscapedText.decoded(label) }
            }
            if !found.contains(where: { $0.pointer == item.pointer }) { found.append(item) }
        }
        return LoggedItemNames.names(of: found)
    }

    /// `is ambiguous for "Label".`
    static func quotedNames(in text: String) -> [String] {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count >= 3 ? ["'\(parts[1])'"] : []
    }

    /// Anchors, constraints, layouts, recognizers: what a message names beside its views.
    private static func isNoView(_ name: Substring) -> Bool {
        ["Anchor", "Constraint", "Layout", "Recognizer", "Controller", "Color", "Layer", "Array", "Indexes", "Process"]
            .contains { name.hasSuffix($0) }
            || [
                "NSLayout", "NSISVariable", "__NS", "NSArray", "CALayer", "CABasic", "NSIndexPath", "UITraitCollection",
            ]
            .contains { name.hasPrefix($0) }
    }
}

extension Substring {
    /// The longest end whose characters are all such.
    fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, isPart(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
