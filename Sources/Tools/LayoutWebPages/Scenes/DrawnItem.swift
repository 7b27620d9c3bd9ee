// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// An item of a view as a page draws it: its numbers depend on the view's size, the rest does not.
struct DrawnItem {
    /// What is drawn, without the numbers.
    enum Shape: Hashable {
        /// Left, top, width, height and the corners' radius.
        case rectangle
        /// Left, top, width and height.
        case ellipse
        /// The commands of a path; the coordinates of their points.
        case path(String)
        /// Left, top, width and height of the box.
        case setting(TextSetting.Place, TextRequest)
        /// Left and top of glyphs that stay as they are.
        case glyphs([SceneText.Line])
        /// Left, top, width and height of the frame and of the mask, and the radius of the mask's corners.
        case image(ImageFile)
    }

    var shape: Shape
    var numbers: [Double]
    /// Left, top, width and height of what is shown of it; empty for all.
    var clip: [Double]
    var fill: Color?
    var stroke: SceneStroke?
    /// The colour of an image that is drawn in one.
    var tint: Color?
    var isGrey = false
    var opacity: Double

    /// - Parameter origin: the upper left corner of the view.
    init(_ item: SceneItem, from origin: Point) {
        func numbers(_ rect: Rect) -> [Double] {
            [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height]
        }
        func numbers(_ point: Point) -> [Double] { [point.x - origin.x, point.y - origin.y] }
        opacity = item.opacity
        clip = item.clip.map(numbers) ?? []
        switch item.shape {
        case .rectangle(let rect, let radius, let fill, let stroke):
            shape = .rectangle
            self.numbers = numbers(rect) + [min(radius, rect.width / 2, rect.height / 2)]
            (self.fill, self.stroke) = (fill, stroke)
        case .ellipse(let rect, let fill, let stroke):
            shape = .ellipse
            self.numbers = numbers(rect)
            (self.fill, self.stroke) = (fill, stroke)
        case .line(let from, let to, let stroke):
            shape = .path("ML")
            self.numbers = numbers(from) + numbers(to)
            self.stroke = stroke
        case .path(let elements, let fill, let stroke):
            shape = .path(elements.map(\.command).joined())
            self.numbers = elements.flatMap { $0.drawnPoints.flatMap(numbers) }
            (self.fill, self.stroke) = (fill, stroke)
        case .drawing(let drawing):
            // A page has no gradients: the colour in the middle is nearest to all of it.
            shape = .path(drawing.path.map(\.command).joined())
            self.numbers = drawing.path.flatMap { $0.drawnPoints.flatMap(numbers) }
            (fill, stroke) = (drawing.gradient?.middle ?? drawing.fill, drawing.sceneStroke)
        case .text(let text):
            fill = text.color
            if let setting = text.setting {
                shape = .setting(setting.place, setting.request)
                self.numbers = numbers(setting.box)
                if setting.place == .middle { clip = [] }
            } else {
                shape = .glyphs(text.lines)
                self.numbers = numbers(text.origin)
            }
        case .image(let image):
            shape = .image(image.file)
            self.numbers = numbers(image.frame) + numbers(image.mask) + [image.cornerRadius]
            tint = image.hues.tint
            isGrey = image.hues == .removed
        }
    }

    /// Its numbers with those of the clip.
    var allNumbers: [Double] { numbers + clip }

    /// The item where another one is; nil if these are of different kinds. A text that shrinks to fit has other glyphs at every width.
    func placed(like other: DrawnItem) -> DrawnItem? {
        if case .glyphs = shape, case .glyphs = other.shape, clip.count == other.clip.count {
        } else if !isLike(other) {
            return nil
        }
        var item = self
        (item.numbers, item.clip) = (other.numbers, other.clip)
        return item
    }

    func isLike(_ other: DrawnItem) -> Bool { shape == other.shape && clip.count == other.clip.count }
}

extension PathElement {
    fileprivate var command: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .curve: "C"
        case .close: "Z"
        }
    }

    /// In the order of SVG's path data.
    fileprivate var drawnPoints: [Point] {
        if case .curve(let to, let first, let second) = self { [first, second, to] } else { points }
    }
}

extension DrawnShape.Gradient {
    fileprivate var middle: Color? { stops.isEmpty ? nil : stops[stops.count / 2].color }
}

extension [DrawnItem] {
    /// Whether two views differ in no more than numbers and colours.
    func areLike(_ others: [DrawnItem]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.isLike($1) }
    }
}
