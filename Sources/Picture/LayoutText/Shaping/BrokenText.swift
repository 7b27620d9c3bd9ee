// SPDX-License-Identifier: Apache-2.0

/// A text in lines that have no places yet.
struct BrokenText {
    var lines: [LineReader.Line]
    var isTruncated: Bool
    var findings: [FontFinding]
    /// Its paragraphs on one line each, if it has no width and each of them is known to be breakable.
    var breakable: [BreakableParagraph]?
}
