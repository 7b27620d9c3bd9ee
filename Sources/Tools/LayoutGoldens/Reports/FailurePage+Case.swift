// SPDX-License-Identifier: Apache-2.0
extension FailurePage {
    /// A layout that is not as it was recorded.
    package struct Case: Hashable, Sendable {
        package var name: String
        /// Differences other than `moved`, one line each.
        package var remarks: [String]
        package var moved: [LayoutDifference]
        /// How many pixels of the pictures differ, and where; empty if none do.
        package var pixels: [String] = []
        /// The report's lines: what failed, as the program prints it.
        package var lines: [String] = []
        /// PNG files; nil if there is none.
        package var expected: [UInt8]?
        package var actual: [UInt8]?
        package var difference: [UInt8]?
        /// Which of a case's pictures these are.
        var part = GoldenRecord.Part.png
        /// By how many pixels the expected picture is moved so that both canvases are in one place.
        package var shiftX = 0
        package var shiftY = 0
        /// Where views that moved are in the actual picture, in its pixels.
        package var boxes: [ViewBox] = []
        /// Whether nothing has been recorded for it.
        package var isNew = false
        /// The folder of the pictures as files, from that of the page; nil if there are none.
        package var folder: String?
        /// Whether the page refers to these files instead of containing the pictures.
        package var isLinked = false
        /// What would be recorded: the bytes of each golden without digests. Reports do not have it.
        package var recordable: [[UInt8]] = []
        /// The command line that records what is there now; nil if nothing could be recorded.
        package var acceptingCommand: String?

        package init(
            name: String, remarks: [String], moved: [LayoutDifference] = [], expected: [UInt8]? = nil,
            actual: [UInt8]? = nil, difference: [UInt8]? = nil, acceptingCommand: String? = nil
        ) {
            self.name = name
            self.remarks = remarks
            self.moved = moved
            self.expected = expected
            self.actual = actual
            self.difference = difference
            self.acceptingCommand = acceptingCommand
        }

        /// What it can be accepted by: the changes of the document and what else is reported, or the first line.
        package var causes: [String] {
            let causes = ChangeSummary(moved).causes + remarks
            return causes.isEmpty ? Array(lines.prefix(1)) : causes
        }
    }

    /// A view in a picture.
    package struct ViewBox: Hashable, Sendable {
        package var view: String
        package var box: PixelBox

        package init(view: String, box: PixelBox) {
            self.view = view
            self.box = box
        }
    }
}
