// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

@testable import ib_agreement

/// The table of AppKit's controls.
struct AppKitMeasureTests {
    @Test func `The page has a line for each row of the table`() throws {
        let lines = MeasuresPage.text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map(String.init)
        #expect(lines.count == AppKitRow.table.count + 1)
        let button = "around the title 3, 10, 3, 10; beside an image 20, height 20"
        #expect(lines.contains("| push button | small | from 26 | \(button) | 13 |"))
        #expect(lines.contains("| field | regular | 10.15 to before 26 | height 21 | 5 |"))
        #expect(lines.contains("| disclosure triangle | any | all | 13 × 13 | 11 |"))
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
