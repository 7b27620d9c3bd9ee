// SPDX-License-Identifier: Apache-2.0
import LayoutXML

/// Which bars surround a view controller's view, as far as the file says.
struct ControllerBars: Sendable {
    private var bars: [String: Set<ImportOptions.Bar>] = [:]
    /// By controller: the navigation controller that shows it.
    private var navigationControllers: [String: XMLElement] = [:]
    /// Controllers that another one shows inside itself: without status bar of their own.
    private var embedded: Set<String> = []
    private var popovers: Set<String> = []
    /// Controllers that a segue shows as a card: modally, in the style that the system chooses.
    private var presented: Set<String> = []

    private struct Segue {
        var from: String
        var to: String
        var kind: String
        /// Nil if the system chooses.
        var style: String?
    }

    init(_ file: InterfaceFile) {
        var segues: [String: [Segue]] = [:]
        var queue: [String] = []
        for scene in file.document.members(of: "scenes") {
            for controller in scene.members(of: "objects") {
                guard let id = controller["id"] else { continue }
                if let own = Self.ownBars(of: controller) {
                    bars[id] = own
                    queue.append(id)
                    if controller.name == "navigationController" { navigationControllers[id] = controller }
                }
                controller.forEach { element in
                    guard element.name == "segue", let destination = element["destination"] else { return }
                    let segue = Segue(
                        from: id, to: destination, kind: element["kind"] ?? "", style: element["modalPresentationStyle"]
                    )
                    segues[id, default: []].append(segue)
                    if segue.kind == "embed" { embedded.insert(segue.to) }
                    if segue.kind.hasPrefix("popover") { popovers.insert(segue.to) }
                }
            }
        }
        var next = 0
        while next < queue.count {
            let id = queue[next]
            next += 1
            for segue in segues[id] ?? [] where Self.passesBars(segue.kind) {
                let passed = (bars[segue.to] ?? []).union(bars[id] ?? [])
                let isNew = bars[segue.to] != passed
                bars[segue.to] = passed
                if navigationControllers[segue.to] == nil {
                    navigationControllers[segue.to] = navigationControllers[id]
                }
                if isNew { queue.append(segue.to) }
            }
        }
        let containers = Set(bars.keys)
        for segue in segues.values.joined() where segue.style == nil {
            // Outside of a navigation controller "show" presents.
            let presents =
                Self.presentingKinds.contains(segue.kind) || (segue.kind == "show" && !containers.contains(segue.from))
            if presents { presented.insert(segue.to) }
        }
    }

    private static let presentingKinds: Set<String> = ["presentation", "modal"]

    /// The bars that a container puts around its children; nil for other controllers.
    private static func ownBars(of controller: XMLElement) -> Set<ImportOptions.Bar>? {
        switch controller.name {
        case "navigationController":
            var own: Set<ImportOptions.Bar> = controller.isSet("navigationBarHidden") ? [] : [.nav]
            if controller["toolbarHidden"] == "NO" { own.insert(.toolbar) }
            Self.simulate(controller, in: &own)
            return own
        case "tabBarController": return [.tab]
        default: return nil
        }
    }

    /// Simulated bars, and simulated absence of bars, on the canvas.
    private static func simulate(_ controller: XMLElement, in bars: inout Set<ImportOptions.Bar>) {
        if let top = controller.child(key: "simulatedTopBarMetrics") {
            if top.name == "simulatedNavigationBarMetrics" { bars.insert(.nav) } else { bars.remove(.nav) }
        }
        guard let bottom = controller.child(key: "simulatedBottomBarMetrics") else { return }
        switch bottom.name {
        case "simulatedTabBarMetrics": bars.insert(.tab)
        case "simulatedToolbarMetrics": bars.insert(.toolbar)
        default: bars.subtract([.tab, .toolbar])
        }
    }

    func bars(of controller: XMLElement) -> Set<ImportOptions.Bar> {
        var result = controller["id"].flatMap { bars[$0] } ?? []
        Self.simulate(controller, in: &result)
        if controller.isSet("hidesBottomBarWhenPushed") { result.subtract([.tab, .toolbar]) }
        return result
    }

    func isEmbedded(_ controller: XMLElement) -> Bool { controller["id"].map { embedded.contains($0) } ?? false }

    func isPopover(_ controller: XMLElement) -> Bool { controller["id"].map { popovers.contains($0) } ?? false }

    /// Whether a segue shows the controller, or the navigation controller around it, as a card.
    func isPresented(_ controller: XMLElement) -> Bool {
        let style = controller["modalPresentationStyle"]
        guard let id = controller["id"], style == nil || style == "automatic" || style == "pageSheet" else {
            return false
        }
        return presented.contains(id) || navigationControllers[id]?["id"].map { presented.contains($0) } == true
    }

    /// Whether the controller's view begins below its navigation bar: the bar is opaque, and the view does not extend
    /// under opaque bars.
    func isNavigationBarOpaque(of controller: XMLElement) -> Bool {
        guard !controller.isSet("extendedLayoutIncludesOpaqueBars") else { return false }
        if let top = controller.child(key: "simulatedTopBarMetrics") { return top["translucent"] == "NO" }
        return navigationBar(of: controller)?["translucent"] == "NO"
    }

    /// Whether the title stands large below the bar.
    func hasLargeTitle(_ controller: XMLElement) -> Bool {
        navigationBar(of: controller)?.isSet("largeTitles") == true
            && controller.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
    }

    private func navigationBar(of controller: XMLElement) -> XMLElement? {
        controller["id"].flatMap { navigationControllers[$0] }?.child(key: "navigationBar")
    }

    private static func passesBars(_ kind: String) -> Bool {
        kind == "relationship" || kind == "show" || kind == "push"
    }
}
