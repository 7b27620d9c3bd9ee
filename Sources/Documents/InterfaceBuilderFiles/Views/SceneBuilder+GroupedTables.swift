// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel
import LayoutXML

/// The backgrounds of grouped tables and their cells, where the file leaves them to UIKit.
extension SceneBuilder {
    private static func isGrouped(_ table: XMLElement) -> Bool {
        table.name == "tableView" && (table["style"] == "grouped" || table["style"] == "insetGrouped")
    }

    func addGroupedBackground(of table: XMLElement, to style: inout ViewStyle) {
        guard file.system == .ios, Self.isGrouped(table), style.backgroundColor == nil else { return }
        setBackground("systemGroupedBackground", of: &style)
    }

    private func setBackground(_ name: String, of style: inout ViewStyle) {
        style.set(.background, SystemColors.named(name, profile: file.profile.name), in: colors.traits)
    }

    /// Cells of an inset table have round corners at the ends of their section; each prototype is a section of its own.
    func addGroupedBackground(of cell: XMLElement, in table: XMLElement, to style: inout ViewStyle) {
        guard file.system == .ios, Self.isGrouped(table), cell.name == "tableViewCell" else { return }
        if style.backgroundColor == nil { setBackground("secondarySystemGroupedBackground", of: &style) }
        guard table["style"] == "insetGrouped" else { return }
        let cells = table.members(of: "sections").map { $0.members(of: "cells") }.first { $0.contains(cell) } ?? [cell]
        var corners: CornerMask = []
        if cells.first == cell { corners.formUnion([.topLeft, .topRight]) }
        if cells.last == cell { corners.formUnion([.bottomLeft, .bottomRight]) }
        guard !corners.isEmpty else { return }
        style.maskedCorners = corners
        style.cornerRadius = file.era.insetGroupRadius
    }
}

extension SceneBuilder {
    /// Points by which the rows of a table begin lower than files record, so that none is under the navigation bar.
    ///
    /// - Parameter y: of the table, in the root.
    func adjustedContentInset(of table: XMLElement, at y: Double) -> Double {
        guard file.system == .ios, table.name == "tableView", drawnBars?.navigationBar != nil,
            table["contentInsetAdjustmentBehavior"] != "never",
            root.ownerElement?["automaticallyAdjustsScrollViewInsets"] != "NO"
        else { return 0 }
        let top = insets.safeArea.top
        return y >= 0 && top > y ? top - y : 0
    }
}
