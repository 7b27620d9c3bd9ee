// SPDX-License-Identifier: Apache-2.0
/// The part before the body: class, pointer, where it was made, identifier, mask.
struct DescriptionHead {
    private(set) var className: String?
    private(set) var pointer: String?
    private(set) var label: String?
    private(set) var file: String?
    private(set) var line: Int?
    private(set) var identifier: String?
    private(set) var mask: String?

    init(removedFrom text: inout Substring) {
        text.trimStart()
        takeClass(&text)
        text.trimStart()
        takeIdentifier(&text)
        text.trimStart()
        takeMask(&text)
        text.trimStart()
        // Constraints of masks have their identifier behind the mask, as AppKit's `NSWindow-x-anchor`.
        if identifier == nil { takeIdentifier(&text) }
        text.trimStart()
    }

    private mutating func takeClass(_ text: inout Substring) {
        let name = text.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
        var rest = text[name.endIndex...]
        let isConstraint = name.hasSuffix("Constraint")
        // Without its address, as `NSLayoutConstraint V:[UILabel]-(8)-|`.
        if isConstraint, rest.first == " " {
            className = String(name)
            text = rest
            return
        }
        guard !name.isEmpty, rest.first == ":" else { return }
        rest.removeFirst()
        let blankBefore = rest.first == " "
        rest.trimStart()
        if isConstraint, blankBefore, !rest.hasPrefix("0x") {
            className = String(name)
            text = rest
            return
        }
        if rest.hasPrefix("0x") {
            let pointer = rest.prefix { $0.isHexDigit || $0 == "x" || $0 == "." || $0 == "X" }
            let after = rest[pointer.endIndex...]
            // `UIView:0x….width` is not a head but an item of a body whose head was cut away.
            guard isConstraint || after.first == " " || after.first == ">" || after.isEmpty, !after.hasPrefix("'")
            else {
                return
            }
            self.pointer = String(pointer)
            rest = after
        } else if isConstraint, !blankBefore {
            // A library's own name of the constraint, up to its place in the source or to the body.
            let end = rest.firstIndex(of: "@") ?? rest.firstIndex(of: " ") ?? rest.endIndex
            label = String(rest[..<end])
            rest = rest[end...]
        } else {
            return
        }
        className = String(name)
        if rest.first == "@" { takePlace(&rest) }
        // FLKAutoLayout closes the bracket behind the pointer.
        if rest.first == ">", rest.dropFirst().first == " " { rest.removeFirst() }
        text = rest
    }

    /// `@File.swift#70`, `@/a path/File.swift#70`
    private mutating func takePlace(_ text: inout Substring) {
        var rest = text.dropFirst()
        guard let hash = rest.firstIndex(of: "#") else {
            text = rest.drop { $0 != " " }
            return
        }
        file = String(rest[..<hash])
        rest = rest[rest.index(after: hash)...]
        let digits = rest.prefix(while: \.isWholeNumber)
        line = Int(digits)
        text = rest[digits.endIndex...]
    }

    /// In apostrophes before the body; it may hold blanks and apostrophes, but no item follows without a blank.
    private mutating func takeIdentifier(_ text: inout Substring) {
        guard text.first == "'" else { return }
        let inner = text.dropFirst()
        var index = inner.startIndex
        while index < inner.endIndex {
            let next = inner.index(after: index)
            if inner[index] == "'", next == inner.endIndex || inner[next] == " " || inner[next] == "\t" {
                identifier = EscapedText.decoded(inner[..<index])
                text = inner[next...]
                return
            }
            index = next
        }
        // Cut off inside.
        text = ""
    }

    /// `h=--& v=-&-`; `h = v = --- ---` where a translation has taken it apart.
    private mutating func takeMask(_ text: inout Substring) {
        guard text.first == "h", text.dropFirst().drop(while: { $0 == " " }).first == "=" else { return }
        var flags: [String] = []
        var rest = text
        while true {
            rest.trimStart()
            if let axis = rest.first, axis == "h" || axis == "v" {
                let after = rest.dropFirst().drop { $0 == " " }
                guard after.first == "=" else { break }
                rest = after.dropFirst()
            } else if let first = rest.first, first == "-" || first == "&" {
                let flag = rest.prefix { $0 == "-" || $0 == "&" }
                flags.append(String(flag))
                rest = rest[flag.endIndex...]
            } else {
                break
            }
        }
        guard !flags.isEmpty else { return }
        mask = "h=\(flags[0])" + (flags.count > 1 ? " v=\(flags[1])" : "")
        text = rest
    }
}

extension Substring {
    mutating func trimStart() { self = drop { $0 == " " || $0 == "\t" || $0 == "\n" } }

    mutating func trimEnd() { while last == " " || last == "\t" || last == "\n" { removeLast() } }

    func trimmed() -> Substring {
        var text = self
        text.trimStart()
        text.trimEnd()
        return text
    }
}
