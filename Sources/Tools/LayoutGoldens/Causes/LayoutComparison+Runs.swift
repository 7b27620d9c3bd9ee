// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutJSON

extension LayoutComparison {
    /// The differences between two runs, in the order of the first, each with its place in the file of the second. Empty if one of
    /// them has no layout.
    package func differences(from old: LayoutRun, to new: LayoutRun) -> [LayoutDifference] {
        guard let before = old.goldenBytes(fonts: []), let after = new.goldenBytes(fonts: []),
            let expected = JSONOutput(bytes: before), let actual = JSONOutput(bytes: after)
        else { return [] }
        return DocumentPlaces(of: new).located(differences(expected: expected, actual: actual))
    }
}
