// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutGeometry
package import LayoutModel

/// A document written in a few lines: views by id, constraints as equations.
package struct LayoutSketch {
    package var document: Document

    /// - Parameter size: the canvas; either left out = fitted.
    package init(
        _ width: Double? = 320, _ height: Double? = 480, scale: Double = 2,
        safeArea: DirectionalEdgeInsets = .zero, direction: LayoutDirection = .leftToRight,
        platform: Platform = .ios, profile: Profile.Name = .ios17, category: ContentSizeCategory = .large
    ) {
        let root = View(
            id: "root", content: .view, superview: nil,
            contentHugging: Self.hugging, compressionResistance: Self.resistance)
        document = Document(
            platform: platform, profile: .named(profile),
            canvas: Canvas(
                width: width, height: height, scale: scale, safeArea: safeArea, direction: direction,
                contentSizeCategory: category),
            metrics: [], views: [root], guides: [], constraints: [], variants: [], fontDirectories: [])
    }

    package static let hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    package static let resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Adds a view; `size` is its natural size. Parents come before their children.
    @discardableResult
    package mutating func add(
        _ id: String, in superview: String = "root", _ content: ViewContent = .view, size: IntrinsicContentSize? = nil,
        hugging: Float = 250, resistance: Float = 750, _ change: (inout View) -> Void = { _ in }
    ) -> Int {
        let place = document.views.count
        let parent = self.place(of: superview)
        var view = View(
            id: id, content: content, superview: parent, intrinsicContentSize: size,
            contentHugging: AxisPriorities(horizontal: LayoutPriority(hugging), vertical: LayoutPriority(hugging)),
            compressionResistance: AxisPriorities(
                horizontal: LayoutPriority(resistance), vertical: LayoutPriority(resistance)))
        change(&view)
        document.views.append(view)
        document.views[parent].subviews.append(place)
        return place
    }

    package mutating func addGuide(_ id: String, in owner: String = "root") {
        document.guides.append(Document.Guide(id: id, owner: place(of: owner)))
    }

    package mutating func change(_ id: String, _ change: (inout View) -> Void) {
        change(&document.views[place(of: id)])
    }

    /// Adds one constraint a line, in the format's own notation without sums: `a.leading >= 2*b.trailing + 8 @250`.
    package mutating func constrain(_ lines: String) {
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if !words.isEmpty { document.constraints.append(constraint(words)) }
        }
    }

    /// Pins the view `stack` to the root, and adds subviews `v0`, `v1`, … of natural sizes along an axis and 20 points across.
    package mutating func fillStack(with sizes: [Double?], along axis: Axis) {
        constrain(
            """
            stack.leading == root.leading
            stack.top == root.top
            root.trailing == stack.trailing
            root.bottom == stack.bottom
            """)
        for (index, size) in sizes.enumerated() {
            let natural =
                axis == .horizontal
                ? IntrinsicContentSize(width: size, height: 20) : IntrinsicContentSize(width: 20, height: size)
            add("v\(index)", in: "stack", size: natural)
        }
    }

    package mutating func add(_ constraint: Constraint) { document.constraints.append(constraint) }

    package mutating func remove(constraint place: Int) { document.constraints.remove(at: place) }

    package func place(of id: String) -> Int {
        guard let place = document.views.firstIndex(where: { $0.id == id }) else {
            preconditionFailure("no view \(id)")
        }
        return place
    }

    package func solve(_ options: SolveOptions = SolveOptions()) -> SolvedLayout {
        document.solve(measuring: FixedCellText(), options: options)
    }

    private func constraint(_ words: [String]) -> Constraint {
        var words = words
        var priority = LayoutPriority.required
        if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
            priority = LayoutPriority(value)
            words.removeLast()
        }
        let relation: Constraint.Relation =
            words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
        var constraint = Constraint(
            first: .anchor(anchor(words[0])), relation: relation, second: nil, priority: priority)
        if let constant = Double(words[2]) {
            constraint.constant = constant
            return constraint
        }
        let factors = words[2].split(separator: "*").map(String.init)
        if factors.count == 2 { constraint.multiplier = Double(factors[0]) ?? .nan }
        constraint.second = .anchor(anchor(factors[factors.count - 1]))
        if words.count > 4 {
            let sign = words[3] == "-" ? -1.0 : 1.0
            let term = words[4].split(separator: "*")
            if term[term.count - 1] == "space" {
                constraint.systemSpacing = sign * (term.count == 2 ? Double(term[0]) ?? .nan : 1)
            } else {
                constraint.constant = sign * (Double(words[4]) ?? .nan)
            }
        }
        return constraint
    }

    private func anchor(_ text: String) -> Anchor {
        let parts = text.split(separator: ".").map(String.init)
        let attribute = LayoutAttribute.allCases.first { "\($0)" == parts[parts.count - 1] } ?? .left
        if parts.count == 3, let guide = BuiltInGuide(rawValue: parts[1]) {
            return Anchor(.builtInGuide(guide, of: place(of: parts[0])), attribute)
        }
        if let guide = document.guides.firstIndex(where: { $0.id == parts[0] }) {
            return Anchor(.guide(guide), attribute)
        }
        return Anchor(.view(place(of: parts[0])), attribute)
    }
}

extension SolvedLayout {
    /// A view's frame in its superview as `[x, y, width, height]`.
    package func frame(_ id: String, in sketch: LayoutSketch) -> [Double] {
        let frame = views[sketch.place(of: id)].frame
        return [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
    }

    package func codes() -> [String] { diagnostics.map(\.code.rawValue) }
}
