// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// The stack views of a document with what they arrange.
struct StackTable {
    struct Entry {
        let stack: ViewContent.StackView
        /// In their order along the axis, those without a place in the layout too.
        let arranged: [Int]

        /// The arranged subviews that have a place in the layout.
        func laidOut(_ items: ItemTable) -> [Int] { arranged.filter { items[.view($0)].height != nil } }
    }

    private var entries: [Int: Entry] = [:]

    init(_ views: [View]) {
        for (index, view) in views.enumerated() {
            guard let stack = view.stackView else { continue }
            entries[index] = Entry(stack: stack, arranged: stack.ordered(view.subviews, of: views))
        }
    }

    subscript(view: Int) -> Entry? { entries.isEmpty ? nil : entries[view] }

    /// In document order.
    var stackViews: [Int] { entries.keys.sorted() }

    /// Whether a stack view aligns or spaces by baselines.
    var usesBaselines: Bool { entries.values.contains { $0.stack.usesBaselines } }
}

extension ViewContent.StackView {
    fileprivate var usesBaselines: Bool {
        alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelativeArrangement
    }
}

extension Document {
    /// The stack views, where one of their baselines may count; nil if no constraint and no stack view uses baselines.
    var stackViewsWithBaselines: StackTable? {
        let stacks = StackTable(views)
        return stacks.usesBaselines || constraints.contains(where: { $0.takesBaselines }) && !stacks.stackViews.isEmpty
            ? stacks : nil
    }
}

extension Constraint {
    /// Whether a baseline of an item is in it.
    package var takesBaselines: Bool {
        anchors.contains { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
    }
}
