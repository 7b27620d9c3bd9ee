// SPDX-License-Identifier: Apache-2.0
extension MarkedBytes {
    /// Fewer lines have something in common by chance.
    private static let fewestFramed = 4
    /// The frame may not be the whole text.
    private static let framedShare = 0.9

    private static let sides = ["│", "┃", "║", "▐", "|"].map { Array($0.utf8) }
    private static let corners = [
        "┌", "┐", "└", "┘", "╭", "╮", "╰", "╯", "╔", "╗", "╚", "╝", "┏", "┓", "┗", "┛",
    ].map { Array($0.utf8) }

    /// Without the right, upper and lower side of a frame that a terminal or tool drew around the text, and without the blanks
    /// that fill its lines; the left side is a prefix that the lines share.
    func withoutFrame() -> MarkedBytes {
        let lines = lineRanges.map { trimmed($0) }.filter { !$0.isEmpty }
        guard lines.count >= Self.fewestFramed else { return self }
        let needed = Int((Double(lines.count) * Self.framedShare).rounded(.up))
        let borders = lines.count(where: isBorder)
        let side = Self.sides.first { side in
            let framed = lines.count { bytes[$0].suffix(side.count).elementsEqual(side) && !isBorder($0) }
            return framed > 0 && framed + borders >= needed
        }
        guard let side else { return self }
        var result = MarkedBytes(capacity: bytes.count)
        for line in lineRanges {
            var content = trimmed(line)
            if bytes[content].suffix(side.count).elementsEqual(side) {
                content = trimmed(line.lowerBound..<content.upperBound - side.count)
            } else if isBorder(content) {
                content = line.lowerBound..<line.lowerBound
            }
            for offset in line.lowerBound..<content.upperBound { result.append(bytes[offset], from: origins[offset]) }
            if line.upperBound < bytes.count { result.append(0x0A, from: origins[line.upperBound]) }
        }
        return result
    }

    /// Without blanks at its end.
    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, Self.isBlankByte(bytes[end - 1]) { end -= 1 }
        return line.lowerBound..<end
    }

    /// Whether a line begins and ends in a corner: `┌──┐`, `+--+`.
    private func isBorder(_ line: Range<Int>) -> Bool {
        guard line.count > 2 else { return false }
        if bytes[line.lowerBound] == UInt8(ascii: "+") {
            return bytes[line].allSatisfy { "+-=".utf8.contains($0) }
        }
        return Self.corners.contains { bytes[line].starts(with: $0) }
            && Self.corners.contains { bytes[line].suffix($0.count).elementsEqual($0) }
    }
}
