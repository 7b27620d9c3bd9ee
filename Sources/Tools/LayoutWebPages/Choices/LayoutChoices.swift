// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
import LayoutGeometry
import LayoutInteraction
package import LayoutModel

/// What a reader may choose in a page (variant, size classes, text size, pixels per point, direction), and the layout that each
/// choice makes.
///
/// Choices share what they have in common: most differ from the layout as it is only in the canvas, some in what texts
/// measure, few in their views and constraints.
package struct LayoutChoices {
    /// How a choice becomes a layout.
    package struct Maker {
        /// A variant by its name, nil for none, on the canvas that the page is made for with some overrides.
        var read: (_ variant: String?, _ canvas: CanvasOverrides) -> Document?
        /// Nil if it cannot be said beforehand.
        var measure: (Document) -> MeasuredDocument?
        var solve: (Document) -> SolvedLayout

        package init(
            read: @escaping (_ variant: String?, _ canvas: CanvasOverrides) -> Document?,
            measure: @escaping (Document) -> MeasuredDocument?, solve: @escaping (Document) -> SolvedLayout
        ) {
            self.read = read
            self.measure = measure
            self.solve = solve
        }
    }

    package struct Variant {
        /// Nil for the document as it is.
        let name: String?
        /// With the size that it is solved for.
        let canvas: Canvas
        let document: Document
    }

    /// Views and constraints.
    struct Structure {
        let document: Document
        let layout: SolvedLayout
        let numbers: [Double]
    }

    /// The values of each choice by which `answers` are found.
    struct Axes {
        var variants: [String?]
        var sizeClasses: [SizeClasses?]
        var categories: [ContentSizeCategory]
        var scales: [Double]
        var directions: [LayoutDirection]

        /// What texts depend on, in the order of `answers`.
        var textChoices: [(category: ContentSizeCategory, scale: Double, direction: LayoutDirection)] {
            categories.flatMap { category in
                scales.flatMap { scale in directions.map { (category, scale, $0) } }
            }
        }

        var count: Int {
            variants.count * sizeClasses.count * categories.count * scales.count * directions.count
        }
    }

    /// Indices in `structures`, `contents` and `drawn`.
    struct Answer {
        var structure: Int
        var contents: Int
        var drawing: Int
    }

    /// What a choice shows at any size.
    struct Drawn {
        var document: Document
        var layout: SolvedLayout
    }

    let axes: Axes
    let variants: [Variant]
    /// The variant that the page shows at first.
    let variant: Int
    /// By variant, size classes, category, scale and direction, the last changing first; nil if there is none.
    let answers: [Answer?]
    /// The first is that of the page as it is.
    let structures: [Structure]
    /// The first is that of the page as it is.
    let contents: [MeasuredDocument]
    /// The first is that of the page as it is.
    let drawn: [Drawn]

    var measured: MeasuredDocument { contents[0] }

    /// A page that only changes its size.
    package init(_ measured: MeasuredDocument, _ layout: SolvedLayout) {
        let canvas = measured.document.canvas
        axes = Axes(
            variants: [nil], sizeClasses: [nil], categories: [canvas.contentSizeCategory], scales: [canvas.scale],
            directions: [canvas.direction])
        variants = [Variant(name: nil, canvas: canvas.sized(layout), document: measured.document)]
        variant = 0
        answers = [Answer(structure: 0, contents: 0, drawing: 0)]
        structures = [
            Structure(document: measured.document, layout: layout, numbers: measured.document.structureNumbers)
        ]
        contents = [measured]
        drawn = [Drawn(document: measured.document, layout: layout)]
    }

    /// - Parameters:
    ///   - variant: the one that the page shows at first.
    ///   - dependsOnSizeClass: whether some view or constraint is there in some size classes only.
    package init(
        _ measured: MeasuredDocument, _ layout: SolvedLayout, variant: String?, of names: [String],
        dependsOnSizeClass: Bool, making maker: Maker
    ) {
        let plain = LayoutChoices(measured, layout)
        var variants: [Variant] = []
        for name in [nil] + names {
            guard name != variant else {
                variants.append(
                    Variant(name: name, canvas: plain.variants[0].canvas, document: measured.document))
                continue
            }
            guard let document = maker.read(name, CanvasOverrides()), maker.measure(document) != nil else { continue }
            variants.append(
                Variant(name: name, canvas: document.canvas.sized(maker.solve(document)), document: document))
        }
        let isPhone = measured.document.platform == .ios
        let own = variants.map(\.canvas)
        let used = Axes(
            variants: variants.map(\.name), sizeClasses: dependsOnSizeClass && isPhone ? Self.sizeClasses : [nil],
            categories: ContentSizeCategory.allCases.filter { own.map(\.contentSizeCategory).contains($0) },
            scales: Set(own.map(\.scale)).sorted(),
            directions: Set(own.map(\.direction)).sorted { first, _ in first == .leftToRight })
        let devices = Set(Device.choices.map(\.scale))
        var widest = used
        widest.categories = ContentSizeCategory.allCases
        widest.scales = isPhone ? devices.union(used.scales).sorted() : used.scales
        widest.directions = [.leftToRight, .rightToLeft]
        var fewer = widest
        fewer.categories = used.categories
        var fewest = used
        fewest.directions = widest.directions
        for axes in [widest, fewer, fewest, used] {
            guard let found = ChoiceAnswers(axes, plain.structures[0], measured, maker) else { continue }
            self.axes = axes
            self.variants = variants
            self.variant = variants.firstIndex { $0.name == variant } ?? 0
            (answers, structures, contents, drawn) = (found.answers, found.structures, found.contents, found.drawn)
            return
        }
        self = plain
    }

    /// Compact and regular: the width's changes first, as in the numbers that the module has for them.
    private static let sizeClasses: [SizeClasses?] = [
        SizeClasses(width: .compact, height: .compact), SizeClasses(width: .regular, height: .compact),
        SizeClasses(width: .compact, height: .regular), SizeClasses(width: .regular, height: .regular),
    ]

    /// Whether a page has pixels for every device.
    var offersDevices: Bool {
        measured.document.platform == .ios && Device.choices.allSatisfy { axes.scales.contains($0.scale) }
    }

    var menus: PageMenus {
        PageMenus(
            variants: variants.map(\.name), offersDevices: offersDevices, directions: axes.directions,
            categories: axes.categories)
    }

    /// The devices of the menu, of those with one screen the first; and for each device of the menu the number of its screen.
    var screens: (devices: [Device], numbers: [Int]) {
        var devices: [Device] = []
        let numbers = Device.choices.map { device in
            if let known = devices.firstIndex(where: device.hasScreen(of:)) { return known }
            devices.append(device)
            return devices.count - 1
        }
        return (devices, numbers)
    }

    /// What a variant shows in its own text size; nil if the page does not have it.
    func drawn(variant: Int, scale: Double, direction: Int) -> Drawn? {
        guard let scale = axes.scales.firstIndex(of: scale) else { return nil }
        let category = axes.categories.firstIndex(of: variants[variant].canvas.contentSizeCategory) ?? 0
        let classes = variant * axes.sizeClasses.count
        let place = ((classes * axes.categories.count + category) * axes.scales.count + scale) * axes.directions.count
        return answers[place + direction].map { drawn[$0.drawing] }
    }
}

extension Device {
    /// The devices that a page offers: phones and tablets.
    static var choices: [Device] { all.filter { $0.onlyOrientation == nil && $0.part == nil } }

    fileprivate func hasScreen(of other: Device) -> Bool {
        size == other.size && scale == other.scale && portraitSafeArea == other.portraitSafeArea
            && landscapeSafeArea == other.landscapeSafeArea
    }
}

extension Canvas {
    /// With the size that a layout has on it, where it has none of its own.
    fileprivate func sized(_ layout: SolvedLayout) -> Canvas {
        var canvas = self
        canvas.width = width ?? layout.canvasSize.width
        canvas.height = height ?? layout.canvasSize.height
        return canvas
    }
}
