// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// What the system draws of a control beside its value: colours of its parts, tick marks, the style of an indicator, the names of a
/// path. Layout does not depend on it.
package struct ControlParts: Hashable, Sendable {
    /// The colour of what a slider or a progress view has not reached (`maximumTrackTintColor`, `trackTintColor`), or
    /// of the pages that are not shown (`pageIndicatorTintColor`).
    package var trackColor: Color?
    /// The colour of the part that moves: a slider's or a switch's thumb (`thumbTintColor`), a selected segment
    /// (`selectedSegmentTintColor`).
    package var thumbColor: Color?
    /// `NSSlider.numberOfTickMarks`, at equal distances from the lowest value to the highest.
    package var numberOfTickMarks = 0
    package var tickMarkPosition = TickMarkPosition.below
    package var sliderType = SliderType.linear
    /// Nil = a bar that is filled up to the value.
    package var indicatorStyle: IndicatorStyle?
    /// The largest number of a level indicator that shows whole numbers.
    package var numberOfLevels = 0
    /// `NSPathControl.pathItems`: names from the root on.
    package var pathComponents: [StyleString] = []

    package init() {}

    /// The side of the track; of a vertical slider `leading` and `above` mean the left one, `trailing` and `below` the right one.
    package enum TickMarkPosition: String, Hashable, CaseIterable, Sendable { case above, below, leading, trailing }

    /// `NSSlider.SliderType`.
    package enum SliderType: String, Hashable, CaseIterable, Sendable { case linear, circular }

    /// How a progress view looks: `NSProgressIndicator.isIndeterminate`, or `NSLevelIndicator.Style`.
    package enum IndicatorStyle: String, Hashable, CaseIterable, Sendable {
        case indeterminate, continuousCapacity, discreteCapacity, relevancy, rating
    }
}
