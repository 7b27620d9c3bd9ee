// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Gives items their variables in the order in which ties are settled: items in document order, of each its width,
/// height, x, y.
enum VariableAllocation {
    static func variables(
        of items: ItemTable, _ context: LayoutContext, in system: inout LinearSystem
    ) -> [ItemTable.Variables] {
        var all: [ItemTable.Variables] = []
        all.reserveCapacity(items.count)
        let firstHelper = ItemID(index: items.viewCount + items.guideCount + items.builtInGuides.count)
        // A stack view of thousands has as many helpers in turn.
        var counted: (stack: Int, arranged: Int)?
        for item in items.items {
            let owner = items.view(of: item)
            guard !context.isDetached[owner] else {
                all.append(ItemTable.Variables())
                continue
            }
            if item >= firstHelper {
                let arranged =
                    counted?.stack == owner ? counted?.arranged ?? 0 : context.arrangedSubviews(of: owner).count
                counted = (owner, arranged)
                all.append(
                    helper(
                        at: item, of: owner, arranging: arranged, firstHelper: firstHelper, items, context, in: &system)
                )
                continue
            }
            var variables = ItemTable.Variables()
            let isNonNegative = items.hasOwnSize(item)
            variables.width = size(isNonNegative: isNonNegative, in: &system)
            variables.height = size(isNonNegative: isNonNegative, in: &system)
            // The root's own origin is where everything else is measured from.
            if item != .view(0) {
                variables.x = position(in: &system)
                variables.y = position(in: &system)
            }
            all.append(variables)
        }
        return all
    }

    /// A spanner has an extent across its stack view's axis, a gap guide one along it; NSStackView's ideal is a length
    /// without a place.
    private static func helper(
        at item: ItemID, of stack: Int, arranging arranged: Int, firstHelper: ItemID, _ items: ItemTable,
        _ context: LayoutContext,
        in system: inout LinearSystem
    ) -> ItemTable.Variables {
        var variables = ItemTable.Variables()
        guard let view = context.document.views[stack].stackView else { return variables }
        if context.document.platform == .macos {
            guard view.hasDistributionIdeal(arranged: arranged) else { return variables }
            switch view.axis {
            case .horizontal: variables.width = size(in: &system)
            case .vertical: variables.height = size(in: &system)
            }
            return variables
        }
        let isSpanner = item == firstHelper || items.owner(of: ItemID(index: item.index - 1)) != stack
        if isSpanner, !view.hasSpanner(arranged: arranged) { return variables }
        switch isSpanner ? view.axis.other : view.axis {
        case .horizontal:
            variables.width = size(in: &system)
            variables.x = position(in: &system)
        case .vertical:
            variables.height = size(in: &system)
            variables.y = position(in: &system)
        }
        return variables
    }

    private static func size(isNonNegative: Bool = true, in system: inout LinearSystem) -> Variable {
        system.addVariable(isNonNegative: isNonNegative, tieRule: .largest)
    }

    private static func position(in system: inout LinearSystem) -> Variable {
        system.addVariable(tieRule: .nearestToZero)
    }
}

extension ItemTable {
    /// Whether an item's size cannot be negative. That of a guide inset from its owner can: the owner may be smaller
    /// than the insets.
    fileprivate func hasOwnSize(_ item: ItemID) -> Bool {
        let index = item.index - viewCount - guideCount
        guard index >= 0, index < builtInGuides.count else { return true }
        return builtInGuides[index].guide == .contentLayoutGuide
    }
}
