// SPDX-License-Identifier: Apache-2.0
/// A part of a rewritten file: bytes of a source as they are, or text that stands for a place of one.
enum SourcePiece {
    case original(Range<Int>, file: Int)
    /// Text that a source does not have.
    case text(String, file: Int, at: Int)
}
