// SPDX-License-Identifier: Apache-2.0
extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func setFrame(_ newValue: CGRect) {
        guard newValue != frameStorage else { return }
        newValue.checkGeometry()
        let old = frameStorage.size
        frameStorage = newValue
        geometryChanged(from: old)
    }

    func setBounds(_ newValue: CGRect) {
        newValue.checkBounds()
        let isMoved = newValue.origin != boundsOrigin
        boundsOrigin = newValue.origin
        defer { if isMoved { boundsOriginChanged() } }
        guard newValue.size != frameStorage.size else { return }
        let (old, middle) = (frameStorage.size, center)
        frameStorage = CGRect(
            x: middle.x - newValue.size.width / 2, y: middle.y - newValue.size.height / 2,
            width: newValue.size.width, height: newValue.size.height)
        geometryChanged(from: old)
    }

    func setCenter(_ newValue: CGPoint) {
        guard newValue != center else { return }
        newValue.checkGeometry()
        frameStorage.origin = CGPoint(
            x: newValue.x - frameStorage.size.width / 2, y: newValue.y - frameStorage.size.height / 2)
        geometryChanged(from: frameStorage.size)
    }

    /// The topmost view inside that takes touches at a point.
    func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    /// As UIKit's logs have a view.
    var logText: String {
        let frame = "(\(brief(frame.minX)) \(brief(frame.minY)); \(brief(frame.width)) \(brief(frame.height)))"
        return
            "<\(DebugAddress.className(of: self)): \(address); frame = \(frame)\(debugText.map { "; text = '\($0)'" } ?? "")"
            + "\(isHidden ? "; hidden = YES" : "")\(tag == 0 ? "" : "; tag = \(tag)")>"
    }
}
