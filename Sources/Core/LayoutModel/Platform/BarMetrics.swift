// SPDX-License-Identifier: Apache-2.0

/// Heights of the bars around a screen, in points, without what lies behind the status bar or the home indicator.
package struct BarMetrics: Hashable, Sendable {
    /// The screen that the bars are on.
    package struct Screen: Hashable, Sendable {
        package var isPad: Bool
        /// Whether the device has no home button.
        package var hasHomeIndicator: Bool
        /// Whether it is compact in both directions, as most phones in landscape orientation are.
        package var isCompact: Bool
        /// Whether the bars are those of a sheet.
        package var isSheet: Bool

        package init(
            isPad: Bool = false, hasHomeIndicator: Bool = true, isCompact: Bool = false, isSheet: Bool = false
        ) {
            (self.isPad, self.hasHomeIndicator, self.isCompact) = (isPad, hasHomeIndicator, isCompact)
            self.isSheet = isSheet
        }
    }

    /// The row of the title and the buttons.
    package var navigationBar: Double
    package var tabBar: Double
    /// The tabs of tvOS are at the top, below the edge that a television may not show.
    package var topTabBar = 0.0
    package var toolbar: Double
    /// The navigation bar at the top of a sheet.
    package var sheetNavigationBar: Double
    /// What a large title takes below the row.
    package let largeTitle = 52.0
    /// What a search bar takes below the title.
    package let searchBar = 52.0
    /// What a prompt takes above the row: a bar with one is 74 points high.
    package let prompt = 30.0

    package let screen: Screen

    package init(_ era: SystemEra, on screen: Screen) {
        self.screen = screen
        let isGlass = era == .iOS26
        sheetNavigationBar = isGlass ? 70 : 56
        guard era.system == .iOS else {
            if era.system == .tvOS, era >= .tvOS11 { topTabBar = 97 }
            (navigationBar, tabBar, toolbar) = era.system == .tvOS ? (145, 0, 0) : (0, 0, 0)
            return
        }
        navigationBar =
            screen.isSheet && era >= .iOS13
            ? sheetNavigationBar : isGlass ? 54 : screen.isCompact ? 32 : screen.isPad && era >= .iOS12 ? 50 : 44
        if screen.isCompact {
            // A file of Xcode 26 records 31.
            tabBar = isGlass ? 31 : 32
        } else if screen.isPad, screen.hasHomeIndicator {
            // It ends 65 points above the edge.
            tabBar = 45
        } else {
            tabBar = screen.isPad && era >= .iOS13 ? 50 : 49
        }
        toolbar = screen.isCompact ? 32 : era >= .iOS13 || screen.hasHomeIndicator ? 49 : 44
    }
}

extension Canvas {
    /// What the heights of bars depend on.
    package var barScreen: BarMetrics.Screen {
        let classes = sizeClasses(on: .ios)
        let known = device.flatMap(Device.named)
        let bottom = known?.portraitSafeArea.bottom ?? safeArea.bottom
        let isPart = (screenWidth ?? 0) < Self.lengthOfSmallestPhone
        return BarMetrics.Screen(
            isPad: known?.isPad ?? isAsLargeAsPad, hasHomeIndicator: bottom > 0,
            isCompact: !isPart && classes.width == .compact && classes.height == .compact,
            isSheet: placement == .sheet)
    }

    /// Points. A canvas that is not as wide shows part of a screen, even if it is wider than high.
    private static let lengthOfSmallestPhone = 480.0

    private var isAsLargeAsPad: Bool {
        guard let width = screenWidth, let height = screenHeight else { return false }
        return min(width, height) >= Device.narrowestPad
    }
}

extension Device {
    /// Points: the short side of the smallest iPad.
    package static let narrowestPad = 744.0

    package var isPad: Bool { min(size.width, size.height) >= Self.narrowestPad && onlyOrientation == nil }
}

/// What of a window of AppKit is above its contents, in points.
package struct WindowMetrics: Hashable, Sendable {
    package var titleBar: Double
    /// A title bar with a toolbar in it.
    package let toolbar = 52.0

    /// Whether the toolbar floats over the contents.
    package let hasGlass: Bool

    package init(_ era: SystemEra) {
        hasGlass = era >= .tahoe
        titleBar = hasGlass ? 32 : 28
    }

    /// The radius of the window's corners.
    package func corner(hasToolbar: Bool) -> Double { hasGlass ? (hasToolbar ? 26 : 16) : 10 }
}
