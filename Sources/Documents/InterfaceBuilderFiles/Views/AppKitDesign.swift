// SPDX-License-Identifier: Apache-2.0
/// The designs of AppKit's controls, by the macOS that introduced them.
enum AppKitDesign {
    case yosemite, bigSur, macOS26

    /// Xcode records sizes as the macOS that it runs on draws them: the first files with those of macOS 11 have 17506 (Xcode
    /// 12.4) unless they tell otherwise (`InterfaceFile.drawingVersion`), with those of macOS 26 24128.
    init(toolsVersion: Double) {
        self = toolsVersion < 17500 ? .yosemite : toolsVersion < 24128 ? .bigSur : .macOS26
    }
}
