// SPDX-License-Identifier: Apache-2.0

extension SystemEra {
    /// The era of documents that name no profile.
    package static let standard = Platform.ios.defaultProfile.era

    /// The profile that a document of this era has.
    package var profile: Profile.Name {
        switch self {
        case .iOS8, .iOS9, .iOS10, .iOS11, .iOS12, .tvOS9, .tvOS11: .ios12
        case .iOS13, .iOS14, .tvOS13: .ios13
        case .iOS15, .iOS16, .tvOS15: .ios17
        case .iOS26, .tvOS26: .ios26
        case .mountainLion, .mavericks, .elCapitan, .sierra, .mojave, .catalina, .bigSur, .ventura, .tahoe: .macos14
        }
    }
}

extension Profile.Name {
    /// The last era that the profile is for.
    package var era: SystemEra {
        switch self {
        case .ios12: .iOS12
        case .ios13: .iOS14
        case .ios17, .code: .iOS16
        case .ios26: .iOS26
        case .macos14: .ventura
        }
    }

    /// The profile of the system version that a name such as `ios15` means; nil if there is none or it is newer than all.
    package init?(system: String, version: Int) {
        switch (system, version) {
        case ("ios", 7...12): self = .ios12
        case ("ios", 13...14): self = .ios13
        case ("ios", 15...18): self = .ios17
        case ("ios", 19...26): self = .ios26
        case ("macos", 10...26): self = .macos14
        default: return nil
        }
    }

    /// The newest profile of a system, for versions that are newer than it; nil for other versions and for numbers that are more
    /// likely misspelled.
    package static func newest(of system: String, before version: Int) -> Profile.Name? {
        switch system {
        case "ios" where (27...39).contains(version): .ios26
        case "macos" where (27...39).contains(version): .macos14
        default: nil
        }
    }

    package var platform: Platform { era.system.platform }

    /// The system versions that the profile is for.
    package var summary: String {
        switch self {
        case .ios12: "iOS 12"
        case .ios13: "iOS 13 and 14"
        case .ios17: "iOS 15 to 18"
        case .ios26: "iOS 26"
        case .macos14: "macOS 14"
        case .code: "iOS 17 with the hugging priorities of views that are created in code"
        }
    }
}

extension Platform {
    package var defaultProfile: Profile.Name {
        switch self {
        case .ios: .ios17
        case .macos: .macos14
        }
    }
}
