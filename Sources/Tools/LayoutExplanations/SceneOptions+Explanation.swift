// SPDX-License-Identifier: Apache-2.0
package import LayoutScene

extension SceneOptions {
    /// The options of a picture that explains a value.
    ///
    /// - Parameter lines: what is below the picture: a line for each constraint, and the sum.
    package func explaining(_ value: ValueExplanation, lines: [String]) -> SceneOptions {
        var options = self
        options.layers = [.canvas, .content, .frames, .constraints, .names]
        options.showsSummary = false
        options.legend = .hidden
        options.remarks = lines
        options.explanation = value
        return options
    }
}
