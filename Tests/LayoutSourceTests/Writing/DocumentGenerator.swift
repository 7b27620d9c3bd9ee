// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import RandomTestSupport

@testable import LayoutSource

/// Makes valid documents of every key of the format, from the shapes that the reader checks with.
///
/// Each part is made from a branch of the seed that bears the part's name, and names are chosen by rank rather than by
/// number, so that a new view type or key changes the documents that it appears in and no others.
struct DocumentGenerator {
    private var random: SplitMix
    private let types: [ViewType]
    private let hiddenKeys: Set<String>
    private var platform = Platform.ios
    private var views: [(id: String, type: ViewType)] = []
    private var guides: [String] = []
    private var metrics: [String] = []

    /// - Parameters:
    ///   - types: the view types that it makes.
    ///   - hiddenKeys: keys of views that it never writes.
    init(seed: UInt64, types: [ViewType] = ViewType.allCases, hiddenKeys: Set<String> = []) {
        random = SplitMix(seed: seed)
        self.types = types
        self.hiddenKeys = hiddenKeys
    }

    mutating func document() -> JSONOutput {
        platform = chance(5) ? .macos : .ios
        metrics = (0..<count(3)).map { "m\($0)" }
        let root = view(depth: 0)
        var members: [JSONOutput.Member] = [.init("root", root)]
        func add(_ key: String, _ value: JSONOutput?) { if let value { members.append(.init(key, value)) } }
        if platform == .macos { add("platform", .string("macos")) }
        if chance(3) { add("profile", .string(platform == .macos ? "macos14" : pick(["ios12", "ios17", "ios26"]))) }
        for key in ["$schema", "name", "description"] where chance(3) { add(key, .string(text())) }
        if !chance(4) { add("canvas", canvas()) }
        if !metrics.isEmpty {
            add("metrics", metricValues(metrics))
            if chance(3) {
                add(
                    "variations",
                    .array([
                        .object([
                            "when": value(.reference(.sizeClasses)), "metrics": metricValues([pick(metrics)]),
                        ])
                    ]))
            }
        }
        add("constraints", .array((0..<count(8)).map { _ in constraint(owner: nil) }))
        if chance(3) {
            add(
                "variants",
                .members(
                    (0..<2).map { place in
                        .init(
                            "v\(place)",
                            .object([
                                "canvas": chance(3) ? nil : canvas(),
                                "metrics": metrics.isEmpty || chance(2) ? nil : metricValues([pick(metrics)]),
                            ]))
                    }))
        }
        if chance(4) {
            add(
                "fit",
                .array([
                    .object([
                        "item": .string(pick(views).id),
                        "target": value(Shape.fitting.key("target")?.shape ?? .anything),
                        "h": chance(2) ? nil : value(Shape.priority),
                    ])
                ]))
        }
        if chance(5) { add("fonts", .object(["directories": .array([.string("fonts"), .string(text())])])) }
        return .members(shuffled(members))
    }

    /// In an order that each key has on its own.
    private func shuffled(_ members: [JSONOutput.Member]) -> [JSONOutput.Member] {
        members.map { member -> (UInt64, JSONOutput.Member) in
            var branch = random.branch(member.key)
            return (branch.next(), member)
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// What is made in a branch leaves the other draws as they are.
    private mutating func branch<Value>(_ label: String, _ make: (inout Self) -> Value) -> Value {
        let outer = random
        defer { random = outer }
        random = outer.branch(label)
        return make(&self)
    }

    // MARK: Views

    private mutating func view(depth: Int) -> JSONOutput {
        let type = depth == 0 ? .view : pickType()
        let isNamed = depth == 0 || !chance(5)
        let id = "\(pick(["v", "item-", "_x"]))\(views.count)"
        if isNamed { views.append((id, type)) }
        var members: [JSONOutput.Member] = isNamed ? [.init("id", .string(id))] : []
        if type != .view || chance(3) { members.append(.init("type", .string(type.rawValue))) }
        var children: [String] = []
        if depth < 3, [.view, .stackView, .scrollView].contains(type) {
            let inner = (0..<count(depth == 0 ? 4 : 3)).map { place in
                branch("child \(place)") { $0.view(depth: depth + 1) }
            }
            children = inner.compactMap { child in
                guard case .members(let members) = child, case .string(let id)? = members.first?.value,
                    members.first?.key == "id"
                else { return nil }
                return id
            }
            if !inner.isEmpty { members.append(.init("children", .array(inner))) }
        }
        if chance(4) {
            let guide = "guide\(guides.count)"
            guides.append(guide)
            members.append(.init("guides", .array([.object(["id": .string(guide)])])))
        }
        members += branch("keys") { $0.keys(of: Shape.view.keys, type: type, oneIn: 5, children: children) }
        if depth > 0 {
            if chance(8) { members.append(.init("when", value(.reference(.sizeClasses)))) }
            if chance(12) { members.append(.init("removed", .boolean(true))) }
        }
        if chance(6) {
            let variation = keys(of: Shape.viewVariation.keys, type: type, oneIn: 4, children: children)
            members.append(
                .init(
                    "variations",
                    .array([.members([.init("when", value(.reference(.sizeClasses)))] + variation)])))
        }
        if isNamed, chance(4) { members.append(.init("constraints", .array([constraint(owner: id)]))) }
        return .members(members)
    }

    private static let ownKeys = [
        "id", "type", "children", "guides", "constraints", "when", "variations", "removed", "$schema",
    ]

    private mutating func keys(
        of keys: [ObjectShape.Key], type: ViewType, oneIn: Int, children: [String]
    ) -> [JSONOutput.Member] {
        var members: [JSONOutput.Member] = []
        for key in keys where !Self.ownKeys.contains(key.name) && !hiddenKeys.contains(key.name) {
            guard let member = branch(key.name, { $0.chance(oneIn) ? $0.member(key, type, children, members) : nil })
            else { continue }
            members.append(member)
        }
        return members
    }

    private mutating func member(
        _ key: ObjectShape.Key, _ type: ViewType, _ children: [String], _ members: [JSONOutput.Member]
    ) -> JSONOutput.Member? {
        // Documents are written with all uses written out.
        guard !["use", "with", "repeat"].contains(key.name) else { return nil }
        // A variation's keys bear no types.
        guard Shape.view.key(key.name)?.types?.contains(type) ?? true else { return nil }
        let rivals = Shape.view.exclusive.filter { $0.contains(key.name) }.flatMap(\.self)
        guard !members.contains(where: { rivals.contains($0.key) }) else { return nil }
        guard !StackViewKeys.only(onOtherThan: platform).contains(where: { $0.name == key.name }) else { return nil }
        if case .dictionary(let element, _, _, _) = key.shape {
            return children.first.map { .init(key.name, .members([.init($0, value(element))])) }
        }
        if key.name == "distribution", platform == .ios {
            return .init(key.name, .string(pick(["fill", "fillEqually", "equalSpacing"])))
        }
        return .init(key.name, value(key.shape))
    }

    // MARK: Constraints

    private mutating func constraint(owner: String?) -> JSONOutput {
        let known = views.filter { _ in true }
        let (a, b) = (owner == nil ? pick(known).id : "self", pick(known).id)
        let metric = metrics.isEmpty ? "4.25" : pick(metrics)
        let priority = chance(2) ? "" : " @\(pick(["250", "defaultHigh", "999.5", metrics.isEmpty ? "1" : "required"]))"
        let when: JSONOutput? = chance(4) ? value(.reference(.sizeClasses)) : nil
        let identifier: JSONOutput? = chance(4) ? .string(pick(["row", "it's", "both ' and \"", "ü"])) : nil
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .string("\(a).width = \(metric)\(priority) 'fixed'")
        case 1: return .string("\(b).top >= 2 * \(metric) + \(a).bottom - 1/3\(priority)")
        case 2:
            return .object([
                "equation": .string("(\(a).leading - \(b).trailing) <= 0.5 * \(b).height + \(metric)"),
                "isActive": chance(2) ? .boolean(false) : nil, "when": when, "identifier": identifier,
            ])
        case 3:
            return .object([
                "vfl": .string("\(pick(["H:", "V:"]))[\(a)(\(metric)@750)]-(>=\(metric),8@20)-[\(b)]"),
                "isActive": chance(3) ? .boolean(false) : nil, "when": when, "identifier": identifier,
                "priority": chance(3) ? value(Shape.priority) : nil,
            ])
        case 4:
            return .object([
                "firstItem": .string(a), "firstAttribute": .string("leading"),
                "relation": .string(pick(["equal", "<=", "≥"])), "secondItem": .string(b),
                "secondAttribute": .string("trailing"), "constant": .string("systemSpacing"), "multiplier": number(),
                "when": when,
            ])
        case 5: return .string("\(a).baseline = \(b).firstBaseline + \(metric) - systemSpacing")
        case 6: return .string("\(pick(known).id).safeAreaLayoutGuide.height = -0.125 * \(b).width\(priority)")
        default:
            return .object([
                "firstItem": .string(a), "firstAttribute": .string("width"), "secondItem": .string(b),
                "secondAttribute": .string("height"), "multiplier": .string("16:9"),
                "constant": metrics.isEmpty ? number() : .string(metric), "identifier": identifier, "when": when,
                "variations": chance(2)
                    ? nil
                    : .array([
                        .object([
                            "when": value(.reference(.sizeClasses)), "constant": number(),
                            "isActive": chance(2) ? .boolean(false) : nil,
                            "priority": chance(2) ? value(Shape.priority) : nil,
                        ])
                    ]),
            ])
        }
    }

    // MARK: Values

    /// Any value of a shape.
    private mutating func value(_ shape: Shape) -> JSONOutput {
        switch shape {
        case .notation(.pathData):
            return .string(pick(["M 0 0 L 20 10.5 Z", "M 1 2 C 3 4 5 6 7 8", "M 0 0 L 1 0 M 4 4 L 5 5"]))
        case .anything, .string, .notation: return .string(text())
        case .identifier: return .string(pick(views).id)
        case .color: return .string(pick(["red", "RebeccaPurple", "#abc", "#12345678", "transparent", "#0f0f"]))
        case .number(let range):
            let low = max(range.lower, -500)
            let high = min(range.upper, 900)
            let value = Double.random(in: low...high, using: &random)
            return .exact(chance(2) ? value : max(value.rounded(), low + (range.excludesLower ? 1 : 0)))
        case .integer(let range):
            return .integer(Int.random(in: range.lowerBound...min(range.upperBound, 9), using: &random))
        case .boolean: return .boolean(chance(2))
        case .choice(let names, let aliases, _): return .string(random.choice(of: names + aliases) ?? "")
        case .list(let element, let count):
            return .array((0..<(count?.lowerBound ?? self.count(4))).map { _ in value(element) })
        case .unchecked(let shape): return value(shape)
        case .dictionary(let element, _, _, _): return .members([.init("key", value(element))])
        case .object(let object):
            return .members(
                object.keys.compactMap { key in
                    branch(key.name) { generator in
                        key.isRequired || generator.chance(2) ? .init(key.name, generator.value(key.shape)) : nil
                    }
                })
        case .reference(let name): return value(name.shape)
        case .either(let shapes, _): return value(pick(shapes))
        }
    }

    private mutating func canvas() -> JSONOutput {
        guard case .members(var members) = value(.reference(.canvas)) else { return .object([:]) }
        for place in members.indices where ["width", "height"].contains(members[place].key) {
            members[place].value = .exact(Double(Int.random(in: 200...1400, using: &random)) + (chance(3) ? 0.5 : 0))
        }
        for place in members.indices where members[place].key == "scale" {
            members[place].value = .exact(pick([1, 2, 2.5, 3]))
        }
        return .members(members)
    }

    private mutating func metricValues(_ names: [String]) -> JSONOutput {
        .members(names.map { .init($0, .integer(Int.random(in: 1...90, using: &random))) })
    }

    private mutating func number() -> JSONOutput { value(.number(.init(lower: -40, upper: 40))) }

    private mutating func text() -> String {
        pick(["", "Name", "Line\none", "\u{1F600} ü \u{0}", "\"quoted\" \\ '", String(repeating: "long ", count: 30)])
    }

    private mutating func pickType() -> ViewType {
        random.choice(of: types.map(\.rawValue)).flatMap(ViewType.init(rawValue:)) ?? .view
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

    private mutating func count(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &random) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }
}
