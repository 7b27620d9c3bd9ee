// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import LayoutXML

/// Contents of cells that the file records without a frame, or with a size that is not the one in which Xcode laid out their views.
extension ViewElement {
    /// The frame in which Xcode laid out the contents of this cell; nil if it is the recorded one.
    ///
    /// - Parameter table: nil at the root of a .xib.
    func frame(ofContents contents: ViewElement, in table: ViewElement?, _ xcode: XcodeRelease) -> Rect? {
        guard element.name == "tableViewCell", contents.element.name == "tableViewCellContentView" else { return nil }
        let cell = recordedFrame
        let recorded = contents.recordedFrame
        let isRecorded = contents.hasFrame
        if system == .tvos, isRecorded, (XcodeRelease.xcode8 ..< .xcode9).contains(xcode) {
            // Xcode 8 records the contents as 16 points narrower than what it laid out their views in.
            return Rect(x: recorded.x, y: recorded.y, width: recorded.width + 16, height: recorded.height)
        }
        // Cells without a frame for their contents may have kept that of the library, too.
        let width = table.flatMap { $0.hasFrame ? $0.recordedFrame.width : nil } ?? cell.width
        var frame = isRecorded ? recorded : Rect(x: 0, y: 0, width: width, height: 0)
        // Xcode 6 and 7 record the contents of every cell of a .xib as 320 × 43 points, what a cell of 44 leaves of them above its
        // separator. The views in them have the frames of the cell's real size.
        if !isRecorded || recorded.height == 43 && !(43...44).contains(cell.height) {
            frame.height = max(0, cell.height - Self.separator(xcode))
            if recorded.width == 320 { frame.width = cell.width }
        }
        if isRecorded, recorded.height == 43, xcode < .xcode7,
            let height = [cell.height, cell.height - 1].first(where: contents.fitsContents)
        {
            frame.height = height
        }
        if element["accessoryType"] == "disclosureIndicator" {
            if let accessory = Self.widthOfAccessory(xcode) {
                frame.width = max(0, cell.width - accessory)
            } else if !isRecorded, xcode < .xcode8_3 {
                frame.width = max(0, width - 33)
            }
        }
        return frame
    }

    /// Whether a height agrees with the frames of the views in the contents: with the required constraints between their bottom edges
    /// and that of the contents, of which there is at least one.
    private func fitsContents(_ height: Double) -> Bool {
        let bottoms = Dictionary(
            subviews.map { ($0.element["id"] ?? "", $0.recordedFrame.maxY) }, uniquingKeysWith: { first, _ in first })
        let distances = element.members(of: "constraints").compactMap { constraint -> Double? in
            guard constraint.isRequiredEquality, constraint["multiplier"] == nil else { return nil }
            let ends = [
                (constraint["firstItem"] ?? element["id"], constraint["firstAttribute"]),
                (constraint["secondItem"], constraint["secondAttribute"]),
            ]
            guard let own = ends.firstIndex(where: { $0.0 == element["id"] }),
                let margin = ["bottom": 0.0, "bottomMargin": 8][ends[own].1 ?? ""],
                ends[1 - own].1 == "bottom", let bottom = bottoms[ends[1 - own].0 ?? ""]
            else { return nil }
            let constant = constraint.number("constant") ?? 0
            return bottom + (own == 0 ? constant : -constant) + margin
        }
        return !distances.isEmpty && distances.allSatisfy { abs($0 - height) <= 0.5 }
    }

    /// Points: what the separator takes of a cell's height. Xcode 6.1 and 6.2 leave the whole height to the contents.
    private static func separator(_ xcode: XcodeRelease) -> Double {
        switch xcode {
        case XcodeRelease.xcode6_1..<XcodeRelease.xcode6_3: 0
        case ..<XcodeRelease.xcode8_3: 1
        case ..<XcodeRelease.xcode11: 0.5
        default: 0
        }
    }

    /// Points: what is beside the contents of a cell with a disclosure indicator in Xcode 11, which records them as narrower.
    private static func widthOfAccessory(_ xcode: XcodeRelease) -> Double? {
        switch xcode {
        case XcodeRelease.xcode11..<XcodeRelease.xcode11_2: 26.5
        case XcodeRelease.xcode11_2..<XcodeRelease.xcode11_4: 26
        default: nil
        }
    }
}
