// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutRuns
import LayoutSweep

extension SweepRange {
    /// The range of an option, as the parser takes it.
    static func parsed(_ text: String) throws -> SweepRange {
        do throws(UsageFault) {
            return try SweepRange(text)
        } catch {
            throw ValidationError(error.message)
        }
    }
}
