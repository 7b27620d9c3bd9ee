// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which goldens a test writes. A test that records a golden fails, since it has compared nothing.
///
/// A test that does not set it uses the environment variable `ALRENDER_RECORD`, which holds one of these names. Without
/// it, tests record what is missing, and nothing if `CI` is set.
public enum SnapshotRecording: String, Hashable, CaseIterable, Sendable {
    /// Every one.
    case all
    /// Missing ones.
    case missing
    /// Those that are missing or differ.
    case failed
    /// None.
    case never

    /// The value from the environment.
    public static var ofEnvironment: SnapshotRecording {
        let environment = ProcessInfo.processInfo.environment
        if let mode = environment["ALRENDER_RECORD"].flatMap(SnapshotRecording.init(rawValue:)) { return mode }
        return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
    }
}
