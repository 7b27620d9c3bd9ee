// SPDX-License-Identifier: Apache-2.0
package import AutoLayout

extension SolvedLayoutJSON {
    /// Complete output. Timings appear only on request, so that the same input otherwise gives the same bytes.
    ///
    /// - Parameter origin: which of several layouts it is; its keys are the first.
    package func bytes(_ timings: StageTimings, shown: Bool, origin: LayoutOrigin = LayoutOrigin()) -> [UInt8] {
        var bytes = value(timings: shown ? .measured(timings) : .notMeasured, after: origin.members).utf8
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
