// SPDX-License-Identifier: Apache-2.0

/// A release of Xcode that changed what Interface Builder writes or draws, with those after it that changed nothing.
package enum XcodeRelease: Int, Hashable, CaseIterable, Comparable, Sendable {
    case xcode5, xcode5onMavericks
    case xcode6, xcode6_1, xcode6_3
    case xcode7, xcode7onElCapitan
    case xcode8, xcode8_3
    case xcode9, xcode9_1, xcode9onMojave
    case xcode10
    case xcode11, xcode11_2, xcode11_4
    case xcode12, xcode12onBigSur, xcode12_3, xcode12_5
    case xcode13
    case xcode14, xcode14_3
    case xcode15
    case xcode16, xcode16_2, xcode16_3
    case xcode26, xcode26onTahoe

    /// The smallest `toolsVersion` of its files, as far as files tell.
    package var firstToolsVersion: Double {
        switch self {
        case .xcode5: 0
        case .xcode5onMavericks: 4500
        case .xcode6: 6000
        case .xcode6_1: 6200
        case .xcode6_3: 6700
        case .xcode7: 8000
        // Xcode 7.1 has 9059.
        case .xcode7onElCapitan: 9000
        case .xcode8: 11000
        case .xcode8_3: 12000
        case .xcode9: 13000
        case .xcode9_1: 13500
        case .xcode9onMojave: 14000
        case .xcode10: 14300
        case .xcode11: 14800
        case .xcode11_2: 15000
        case .xcode11_4: 16000
        case .xcode12: 17000
        // Xcode 12.4 has 17506.
        case .xcode12onBigSur: 17500
        case .xcode12_3: 17600
        case .xcode12_5: 18000
        case .xcode13: 19000
        case .xcode14: 21000
        case .xcode14_3: 21701
        case .xcode15: 22000
        case .xcode16: 23000
        case .xcode16_2: 23500
        case .xcode16_3: 23727
        case .xcode26: 24100
        case .xcode26onTahoe: 24128
        }
    }

    /// The largest `toolsVersion` that the measures here are known to be right for.
    package static let newestToolsVersion = 25999.0

    package static func < (first: XcodeRelease, second: XcodeRelease) -> Bool { first.rawValue < second.rawValue }

    /// - Parameter toolsVersion: `14460.31` of a file's `14460.31.1`.
    package init(toolsVersion: Double) {
        self = Self.allCases.last { $0.firstToolsVersion <= toolsVersion } ?? .xcode5
    }
}
