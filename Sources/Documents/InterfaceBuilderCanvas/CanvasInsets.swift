// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import LayoutXML

/// The safe area that Xcode's canvas gives to a scene's root view, where that is another than the one at run time.
struct CanvasInsets {
    let system: SceneInsets

    private var file: InterfaceFile { system.file }
    private var root: SceneRoot { system.root }
    private var bars: ControllerBars { system.bars }
    private var size: Size { system.size }

    var safeArea: EdgeInsets {
        guard file.system != .macos else {
            // The toolbar of a window is around every view.
            return EdgeInsets(top: Self.toolbarOfMac + system.windowBars, left: 0, bottom: 0, right: 0)
        }
        guard root.owner == .controller, let controller = root.ownerElement else { return nibSafeArea }
        let shown = system.surroundingBars(of: controller)
        if isSheet(controller) { return sheetSafeArea(shown) }
        if !system.fillsScreen, bars.isEmbedded(controller) || bars.isPopover(controller) {
            var area = freeFormSafeArea
            if area == .zero { area = olderStatusBar(from: lowestControllerWithStatusBar) }
            return system.betweenBars(area, around: nil)
        }
        var area = doubledSafeArea
        if let status = controller.child(key: "simulatedStatusBarMetrics"), status.name == "nil",
            file.device?.hasHomeIndicator == false, file.xcode < .xcode14_3
        {
            area.top = 0
        }
        // A view that ends far above the home indicator has no inset for it.
        if isLowFreeForm(controller), file.xcode < .xcode14_3 { area.bottom = 0 }
        if statusBarDependsOnHeight, size.height < lowestControllerWithStatusBar { area.top = 0 }
        var around = area
        add(shown, of: controller, to: &around, isOpaque: false)
        add(shown, of: controller, to: &area, isOpaque: bars.isNavigationBarOpaque(of: controller))
        return system.betweenBars(area, around: around)
    }

    /// Points.
    private static let toolbarOfMac = 52.0

    private func add(
        _ shown: Set<ImportOptions.Bar>, of controller: XMLElement, to area: inout EdgeInsets, isOpaque: Bool
    ) {
        if shown.contains(.nav) {
            area.top += system.metrics.navigationBar
            if isOpaque, !system.fillsScreen || file.xcode < .xcode14_3 {
                // The view begins below the bar; one as high as the screen ends as far below it.
                if system.fillsScreen { area.bottom += area.top }
                area.top = 0
            }
            if area.top > 0, bars.hasLargeTitle(controller) { area.top += system.metrics.largeTitle }
        } else if shown.contains(.tab) {
            area.top += system.metrics.topTabBar
        }
        system.addBottomBar(shown, to: &area)
    }

    /// Whether the controller's view has a size of its own, at most half as high as the screen.
    private func isLowFreeForm(_ controller: XMLElement) -> Bool {
        controller.child(key: "freeformSize") != nil
            && system.screenSize.map { size.height <= $0.height / 2 } == true
    }

    /// Whether the status bar of a device with a home button depends on the height of the view, as it does up to Xcode 10.
    private var statusBarDependsOnHeight: Bool {
        file.system == .ios && file.xcode < .xcode11 && file.device?.hasHomeIndicator != true && !file.isLandscape
    }

    /// The height from which a controller's view of a size of its own has the status bar up to Xcode 10: half the screen's.
    private var lowestControllerWithStatusBar: Double { (system.screenSize?.height ?? 600) / 2 }

    /// The height from which a .xib's view has it: that of the smallest screen. Recorded are views of 353 points without the status bar
    /// and views of 496 points with it, both on screens of 667 points.
    private static let lowestNibWithStatusBar = 480.0

    /// The status bar over a view of a size of its own.
    /// - Parameter lowest: the height from which a view has it.
    private func olderStatusBar(from lowest: Double) -> EdgeInsets {
        guard file.system == .ios, file.xcode < .xcode11, !statusBarDependsOnHeight || size.height >= lowest else {
            return .zero
        }
        return EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    /// Xcode 16.3 to 26 add the screen's insets to a view that fills the screen of a device without a home button
    /// although it has them already: 118 points instead of 59.
    private var doublesSafeArea: Bool {
        guard file.system == .ios, let device = file.device else { return false }
        return file.xcode >= .xcode16_3 && device.hasHomeIndicator && !device.isPad
    }

    private var doubledSafeArea: EdgeInsets {
        var area = system.screenSafeArea
        guard doublesSafeArea, let device = file.device else { return area }
        // The insets of the portrait screen are added in landscape orientation, too.
        for edge in KnownInset.Edge.allCases { area[edge] += device.safeArea[edge] }
        return area
    }

    private var nibSafeArea: EdgeInsets {
        guard !root.view.element.name.hasPrefix("tableViewCell") else { return .zero }
        let hasGuide = root.view.element.child("viewLayoutGuide", key: "safeArea") != nil
        guard file.device != nil else {
            return hasGuide ? olderStatusBar(from: Self.lowestNibWithStatusBar) : .zero
        }
        if file.isLaunchScreen { return doubledSafeArea }
        // Since Xcode 9 the margins of a view have the safe area, even if the file has no guide for it.
        guard hasGuide || file.xcode >= .xcode9 else { return .zero }
        guard system.fillsScreen else {
            var area = freeFormSafeArea
            if area == .zero { area = olderStatusBar(from: Self.lowestNibWithStatusBar) }
            let bar = root.view.element.child(key: "simulatedTopBarMetrics")
            if system.simulatesNavigationBar, bar?["translucent"] == "NO" { area.top = 0 }
            return area
        }
        var area = doubledSafeArea
        // iPads without a home button have the status bar only around controllers' views in Xcode 11 to 14.2.
        if file.device?.isPad == true, (XcodeRelease.xcode11 ..< .xcode14_3).contains(file.xcode) { area.top = 0 }
        if system.simulatesNavigationBar { area.top += system.metrics.navigationBar }
        area.bottom += system.simulatedBottomBar
        return area
    }

    /// The safe area of a view that is not as large as the screen: in files up to Xcode 14.2 it has only the top inset
    /// of a device without a home button, from Xcode 14.3 on all of the screen's, as wider views had on those devices before.
    /// Higher ones had at the bottom what the screen's inset covers of them.
    private var freeFormSafeArea: EdgeInsets {
        let screen = system.screenSafeArea
        if file.system == .tvos { return covered(by: screen) }
        if file.xcode >= .xcode14_3 { return screen }
        guard file.device?.hasHomeIndicator == true, let screenSize = system.screenSize else { return .zero }
        if size.width > screenSize.width { return screen }
        let covered = size.height - (screenSize.height - screen.bottom)
        return EdgeInsets(top: screen.top, left: 0, bottom: min(max(covered, 0), screen.bottom), right: 0)
    }

    /// On tvOS a view of a size of its own lies in the upper left corner of the screen: on its other sides it has what the screen's
    /// insets cover of it. One wider than the screen has all of them, as on iOS.
    private func covered(by screen: EdgeInsets) -> EdgeInsets {
        guard let screenSize = system.screenSize, size.width <= screenSize.width else { return screen }
        return EdgeInsets(
            top: screen.top, left: screen.left,
            bottom: min(max(size.height - (screenSize.height - screen.bottom), 0), screen.bottom),
            right: min(max(size.width - (screenSize.width - screen.right), 0), screen.right))
    }

    // MARK: Sheets

    /// How much shorter than the screen Interface Builder draws a sheet, points; nil before Xcode 11.
    private var sheetGap: Double? {
        guard let device = file.device, !device.isPad, file.system == .ios, file.xcode >= .xcode11 else {
            return nil
        }
        if !device.hasHomeIndicator { return 20 }
        return doublesSafeArea ? system.screenSafeArea.top : 10
    }

    /// Whether the root is as high as a sheet, a card from the bottom of the screen, or free in size and shown as one.
    private func isSheet(_ controller: XMLElement) -> Bool {
        guard let gap = sheetGap, let screen = system.screenSize, size != screen, !file.isLandscape else {
            return false
        }
        let missing = screen.height - size.height
        if size.width == screen.width,
            missing == gap || missing == gap + system.metrics.sheetNavigationBar || isBelowStatusBar
        {
            return !bars.isEmbedded(controller)
        }
        return bars.isPresented(controller)
            && controller.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    }

    /// Points: a navigation bar at the top of a sheet's view; nil for other roots.
    var heightOfSheetBar: Double? {
        guard root.owner == .controller, let controller = root.ownerElement, file.era < .iOS26,
            isSheet(controller)
        else { return nil }
        return system.metrics.sheetNavigationBar
    }

    /// Some sheets leave the status bar and 10 points of the screen free.
    private var isBelowStatusBar: Bool {
        guard sheetGap != nil, let screen = system.screenSize, file.device?.hasHomeIndicator == true else {
            return false
        }
        return screen.height - size.height == system.screenSafeArea.top + 10
    }

    /// Sheets lie below the status bar. In files of Xcode 16.3 and later the screen's top inset is in them anyway.
    private func sheetSafeArea(_ shown: Set<ImportOptions.Bar>) -> EdgeInsets {
        var area = EdgeInsets.zero
        if file.xcode < .xcode13, isBelowStatusBar { area.bottom = system.screenSafeArea.bottom }
        if let gap = sheetGap, system.screenSize?.height == size.height + gap + system.metrics.sheetNavigationBar {
            // The view begins below an opaque bar.
            area.top = 0
        } else if shown.contains(.nav) {
            area.top = system.metrics.sheetNavigationBar
        } else if doublesSafeArea {
            area.top = system.screenSafeArea.top
        }
        if shown.contains(.tab) || shown.contains(.toolbar) { area.bottom += 49 }
        return area
    }
}
