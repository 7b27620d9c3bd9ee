// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import LayoutScene

/// A picture of a layout, as the bytes of a file.
public struct Picture: Hashable, Sendable {
    /// What a picture is encoded as.
    public enum Format: String, Hashable, CaseIterable, Sendable {
        /// Pixels, at the scale of the document's canvas.
        case png
        /// Shapes and texts.
        case svg
        /// Shapes and texts, on one page.
        case pdf
    }

    /// What the bytes are.
    public let format: Format
    /// The contents of a file.
    public let bytes: [UInt8]
    /// The picture with caption and legend, in points.
    public let size: LayoutSize

    init(
        of run: LayoutRun, as format: Format, _ options: Options, _ pipeline: LayoutPipeline
    ) throws(LayoutError) {
        var timings = StageTimings()
        guard let scene = pipeline.draw(run, options: options.scene(fileName: run.source.name), timings: &timings),
            let rendered = RenderFormat(rawValue: format.rawValue)
        else { throw .undrawable("there is no layout") }
        do throws(RenderingFault) {
            bytes = try pipeline.encode(scene, as: rendered, timings: &timings)
        } catch {
            throw .undrawable(error.message)
        }
        self.format = format
        size = LayoutSize(scene.size)
    }
}

extension Picture {
    /// What a picture shows.
    public enum Layer: String, Hashable, CaseIterable, Sendable {
        /// The edge of the canvas.
        case canvas
        /// What is not covered by bars, notch and home indicator.
        case safeArea
        /// Texts, images, controls, colours.
        case content
        /// Status bar, notch and home indicator of the device.
        case device
        /// The layout margins of views.
        case margins
        /// The document's guides.
        case guides
        /// The frames of views.
        case frames
        /// The baselines that constraints use.
        case baselines
        /// The constraints.
        case constraints
        /// What is wrong.
        case issues
        /// The ids of views.
        case names
        /// The width and height of views.
        case sizes
        /// Lines below the picture that explain its marks.
        case legend
    }

    /// The colours of marks.
    public enum Theme: String, Hashable, CaseIterable, Sendable {
        /// Blue, orange where something is ambiguous or looks wrong, red for conflicts.
        case classic
        /// As in Xcode: red where something is ambiguous or in conflict, orange where it is misplaced.
        case xcode
        /// Black on white.
        case print
    }

    /// The direction of the only constraints that are drawn.
    public enum Axis: String, Hashable, CaseIterable, Sendable { case horizontal, vertical }

    /// The text around a picture.
    public enum Caption: Hashable, Sendable {
        /// The document's name, device and size above, a summary below.
        case automatic
        /// This text above, and a summary below.
        case text(String)
        /// None: the canvas alone, with no more room around it than its marks need.
        case hidden
    }

    /// A view and what is around it.
    public struct Crop: Hashable, Sendable {
        /// The view's id.
        public var view: String
        /// Points around its frame.
        public var margin: Double

        /// The view, and nothing around it unless the margin is larger.
        public init(view: String, margin: Double = 0) {
            self.view = view
            self.margin = margin
        }
    }

    /// What a picture shows and how, as the options of `alrender render`.
    public struct Options: Hashable, Sendable {
        /// Canvas, content, frames, guides, baselines, constraints, issues and names.
        public static let defaultLayers = Set(SceneOptions.defaultLayers.compactMap { Layer(rawValue: $0.rawValue) })

        /// What is drawn.
        public var layers: Set<Layer>
        /// The colours of marks.
        public var theme: Theme
        /// The text around the picture.
        public var caption: Caption
        /// Whether the last line counts views, constraints and problems.
        public var showsSummary: Bool
        /// Ids of views; if there are some, only what places and sizes these is drawn.
        public var focus: [String]
        /// Names of constraints, identifiers or `constraint-7` by position; if there are some, only these are drawn.
        public var only: [String]
        /// Whether constraints have numbers, which a list below the picture explains.
        public var callouts: Bool
        /// The part of the picture that is shown; nil = all of it.
        public var crop: Crop?
        /// Nil for the constraints of both axes.
        public var axis: Axis?
        /// The factor by which the layout, but not its marks, is enlarged; nil = as needed, at most 3.
        public var zoom: Double?
        /// Pixels per point of a PNG; nil = the canvas's own.
        public var scale: Double?
        /// The id of an ambiguous view that is drawn at the other end of its ranges.
        public var exercise: String?

        /// The layout with its constraints, names and caption, unless the arguments state otherwise.
        public init(
            layers: Set<Layer> = Options.defaultLayers, theme: Theme = .classic, caption: Caption = .automatic,
            showsSummary: Bool = true, focus: [String] = [],
            only: [String] = [], callouts: Bool = false, crop: Crop? = nil, axis: Axis? = nil, zoom: Double? = nil,
            scale: Double? = nil, exercise: String? = nil
        ) {
            self.layers = layers
            self.theme = theme
            self.caption = caption
            self.showsSummary = showsSummary
            self.focus = focus
            self.only = only
            self.callouts = callouts
            self.crop = crop
            self.axis = axis
            self.zoom = zoom
            self.scale = scale
            self.exercise = exercise
        }

        /// The screen as its device shows it, without marks or caption.
        public static let screen = Options(layers: [.canvas, .content, .device], caption: .hidden)

        /// The views that the options name.
        var views: [String] { focus + [exercise, crop?.view].compactMap(\.self) }

        func scene(fileName: String) -> SceneOptions {
            let shown = Set(layers.compactMap { SceneLayer(rawValue: $0.rawValue) })
            let text: SceneOptions.Caption =
                switch caption {
                case .automatic: .shown(fileName: fileName)
                case .text(let text): .text(text)
                case .hidden: .hidden
                }
            var options = SceneOptions(
                layers: shown, theme: SceneTheme.Name(rawValue: theme.rawValue) ?? .classic, focus: focus,
                axis: axis.flatMap { LayoutGeometry.Axis(rawValue: $0.rawValue) }, zoom: zoom, exercise: exercise,
                caption: text, showsSummary: showsSummary, scale: scale)
            options.constraints = only
            options.numbersConstraints = callouts
            options.crop = crop.map { SceneCrop(view: $0.view, margin: $0.margin) }
            return options
        }
    }
}
