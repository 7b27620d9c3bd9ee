// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// The items of a motion, each once, with what moves of it.
extension SVGRenderer {
    /// Readers who prefer reduced motion, and paper, get the first picture alone.
    static let motionStyle = """
        <style>@media print,(prefers-reduced-motion:reduce){.\(SVGPrefix.placeholder)still{display:inline}\
        .\(SVGPrefix.placeholder)moving{display:none}}</style>
        """

    mutating func write(_ motion: SceneMotion) throws(RenderingFault) {
        body.line("<g class=\"\(SVGPrefix.placeholder)still\" display=\"none\">")
        try write(motion.keyframes[0].scene.items)
        body.line("</g>")
        body.line("<g class=\"\(SVGPrefix.placeholder)moving\">")
        let tracks = MotionTrack.tracks(of: motion.keyframes.map(\.scene))
        let timing = MotionTiming(motion)
        var last: SceneItem?
        for track in tracks {
            if last?.subject != track.form.subject || last?.layer != track.form.layer {
                if last != nil { body.line("</g>") }
                start(track.form.subject, layer: track.form.layer)
            }
            last = track.form
            try write(track, timing)
        }
        if last != nil { body.line("</g>") }
        body.line("</g>")
    }

    private mutating func write(_ track: MotionTrack, _ timing: MotionTiming) throws(RenderingFault) {
        let form = track.form
        let isShown = track.numbers.map { $0 != nil }
        var children = timing.visibility(isShown) ?? ""
        let hidden = children.isEmpty || isShown[0] ? "" : " visibility=\"hidden\""
        let own = Self.numberCount(of: form.shape)
        var groups: [String] = []
        var rest = own
        if form.clip != nil {
            groups.append(
                clipPath(Self.rectangle(track.slice(rest, 4).map { $0.map { $0 + [0] } }, timing, "", children: "")))
            rest += 4
        }
        for outline in form.clipOutlines {
            groups.append(
                clipPath(Self.path(outline, track.slice(rest, outline.numberCount), timing, "", children: "")))
            rest += outline.numberCount
        }
        if let transform = form.transform { groups.append(Self.attribute(transform)) }
        if form.opacity < 1 { groups.append(" opacity=\"\(SVGText.number(form.opacity))\"") }
        for group in groups { body.line("<g\(group)>") }
        let numbers = track.slice(0, own)
        switch form.shape {
        case .rectangle(_, _, let fill, let stroke):
            let paint = hidden + Self.paint(fill, stroke)
            body.line(Self.rectangle(numbers, isStroked: stroke != nil, timing, paint, children: children))
        case .ellipse(_, let fill, let stroke):
            body.line(Self.ellipse(numbers, timing, hidden + Self.paint(fill, stroke), children: children))
        case .line: break
        case .path(let elements, let fill, let stroke):
            body.line(Self.path(elements, numbers, timing, hidden + Self.paint(fill, stroke), children: children))
        case .drawing(let drawing):
            let paint = hidden + attributes(of: drawing)
            body.line(Self.path(drawing.path, numbers, timing, paint, children: children))
        case .text(let text):
            let place = Self.translation(numbers, timing)
            children += place.animation ?? ""
            body.line("<g transform=\"translate(\(place.first))\"\(hidden)\(Self.paint(text.color, nil))>\(children)")
            try writeLines(of: text)
            body.line("</g>")
        case .image(var image):
            guard let first = numbers.lazy.compactMap({ $0 }).first, first[2] > 0, first[3] > 0 else { break }
            image.frame = Rect(x: 0, y: 0, width: first[2], height: first[3])
            image.mask = image.frame
            let isCut = numbers.contains { $0.map { Array($0[0..<4]) != Array($0[4..<8]) || $0[8] > 0 } ?? false }
            let mask = Self.rectangle(numbers.map { $0.map { Array($0[4...]) } }, timing, "", children: "")
            let cut = isCut ? clipPath(mask) : ""
            let place = Self.translation(numbers, timing)
            let scale = timing.change(
                of: numbers.map { $0.map { [$0[2], $0[3]] } },
                element: "<animateTransform attributeName=\"transform\" type=\"scale\""
            ) { size in
                "\(SVGText.number(size[0] / first[2], decimals: 5)) \(SVGText.number(size[1] / first[3], decimals: 5))"
            }
            body.line(
                "<g\(cut)\(hidden)>\(children)<g transform=\"translate(\(place.first))\">\(place.animation ?? "")")
            body.line(
                "<g transform=\"scale(\(scale.first))\">\(scale.animation ?? "")\(element(for: image))</g></g></g>")
        }
        for _ in groups { body.line("</g>") }
    }

    private static func numberCount(of shape: SceneShape) -> Int {
        switch shape {
        case .rectangle: 5
        case .ellipse: 4
        case .line: 4
        case .path(let elements, _, _): elements.numberCount
        case .drawing(let drawing): drawing.path.numberCount
        case .text: 2
        case .image: 9
        }
    }

    private static func paint(_ fill: Color?, _ stroke: SceneStroke?) -> String {
        var text = SVGText()
        text.add(fill: fill, stroke: stroke)
        return text.string
    }

    // MARK: Shapes

    /// - Parameters:
    ///   - numbers: with the radius of the corners.
    ///   - isStroked: SVG draws no flat rectangle, Cairo draws its outline.
    private static func rectangle(
        _ numbers: [[Double]?], isStroked: Bool = false, _ timing: MotionTiming, _ attributes: String, children: String
    ) -> String {
        let hasCorners = numbers.contains { $0.map { $0[4] > 0 } ?? false }
        let names = ["x", "y", "width", "height"] + (hasCorners ? ["rx"] : [])
        let least = isStroked ? 0.01 : 0
        let drawn = numbers.map { $0.map { [$0[0], $0[1], max($0[2], least), max($0[3], least), max($0[4], 0)] } }
        return element("rect", names, drawn, timing, attributes, children)
    }

    private static func ellipse(
        _ numbers: [[Double]?], _ timing: MotionTiming, _ attributes: String, children: String
    ) -> String {
        let centred = numbers.map { rect in
            rect.map { [$0[0] + $0[2] / 2, $0[1] + $0[3] / 2, max($0[2] / 2, 0), max($0[3] / 2, 0)] }
        }
        return element("ellipse", ["cx", "cy", "rx", "ry"], centred, timing, attributes, children)
    }

    private static func element(
        _ name: String, _ attributes: [String], _ numbers: [[Double]?], _ timing: MotionTiming, _ paint: String,
        _ children: String
    ) -> String {
        var (own, animations) = ("", children)
        for (place, attribute) in attributes.enumerated() {
            let change = timing.change(
                of: numbers.map { $0.map { [$0[place]] } }, element: "<animate attributeName=\"\(attribute)\""
            ) { SVGText.number($0[0], decimals: 2) }
            own += " \(attribute)=\"\(change.first)\""
            animations += change.animation ?? ""
        }
        return "<\(name)\(own)\(paint)" + (animations.isEmpty ? "/>" : ">\(animations)</\(name)>")
    }

    private static func path(
        _ elements: [ScenePathElement], _ numbers: [[Double]?], _ timing: MotionTiming, _ attributes: String,
        children: String
    ) -> String {
        let change = timing.change(of: numbers, element: "<animate attributeName=\"d\"") {
            SVGText.data(of: elements.with($0[...]), decimals: 2)
        }
        let animations = (change.animation ?? "") + children
        return "<path d=\"\(change.first)\"\(attributes)" + (animations.isEmpty ? "/>" : ">\(animations)</path>")
    }

    private static func translation(_ numbers: [[Double]?], _ timing: MotionTiming) -> MotionTiming.Change {
        timing.change(
            of: numbers.map { $0.map { Array($0.prefix(2)) } },
            element: "<animateTransform attributeName=\"transform\" type=\"translate\""
        ) { "\(SVGText.number($0[0], decimals: 2)) \(SVGText.number($0[1], decimals: 2))" }
    }
}

extension MotionTrack {
    fileprivate func slice(_ start: Int, _ count: Int) -> [[Double]?] {
        numbers.map { $0.map { Array($0[start..<(start + count)]) } }
    }
}
