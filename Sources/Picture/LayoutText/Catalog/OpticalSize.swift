// SPDX-License-Identifier: Apache-2.0
/// The design of San Francisco for a range of sizes.
enum OpticalSize: Hashable, Sendable {
    case text, display

    /// SF Pro Text is used below 20 points and SF Pro Display from 20 points on (Apple's Human Interface Guidelines, Typography).
    init(size: Double) { self = size < 20 ? .text : .display }
}
