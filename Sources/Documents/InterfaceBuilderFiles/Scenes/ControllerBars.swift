// SPDX-License-Identifier: Apache-2.0
package import LayoutXML

/// Which bars surround a view controller's view, as far as the file says.
package struct ControllerBars: Sendable {
    private var bars: [String: Set<ImportOptions.Bar>] = [:]
    /// By controller: the navigation controller that shows it.
    private var navigationControllers: [String: XMLElement] = [:]
    /// Controllers that another one shows inside itself: without status bar of their own.
    private var embedded: Set<String> = []
    private var popovers: Set<String> = []
    /// Controllers that a segue shows as a card: modally, in the style that the system chooses.
    private var presented: Set<String> = []
    private var controllers: [String: XMLElement] = [:]
    /// By controller: the one that pushes it onto the same stack.
    private var pushers: [String: String] = [:]
    /// By controller inside a tab bar controller: that, and the child of it that has the controller.
    private var tabPlaces: [String: TabPlace] = [:]

    private struct TabPlace {
        var container: String
        var child: String
    }

    /// The tabs of a tab bar controller, as one of its children shows them.
    struct Tabs {
        var container: XMLElement
        /// Nil for a child without an item of its own.
        var items: [XMLElement?]
        var selected: Int?
    }

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
        // Bars that a controller simulates for itself are also those of what it shows.
        var simulated: [String: Set<ImportOptions.Bar>] = [:]
        for scene in file.document.members(of: "scenes") {
            for controller in scene.members(of: "objects") {
                guard let id = controller["id"] else { continue }
                controllers[id] = controller
                if let own = Self.ownBars(of: controller) {
                    bars[id] = own
                    queue.append(id)
                    if controller.name == "navigationController" { navigationControllers[id] = controller }
                } else {
                    var own: Set<ImportOptions.Bar> = []
                    Self.simulate(controller, in: &own)
                    if !own.isEmpty {
                        simulated[id] = own
                        queue.append(id)
                    }
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
                // Within a tab bar controller without a navigation controller "show" presents.
                if segue.kind != "relationship", navigationControllers[id] == nil, tabPlaces[id] != nil { continue }
                // Where a controller simulates no bar, those that it shows have none either, except a tab bar controller's tabs.
                var own = (bars[id] ?? []).union(simulated[id] ?? [])
                if let controller = controllers[id] {
                    Self.simulate(controller, in: &own)
                    if controller.name == "tabBarController" { own.insert(.tab) }
                }
                let passed = (bars[segue.to] ?? []).union(own)
                let isNew = bars[segue.to] != passed
                if tabPlaces[segue.to] == nil {
                    tabPlaces[segue.to] =
                        controllers[id]?.name == "tabBarController" && segue.kind == "relationship"
                        ? TabPlace(container: id, child: segue.to) : tabPlaces[id]
                }
                if segue.kind != "relationship", pushers[segue.to] == nil,
                    controllers[id]?.name != "tabBarController", navigationControllers[id] != nil
                {
                    pushers[segue.to] = id
                }
                bars[segue.to] = passed
                if navigationControllers[segue.to] == nil {
                    navigationControllers[segue.to] = navigationControllers[id]
                }
                if isNew { queue.append(segue.to) }
            }
        }
        let containers = Set(bars.keys).union(simulated.keys)
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

    package func bars(of controller: XMLElement) -> Set<ImportOptions.Bar> {
        var result = controller["id"].flatMap { bars[$0] } ?? []
        Self.simulate(controller, in: &result)
        if controller.isSet("hidesBottomBarWhenPushed") { result.subtract([.tab, .toolbar]) }
        return result
    }

    package func isEmbedded(_ controller: XMLElement) -> Bool {
        controller["id"].map { embedded.contains($0) } ?? false
    }

    package func isPopover(_ controller: XMLElement) -> Bool { controller["id"].map { popovers.contains($0) } ?? false }

    /// Whether a segue shows the controller, or the navigation controller around it, as a card.
    package func isPresented(_ controller: XMLElement) -> Bool {
        let style = controller["modalPresentationStyle"]
        guard let id = controller["id"], style == nil || style == "automatic" || style == "pageSheet" else {
            return false
        }
        return presented.contains(id) || navigationControllers[id]?["id"].map { presented.contains($0) } == true
    }

    /// Whether the controller's view begins below its navigation bar: the bar is opaque, and the view does not extend
    /// under opaque bars.
    package func isNavigationBarOpaque(of controller: XMLElement) -> Bool {
        guard !controller.isSet("extendedLayoutIncludesOpaqueBars") else { return false }
        if let top = controller.child(key: "simulatedTopBarMetrics") { return top["translucent"] == "NO" }
        return navigationBar(of: controller)?["translucent"] == "NO"
    }

    /// Whether the title stands large below the bar. An item that does not say takes over the mode of the one before it on the stack.
    package func hasLargeTitle(_ controller: XMLElement) -> Bool {
        guard navigationBar(of: controller)?.isSet("largeTitles") == true else { return false }
        var item: XMLElement? = controller
        var seen: Set<String> = []
        while let owner = item, owner["id"].map({ seen.insert($0).inserted }) == true {
            switch owner.child(key: "navigationItem")?["largeTitleDisplayMode"] {
            case "never": return false
            case "always": return true
            default: item = pushing(owner)
            }
        }
        return true
    }

    func navigationBar(of controller: XMLElement) -> XMLElement? {
        controller["id"].flatMap { navigationControllers[$0] }?.child(key: "navigationBar")
    }

    func toolbar(of controller: XMLElement) -> XMLElement? {
        controller["id"].flatMap { navigationControllers[$0] }?.child(key: "toolbar")
    }

    /// The controller whose item the navigation bar shows: a tab bar controller on the stack stands for its children.
    func navigationItemOwner(of controller: XMLElement) -> XMLElement {
        guard let id = controller["id"], let tab = tabPlaces[id]?.container,
            let stack = navigationControllers[id]?["id"],
            navigationControllers[tab]?["id"] == stack, tabPlaces[stack]?.container != tab
        else { return controller }
        return controllers[tab] ?? controller
    }

    /// The controller to which a back button leads; nil for the first one of a stack.
    func pushing(_ controller: XMLElement) -> XMLElement? {
        guard let id = controller["id"], let stack = navigationControllers[id],
            !Self.relationships(of: stack).contains(id)
        else { return nil }
        return pushers[id].flatMap { $0 == id ? nil : controllers[$0] }
    }

    func tabs(of controller: XMLElement) -> Tabs? {
        guard let id = controller["id"], let place = tabPlaces[id], let container = controllers[place.container] else {
            return nil
        }
        let children = Self.relationships(of: container)
        return Tabs(
            container: container, items: children.map { controllers[$0]?.child(key: "tabBarItem") },
            selected: children.firstIndex(of: place.child))
    }

    /// The controllers that a container has from the beginning, in order.
    private static func relationships(of container: XMLElement) -> [String] {
        container.members(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
            .compactMap { $0["destination"] }
    }

    /// What the bars over a controller's view show, as the elements of the file.
    func itemElements(_ shown: Set<ImportOptions.Bar>, of controller: XMLElement?) -> [XMLElement] {
        guard let controller else { return [] }
        var elements: [XMLElement] = []
        if shown.contains(.nav), let item = navigationItemOwner(of: controller).child(key: "navigationItem") {
            elements += item.children.filter { $0.key != "backBarButtonItem" }
        }
        if shown.contains(.tab) {
            elements += tabs(of: controller)?.items.compactMap(\.self) ?? []
        } else if shown.contains(.toolbar) {
            elements += controller.members(of: "toolbarItems")
        }
        return elements
    }

    private static func passesBars(_ kind: String) -> Bool {
        kind == "relationship" || kind == "show" || kind == "push"
    }
}
