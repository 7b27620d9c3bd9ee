// SPDX-License-Identifier: Apache-2.0
/// The complaints about many pictures, counted by kind.
package struct PictureReadingCounts {
    package private(set) var pictures = 0
    package private(set) var badges = 0
    package private(set) var texts = 0
    package private(set) var faults: [PictureReading.Fault: Int] = [:]

    package init() {}

    package mutating func add(_ reading: PictureReading) {
        pictures += 1
        badges += reading.badges
        texts += reading.texts
        for fault in PictureReading.Fault.allCases { faults[fault, default: 0] += reading.count(fault) }
    }

    package func count(_ fault: PictureReading.Fault) -> Int { faults[fault, default: 0] }

    package var table: String {
        (["\(pictures) pictures, \(badges) badges, \(texts) texts"]
            + PictureReading.Fault.allCases.map { "| \($0.rawValue) | \(count($0)) |" }).joined(separator: "\n")
    }
}
