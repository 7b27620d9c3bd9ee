// SPDX-License-Identifier: Apache-2.0

/// A version of a system that changed a measure or the look of its views, with those after it that changed none.
///
/// The cases of a system are in order; `<` is for two eras of one system.
package enum SystemEra: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// iOS 7 and 8.
    case iOS8
    case iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15
    /// iOS 16 to 18.
    case iOS16
    case iOS26
    case tvOS9
    /// tvOS 11 and 12: the first with a safe area.
    case tvOS11
    case tvOS13, tvOS15, tvOS26
    /// macOS 10.8.
    case mountainLion
    /// macOS 10.9 and 10.10.
    case mavericks
    /// macOS 10.11, whose system font is San Francisco.
    case elCapitan
    /// macOS 10.12 and 10.13.
    case sierra
    case mojave, catalina
    /// macOS 11 and 12.
    case bigSur
    /// macOS 13 to 15.
    case ventura
    /// macOS 26.
    case tahoe

    package enum System: Hashable, CaseIterable, Sendable {
        case iOS, tvOS, macOS

        package var platform: Platform { self == .macOS ? .macos : .ios }

        /// The eras, in order.
        package var eras: [SystemEra] { SystemEra.allCases.filter { $0.system == self } }
    }

    package var system: System {
        switch self {
        case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12, .iOS13, .iOS14, .iOS15, .iOS16, .iOS26: .iOS
        case .tvOS9, .tvOS11, .tvOS13, .tvOS15, .tvOS26: .tvOS
        case .mountainLion, .mavericks, .elCapitan, .sierra, .mojave, .catalina, .bigSur, .ventura, .tahoe: .macOS
        }
    }

    package static func < (first: SystemEra, second: SystemEra) -> Bool { first.rawValue < second.rawValue }

    /// The system that an Xcode draws a file for.
    package init(_ system: System, xcode: XcodeRelease) {
        self = system.eras.last { $0.firstXcode <= xcode } ?? system.eras[0]
    }

    /// The first Xcode whose files have the measures of this era.
    package var firstXcode: XcodeRelease {
        switch self {
        case .iOS8, .tvOS9, .mountainLion: .xcode5
        case .iOS9: .xcode7
        case .iOS10, .sierra: .xcode8
        case .iOS11, .tvOS11: .xcode9
        case .iOS12: .xcode10
        case .iOS13, .tvOS13, .catalina: .xcode11
        case .iOS14: .xcode12
        case .iOS15, .tvOS15: .xcode13
        case .iOS16, .ventura: .xcode14
        case .iOS26, .tvOS26: .xcode26
        case .mavericks: .xcode5onMavericks
        case .elCapitan: .xcode7onElCapitan
        case .mojave: .xcode9onMojave
        case .bigSur: .xcode12onBigSur
        case .tahoe: .xcode26onTahoe
        }
    }

    /// `iOS 26`.
    package var name: String {
        let system =
            switch system {
            case .iOS: "iOS"
            case .tvOS: "tvOS"
            case .macOS: "macOS"
            }
        return "\(system) \(version.hasSuffix(".0") ? String(version.dropLast(2)) : version)"
    }

    /// The version that `UIDevice.systemVersion` and messages name.
    package var version: String {
        switch self {
        case .iOS8: "8.0"
        case .iOS9, .tvOS9: "9.0"
        case .iOS10: "10.0"
        case .iOS11, .tvOS11: "11.0"
        case .iOS12: "12.0"
        case .iOS13, .tvOS13: "13.0"
        case .iOS14: "14.0"
        case .iOS15, .tvOS15: "15.0"
        case .iOS16: "17.0"
        case .iOS26, .tvOS26, .tahoe: "26.0"
        case .mountainLion: "10.8"
        case .mavericks: "10.9"
        case .elCapitan: "10.11"
        case .sierra: "10.12"
        case .mojave: "10.14"
        case .catalina: "10.15"
        case .bigSur: "11.0"
        case .ventura: "14.0"
        }
    }
}
