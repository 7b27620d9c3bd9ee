// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Crowded screens as a reader sees them.
@Suite struct PictureReadingTests {
    /// `BUSY_SCREENS=0-499` reads 500, and prints the complaints.
    private static let seeds: ClosedRange<Int> = {
        let parts = ProcessInfo.processInfo.environment["BUSY_SCREENS"]?.split(separator: "-").compactMap { Int($0) }
        return parts.flatMap { $0.count == 2 ? $0[0]...$0[1] : nil } ?? 0...15
    }()

    private static let isListing = ProcessInfo.processInfo.environment["BUSY_SCREENS"] != nil

    @Test func `Busy screens can be read`() {
        var counts = PictureReadingCounts()
        for seed in PictureReadingTests.seeds {
            var screen = BusyScreen(seed: seed)
            let document = screen.document()
            let solved = document.solve(measuring: FixedCellText())
            let scene = Scene(of: document, solved: solved, measuring: FixedCellText())
            let reading = PictureReading(of: scene, document: document, solved: solved)
            counts.add(reading)
            if PictureReadingTests.isListing { print(reading.listing(of: "screen \(seed)")) }
        }
        if PictureReadingTests.isListing { print(counts.table) }
        for (fault, bound) in PictureReadingTests.bounds {
            #expect(Double(counts.count(fault)) <= bound * Double(counts.pictures), "\(fault.rawValue)")
        }
    }

    /// Complaints for each picture; what is 0 has no complaint about any of these.
    ///
    /// The faint mark is an arrow of 5 points over the tint of an ambiguous view, 2.7 : 1.
    private static let bounds: [PictureReading.Fault: Double] = [
        .omittedUncounted: 0, .foreignNearer: 0.01, .nameInForeignPlace: 0, .lineThroughName: 0, .lineThroughText: 0,
        .faintMark: 0.07, .faintText: 0, .markLeftOut: 0.01, .nameLeftOut: 0.01, .legendMissing: 0,
    ]
}
