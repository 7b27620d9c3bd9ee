// SPDX-License-Identifier: Apache-2.0
package import LayoutGoldens

/// What is compared with which goldens, and how.
package struct GoldenSelection: Sendable {
    /// Layouts, and folders of them; none = the project's.
    package var inputs: [String] = []
    /// Folders; nil = the project's.
    package var golden: String?
    package var failures: String?
    package var tolerances: [PixelTolerance] = []
    package var cases = GoldenFilter.all

    package init() {}
}

/// What a run of golden tests does apart from comparing.
package struct GoldenRunOptions: Sendable {
    package var records = false
    package var prunes = false
    /// Texts of causes: cases that fail for these alone are recorded.
    package var acceptedCauses: [String] = []
    /// Whether layouts with errors are recorded, too.
    package var allowsErrors = false
    /// Whether layouts with errors or warnings fail.
    package var isStrict = false
    package var reports: [ReportRequest] = []
    package var shard: GoldenShard?
    /// The path of a report that has the times of an earlier run.
    package var shardTimes: String?
    /// A revision of git: only layouts that changed since then are run.
    package var changedSince: String?
    /// See `GoldenJudge.drawsAll`.
    package var drawsAll = false
    package var showsTimings = false
    /// Whether every value that differs is printed, not just what changed in the documents.
    package var showsValues = false

    package init() {}
}
