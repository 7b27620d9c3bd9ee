// SPDX-License-Identifier: Apache-2.0
/// The designs of AppKit's controls, by the macOS that introduced them.
package enum AppKitDesign {
    case yosemite, bigSur, macOS26

    /// The design of the macOS that came with a version of Xcode: macOS 11 with 17506 (Xcode 12.4), macOS 26 with 24128.
    package init(toolsVersion: Double) {
        self = toolsVersion < 17500 ? .yosemite : toolsVersion < 24128 ? .bigSur : .macOS26
    }
}
