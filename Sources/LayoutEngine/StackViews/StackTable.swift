// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The stack views of a document with what they arrange.
struct StackTable {
    struct Entry {
        let stack: ViewContent.StackView
        /// In their order along the axis, those without a place in the layout too.
        let arranged: [Int]
    }

    private var entries: [Int: Entry] = [:]

    init(_ views: [View]) {
        for (index, view) in views.enumerated() {
            guard let stack = view.stackView else { continue }
            entries[index] = Entry(stack: stack, arranged: stack.ordered(view.subviews, of: views))
        }
    }

    subscript(view: Int) -> Entry? { entries.isEmpty ? nil : entries[view] }

    /// Whether a stack view aligns or spaces by baselines.
    var usesBaselines: Bool { entries.values.contains { $0.stack.usesBaselines } }
}

extension ViewContent.StackView {
    fileprivate var usesBaselines: Bool {
        alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelativeArrangement
    }
}
