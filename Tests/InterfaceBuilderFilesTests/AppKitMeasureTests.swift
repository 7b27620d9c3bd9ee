// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel
import Testing

@testable import ib_agreement

/// The table of AppKit's controls.
struct AppKitMeasureTests {
    @Test func `The page is that of the table`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = "docs/background/appkit-measures.md"
        let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        #expect(page == MeasuresPage.text, "print it again: ib-agreement --measures > \(path)")
    }

    @Test func `No row rests on fewer than two repositories`() {
        let weak = AppKitRow.table.filter { $0.repositories < 2 }.map { "\($0.kind) \($0.eras)" }
        #expect(weak.isEmpty)
    }

    @Test(arguments: AppKitControl.Kind.allCases)
    func `A fact of a control in one size and era has one row`(kind: AppKitControl.Kind) {
        for size in AppKitControl.Size.allCases {
            for era in SystemEra.System.macOS.eras {
                let rows = AppKitRow.table.filter {
                    $0.kind == kind && ($0.size ?? size) == size && $0.eras.contains(era)
                }
                #expect(rows.count { $0.measures.insets != nil } < 2, "insets, \(size) in \(era)")
                #expect(rows.count { $0.measures.title != nil } < 2, "titles, \(size) in \(era)")
                #expect(rows.count { $0.measures.height != nil } < 2, "heights, \(size) in \(era)")
                #expect(rows.count { $0.measures.segments != nil } < 2, "segments, \(size) in \(era)")
            }
        }
    }

    @Test func `A control without a row of its own has the measures of the plainer kind`() {
        let alone = AppKitControl(.checkBoxAlone).measures(.catalina)
        #expect(alone.insets == AppKitControl(.checkBox).measures(.catalina).insets)
        #expect(alone.insets != nil)
    }
}
