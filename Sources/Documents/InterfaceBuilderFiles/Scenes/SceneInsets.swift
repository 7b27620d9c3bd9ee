// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
package import LayoutXML

/// The safe area of a scene's root view: what the device, the bars that the file or the caller puts around it, and the bars of a
/// window take of the view at run time.
package struct SceneInsets: Sendable {
    package var draft: SceneDraft
    package var isLandscape: Bool

    package init(_ draft: SceneDraft) {
        self.draft = draft
        isLandscape = draft.file.isLandscape
        guard let orientation = draft.options.orientation, (orientation == .landscape) != isLandscape, fillsScreen
        else { return }
        isLandscape.toggle()
        self.draft.safeArea = nil
    }

    package var file: InterfaceFile { draft.file }
    package var root: SceneRoot { draft.root }
    package var bars: ControllerBars { draft.bars }

    package var safeArea: EdgeInsets {
        var area = draft.safeArea ?? ownSafeArea
        for inset in draft.options.insets where inset.isOfRoot && inset.guide != .margin {
            area[inset.edge] = inset.value
        }
        return area
    }

    /// The bars around the root view that its safe area has room for.
    var shownBars: Set<ImportOptions.Bar> {
        guard file.system == .ios, root.owner != .window else { return [] }
        var shown: Set<ImportOptions.Bar> = []
        if let controller = root.ownerElement {
            guard !isPart(controller) else { return [] }
            shown = surroundingBars(of: controller)
        } else if fillsScreen, simulatesNavigationBar {
            shown = [.nav]
        }
        let area = safeArea
        if area.top < metrics.navigationBar { shown.remove(.nav) }
        if area.bottom < 44 { shown.subtract([.tab, .toolbar]) }
        return shown
    }

    /// Points, as recorded.
    package var size: Size { root.view.recordedFrame.size }

    /// Points, in the orientation of the file; nil without a known device.
    package var screenSize: Size? { file.device?.screenSize(isLandscape: file.isLandscape) }

    package var fillsScreen: Bool { size == screenSize }

    /// The safe area of the device's screen.
    package var screenSafeArea: EdgeInsets {
        // The safe area came with tvOS 11.
        if file.system == .tvos, file.xcode < .xcode9 { return .zero }
        guard let device = file.device else {
            // Files from before Xcode 8 name no device: all had a status bar of 20 points.
            return EdgeInsets(
                top: file.system == .ios && file.xcode < .xcode11 ? 20 : 0, left: 0, bottom: 0, right: 0)
        }
        return isLandscape ? device.landscapeSafeArea : device.safeArea
    }

    package func surroundingBars(of controller: XMLElement) -> Set<ImportOptions.Bar> {
        draft.options.bars ?? bars.bars(of: controller)
    }

    /// Whether the controller's view is a part of a screen, whose place there the file does not tell.
    private func isPart(_ controller: XMLElement) -> Bool {
        !fillsScreen && (bars.isEmbedded(controller) || bars.isPopover(controller))
    }

    private var ownSafeArea: EdgeInsets {
        guard file.system != .macos else { return EdgeInsets(top: windowBars, left: 0, bottom: 0, right: 0) }
        guard root.owner == .controller, let controller = root.ownerElement else { return nibSafeArea }
        if isPart(controller) { return .zero }
        let shown = surroundingBars(of: controller)
        if !fillsScreen, file.system == .ios, file.xcode >= .xcode11, bars.isPresented(controller) {
            return sheetSafeArea(shown)
        }
        var area = screenSafeArea
        add(shown, of: controller, to: &area)
        let around = area
        if shown.contains(.nav), bars.isNavigationBarOpaque(of: controller), !fillsScreen { area.top = 0 }
        return betweenBars(area, around: around)
    }

    /// A view of a .xib that fills the screen has the screen's safe area; one of another size has none, since the file does not tell
    /// where it will be. Launch screens fill the screen.
    private var nibSafeArea: EdgeInsets {
        guard !root.view.element.name.hasPrefix("tableViewCell"), file.device != nil else { return .zero }
        var area = screenSafeArea
        guard !file.isLaunchScreen else { return area }
        guard fillsScreen else { return .zero }
        if simulatesNavigationBar { area.top += metrics.navigationBar }
        area.bottom += simulatedBottomBar
        return area
    }

    package var simulatesNavigationBar: Bool {
        root.view.element.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    }

    /// Points: the bar that a .xib simulates at its bottom.
    package var simulatedBottomBar: Double {
        switch root.view.element.child(key: "simulatedBottomBarMetrics")?.name {
        case "simulatedTabBarMetrics": metrics.tabBar
        case "simulatedToolbarMetrics": metrics.toolbar
        default: 0
        }
    }

    /// Points at the top of a view of AppKit: the title bar or the toolbar of its window, where contents reach below them.
    package var windowBars: Double {
        guard let window = root.ownerElement, root.owner == .window,
            window.child(key: "styleMask")?.isSet("fullSizeContentView") == true
        else { return 0 }
        let metrics = WindowMetrics(file.era)
        return window.child("toolbar") != nil ? metrics.toolbar : metrics.titleBar
    }

    /// A sheet is a card from the bottom of the screen, below the status bar.
    private func sheetSafeArea(_ shown: Set<ImportOptions.Bar>) -> EdgeInsets {
        var area = EdgeInsets(
            top: shown.contains(.nav) ? metrics.sheetNavigationBar : 0, left: 0, bottom: screenSafeArea.bottom, right: 0
        )
        addBottomBar(shown, to: &area)
        return area
    }

    // MARK: Bars

    /// Heights of bars on the screen of the file's device.
    package var metrics: BarMetrics {
        BarMetrics(file.era, on: file.device?.barScreen(isLandscape: isLandscape) ?? .init(hasHomeIndicator: false))
    }

    private func add(_ shown: Set<ImportOptions.Bar>, of controller: XMLElement, to area: inout EdgeInsets) {
        if shown.contains(.nav) {
            area.top += metrics.navigationBar
            if bars.hasLargeTitle(controller) { area.top += metrics.largeTitle }
        } else if shown.contains(.tab) {
            area.top += metrics.topTabBar
        }
        addBottomBar(shown, to: &area)
    }

    package func addBottomBar(_ shown: Set<ImportOptions.Bar>, to area: inout EdgeInsets) {
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
    package func betweenBars(_ area: EdgeInsets, around: EdgeInsets?) -> EdgeInsets {
        var result = area
        for screen in screens {
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

    /// The screens that the view may be on: that of the device, else those with its width.
    private var screens: [Size] {
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

extension SimulatedDevice {
    func screenSize(isLandscape: Bool) -> Size {
        isLandscape ? Size(width: size.height, height: size.width) : size
    }
}

extension EdgeInsets {
    package subscript(edge: KnownInset.Edge) -> Double {
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
