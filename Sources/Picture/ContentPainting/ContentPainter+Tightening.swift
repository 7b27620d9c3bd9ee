// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ContentPainter {
    /// The largest reduction of the space between two characters, in parts of the font's size.
    private static let tightest = 0.05

    /// Points between characters, 0 or less, with which text fits its box without truncation.
    ///
    /// A view that states its content's size says that its text fits there, in the font that it was measured with; the
    /// fonts here may be a little wider. Text that takes more than that is wider for another reason, and is cut.
    func tightening(of request: TextRequest, into box: Rect, _ index: Int) -> Double {
        let size = document.views[index].intrinsicContentSize
        // The box of a check box is beside the text, and its own size refers to both.
        let room = max(box.width, contentBox(index, box).width)
        guard let stated = size?.width, stated > 0, stated <= room + 0.5 else { return 0 }
        let natural = measuring.measure(request)
        let most = request.text.font.size * Self.tightest
        guard natural.lineCount > 0, natural.size.width > box.width + 0.01, most.isFinite else { return 0 }
        if request.numberOfLines == 1 {
            let excess = natural.size.width - box.width
            // Its effect on the whole line, with ligatures and marks unchanged.
            var probe = request
            probe.letterSpacing = -most
            let gained = natural.size.width - measuring.measure(probe).size.width
            return gained >= excess && gained > 0 ? -most * excess / gained : 0
        }
        var probe = request
        probe.width = box.width
        func fits() -> Bool {
            let measurement = measuring.measure(probe)
            return !measurement.isTruncated && measurement.size.height <= box.height + 0.5
        }
        for fifth in 0...5 {
            probe.letterSpacing = -most * Double(fifth) / 5
            if fits() { return probe.letterSpacing }
        }
        return 0
    }
}
