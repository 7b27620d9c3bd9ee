// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import LayoutScene

extension Scene {
    /// The picture that explains a solved layout.
    ///
    /// `solved` belongs to `document`: its views and constraints are in the document's order.
    ///
    /// - Parameter diagnostics: everything that is known of the layout; the picture tells what is wrong.
    package init(
        of document: Document, solved: SolvedLayout, options: SceneOptions = SceneOptions(),
        diagnostics: [Diagnostic] = [], measuring: some TextShaping
    ) {
        if options.isExploded {
            self =
                ExplodedPicture(
                    document: document, solved: solved, options: options, diagnostics: diagnostics, measuring: measuring
                ).scene()
            return
        }
        let painter = LayoutPainter(
            document: document, solved: solved, options: options,
            findings: PictureFindings(diagnostics, in: document), measuring: measuring)
        self = PictureZoom(painter).placed().scene()
        guard let crop = options.crop, let canvas,
            let view = document.views.firstIndex(where: { $0.id == crop.view })
        else { return }
        let zoom = painter.canvas.width > 0 ? canvas.width / painter.canvas.width : 1
        let frame = painter.layout.views[view].canvasFrame.insetBy(dx: -crop.margin, dy: -crop.margin)
        self = cropped(
            to: Rect(
                x: canvas.x + frame.x * zoom, y: canvas.y + frame.y * zoom, width: frame.width * zoom,
                height: frame.height * zoom))
    }
}

/// Chooses how much a picture enlarges its layout if the author does not: by the smallest factor at which nothing is
/// left out.
struct PictureZoom {
    private static let enlargements = [1.5, 2, 3]
    /// Layouts of more views are not enlarged by themselves: the picture would be too large to read.
    private static let mostViews = 200
    /// Points of a picture's longer side, which an enlarged one does not exceed.
    private static let longestSide = 4200.0
    /// A canvas whose longer side has more points is drawn smaller, since the marks would be too small in a picture of
    /// it.
    private static let longestAtFullSize = 2400.0
    /// Points² that a mark or name needs with the room around it.
    private static let roomOfMark = 1600.0
    /// Points of all leaders of constraints together.
    private static let longestLeaders = 200.0
    /// If no more than this are left out, every place is tried for them.
    private static let mostSearched = 40
    /// Tries to place what was left out before all else.
    private static let mostTries = 4
    /// If more are left out, another try would leave out others.
    private static let mostRetried = 8

    private let painter: LayoutPainter

    init(_ painter: LayoutPainter) { self.painter = painter }

    func placed() -> PlacedPicture {
        if let zoom = painter.options.zoom {
            let picture = painter.zoomed(to: zoom).placed()
            guard !picture.omissions.isEmpty else { return picture }
            let merged = painter.merged().zoomed(to: zoom)
            return picture.omissions.count <= PictureZoom.mostSearched ? searched(merged) : merged.placed()
        }
        let explains = !painter.options.layers.isDisjoint(with: [.constraints, .names, .sizes])
        guard explains, painter.canvas.isFinite else { return painter.placed() }
        for zoom in reductions {
            let picture = painter.zoomed(to: zoom).placed()
            if picture.omissions.isEmpty { return picture }
        }
        var best = painter.placed()
        guard painter.document.views.count <= PictureZoom.mostViews else { return best }
        var bestZoom = 1.0
        for zoom in [1] + PictureZoom.enlargements where !best.omissions.isEmpty {
            guard zoom == 1 || longestSide * zoom <= PictureZoom.longestSide else { break }
            let picture = painter.merged().zoomed(to: zoom).placed()
            if picture.omissions.count < best.omissions.count { (best, bestZoom) = (picture, zoom) }
        }
        if best.omissions.isEmpty { return shortened(best, bestZoom) }
        guard best.omissions.count <= PictureZoom.mostSearched else { return best }
        let picture = searched(painter.merged().zoomed(to: bestZoom))
        return picture.omissions.count < best.omissions.count ? picture : best
    }

    /// The picture larger, if its leaders are long enough to be confused and become much shorter; with fewer numbers, if that helps.
    private func shortened(_ picture: PlacedPicture, _ zoom: Double) -> PlacedPicture {
        var best = picture
        for larger in PictureZoom.enlargements where larger > zoom && best.leaderLength > PictureZoom.longestLeaders {
            guard longestSide * larger <= PictureZoom.longestSide else { break }
            var picture = painter.zoomed(to: larger).placed()
            let merged = painter.merged().zoomed(to: larger).placed()
            if merged.omissions.isEmpty, merged.leaderLength < picture.leaderLength { picture = merged }
            if picture.omissions.isEmpty, picture.leaderLength < best.leaderLength / 2 { best = picture }
        }
        return best
    }

    /// The picture with every place tried; what has no room then is placed first in another try.
    private func searched(_ painter: LayoutPainter) -> PlacedPicture {
        var painter = painter.searchingFarther()
        var best = painter.placed()
        var omissions = best.omissions
        for _ in 0..<PictureZoom.mostTries where (1...PictureZoom.mostRetried).contains(best.omissions.count) {
            painter = painter.placingFirst(omissions)
            let picture = painter.placed()
            omissions = picture.omissions
            if omissions.count < best.omissions.count { best = picture }
        }
        return best
    }

    private var longestSide: Double {
        max(painter.extent.area.width, painter.extent.area.height)
    }

    /// Factors below 1, the smallest first.
    private var reductions: [Double] {
        guard longestSide > PictureZoom.longestAtFullSize else { return [] }
        let area = painter.canvas.width * painter.canvas.height
        return [0.25, 0.5].filter { zoom in
            longestSide * zoom >= PictureZoom.longestAtFullSize / 2
                && Double(painter.crowd) * PictureZoom.roomOfMark < area * zoom * zoom
        }
    }
}

extension PlacedPicture {
    /// Points that an eye has to follow to find what numbers belong to.
    fileprivate var leaderLength: Double {
        items.reduce(0) { sum, item in
            guard item.role == .leader, item.layer == .constraints, case .line(let a, let b, _) = item.shape else {
                return sum
            }
            return sum + ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
    }
}
