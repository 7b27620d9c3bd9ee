// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel
import SourceLocations

/// What is around the root view.
extension DocumentReader {
    private typealias Alert = Surroundings.Alert

    mutating func readSurroundings(_ document: JSONValue) -> Surroundings? {
        let presentation = document["presentation"]
        var surroundings = Surroundings()
        var places: [(key: String, range: SourceRange)] = []
        func note(_ value: JSONValue?, _ key: String) { if let value { places.append((key, value.range)) } }
        note(presentation?["sheet"], "sheet")
        // The shape of a presentation has either.
        if places.isEmpty { note(presentation?["popover"], "popover") }
        note(document["window"], "window")
        note(document["splitView"], "splitView")
        if let second = places.dropFirst().first, let first = places.first {
            findings.report(
                .contradictoryKeys, "the root view is either in a '\(first.key)' or in a '\(second.key)'",
                at: second.range)
            return nil
        }
        if let place = places.first, (place.key == "window") != (platform == .macos) {
            findings.report(
                .contradictoryKeys,
                platform == .macos
                    ? "a '\(place.key)' is of iOS, and the platform is macos: it has a 'window'"
                    : "a 'window' is of macOS, and the platform is ios", at: place.range,
                hint: platform == .macos ? nil : "add \"platform\": \"macos\"")
            return nil
        }
        if let sheet = presentation?["sheet"] {
            var read = Surroundings.Sheet(
                detent: sheet.number.map { .height($0) } ?? (sheet.string == "medium" ? .medium : .large))
            read.prefersGrabberVisible = presentation?.boolean("prefersGrabberVisible") ?? false
            surroundings.place = .sheet(read)
        } else if let value = presentation?["prefersGrabberVisible"] {
            findings.report(.contradictoryKeys, "only a 'sheet' has a grabber", at: value.range)
        }
        if let popover = presentation?["popover"] { surroundings.place = .popover(readPopover(popover)) }
        if let window = document["window"] {
            surroundings.place = .window(
                Surroundings.Window(
                    title: window.string("title"), subtitle: window.string("subtitle"),
                    toolbar: readBarItems(window["toolbar"])))
        }
        if let split = document["splitView"] { surroundings.place = .column(readSplitView(split)) }
        surroundings.alert = presentation?["alert"].map(Self.readAlert)
        if let over = presentation?["over"], let path = readPath(over) {
            switch surroundings.place {
            case .sheet, .popover: surroundings.background = path
            default:
                findings.report(
                    .contradictoryKeys,
                    "'over' is for a 'sheet' or a 'popover': an alert is over the document's own root",
                    at: over.range)
            }
        }
        return surroundings == Surroundings() ? nil : surroundings
    }

    private mutating func readPath(_ value: JSONValue) -> Surroundings.DocumentPath? {
        guard let path = value.string else { return nil }
        files.append(FileReference(kind: .text, path: path, range: value.range))
        return Surroundings.DocumentPath(path, source: findings.text?.place(of: value.range) ?? value.range)
    }

    private func readPopover(_ value: JSONValue) -> Surroundings.Popover {
        var popover = Surroundings.Popover(
            size: Size(width: value.number("width") ?? 320, height: value.number("height") ?? 480))
        popover.arrow = value.choice("arrowDirection", Surroundings.Popover.Arrow.self) ?? .up
        if let rect = value["sourceRect"]?.elements.compactMap(\.number), rect.count == 4 {
            popover.source = Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        }
        return popover
    }

    private mutating func readSplitView(_ value: JSONValue) -> Surroundings.SplitView {
        var split = Surroundings.SplitView(
            column: value.choice("column", Surroundings.SplitView.Column.self) ?? .secondary)
        split.primaryWidth = value.number("primaryWidth")
        split.supplementaryWidth = value.number("supplementaryWidth")
        for column in Surroundings.SplitView.Column.allCases {
            guard let document = value[column.rawValue], let path = readPath(document) else { continue }
            guard column != split.column else {
                findings.report(
                    .contradictoryKeys, "the root view is the \(column.rawValue) column itself", at: document.range,
                    hint: "name another 'column' for the root view")
                continue
            }
            split.documents[column] = path
        }
        return split
    }

    private static func readAlert(_ value: JSONValue) -> Alert {
        var alert = Alert(title: value.string("title"), message: value.string("message"))
        alert.style = value.choice("style", Alert.Style.self) ?? .alert
        alert.actions = (value["actions"]?.elements ?? []).map { action in
            Alert.Action(
                title: action.string ?? action.string("title") ?? "",
                style: action.choice("style", Alert.Action.Style.self) ?? .normal)
        }
        return alert
    }

    /// Reports a sheet that is on no screen.
    mutating func checkScreen(of surroundings: Surroundings?, _ document: JSONValue) {
        guard case .sheet? = surroundings?.place, canvas.width == nil || canvas.height == nil else { return }
        findings.report(
            .missingKey, "a sheet is on a screen: the canvas needs a device, or a width and a height",
            at: document["presentation"]?["sheet"]?.range, hint: "add \"canvas\": { \"device\": \"iphone-16\" }")
    }
}
