// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension View {
    /// The words of a label; nil for any other view.
    var words: String? {
        guard case .label(let label) = content, case .plain(let words) = label.text.content else { return nil }
        return words
    }
}
