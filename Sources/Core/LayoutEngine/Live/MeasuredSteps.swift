// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What texts measure at every width, kept for other documents with the same texts and fonts: a page has its layout in many text sizes,
/// variants and directions, which share most of their texts.
package final class MeasuredSteps {
    /// What decides the steps of a text.
    struct Key: Hashable {
        /// Without a width.
        var request: TextRequest
        var natural: TextMeasurement
        var keepsWidth: Bool
    }

    var known: [Key: TextSteps] = [:]

    package init() {}
}
