// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Which goldens a test writes. A test that records a golden fails, since it has compared nothing.
///
/// A test that does not set it uses the environment variable `ALRENDER_RECORD`, which holds one of these names. Without
/// it, tests record what is missing, and nothing if `CI` is set.
public enum SnapshotRecording: String, Hashable, CaseIterable, Sendable {
    /// Every snapshot.
    case all
    /// Snapshots that are missing.
    case missing
    /// Snapshots that are missing or differ.
    case failed
    /// No snapshot.
    case never

    /// What is wrong with the environment's value; nil if it is one of the names, or not set.
    static func problem(in environment: [String: String]) -> String? {
        let value = environment["ALRENDER_RECORD"] ?? ""
        guard !value.isEmpty, Self(rawValue: value) == nil else { return nil }
        let names = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return "ALRENDER_RECORD is '\(value)', expected one of \(names)"
    }

    /// The value from the environment.
    public static var ofEnvironment: SnapshotRecording {
        let environment = ProcessInfo.processInfo.environment
        if let mode = environment["ALRENDER_RECORD"].flatMap(SnapshotRecording.init(rawValue:)) { return mode }
        return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
    }
}
