// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// Colours of the parts of controls, tick marks, the styles of indicators, the names of paths.
extension SceneBuilder {
    func controlParts(of element: XMLElement) -> ControlParts {
        var parts = ControlParts()
        func color(_ keys: [String: String]) -> Color? {
            keys[element.name].flatMap { element.child("color", key: $0) }.flatMap { colors.color($0) }
        }
        guard file.system == .macos else {
            parts.trackColor = color(Self.trackKeys)
            parts.thumbColor = color(Self.thumbKeys)
            return parts
        }
        switch element.name {
        case "slider":
            guard let cell = element.child("sliderCell") else { break }
            parts.numberOfTickMarks = min(max(0, cell.integer("numberOfTickMarks") ?? 0), 10_000)
            parts.sliderType = cell["sliderType"].flatMap(ControlParts.SliderType.init) ?? .linear
            if parts.numberOfTickMarks > 0, parts.sliderType == .linear {
                parts.tickMarkPosition =
                    cell["tickMarkPosition"].flatMap(ControlParts.TickMarkPosition.init) ?? .below
            }
        case "progressIndicator" where element["style"] != "spinning":
            if element.isSet("indeterminate") { parts.indicatorStyle = .indeterminate }
        case "levelIndicator": addLevels(of: element, to: &parts)
        case "pathControl": parts.pathComponents = pathComponents(of: element)
        default: break
        }
        return parts
    }

    /// The colours of what is not reached, and of what moves.
    private static let trackKeys = [
        "slider": "maximumTrackTintColor", "progressView": "trackTintColor", "pageControl": "pageIndicatorTintColor",
    ]
    private static let thumbKeys = [
        "slider": "thumbTintColor", "switch": "thumbTintColor", "segmentedControl": "selectedSegmentTintColor",
    ]

    private func addLevels(of element: XMLElement, to parts: inout ControlParts) {
        guard let cell = element.child("levelIndicatorCell") else { return }
        parts.indicatorStyle =
            cell["levelIndicatorStyle"].flatMap(ControlParts.IndicatorStyle.init) ?? .continuousCapacity
        guard parts.indicatorStyle == .discreteCapacity || parts.indicatorStyle == .rating else { return }
        let levels = (cell.number("maxValue") ?? 0) - (cell.number("minValue") ?? 0)
        parts.numberOfLevels = levels >= 1 ? Int(min(levels, 10_000)) : 0
    }

    /// Green, yellow from the warning value on and red from the critical one on, upwards or downwards, whichever way they lie.
    func levelColor(of element: XMLElement) -> Color? {
        guard let cell = element.child("levelIndicatorCell") else { return nil }
        let value = cell.number("doubleValue") ?? 0
        let (warning, critical) = (cell.number("warningValue") ?? 0, cell.number("criticalValue") ?? 0)
        var name = "systemGreenColor"
        if warning < critical {
            name = value >= critical ? "systemRedColor" : value >= warning ? "systemYellowColor" : name
        } else if warning > critical {
            name = value <= critical ? "systemRedColor" : value <= warning ? "systemYellowColor" : name
        }
        return system(name)
    }

    /// The folders of the address; in a menu the last one alone.
    private func pathComponents(of element: XMLElement) -> [StyleString] {
        guard let cell = element.child("pathCell"), let address = cell.child("url", key: "url")?["string"] else {
            return []
        }
        let path = address.split(separator: "://", maxSplits: 1).last ?? address[...]
        let host = address.contains(":///") ? 0 : 1
        let names = path.split(separator: "/").dropFirst(host).prefix(100).map {
            StyleString(String($0).replacing("%20", with: " "))
        }
        return cell["pathStyle"] == "popUp" ? Array(names.suffix(1)) : names
    }
}
