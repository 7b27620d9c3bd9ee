// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import LayoutModel
package import LayoutXML

/// A .xib or .storyboard (format 3) after reading, before its scenes are built.
package struct InterfaceFile: Hashable, Sendable {
    package enum System: Hashable, Sendable {
        case ios, tvos, macos

        package var platform: Platform { self == .macos ? .macos : .ios }

        var ofEras: SystemEra.System {
            switch self {
            case .ios: .iOS
            case .tvos: .tvOS
            case .macos: .macOS
            }
        }
    }

    package var system: System
    /// What Xcode wrote the file.
    package var xcode: XcodeRelease
    /// The system whose controls it has.
    package var era: SystemEra
    package var usesAutoLayout: Bool
    package var isLaunchScreen: Bool
    /// Whether it is for iPads alone, as files from before Xcode 6 say.
    package var isForPad: Bool
    /// Nil if the file names none: macOS, and files from before Xcode 8.
    package var device: SimulatedDevice?
    package var isLandscape: Bool
    package var isDark: Bool
    /// A BCP 47 tag for texts whose script does not tell; nil if unknown.
    package var language: String?
    package var resources: FileResources
    /// The size classes of the device, or the requested ones; nil for none in particular.
    package var sizeClasses: SizeClasses
    /// The `document` element, with the variations of these size classes applied.
    package var document: XMLElement
    /// Object ids of views that these size classes leave out.
    package var uninstalledViews: Set<String>
    /// Object ids of constraints that these size classes leave out.
    package var uninstalledConstraints: Set<String>
    /// Object ids of constraints that size classes change.
    package var variedConstraints: Set<String>

    /// Pixels per point of the device that the frames were recorded for, or of the canvas if that is known.
    package var scale: Double {
        canvasScale ?? (system == .macos ? 1 : device?.scale ?? (system == .tvos ? 1 : 2))
    }
    /// Pixels per point of the canvas; nil = those of the device.
    package var canvasScale: Double?
    /// The text size in which text styles are drawn.
    package var contentSizeCategory = ContentSizeCategory.large

    /// Nil, with a diagnostic, if the element is not an Interface Builder document in the supported format.
    ///
    /// - Parameter sizeClasses: nil = those of the file's device.
    package init?(_ root: XMLElement, sizeClasses: SizeClasses? = nil, diagnostics: inout [Diagnostic]) {
        guard root.name == "document", let runtime = root["targetRuntime"] else {
            diagnostics.append(
                Diagnostic(
                    .notInterfaceBuilder, .error, Self.refusal(of: root), at: root.range))
            return nil
        }
        guard let system = Self.system(ofRuntime: runtime) else {
            diagnostics.append(
                Diagnostic(
                    .unsupportedRuntime, .error,
                    "unsupported target runtime '\(runtime)': expected an iOS, tvOS or macOS document",
                    at: root.range))
            return nil
        }
        if root["version"] != "3.0" {
            diagnostics.append(
                Diagnostic(
                    .unsupportedFormatVersion, .warning,
                    "expected format version 3.0, found \(root["version"] ?? "none"); open the file in Xcode and save it",
                    at: root.range))
        }
        self.system = system
        let toolsVersion = Self.toolsVersion(of: root)
        xcode = XcodeRelease(toolsVersion: toolsVersion)
        era = SystemEra(system.ofEras, xcode: xcode)
        usesAutoLayout = root["useAutolayout"] == "YES"
        isLaunchScreen = root["launchScreen"] == "YES"
        isForPad = runtime == "iOS.CocoaTouch.iPad"
        let deviceElement = root.child("device")
        let deviceID = deviceElement?["id"] ?? root["device"]
        let device = deviceID.flatMap { [xcode] in SimulatedDevice(id: $0, xcode: xcode) }
        self.device = device
        if let deviceID, device == nil {
            diagnostics.append(
                Diagnostic(
                    .unknownSimulatedDevice, .warning,
                    "unknown device '\(deviceID)': drawn at 2 pixels per point without a safe area",
                    at: deviceElement?.range ?? root.range))
        }
        let isLandscape = deviceElement?["orientation"] == "landscape"
        self.isLandscape = isLandscape
        isDark = deviceElement?["appearance"] == "dark"
        resources = FileResources(root)
        let sizeClasses =
            sizeClasses ?? device.map { $0.sizeClasses(isLandscape: isLandscape) }
            ?? SizeClasses(width: nil, height: nil)
        self.sizeClasses = sizeClasses
        var variations = VariationResolver(sizeClasses: sizeClasses)
        document = variations.resolve(root)
        uninstalledViews = variations.uninstalledViews
        uninstalledConstraints = variations.uninstalledConstraints
        variedConstraints = variations.variedConstraints
        if toolsVersion > XcodeRelease.newestToolsVersion {
            diagnostics.append(
                Diagnostic(
                    .newerThanKnown, .note,
                    "this file is from a newer Xcode than is known: its views have the measures of \(era.name)",
                    at: root.range))
        }
    }

    private static func refusal(of root: XMLElement) -> String {
        let expected = "Expected the <document> element of a .xib or .storyboard"
        switch root.name {
        case "document": return "\(expected) with its targetRuntime, which this one does not have."
        case "archive":
            return
                "\(expected), found <archive>: the format of Xcode 4 and before. Open and save the file in Xcode 5 or later."
        default: return "\(expected), found <\(root.name)>."
        }
    }

    /// `14460.31` of `14460.31.1`; where a build of Xcode gives itself a number beyond all, its plug-in's.
    private static func toolsVersion(of root: XMLElement) -> Double {
        func number(_ text: String?) -> Double? {
            text.flatMap { Double($0.split(separator: ".").prefix(2).joined(separator: ".")) }.flatMap {
                $0 >= 0 && $0 < 1e6 ? $0 : nil
            }
        }
        let own = number(root["toolsVersion"]) ?? 0
        guard own >= 32700 else { return own }
        return root.members(of: "dependencies").lazy.filter { $0.name == "plugIn" }.compactMap { number($0["version"]) }
            .first
            ?? own
    }

    private static func system(ofRuntime runtime: String) -> System? {
        switch runtime {
        case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": .ios
        case "AppleTV": .tvos
        case "MacOSX.Cocoa": .macos
        default: nil
        }
    }
}

extension DiagnosticCode {
    package static let notInterfaceBuilder = DiagnosticCode("not-interface-builder")
    package static let unsupportedRuntime = DiagnosticCode("unsupported-target-runtime")
    package static let unsupportedFormatVersion = DiagnosticCode("unsupported-format-version")
    package static let unknownSimulatedDevice = DiagnosticCode("unknown-simulated-device")
}
