import LayoutXML

/// Which bars stand around a view controller's view, as far as the file tells.
struct ControllerBars: Sendable {
    private var bars: [String: Set<ImportOptions.Bar>] = [:]
    /// Controllers that another one shows inside itself, or over the screen's middle: without status bar of their own.
    private var embedded: Set<String> = []

    init(_ file: InterfaceFile) {
        var segues: [(from: String, to: String, kind: String, relationship: String?)] = []
        var queue: [String] = []
        for scene in file.document.members(of: "scenes") {
            for controller in scene.members(of: "objects") {
                guard let id = controller["id"] else { continue }
                switch controller.name {
                case "navigationController":
                    bars[id] = [.nav]
                    queue.append(id)
                case "tabBarController":
                    bars[id] = [.tab]
                    queue.append(id)
                default: break
                }
                controller.forEach { element in
                    guard element.name == "segue", let destination = element["destination"] else { return }
                    segues.append((id, destination, element["kind"] ?? "", element["relationship"]))
                }
            }
        }
        for segue in segues where segue.kind == "embed" { embedded.insert(segue.to) }
        var next = 0
        while next < queue.count {
            let id = queue[next]
            next += 1
            for segue in segues where segue.from == id && Self.passesBars(segue.kind) {
                let passed = (bars[segue.to] ?? []).union(bars[id] ?? [])
                if bars[segue.to] != passed {
                    bars[segue.to] = passed
                    queue.append(segue.to)
                }
            }
        }
    }

    func bars(of controller: XMLElement) -> Set<ImportOptions.Bar> {
        var result = controller["id"].flatMap { bars[$0] } ?? []
        if let top = controller.child(key: "simulatedTopBarMetrics") {
            if top.name == "nil" { result.remove(.nav) } else { result.insert(.nav) }
        }
        if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
            switch bottom.name {
            case "simulatedTabBarMetrics": result.insert(.tab)
            case "simulatedToolbarMetrics": result.insert(.toolbar)
            default: result.subtract([.tab, .toolbar])
            }
        }
        if controller.isSet("hidesBottomBarWhenPushed") { result.remove(.tab) }
        return result
    }

    func isEmbedded(_ controller: XMLElement) -> Bool { controller["id"].map { embedded.contains($0) } ?? false }

    private static func passesBars(_ kind: String) -> Bool {
        kind == "relationship" || kind == "show" || kind == "push"
    }
}
