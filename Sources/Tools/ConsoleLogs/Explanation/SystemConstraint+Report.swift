// SPDX-License-Identifier: Apache-2.0

extension SystemConstraint {
    /// The kind of each member of a report, by itself and by what is around it; nil if the app made it.
    static func kinds(of report: ConflictReport, in superviews: Superviews) -> [SystemConstraint?] {
        // Masonry prints its own descriptions, without identifiers.
        let hasNoIdentifiers =
            report.members.contains { $0.className == "MASLayoutConstraint" }
            && report.members.allSatisfy { $0.identifier == nil }
        let sized = hasNoIdentifiers ? report.outermostItems(superviews) : []
        return report.members.map { member in
            if let kind = SystemConstraint(member) { return kind }
            if member.isBetweenPrivateViews { return .privateViews }
            if !hasNoIdentifiers, member.isCellWithoutSize { return .presumedSize }
            guard hasNoIdentifiers, member.className == "NSLayoutConstraint", let equation = member.equation,
                equation.second == nil, equation.relation == .equal, equation.first.attribute.isSize
            else { return nil }
            if equation.first.item.className == "UITableViewCellContentView" { return .encapsulatedSize }
            return sized.contains(equation.first.item.key) ? .presumedSize : nil
        }
    }
}

extension ConflictReport {
    /// Items that others are placed in or against, and that are placed in no other themselves.
    fileprivate func outermostItems(_ superviews: Superviews) -> Set<String> {
        var placed: Set<String> = []
        var others: Set<String> = []
        for equation in members.compactMap(\.equation) where !equation.first.attribute.isSize {
            placed.insert(equation.first.item.key)
            if let second = equation.second { others.insert(second.item.key) }
        }
        return others.filter { superviews.superview(of: $0) == nil }.subtracting(placed)
    }
}

extension LoggedConstraint {
    /// Identifiers with which UIKit marks constraints of its bars and of the keyboard.
    private static let identifiersOfParts = ["IB_", "TB_", "accessoryView.", "assistantView.", "assistantHeight"]

    /// A cell's content without a size, which nothing but the table is at, even where its identifier is not printed.
    fileprivate var isCellWithoutSize: Bool {
        guard identifier == nil, let equation, equation.second == nil, equation.relation == .equal else { return false }
        return equation.first.item.className == "UITableViewCellContentView" && equation.first.attribute.isSize
            && equation.constant.value == 0
    }

    fileprivate var isBetweenPrivateViews: Bool {
        let views = items.filter { !$0.isSuperview && !$0.isGuide }
        guard views.contains(where: \.isPrivate) else { return false }
        return views.allSatisfy(\.isPrivate)
            || Self.identifiersOfParts.contains { identifier?.hasPrefix($0) == true }
            || views.contains(where: \.isPartOfBar) && views.allSatisfy { $0.isPrivate || $0.mayBePartOfBar }
    }
}

extension LoggedItem {
    /// A layout guide, which a view of the app may have as well as one of the system.
    var isGuide: Bool { className?.hasSuffix("LayoutGuide") == true }

    /// Whether it is a guide that a view of the system's own classes has; the content of a scroll view has a size as views have.
    var isGuideOfSystem: Bool {
        guard isGuide, let label, !label.contains("contentLayoutGuide") else { return false }
        return label.hasPrefix("UI") || label.hasPrefix("_UI") || label.hasPrefix("NS")
    }

    /// A bar of UIKit, which has its size from its controller.
    var isBar: Bool { ["UIToolbar", "UINavigationBar", "UITabBar"].contains(className) }

    /// A view that has the size of its frame, regardless of what it contains.
    var alwaysHasFrame: Bool { ["UIWindow", "NSWindow"].contains(className) || isClipView }

    /// What AppKit draws around a window's content view, which follows it by its mask.
    var isFrameOfWindow: Bool { ["NSNextStepFrame", "NSThemeFrame"].contains(className) }

    /// The part of a scroll view of AppKit that shows the document, which the scroll view places.
    var isClipView: Bool { className?.hasSuffix("ClipView") == true }

    /// A view in a bar's button; apps do not place views of their own there.
    fileprivate var isPartOfBar: Bool {
        let parts = ["_UIBackButton", "_UIModernBarButton", "_UIButtonBarButton", "_UIButtonBarStackView"]
        return parts.contains { classNameOrName?.hasPrefix($0) == true }
    }

    /// Whether it may be a plain view of a bar, or one that UIKit has given a name, such as `BackButton`.
    var mayBePartOfBar: Bool { className == "UIView" || className == nil && name != nil }

    /// A private view may be printed by its own name, which is its class.
    private var classNameOrName: String? { className ?? name }

    /// Whether its class is one that apps cannot use.
    var isPrivate: Bool {
        guard let name = classNameOrName, !isGuide else { return false }
        let prefixes = [
            "_UI", "_NS", "UIKeyboard", "UIRemoteKeyboard", "UIKB", "SystemInputAssistant", "UISystemInputAssistant",
            "UIInputSet", "UITextEffects", "UIKit.", "UIKitCore.", "NSFunctionRow", "NSTouchBarView",
            // The keyboard. A library for chats has this prefix, too.
            "TUIKeyboard", "TUIKeyplane", "TUIPredictionView", "TUISystemInputAssistant", "TUIInputAssistant",
            "TUICandidate",
            // The Messages app, the Home Screen and its search.
            "CKMessageEntry", "CKTranscript", "CKConversationList", "SBIcon", "SBHomeScreen", "SBDashBoard", "SBFolder",
            "SPUISearch", "SPUIHeader",
            // Views that controllers put around those of the app.
            "UILayoutContainerView", "UIViewControllerWrapperView", "UINavigationTransitionView", "UITransitionView",
            "UIDropShadowView", "UITableViewWrapperView", "UIButtonLabel", "NSToolbarView", "NSToolbarItemViewer",
            "NSTitlebar",
            "NSThemeFrame", "FI_T",
        ]
        if prefixes.contains(where: { name.hasPrefix($0) }) { return true }
        // Mangled; Markdown turns the underscores into asterisks.
        let mangled = name.drop { $0 == "_" || $0 == "*" }
        return ["TtC", "TtGC", "TtCC"].contains { kind in
            ["5UIKit", "9UIKitCore"].contains { mangled.hasPrefix(kind + $0) }
        }
    }
}
