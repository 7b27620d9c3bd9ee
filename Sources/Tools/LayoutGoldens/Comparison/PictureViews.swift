// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// Where views are in a golden picture and in the one made now, by the recorded layouts.
struct PictureViews {
    private let expected: JSONOutput?
    private let actual: JSONOutput?

    init(_ expected: [UInt8]?, _ actual: [UInt8]?) {
        self.expected = expected.flatMap(JSONOutput.init(bytes:))
        self.actual = actual.flatMap(JSONOutput.init(bytes:))
    }

    /// The canvases in pixels; nil if a picture does not have its place, or their scales differ.
    func canvases(
        _ old: PNGCanvas?, _ new: PNGCanvas?
    ) -> (expected: PixelBox, actual: PixelBox)? {
        guard let old, let new, let scale, expected?["canvas"]?["scale"] == actual?["canvas"]?["scale"] else {
            return nil
        }
        return (old.pixels(scale), new.pixels(scale))
    }

    private var scale: Double? {
        guard let scale = actual?["canvas"]?["scale"]?.number, scale > 0, scale < 100 else { return nil }
        return scale
    }

    /// The innermost view at the middle of each box, the old layout's if the new one has none there; each once.
    func names(in difference: ImageDifference, _ canvas: PixelBox?) -> [String] {
        guard let canvas, let scale else { return [] }
        var names: [String] = []
        for box in difference.boxes {
            let x =
                (Double(box.columns.lowerBound + box.columns.upperBound) / 2 - Double(canvas.columns.lowerBound))
                / scale
            let y = (Double(box.rows.lowerBound + box.rows.upperBound) / 2 - Double(canvas.rows.lowerBound)) / scale
            guard let name = Self.view(at: x, y, in: actual) ?? Self.view(at: x, y, in: expected), !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }

    /// Gives a failure's pictures their places over each other, and views their boxes in the actual one.
    func place(_ views: Set<String>, in failure: inout FailurePage.Case) {
        guard let actualPicture = failure.actual, let new = PNGCanvas(png: actualPicture), let scale else { return }
        let canvas = new.pixels(scale)
        if let canvases = canvases(failure.expected.flatMap(PNGCanvas.init(png:)), new) {
            failure.shiftX = canvases.actual.columns.lowerBound - canvases.expected.columns.lowerBound
            failure.shiftY = canvases.actual.rows.lowerBound - canvases.expected.rows.lowerBound
        }
        failure.boxes = (actual?["views"]?.elements ?? []).compactMap { view in
            guard let id = view["id"]?.string, views.contains(id), let frame = Self.frame(of: view) else { return nil }
            func pixel(_ points: Double) -> Int { Int((min(max(points, -1e6), 1e6) * scale).rounded()) }
            let (left, top) = (canvas.columns.lowerBound + pixel(frame.x), canvas.rows.lowerBound + pixel(frame.y))
            return FailurePage.ViewBox(
                view: id,
                box: PixelBox(
                    columns: left..<left + max(0, pixel(frame.width)), rows: top..<top + max(0, pixel(frame.height))))
        }
    }

    /// The views that came or went.
    var unsharedViews: Set<String> {
        func ids(_ layout: JSONOutput?) -> Set<String> {
            Set((layout?["views"]?.elements ?? []).compactMap { $0["id"]?.string })
        }
        return ids(expected).symmetricDifference(ids(actual))
    }

    /// The superviews of views: distances to what moved are drawn in them.
    func superviews(of views: Set<String>) -> Set<String> {
        Set(
            [expected, actual].flatMap { $0?["views"]?.elements ?? [] }.compactMap { view in
                view["id"]?.string.flatMap { views.contains($0) ? view["superview"]?.string : nil }
            })
    }

    /// The views inside of views.
    func subviews(of views: Set<String>) -> Set<String> {
        var inside = views
        // A superview comes before its subviews.
        for view in [expected, actual].flatMap({ $0?["views"]?.elements ?? [] }) {
            guard let id = view["id"]?.string, let superview = view["superview"]?.string else { continue }
            if inside.contains(superview) { inside.insert(id) }
        }
        return inside
    }

    /// In the canvas, in points.
    private static func frame(of view: JSONOutput) -> Rect? {
        guard let frame = view["canvasFrame"], let x = frame["x"]?.number, let y = frame["y"]?.number,
            let width = frame["width"]?.number, let height = frame["height"]?.number
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The smallest view around a point of the canvas.
    private static func view(at x: Double, _ y: Double, in layout: JSONOutput?) -> String? {
        var smallest: (area: Double, id: String)?
        for view in layout?["views"]?.elements ?? [] {
            guard let id = view["id"]?.string, let frame = frame(of: view),
                (frame.x...frame.x + max(frame.width, 0)).contains(x),
                (frame.y...frame.y + max(frame.height, 0)).contains(y)
            else { continue }
            let area = frame.width * frame.height
            if smallest.map({ area <= $0.area }) ?? true { smallest = (area, id) }
        }
        return smallest?.id
    }
}

extension PNGCanvas {
    fileprivate func pixels(_ scale: Double) -> PixelBox {
        func place(_ points: Double) -> Int { Int((points * scale).rounded()) }
        return PixelBox(
            columns: place(rectangle.x)..<place(rectangle.x + max(0, rectangle.width)),
            rows: place(rectangle.y)..<place(rectangle.y + max(0, rectangle.height)))
    }
}
