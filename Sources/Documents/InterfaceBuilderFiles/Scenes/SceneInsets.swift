// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// The safe area of a scene's root view, in the order: known, bars requested, bars in the file, device.
struct SceneInsets: Sendable {
    var file: InterfaceFile
    var bars: ControllerBars
    var options: ImportOptions

    func safeArea(of root: SceneRoot) -> EdgeInsets {
        if let (insets, root) = turned(root) { return insets.safeArea(of: root) }
        var area = ownSafeArea(of: root)
        for inset in options.insets where inset.isOfRoot && inset.guide != .margin { area[inset.edge] = inset.value }
        return area
    }

    /// A root view that fills the screen, on the device in the other orientation; nil if that is not requested.
    private func turned(_ root: SceneRoot) -> (SceneInsets, SceneRoot)? {
        guard let orientation = options.orientation, (orientation == .landscape) != file.isLandscape,
            root.view.recordedFrame.size == screenSize
        else { return nil }
        var insets = self
        insets.file.isLandscape.toggle()
        var root = root
        root.view.element.turnFrame()
        return (insets, root)
    }

    /// The bars around a scene's root view that its safe area has room for.
    func shownBars(of root: SceneRoot) -> Set<ImportOptions.Bar> {
        guard file.system == .ios, root.owner != .window else { return [] }
        var shown: Set<ImportOptions.Bar> = []
        let size = root.view.recordedFrame.size
        if let controller = root.ownerElement {
            let isFree = size != screenSize && (bars.isEmbedded(controller) || bars.isPopover(controller))
            if isFree, !isSheet(size, controller) { return [] }
            shown = options.bars ?? bars.bars(of: controller)
        } else if root.view.element.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics",
            size == screenSize
        {
            shown = [.nav]
        }
        let area = safeArea(of: root)
        if area.top < 44 { shown.remove(.nav) }
        if area.bottom < 44 { shown.subtract([.tab, .toolbar]) }
        return shown
    }

    private func ownSafeArea(of root: SceneRoot) -> EdgeInsets {
        guard file.system != .macos else {
            return EdgeInsets(top: windowBars(of: root), left: 0, bottom: 0, right: 0)
        }
        guard root.owner == .controller, let controller = root.ownerElement else { return nibSafeArea(of: root) }
        let size = root.view.recordedFrame.size
        let shown = options.bars ?? bars.bars(of: controller)
        if isSheet(size, controller) { return sheetSafeArea(shown, size) }
        if size != screenSize, bars.isEmbedded(controller) || bars.isPopover(controller) {
            var area = freeFormSafeArea(size)
            if area == .zero { area = olderStatusBar(size, from: lowestControllerWithStatusBar) }
            return belowBars(area, around: nil, size)
        }
        var area = canvasSafeArea
        if let status = controller.child(key: "simulatedStatusBarMetrics"), status.name == "nil",
            file.device?.hasHomeIndicator == false, file.toolsVersion < 21701
        {
            area.top = 0
        }
        // A view that ends far above the home indicator has no inset for it.
        if isLowFreeForm(size, controller), file.toolsVersion < 21701 { area.bottom = 0 }
        if statusBarDependsOnHeight, size.height < lowestControllerWithStatusBar { area.top = 0 }
        var around = area
        addBars(shown, of: controller, to: &around, isOpaque: false, fillsScreen: false)
        addBars(
            shown, of: controller, to: &area, isOpaque: bars.isNavigationBarOpaque(of: controller),
            fillsScreen: size == screenSize)
        return belowBars(area, around: around, size)
    }

    /// Points at the top of a view of AppKit: the title bar or the toolbar of its window, where contents reach below them, and on the
    /// canvas the toolbar of a window around every view.
    private func windowBars(of root: SceneRoot) -> Double {
        let canvas: Double = options.takesSizesOfCanvas ? 52 : 0
        guard let window = root.ownerElement, root.owner == .window,
            window.child(key: "styleMask")?.isSet("fullSizeContentView") == true
        else { return canvas }
        let metrics = WindowMetrics(file.era)
        return canvas + (window.child("toolbar") != nil ? metrics.toolbar : metrics.titleBar)
    }

    /// The safe area of the device's screen in the orientation of the file.
    private var screenSafeArea: EdgeInsets {
        // The safe area came with tvOS 11.
        if file.system == .tvos, file.toolsVersion < 13000 { return .zero }
        guard let device = file.device else {
            // Files from before Xcode 8 are drawn on a square of 600 points with a status bar.
            return EdgeInsets(
                top: file.system == .ios && file.toolsVersion < 14800 ? 20 : 0, left: 0, bottom: 0, right: 0)
        }
        return file.isLandscape ? device.landscapeSafeArea : device.safeArea
    }

    /// Whether the controller's view has a size of its own, at most half as high as the screen.
    private func isLowFreeForm(_ size: Size, _ controller: XMLElement) -> Bool {
        controller.child(key: "freeformSize") != nil && screenSize.map { size.height <= $0.height / 2 } == true
    }

    /// Whether the status bar of a device with a home button depends on the height of the view, as it does up to Xcode 10.
    private var statusBarDependsOnHeight: Bool {
        file.system == .ios && file.toolsVersion < 14800 && file.device?.hasHomeIndicator != true && !file.isLandscape
    }

    /// The height from which a controller's view of a size of its own has the status bar up to Xcode 10: half the screen's.
    private var lowestControllerWithStatusBar: Double { (screenSize?.height ?? 600) / 2 }

    /// The height from which the view of a .xib has the status bar: that of the smallest screen. Files record views of
    /// 353 points without the status bar and views of 496 points with it, both on screens of 667 points.
    private static let lowestNibWithStatusBar = 480.0

    /// The status bar over a view of a size of its own.
    /// - Parameter lowest: the height from which a view has it.
    private func olderStatusBar(_ size: Size, from lowest: Double) -> EdgeInsets {
        guard file.system == .ios, file.toolsVersion < 14800, !statusBarDependsOnHeight || size.height >= lowest else {
            return .zero
        }
        return EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    private var screenSize: Size? { file.device?.screenSize(isLandscape: file.isLandscape) }

    /// Xcode 16.3 to 26 add the screen's insets to a view that fills the screen of a device without a home button
    /// although it has them already: 118 points instead of 59.
    private var doublesSafeArea: Bool {
        guard file.system == .ios, let device = file.device else { return false }
        return file.toolsVersion >= 23727 && device.hasHomeIndicator && !device.isPad
    }

    private var canvasSafeArea: EdgeInsets {
        var area = screenSafeArea
        guard doublesSafeArea, let device = file.device else { return area }
        // The screen insets of portrait orientation apply in landscape orientation, too.
        for edge in KnownInset.Edge.allCases { area[edge] += device.safeArea[edge] }
        return area
    }

    /// Where the insets are doubled, what the bars take of them: points from the top and the bottom of the screen.
    func barHeights(of root: SceneRoot) -> (top: Double, bottom: Double)? {
        guard doublesSafeArea, let added = file.device?.safeArea, root.view.recordedFrame.size == screenSize else {
            return nil
        }
        let area = safeArea(of: root)
        return (max(0, area.top - added.top), max(0, area.bottom - added.bottom))
    }

    /// A view of a .xib fills the device's screen, or has a size of its own. Launch screens have the screen's safe area at
    /// any size.
    private func nibSafeArea(of root: SceneRoot) -> EdgeInsets {
        guard !root.view.element.name.hasPrefix("tableViewCell") else { return .zero }
        guard file.device != nil else {
            let hasGuide = root.view.element.child("viewLayoutGuide", key: "safeArea") != nil
            return hasGuide ? olderStatusBar(root.view.recordedFrame.size, from: Self.lowestNibWithStatusBar) : .zero
        }
        if file.isLaunchScreen { return canvasSafeArea }
        // Since Xcode 11 the margins of a view have the safe area, even if the file has no guide for it.
        guard root.view.element.child("viewLayoutGuide", key: "safeArea") != nil || file.toolsVersion >= 13000 else {
            return .zero
        }
        let size = root.view.recordedFrame.size
        let bar = root.view.element.child(key: "simulatedTopBarMetrics")
        let hasBar = bar?.name == "simulatedNavigationBarMetrics"
        guard size == screenSize else {
            var area = freeFormSafeArea(size)
            if area == .zero { area = olderStatusBar(size, from: Self.lowestNibWithStatusBar) }
            if hasBar, bar?["translucent"] == "NO" { area.top = 0 }
            return area
        }
        var area = canvasSafeArea
        // iPads without a home button have the status bar only around controllers' views in Xcode 11 to 14.2.
        if file.device?.isPad == true, (14800..<21701).contains(file.toolsVersion) { area.top = 0 }
        if hasBar { area.top += metrics.navigationBar }
        switch root.view.element.child(key: "simulatedBottomBarMetrics")?.name {
        case "simulatedTabBarMetrics": area.bottom += metrics.tabBar
        case "simulatedToolbarMetrics": area.bottom += metrics.toolbar
        default: break
        }
        return area
    }

    /// The safe area of a view that is not as large as the screen: in files up to Xcode 14.2 it has only the top inset
    /// of a device without a home button, from Xcode 14.3 on all of the screen's, as wider views had on those devices before.
    /// Higher ones had at the bottom what the screen's inset covers of them.
    private func freeFormSafeArea(_ size: Size) -> EdgeInsets {
        let screen = screenSafeArea
        if file.system == .tvos { return covered(by: screen, at: size) }
        if file.toolsVersion >= 21701 { return screen }
        guard file.device?.hasHomeIndicator == true, let screenSize else { return .zero }
        if size.width > screenSize.width { return screen }
        let covered = size.height - (screenSize.height - screen.bottom)
        return EdgeInsets(top: screen.top, left: 0, bottom: min(max(covered, 0), screen.bottom), right: 0)
    }

    /// On tvOS a view of a size of its own lies in the upper left corner of the screen: on its other sides it has what the screen's
    /// insets cover of it. One wider than the screen has all of them, as on iOS.
    private func covered(by screen: EdgeInsets, at size: Size) -> EdgeInsets {
        guard let screenSize, size.width <= screenSize.width else { return screen }
        return EdgeInsets(
            top: screen.top, left: screen.left,
            bottom: min(max(size.height - (screenSize.height - screen.bottom), 0), screen.bottom),
            right: min(max(size.width - (screenSize.width - screen.right), 0), screen.right))
    }

    // MARK: Sheets

    /// How much shorter than the screen Interface Builder draws a sheet, points; nil before Xcode 11.
    private var sheetGap: Double? {
        guard let device = file.device, !device.isPad, file.system == .ios, file.toolsVersion >= 14800 else {
            return nil
        }
        if !device.hasHomeIndicator { return 20 }
        return doublesSafeArea ? screenSafeArea.top : 10
    }

    /// Whether the root is as high as a sheet, a card from the bottom of the screen, or free in size and shown as one.
    private func isSheet(_ size: Size, _ controller: XMLElement) -> Bool {
        guard let gap = sheetGap, let screen = screenSize, size != screen, !file.isLandscape else { return false }
        let missing = screen.height - size.height
        if size.width == screen.width,
            missing == gap || missing == gap + metrics.sheetNavigationBar || isBelowStatusBar(size)
        {
            return !bars.isEmbedded(controller)
        }
        return bars.isPresented(controller)
            && controller.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    }

    /// Points: a navigation bar at the top of a sheet's view; nil for other roots.
    func heightOfSheetBar(in root: SceneRoot) -> Double? {
        guard root.owner == .controller, let controller = root.ownerElement, file.era < .iOS26,
            isSheet(root.view.recordedFrame.size, controller)
        else { return nil }
        return metrics.sheetNavigationBar
    }

    /// Some sheets leave the status bar and 10 points of the screen free.
    private func isBelowStatusBar(_ size: Size) -> Bool {
        guard sheetGap != nil, let screen = screenSize, file.device?.hasHomeIndicator == true else { return false }
        return screen.height - size.height == screenSafeArea.top + 10
    }

    /// Sheets lie below the status bar. In files of Xcode 16.3 and later the screen's top inset is in them anyway.
    private func sheetSafeArea(_ shown: Set<ImportOptions.Bar>, _ size: Size) -> EdgeInsets {
        var area = EdgeInsets.zero
        if file.toolsVersion < 19000, isBelowStatusBar(size) { area.bottom = screenSafeArea.bottom }
        if let gap = sheetGap, screenSize?.height == size.height + gap + metrics.sheetNavigationBar {
            // The view begins below an opaque bar.
            area.top = 0
        } else if shown.contains(.nav) {
            area.top = metrics.sheetNavigationBar
        } else if doublesSafeArea {
            area.top = screenSafeArea.top
        }
        if shown.contains(.tab) || shown.contains(.toolbar) { area.bottom += metrics.toolbar }
        return area
    }

    // MARK: Bars

    private var metrics: BarMetrics {
        BarMetrics(
            file.era, on: file.device?.barScreen(isLandscape: file.isLandscape) ?? .init(hasHomeIndicator: false))
    }

    private func addBars(
        _ shown: Set<ImportOptions.Bar>, of controller: XMLElement, to area: inout EdgeInsets, isOpaque: Bool,
        fillsScreen: Bool
    ) {
        if shown.contains(.nav) {
            area.top += metrics.navigationBar
            if isOpaque, !fillsScreen || file.toolsVersion < 21701 {
                // The view begins below the bar; one as high as the screen ends as far below it.
                if fillsScreen { area.bottom += area.top }
                area.top = 0
            }
            if area.top > 0, bars.hasLargeTitle(controller) { area.top += metrics.largeTitle }
        }
        // The tabs of tvOS are at the top, over the contents.
        guard file.system == .ios else { return }
        if shown.contains(.tab) {
            area.bottom += metrics.tabBar
        } else if shown.contains(.toolbar) {
            area.bottom += metrics.toolbar
        }
    }

    /// A view that is shorter than the screen by the bars' heights is between them, as below opaque bars; a column of a split
    /// view as well, which is narrower than the screen. So is one that leaves the status bar and a navigation bar free, if another file
    /// adds the bar.
    ///
    /// - Parameter around: what the status bar, the home indicator and the bars take of the screen; nil for an embedded view.
    private func belowBars(_ area: EdgeInsets, around: EdgeInsets?, _ size: Size) -> EdgeInsets {
        var result = area
        for screen in screens(of: size) {
            let missing = screen.height - size.height
            guard missing > 0 else { continue }
            for place in [around == nil ? nil : area, around].compactMap(\.self) {
                let both = place.top + place.bottom
                if missing == place.top || missing == both { result.top = 0 }
                if missing == place.bottom || missing == both { result.bottom = 0 }
            }
            guard file.system == .ios, size.width == screen.width else { continue }
            let top = screenSafeArea.top + metrics.navigationBar
            let both = top + (around?.bottom ?? 0)
            if missing == top || missing == both { result.top = 0 }
            if missing == both { result.bottom = 0 }
        }
        return result
    }

    /// The screens that a view of this size may be on: that of the device, else those with its width.
    private func screens(of size: Size) -> [Size] {
        if let screenSize { return size.width <= screenSize.width ? [screenSize] : [] }
        guard file.system == .ios else { return [] }
        return Self.olderScreens.filter { $0.width == size.width }
    }

    /// Points: of the canvas of files without a device, and of the devices of their time.
    private static let olderScreens = [
        Size(width: 600, height: 600), Size(width: 320, height: 480), Size(width: 320, height: 568),
        Size(width: 375, height: 667), Size(width: 414, height: 736), Size(width: 768, height: 1024),
        Size(width: 1024, height: 768),
    ]
}

extension XMLElement {
    /// Exchanges the width and the height of a view's frame.
    fileprivate mutating func turnFrame() {
        guard let rect = children.firstIndex(where: { $0.name == "rect" && $0.key == "frame" }) else { return }
        for index in children[rect].attributes.indices {
            switch children[rect].attributes[index].name {
            case "width": children[rect].attributes[index].name = "height"
            case "height": children[rect].attributes[index].name = "width"
            default: break
            }
        }
    }
}

extension SimulatedDevice {
    func screenSize(isLandscape: Bool) -> Size {
        isLandscape ? Size(width: size.height, height: size.width) : size
    }
}

extension EdgeInsets {
    subscript(edge: KnownInset.Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .left: left
            case .bottom: bottom
            case .right: right
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .left: left = newValue
            case .bottom: bottom = newValue
            case .right: right = newValue
            }
        }
    }
}
