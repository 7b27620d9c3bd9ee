internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// The safe area of a scene's root view, in the order: known, bars asked for, bars that the file tells of, device.
struct SceneInsets: Sendable {
    var file: InterfaceFile
    var bars: ControllerBars
    var options: ImportOptions

    func safeArea(of root: SceneRoot) -> EdgeInsets {
        var area = ownSafeArea(of: root)
        for inset in options.insets where inset.isOfRoot && inset.guide != .margin { area[inset.edge] = inset.value }
        return area
    }

    private func ownSafeArea(of root: SceneRoot) -> EdgeInsets {
        guard file.system != .macos else { return .zero }
        let screen = screenSafeArea
        guard root.owner == .controller, let controller = root.ownerElement else {
            return nibSafeArea(of: root, screen)
        }
        if bars.isEmbedded(controller) { return .zero }
        let area = withBars(screen, controller)
        return belowBars(area, root.view.recordedFrame.size)
    }

    private var screenSafeArea: EdgeInsets {
        guard let device = file.device else {
            // Files from before Xcode 8 are drawn on a square of 600 points with a status bar.
            return EdgeInsets(top: file.system == .ios ? 20 : 0, left: 0, bottom: 0, right: 0)
        }
        var area = file.isLandscape ? device.landscapeSafeArea : device.safeArea
        // Since Xcode 11 the canvas of a device with a home button has no status bar: all 18 such scenes from version
        // 14868 on record 0, all 61 up to 14490.70 record 20, or 64 with a navigation bar.
        if !device.hasHomeIndicator, file.system == .ios, file.toolsVersion >= 14800 { area.top = 0 }
        return area
    }

    /// A view of a .xib fills the device's screen, or has a size of its own: then it stands at the screen's top.
    private func nibSafeArea(of root: SceneRoot, _ screen: EdgeInsets) -> EdgeInsets {
        guard let device = file.device, root.view.element.child("viewLayoutGuide", key: "safeArea") != nil else {
            return .zero
        }
        if root.view.recordedFrame.size == device.screenSize(isLandscape: file.isLandscape) { return screen }
        return EdgeInsets(top: device.hasHomeIndicator ? screen.top : 0, left: 0, bottom: 0, right: 0)
    }

    private func withBars(_ screen: EdgeInsets, _ controller: XMLElement) -> EdgeInsets {
        var area = screen
        let shown = options.bars ?? bars.bars(of: controller)
        if let status = controller.child(key: "simulatedStatusBarMetrics"), status.name == "nil", screen.bottom == 0 {
            area.top = 0
        }
        if shown.contains(.nav) { area.top += 44 }
        if shown.contains(.tab) { area.bottom += 49 }
        if shown.contains(.toolbar) { area.bottom += 44 }
        return area
    }

    /// A view that is shorter than the screen by the bars' heights stands between them, as below opaque bars.
    private func belowBars(_ area: EdgeInsets, _ size: Size) -> EdgeInsets {
        guard let screen = file.device?.screenSize(isLandscape: file.isLandscape), size.width == screen.width else {
            return area
        }
        let missing = screen.height - size.height
        guard missing > 0 else { return area }
        var area = area
        let (top, bottom) = (area.top, area.bottom)
        if missing == top || missing == top + bottom { area.top = 0 }
        if missing == bottom || missing == top + bottom { area.bottom = 0 }
        return area
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
