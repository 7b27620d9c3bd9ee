// SPDX-License-Identifier: Apache-2.0
/// The parts of a page that matter to figures.
enum PageBlock: Hashable {
    case fence(FencedBlock)
    /// Lines of a paragraph, a heading or a row of a table: what may hold images.
    case text([Range<Int>])
}

/// A fenced block whose information string names a layout.
struct FencedBlock: Hashable {
    /// The words after the fence, without white space at either end.
    var info: Range<Int>
    /// The lines between the fences without the markers of the lists and quotes that they are in.
    var lines: [Range<Int>]
    /// The end of the block's last line, without the line break: that of the closing fence, or of the comment around the block.
    var end: Int
    /// What a line in the same lists and quotes starts with: `>   ` in a list in a quote.
    var prefix: String
    /// False for a block that ends with the page or with the list that it is in.
    var isClosed: Bool
    /// Whether the next line has text, and so would be a paragraph with what is inserted above it.
    var isFollowedByText = false
}
