// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Measures of a control of AppKit in one size and in some versions of macOS, points: those of recorded frames that nothing
/// stretches.
package struct AppKitRow: Hashable, Sendable {
    package var kind: AppKitControl.Kind
    /// Nil = every size.
    package var size: AppKitControl.Size?
    package var eras: ClosedRange<SystemEra>
    package var measures: AppKitMeasures
    /// How many repositories of Interface Builder files have the control in that size and era. A row needs two.
    package var repositories: Int

    /// - Parameters:
    ///   - insets: from the frame to the alignment rectangle: top, left, bottom, right.
    ///   - title: what is around a title inside the alignment rectangle: height, width.
    ///   - titleEdges: the same where the sides differ: top, leading, bottom, trailing.
    ///   - image: what is beside an image without a title, and the height: width, height.
    ///   - size: of the alignment rectangle.
    ///   - height: the same where the width follows from something else.
    ///   - rise: by which the title is above the middle.
    ///   - baseline: from the bottom of the alignment rectangle.
    ///   - segments: at the ends of given widths, height, around a title (nil = the usual), at each end of titles.
    init(
        _ kind: AppKitControl.Kind, _ controlSize: AppKitControl.Size?, _ eras: ClosedRange<SystemEra>,
        insets: (Double, Double, Double, Double)? = nil, title: (Double, Double)? = nil,
        titleEdges: (Double, Double, Double, Double)? = nil, image: (Double, Double)? = nil,
        size: (Double, Double)? = nil, height: Double? = nil, segments: (Double, Double, Double?, Double)? = nil,
        rise: Double = 0,
        baseline: Double? = nil, seenIn repositories: Int
    ) {
        self.kind = kind
        self.size = controlSize
        self.eras = eras
        self.repositories = repositories
        measures = AppKitMeasures()
        measures.insets = insets.map { EdgeInsets(top: $0.0, left: $0.1, bottom: $0.2, right: $0.3) }
        measures.title =
            titleEdges.map { DirectionalEdgeInsets(top: $0.0, leading: $0.1, bottom: $0.2, trailing: $0.3) }
            ?? title.map(Self.split)
        measures.image = image.map { Size(width: $0.0, height: $0.1) }
        measures.size = size.map { Size(width: $0.0, height: $0.1) }
        measures.segments = segments.map {
            AppKitMeasures.Segments(ends: $0.0, height: $0.1, padding: $0.2, endPadding: $0.3)
        }
        measures.height = height
        measures.rise = rise
        measures.baseline = baseline
    }

    /// The odd point is below and after the title.
    private static func split(_ height: Double, _ width: Double) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: (height / 2).rounded(.down), leading: (width / 2).rounded(.down), bottom: (height / 2).rounded(.up),
            trailing: (width / 2).rounded(.up))
    }

    func matches(_ control: AppKitControl, _ era: SystemEra) -> Bool {
        kind == control.kind && (size ?? control.size) == control.size && eras.contains(era)
    }
}

/// What the table knows of a control; nil if it knows nothing.
package struct AppKitMeasures: Hashable, Sendable {
    /// From the frame to the alignment rectangle.
    package var insets: EdgeInsets?
    /// Around a title inside the alignment rectangle.
    package var title: DirectionalEdgeInsets?
    /// What is beside an image that is alone, and the height of the control.
    package var image: Size?
    /// The alignment rectangle of a control that only has a drawing of its own.
    package var size: Size?
    /// The height of the alignment rectangle of an empty field.
    package var height: Double?
    package var segments: Segments?
    /// By how much a title is above the middle.
    package var rise = 0.0
    /// The distance of the baseline from the bottom of the alignment rectangle.
    package var baseline: Double?

    package init() {}

    fileprivate mutating func complete(with other: AppKitMeasures) {
        insets = insets ?? other.insets
        title = title ?? other.title
        image = image ?? other.image
        size = size ?? other.size
        height = height ?? other.height
        segments = segments ?? other.segments
        rise = rise == 0 ? other.rise : rise
        baseline = baseline ?? other.baseline
    }

    package struct Segments: Hashable, Sendable {
        /// What is beside segments of given widths, on both sides together.
        package var ends: Double
        package var height: Double
        /// Beside each title, on both sides together; nil = the usual.
        package var padding: Double?
        /// At each end of segments that are as wide as their titles.
        package var endPadding: Double
    }
}

extension AppKitControl {
    /// What the rows for the control's kind, size and era say, completed by the measures of the plainer kind.
    package func measures(_ era: SystemEra) -> AppKitMeasures {
        var measures = AppKitMeasures()
        for row in AppKitRow.table where row.matches(self, era) { measures.complete(with: row.measures) }
        if let plainer = kind.plainer { measures.complete(with: AppKitControl(plainer, size).measures(era)) }
        return measures
    }

    /// What is around a title; in a size that is not known as in the regular one.
    package func titleInsets(_ era: SystemEra) -> DirectionalEdgeInsets {
        measures(era).title ?? AppKitControl(kind, .regular).measures(era).title ?? .zero
    }
}

extension ClosedRange<SystemEra> {
    static let all = SystemEra.mountainLion ... .tahoe
    static let until10_15 = SystemEra.mountainLion ... .catalina
    static let until10_14 = SystemEra.mountainLion ... .mojave
    static let until15 = SystemEra.mountainLion ... .ventura
    static let from10_14to15 = SystemEra.mojave ... .ventura
    static let from10_15to15 = SystemEra.catalina ... .ventura
    static let from11 = SystemEra.bigSur ... .tahoe
    static let from11to12 = SystemEra.bigSur ... .bigSur
    static let from11to15 = SystemEra.bigSur ... .ventura
    static let from13to15 = SystemEra.ventura ... .ventura
    static let from26 = SystemEra.tahoe ... .tahoe
}
