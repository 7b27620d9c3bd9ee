// SPDX-License-Identifier: Apache-2.0
/// What to do about a conflict, the likeliest first.
struct ConflictAdvice {
    let explained: ExplainedReport
    let names: LoggedItemNames
    let smallest: [Int]

    var lines: [String] {
        if let process = explained.report.systemProcess {
            return [
                "The report is of \(process), which is a part of the system, not of an app: nothing needs to be changed."
            ]
        }
        if isOfSystem { return systemLines }
        if let alert { return [alert] }
        let signs = mistakenSigns
        var lines = twins.map { [$0] } ?? turnedRelations + signs + systemConstraintLines
        if let sameTwice { lines.insert(sameTwice, at: 0) }
        if let actionSheet { lines.insert(actionSheet, at: 0) }
        if lines.isEmpty, let line = closedByApp ?? systemSize ?? stackView ?? ownAlone { lines.append(line) }
        let outside = signs.isEmpty ? placedOutside : signs
        if signs.isEmpty { lines += outside }
        if let centred { lines.append(centred) }
        // Not another distance to the wrong side.
        if outside.isEmpty, let line = changes { lines.append(line) }
        return lines
    }

    /// Where the conflict depends on margins.
    var openLines: [String] {
        let lines = twins.map { [$0] } ?? turnedRelations + systemConstraintLines
        return lines.isEmpty ? [ownAlone].compactMap(\.self) : lines
    }

    /// What helps against constraints that the system made, for each kind of them.
    var systemConstraintLines: [String] {
        var lines: [String] = []
        var told: Set<SystemConstraint> = []
        for member in byAxis {
            guard let kind = explained.kinds[member], told.insert(kind).inserted else { continue }
            if let line = advice(kind, member) { lines.append(line) }
        }
        return lines
    }

    /// Frames first, since a mask that was left on is a mistake and not a matter of priorities. Then heights before widths: where both
    /// take part, the height is the one that the content can decide.
    private var byAxis: [Int] {
        func isWidth(_ member: Int) -> Bool {
            guard let equation = explained.report.members[member].equation else { return false }
            return equation.second == nil && equation.first.attribute == .width
        }
        func isMask(_ member: Int) -> Bool { explained.kinds[member] == .autoresizingMask }
        let others = smallest.filter { !isMask($0) }
        return smallest.filter(isMask) + others.filter { !isWidth($0) } + others.filter(isWidth)
    }

    private func advice(_ kind: SystemConstraint, _ member: Int) -> String? {
        guard let equation = explained.report.members[member].equation else { return nil }
        let item = names.name(of: equation.first.item)
        let size = Self.size(equation)
        let yielding = YieldingMember(to: member, of: explained, smallest)?.text
        switch kind {
        case .encapsulatedSize, .presumedSize: return heldSize(kind, member, equation, yielding)
        case .autoresizingMask: return autoresizingMask(member, equation, yielding)
        case .temporarySize:
            let end = yielding.map { " Give \($0) priority 999: it yields then, and holds afterwards." } ?? ""
            return "UIKit gives \(item) \(size) for a moment, to measure it." + end
        case .stackViewHiding:
            let hasSpacing = smallest.contains { explained.report.members[$0].identifier == "UISV-spacing" }
            let end =
                yielding.map { " Give \($0) priority 999, so that it can be closed." }
                ?? (hasSpacing ? " Its own spacing remains: set that to 0, or hide its arranged subviews, too." : "")
            return "A stack view closes up \(item), which is hidden." + end
        case .fittingSize:
            return
                "systemLayoutSizeFitting asks for \(size) at required priority. Ask with fittingSizeLevel on this axis"
                + (yielding.map { ", or give \($0) priority 999." } ?? ".")
        case .prototyping:
            return
                "Interface Builder fixes \(item), which has too few constraints of its own. Add those that are missing, or "
                + "mark the placeholder to be removed at build time."
        case .scrollContent:
            return
                "\(item) makes this constraint itself, from its content and insets (UIScrollView); it is made by the system, not by the app. "
                + "If the size is negative, check contentInset and the sizes that the content is given; otherwise nothing needs to be changed."
        case .marginGuide, .safeAreaGuide, .layoutSupport, .stackView, .baseline, .other, .privateViews, .xibFrame:
            return nil
        }
    }

    /// `a height of 44`
    static func size(_ equation: LoggedConstraint.Equation) -> String {
        "a \(equation.first.attribute == .width ? "width" : "height") of \(ConstraintWords.number(equation.constant))"
    }

    // MARK: Sizes that are not the content's to decide

    private func holder(_ kind: SystemConstraint, _ equation: LoggedConstraint.Equation) -> SizeHolder {
        SizeHolder(
            of: equation, kind,
            isOutermost: explained.system.superviews.superview(of: equation.first.item.key) == nil,
            isAppKit: explained.report.isAppKit)
    }

    private func heldSize(
        _ kind: SystemConstraint, _ member: Int, _ equation: LoggedConstraint.Equation, _ yielding: String?
    ) -> String? {
        let item = names.name(of: equation.first.item)
        let holder = holder(kind, equation)
        let isWidth = equation.first.attribute == .width
        let words = kind == .presumedSize ? "most likely \(holder.words)" : holder.words
        let owner = "\(words.prefix(1).uppercased())\(words.dropFirst()) gives \(item) \(Self.size(equation))"
        if equation.constant.value == 0 {
            let end =
                yielding.map { " Give \($0) priority 999: it yields until then, and holds afterwards." }
                ?? " The constraints against that are the system's: the report is harmless if the view has its size later."
            return owner + ", because it is laid out before it has its size." + end
        }
        let wanted = wantedSize(member).map { "\(isAtLeast ? "at least " : "")\($0)" }
        switch holder {
        case .window:
            // Unless a frame is at fault.
            let isMasked = smallest.contains {
                explained.kinds[$0] == .autoresizingMask && explained.report.members[$0].maskedItem?.isPrivate == false
            }
            return isMasked ? nil : filledWindow(equation)
        case .tableColumn:
            let wider = wanted.map { " Make the column \($0) wide" } ?? " Make the column wider"
            return owner + "." + wider + (yielding.map { ", or give \($0) priority 999." } ?? ".")
        case .tableView where equation.first.attribute == .width:
            let own = smallest.filter { explained.kinds[$0] == nil }
            let other =
                isLeftOver(member) == false ? "ask for less" : "remove \(Self.choice(own))"
            let end = yielding.map {
                " If the width is only for a moment, as in an animation, give \($0) priority 999. Otherwise \(other)."
            }
            return owner + ", which its content does not decide." + (end ?? "")
        default:
            let made = wanted.map { "make \(holder.part(of: item)) \($0) \(isWidth ? "wide" : "tall")" }
            guard let yielding else {
                let margins = smallest.contains { explained.kinds[$0] == .marginGuide }
                return owner + "."
                    + (made.map { " M" + $0.dropFirst() + (margins ? ", or its layout margins smaller." : ".") } ?? "")
            }
            return owner
                + ". If the content is to decide that, give \(yielding) priority 999: it yields while the size is still "
                + "an estimate."
                + (isRounding
                    ? rounding(holder)
                    : made.map { " Otherwise \($0)." } ?? "")
        }
    }

    private func rounding(_ holder: SizeHolder) -> String {
        if case .tableView = holder {
            return
                " Otherwise leave room for a pixel: the height is rounded to whole pixels, and a separator takes one of a row."
        }
        return " Otherwise round the constants: such a size is in whole pixels."
    }

    /// Advice for a view controller's view: the content has to suit the window, not the other way round.
    private func filledWindow(_ equation: LoggedConstraint.Equation) -> String? {
        let item = names.name(of: equation.first.item)
        let isWidth = equation.first.attribute == .width
        let own = smallest.filter { explained.kinds[$0] == nil }
        let choice = own.count > 6 ? "one of the app's constraints" : Self.choice(own)
        guard !own.isEmpty else { return nil }
        return
            "\(item) is as \(isWidth ? "wide" : "tall") as a screen: most likely it is the view of a view controller, and the "
            + "window gives it this \(isWidth ? "width" : "height"). Remove \(choice), or give it priority 999."
    }

    /// `one of [0], [1] and [2]`
    private static func choice(_ members: [Int]) -> String {
        members.count == 1 ? "[\(members[0])]" : "one of \(ConstraintWords.list(members))"
    }

    private func autoresizingMask(
        _ member: Int, _ equation: LoggedConstraint.Equation, _ yielding: String?
    ) -> String? {
        guard let masked = explained.report.members[member].maskedItem else { return nil }
        let masks = smallest.filter { explained.kinds[$0] == .autoresizingMask }
        if masks.count == smallest.count, masks.count > 1 { return framesAlone }
        if let xib = smallest.first(where: { explained.kinds[$0] == .xibFrame }) {
            return
                "Xcode generates [\(xib)] for a view of a xib that has no constraints of its own there, and \(names.name(of: masked)) has its "
                + "frame from the view around it: its size in the xib differs from the size that it has, which is rounded to whole pixels. "
                + "Give it constraints in the xib, or whole numbers as its size; nothing needs to be changed in code."
        }
        if masked.isPrivate, let pin = pin(of: masked) {
            return
                "\(names.name(of: masked)) is pinned by [\(pin)] and still has constraints made from its frame. Set "
                + "translatesAutoresizingMaskIntoConstraints to false on it if the app places it; if the system does, remove "
                + "[\(pin)] or give it priority 999."
        }
        if masked.isPrivate {
            return yielding.map {
                "The system gives \(names.name(of: masked)) its frame. Give \($0) priority 999: it yields to that."
            }
        }
        // Windows and the like always have a frame, and so has the view of a view controller.
        var owners: [String] = []
        for other in masks {
            guard let item = explained.report.members[other].maskedItem, !item.isPrivate, !item.alwaysHasFrame,
                !isScreen(other), !explained.report.members[other].items.contains(where: \.isFrameOfWindow)
            else { continue }
            let name = names.name(of: item)
            if !owners.contains(name) { owners.append(name) }
        }
        guard !owners.isEmpty else {
            if isScreen(member) { return filledWindow(equation) }
            let own = smallest.filter { explained.kinds[$0] == nil }
            if masked.isClipView, !own.isEmpty, own.count <= 6 {
                return
                    "The scroll view places \(names.name(of: masked)), with room for its scrollers. Remove \(Self.choice(own)), "
                    + "or give it priority 999."
            }
            let item = names.name(of: masked)
            return yielding.map {
                "\(item) has the size of its frame. Set the frame before there is content, or give \($0) priority 999."
            }
        }
        let isOne = owners.count == 1
        return
            "\(ConstraintWords.list(owners)) still \(isOne ? "has" : "have") constraints made from \(isOne ? "its frame" : "their frames"). Set "
            + "translatesAutoresizingMaskIntoConstraints to false where constraints place \(isOne ? "it" : "them")"
            + (yielding.map { "; where a parent sizes \(isOne ? "it" : "them") by frame, give \($0) priority 999." }
                ?? ".")
    }

    /// A constraint of the app that places an item in what it is in.
    private func pin(of item: LoggedItem) -> Int? {
        smallest.first { member in
            guard explained.kinds[member] == nil, let equation = explained.report.members[member].equation,
                let second = equation.second, !equation.first.attribute.isSize
            else { return false }
            let outer = explained.system.superviews.superview(of: item.key)
            return [(equation.first, second), (second, equation.first)].contains {
                $0.item.key == item.key && ($1.item.isSuperview || $1.item.key == outer)
            }
        }
    }

    /// Whether a mask gives an item the size of a screen.
    private func isScreen(_ member: Int) -> Bool {
        guard let equation = explained.report.members[member].equation, equation.second == nil,
            case .window = holder(.autoresizingMask, equation)
        else { return false }
        return true
    }

    /// Where nothing but frames and masks takes part.
    private var framesAlone: String {
        let nothing = "Only frames and autoresizing masks take part, no constraint of the app."
        guard let room = explained.sum?.room.member, let equation = explained.report.members[room].equation,
            let wanted = wantedSize(room)
        else { return nothing }
        let size = "\(isAtLeast ? "at least " : "")\(wanted) \(equation.first.attribute == .width ? "wide" : "tall")"
        return nothing
            + " Make \(names.name(of: equation.first.item)) \(size) before views are added to it. If they are not the "
            + "app's, nothing needs to be changed."
    }

    /// A size of 0 of the app's own, which the content does not fit into.
    private var closedByApp: String? {
        guard let room = explained.sum?.room.member, explained.sum?.have == 0, explained.kinds[room] == nil,
            let equation = explained.report.members[room].equation,
            let yielding = YieldingMember(to: room, of: explained, smallest.filter { $0 != room })?.text
        else { return nil }
        return
            "[\(room)] closes \(names.name(of: equation.first.item)). Give \(yielding) priority 999, so that the view can "
            + "be closed, or deactivate [\(room)] while the view is open."
    }

    /// The size of a view that only the system makes.
    private var systemSize: String? {
        guard let room = explained.sum?.room.member, let kind = explained.kinds[room],
            kind == .privateViews || kind == .other, let equation = explained.report.members[room].equation,
            let yielding = YieldingMember(to: room, of: explained, smallest)?.text
        else { return nil }
        let gives = "The system gives \(names.name(of: equation.first.item)) \(Self.size(equation))"
        return equation.constant.value == 0
            ? "\(gives), because it is laid out before it has its size. Give \(yielding) priority 999: it yields until then, and "
                + "holds afterwards." : "\(gives). Give \(yielding) priority 999: it yields to that."
    }

    /// The system's size of 0 in a list that is cut off: it is what such a report most often comes from. Nil if there
    /// is none, or more than one.
    var emptySize: String? {
        let sizes = readable.filter { member in
            guard let equation = explained.report.members[member].equation, let kind = explained.kinds[member] else {
                return false
            }
            return kind.isImposedSize && kind != .stackViewHiding && equation.second == nil
                && equation.first.attribute.isSize && equation.relation == .equal && equation.constant.value == 0
        }
        guard sizes.count == 1, let equation = explained.report.members[sizes[0]].equation else { return nil }
        let item = names.name(of: equation.first.item)
        let isFrame = explained.kinds[sizes[0]] == .autoresizingMask
        return
            "Most likely it is the \(equation.first.attribute == .width ? "width" : "height") of 0 in [\(sizes[0])]: "
            + (isFrame ? "\(item) has no frame yet" : "\(item) is laid out before it has its size")
            + ". A constraint of the app that does not fit into that can have priority 999: it yields until then."
    }

    // MARK: The system's own conflicts

    private var items: [LoggedItem] {
        smallest.flatMap { explained.report.members[$0].items }.filter { !$0.isSuperview && !$0.isGuide }
    }

    /// Whether no view and no constraint of the app takes part. Bars and views with a name of their own may be the system's.
    var isOfSystem: Bool {
        readable.allSatisfy { explained.kinds[$0] != nil } && items.contains(where: \.isPrivate)
            && items.allSatisfy { $0.isPrivate || $0.mayBePartOfBar || $0.isBar }
    }

    private var readable: [Int] { smallest.filter { explained.report.members[$0].equation != nil } }

    private var systemLines: [String] {
        let nothing =
            readable.count == smallest.count
            ? "Only views and constraints of the system take part, none of the app: nothing needs to be changed."
            : "As far as the list can be read, only views and constraints of the system take part. If that is so of all of it, "
                + "nothing needs to be changed."
        let nearest = nearestOwnView.map {
            [
                "The nearest view of the app is \($0): if anything is to be changed, it is its size, or a constraint inside of it."
            ]
        }
        var lines = [nothing] + (nearest ?? [])
        if items.contains(where: { $0.className == "_UIToolbarContentView" }) {
            lines.append(
                "The report does not appear if the UIToolbar has a frame other than zero before items are added to it.")
        }
        return lines
    }

    /// The first view in the whole list of a class that is not the system's, beside wrappers that are.
    private var nearestOwnView: String? {
        explained.report.members.flatMap { $0.items + $0.names.map(\.item) }.first {
            guard let name = $0.className, !$0.isPrivate, !$0.isGuide, !$0.isSuperview else { return false }
            return !name.hasPrefix("UI") && !name.hasPrefix("NS")
        }.map(names.name)
    }

    /// Advice on the views of an alert, which an app may add views and constraints to.
    private var alert: String? {
        guard items.contains(where: { $0.className?.hasPrefix("_UIAlertController") == true }),
            items.allSatisfy({ $0.isPrivate || $0.className == "UIView" })
        else { return nil }
        return
            "The views are those of a UIAlertController. If the app adds nothing to it, nothing needs to be changed; otherwise remove "
            + "what it adds, or give it priority 999."
    }

    /// A known constraint of UIKit that cannot hold by itself.
    private var actionSheet: String? {
        guard smallest.count == 1, let equation = explained.report.members[smallest[0]].equation,
            equation.first.item.className == "UIView", equation.first.attribute == .width, equation.second == nil,
            equation.relation == .equal, equation.constant.value == -16,
            explained.report.members.flatMap(\.items).allSatisfy({ $0.isPrivate || $0.className == "UIView" })
        else { return nil }
        return
            "Action sheets (UIAlertController) of iOS 12.2 to 13 make this constraint, a known bug of UIKit that does not show. If "
            + "one is presented here, nothing needs to be changed."
    }
}

extension LoggedConstraint {
    /// The item whose frame and autoresizing mask the constraint is made from: never the superview.
    var maskedItem: LoggedItem? {
        let superview = names.first { $0.name == "|" }?.item.key
        return [equation?.first.item, equation?.second?.item].compactMap { $0 }
            .first { !$0.isSuperview && $0.key != superview }
    }
}
