// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// Views that a tree of views marks as ambiguous, as `_autolayoutTrace` prints it.
struct AmbiguityTrace {
    /// As printed: `UILabel:0x7fb6e8e1c3d0'Name'`.
    private(set) var items: [String] = []

    init(_ source: SourceText) {
        for bytes in source.bytes.prefix(PastedText.largestSize).split(separator: UInt8(ascii: "\n")) {
            let line = String(decoding: bytes, as: UTF8.self)
            guard let mark = line.firstRange(of: "AMBIGUOUS LAYOUT") else { continue }
            // Before it the view, after marks of the tree.
            let view = line[..<mark.lowerBound].drop { "|+*•· \t-".contains($0) }
            var name = view.trimmed()
            while name.last == "-" || name.last == "," || name.last == " " { name.removeLast() }
            if !name.isEmpty { items.append(String(name)) }
        }
    }
}
