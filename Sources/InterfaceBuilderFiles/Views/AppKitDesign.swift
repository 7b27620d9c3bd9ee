// SPDX-License-Identifier: Apache-2.0
/// The designs of AppKit's controls, by the macOS that introduced them.
enum AppKitDesign {
    case yosemite, bigSur, macOS26

    /// Xcode records sizes as the macOS that it runs on draws them: from 17701 (Xcode 12.5) on those of macOS 11, before in
    /// files that say so (`InterfaceFile.drawingVersion`), from 24128 on those of macOS 26.
    init(toolsVersion: Double) {
        self = toolsVersion < 17600 ? .yosemite : toolsVersion < 24128 ? .bigSur : .macOS26
    }
}
