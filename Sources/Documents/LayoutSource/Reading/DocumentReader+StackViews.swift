// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Stack views: UIStackView's keys on iOS, NSStackView's on macOS.
extension DocumentReader {
    private typealias StackView = ViewContent.StackView

    mutating func readStackView(_ value: JSONValue) -> ViewContent.StackView {
        checkPlatform(ofStackView: value)
        var stack = StackView.standard(on: platform)
        stack.axis = value.choice("axis", Axis.self) ?? stack.axis
        stack.distribution = value.choice("distribution", StackView.Distribution.self) ?? stack.distribution
        stack.alignment = value.choice("alignment", StackView.Alignment.self) ?? stack.alignment
        stack.spacing = value.number("spacing") ?? stack.spacing
        stack.customSpacing = settings(value["customSpacing"]) { $0.number }
        stack.isBaselineRelativeArrangement = value.boolean("isBaselineRelativeArrangement") ?? false
        stack.isLayoutMarginsRelativeArrangement = value.boolean("isLayoutMarginsRelativeArrangement") ?? false
        guard platform == .macos else { return stack }
        stack.gravity = settings(value["gravity"]) { $0.string.flatMap { StackView.Gravity(rawValue: $0) } }
        stack.detachesHiddenViews = value.boolean("detachesHiddenViews") ?? true
        if let insets = value["edgeInsets"] { stack.edgeInsets = EdgeInsets(insets) }
        stack.visibilityPriority = settings(value["visibilityPriority"]) { value in
            value.string.flatMap(VisibilityPriorityName.value) ?? value.number.map { LayoutPriority(Float($0)) }
        }
        stack.clippingResistance = readPriorities(value["clippingResistance"], default: stack.clippingResistance)
        return stack
    }

    private func settings<Value>(
        _ value: JSONValue?, _ read: (JSONValue) -> Value?
    ) -> [ViewContent.StackView.Setting<Value>] {
        value?.members.compactMap { member in
            read(member.value).map { ViewContent.StackView.Setting(member.key, $0) }
        } ?? []
    }

    /// Each platform's stack view has keys that the other does not have.
    private mutating func checkPlatform(ofStackView value: JSONValue) {
        for key in StackViewKeys.only(onOtherThan: platform) {
            guard let member = value.member(key.name) else { continue }
            findings.report(
                .unknownKey, "\(platform.stackViewClass) has no \(key.name): \(key.instead(on: platform))",
                at: member.keyRange)
        }
        guard platform == .ios, let distribution = value["distribution"],
            distribution.string == StackView.Distribution.gravityAreas.rawValue
        else { return }
        findings.report(
            .unknownValue, "UIStackView has no gravity areas: they are NSStackView's, on platform macos",
            at: distribution.range)
    }

    /// The keys whose members are named for arranged subviews.
    static let arrangedSubviewKeys = ["customSpacing", "gravity", "visibilityPriority"]

    mutating func resolveArrangedSubviews() {
        for (stack, members) in arrangedSettings {
            let names = views[stack].subviews.map { views[$0].id }
            let known = Set(names)
            for member in members
            where !known.contains(member.key) && knowsAllNames && !findings.excused.contains(member.key) {
                findings.report(
                    .unknownItem, "no arranged subview named '\(member.key.shortened)' in the stack view",
                    at: member.keyRange,
                    meant: findings.nearest(member.key, among: names))
            }
        }
    }
}

/// The keys that only one platform's stack view has.
struct StackViewKeys {
    var name: String
    var platform: Platform
    /// The corresponding key on the other platform.
    private var counterpart: String?

    static func only(onOtherThan platform: Platform) -> [StackViewKeys] { all.filter { $0.platform != platform } }

    func instead(on other: Platform) -> String {
        let owner = "that is \(platform.stackViewClass)'s, on platform \(platform.rawValue)"
        guard let counterpart else { return owner }
        return "\(owner); instead: \(counterpart)"
    }

    private static let all = [
        StackViewKeys(name: "isBaselineRelativeArrangement", platform: .ios),
        StackViewKeys(name: "isLayoutMarginsRelativeArrangement", platform: .ios, counterpart: "edgeInsets"),
        StackViewKeys(name: "gravity", platform: .macos),
        StackViewKeys(name: "detachesHiddenViews", platform: .macos),
        StackViewKeys(
            name: "edgeInsets", platform: .macos,
            counterpart: "layoutMargins with isLayoutMarginsRelativeArrangement"),
        StackViewKeys(name: "visibilityPriority", platform: .macos),
        StackViewKeys(name: "clippingResistance", platform: .macos),
    ]
}

extension Platform {
    fileprivate var stackViewClass: String { self == .ios ? "UIStackView" : "NSStackView" }
}

/// NSStackView's own names for visibility priorities.
enum VisibilityPriorityName {
    static let all = ["mustHold", "detachOnlyIfNecessary", "notVisible"]

    static func value(_ name: String) -> LayoutPriority? {
        switch name {
        case "mustHold": .required
        case "detachOnlyIfNecessary": LayoutPriority(900)
        case "notVisible": LayoutPriority(0)
        default: nil
        }
    }
}
